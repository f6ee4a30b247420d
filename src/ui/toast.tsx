import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useToastPlace } from './toast-place.ts'
import { type ShownToast, type ToastKind, toastDuration, toasts } from './toast-store.ts'

export { showToast, type ToastMessage } from './toast-store.ts'

const faces: Record<ToastKind, { icon: typeof Info; disc: string }> = {
  success: { icon: CircleCheck, disc: 'bg-ok-soft text-ok' },
  info: { icon: Info, disc: 'bg-info-soft text-info' },
  warn: { icon: TriangleAlert, disc: 'bg-warn-soft text-warn' },
  error: { icon: CircleAlert, disc: 'bg-error-soft text-error' },
}

const none = () => null

/**
 * The place where toasts appear; one on the page, outside of what changes with the route. It is at the bottom, where no
 * title and no form begins, and above what else is there. Over a dialog it is at the top, and the dialog makes room.
 * The two live regions are there from the start, because assistive technology does not hear regions that arrive filled.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, none)
  const urgent = toast?.kind === 'error'
  const box = useRef<HTMLDivElement>(null)
  useToastPlace(box, toast?.id ?? null)
  return (
    <div
      ref={box}
      data-toaster=""
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--taken,0px)+max(0.75rem,env(safe-area-inset-bottom)))] z-50 mx-auto max-w-100 print:hidden md:right-8 md:left-auto md:mx-0 md:w-100 [[data-scroll-locked]_&]:top-[max(0.5rem,env(safe-area-inset-top))] [[data-scroll-locked]_&]:bottom-auto"
    >
      <div role="status" aria-live="polite">
        {toast && !urgent ? <ToastCard key={toast.id} toast={toast} /> : null}
      </div>
      <div role="alert" aria-live="assertive">
        {toast && urgent ? <ToastCard key={toast.id} toast={toast} /> : null}
      </div>
    </div>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const left = useRef(toastDuration(toast.kind))
  const { icon: usual, disc } = faces[toast.kind]
  const Icon = toast.icon ?? usual
  const { undo, link } = toast

  // The countdown pauses while pointer or focus is on the toast.
  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(() => toasts.dismiss(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [held, toast.id])

  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
  }
  return (
    <section
      data-toast=""
      aria-label="Aviso"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={blur}
      className="pointer-events-auto flex animate-rise-in gap-3.5 rounded-2xl border border-line bg-paper p-3.5 pl-4 text-ink shadow-float"
    >
      <span aria-hidden="true" className={`grid size-9 shrink-0 place-items-center rounded-full ${disc}`}>
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-base/6 font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-sm text-ink-2">{toast.description}</p> : null}
        {undo || link ? (
          <div className="-mb-2 flex flex-wrap gap-x-5">
            {link ? (
              <Link
                to={link.to}
                className="text-link inline-flex min-h-11 items-center text-sm"
                onClick={() => toasts.dismiss(toast.id)}
              >
                {link.text}
              </Link>
            ) : null}
            {undo ? (
              <button
                type="button"
                className="text-link min-h-11 text-sm"
                onClick={() => {
                  toasts.dismiss(toast.id)
                  undo.run()
                }}
              >
                {undo.text}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => toasts.dismiss(toast.id)}
        className="-mt-1.5 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-well"
      >
        <X aria-hidden size={20} />
      </button>
    </section>
  )
}
