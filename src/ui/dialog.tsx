import * as Primitive from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { isSecondPress } from './second-press.ts'
import { toasts } from './toast-store.ts'

interface Opening {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export interface DialogProps extends Opening {
  /** Shown as heading. Leave it out when the content has a {@link DialogTitle}. */
  title?: string
  description?: ReactNode
  /** Buttons; stays in view while the body scrolls. */
  footer?: ReactNode
  /** Widest width from 768 px on: 440, 560, 960, 1040 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `bare`: no padding, the whole panel scrolls, the content arranges itself. */
  layout?: 'padded' | 'bare'
  closeLabel?: string
  /** Id of the element that describes the dialog, where the content has one. */
  describedBy?: string
  /** The reader begins at the {@link DialogTitle} instead of the first control: where that does what cannot be undone. */
  focusTitle?: boolean
  /** False: a press on the scrim does not close it, where that would end work that goes on. */
  scrimCloses?: boolean
  className?: string
  children: ReactNode
}

const widths = {
  sm: 'md:max-w-[min(27.5rem,92vw)]',
  md: 'md:max-w-[min(35rem,92vw)]',
  lg: 'md:max-w-[min(60rem,92vw)]',
  xl: 'md:max-w-[min(65rem,92vw)]',
}

const scrim = 'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

/**
 * A question or a detail in front of the page: focus stays inside, Esc and the scrim close it, a double press of the
 * button that opened it does not.
 * Under 768 px it is a sheet from below, at most 92 % of the screen high. It makes room for a toast at the top.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = 'sm', layout = 'padded' } = props
  const { closeLabel = 'Fechar', describedBy, focusTitle, scrimCloses = true, className, children } = props
  const { openedAt, ...focusReturn } = useOpening(focusTitle)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrim} />
        <div
          data-dialog=""
          className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center md:grid md:grid-cols-[100%] md:grid-rows-[minmax(calc(var(--toast-room,0px)+var(--gap)),1fr)_auto_minmax(var(--gap),1fr)] md:justify-items-center md:px-6 [--gap:4dvh]"
        >
          <Primitive.Content
            {...(description ? {} : { 'aria-describedby': describedBy })}
            {...focusReturn}
            onPointerDownOutside={(event) => {
              const press = event.detail.originalEvent
              const isSecond = isSecondPress(press.timeStamp, openedAt.current)
              if (!scrimCloses || isSecond || isOnToast(press)) event.preventDefault()
            }}
            className={classNames(
              'pointer-events-auto relative row-start-2 flex max-h-[min(92dvh,calc(96dvh-var(--toast-room,0px)))] w-full flex-col overflow-hidden wrap-break-word rounded-t-panel bg-paper text-ink shadow-dialog md:max-h-[calc(92dvh-var(--toast-room,0px))] md:rounded-panel forced-colors:border-2',
              'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out md:data-[state=open]:animate-rise-in md:data-[state=closed]:animate-sink-out',
              widths[size],
              className,
            )}
          >
            {layout === 'bare' ? (
              <div ref={steady} className="relative min-h-0 overflow-y-auto overscroll-contain">
                {children}
              </div>
            ) : (
              <>
                {title ? (
                  <div className="px-5 pt-5 pr-18 md:px-8 md:pt-7 md:pr-20">
                    <DialogTitle>{title}</DialogTitle>
                    {description ? <DialogDescription>{description}</DialogDescription> : null}
                  </div>
                ) : null}
                <div
                  ref={steady}
                  className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 md:px-8 md:pb-8"
                >
                  {children}
                </div>
              </>
            )}
            {footer ? (
              <div className="flex flex-wrap gap-2.5 *:grow max-md:*:px-3 border-line border-t bg-paper px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:justify-end md:px-8 md:py-5 md:*:grow-0">
                {footer}
              </div>
            ) : null}
            <CloseButton label={closeLabel} className="absolute top-3.5 right-3.5 z-20 border-[1.5px] border-line" />
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const toastRoom = () => getComputedStyle(document.documentElement).getPropertyValue('--toast-room')

/** A toast takes its room from the top of a dialog: what is under the finger stays there. */
function steady(body: HTMLElement | null) {
  if (!body) return
  let [height, room] = [body.clientHeight, toastRoom()]
  const observer = new ResizeObserver(() => {
    if (toastRoom() !== room) body.scrollBy({ top: height - body.clientHeight, behavior: 'instant' })
    height = body.clientHeight
    room = toastRoom()
  })
  observer.observe(body)
  return () => observer.disconnect()
}

/** The heading of a dialog whose layout is its own. Every dialog needs exactly one title. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      tabIndex={-1}
      {...rest}
      className={classNames('font-display text-xl font-semibold text-balance outline-none md:text-2xl', className)}
    />
  )
}

/** Description of the dialog; read out after its title. */
function DialogDescription({ className, ...rest }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description {...rest} className={classNames('mt-2 text-base text-ink-2', className)} />
}

function CloseButton({ label, className }: { label: string; className?: string }) {
  return (
    <Primitive.Close
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control bg-paper text-ink hover:bg-well',
        className,
      )}
    >
      <X aria-hidden size={22} />
    </Primitive.Close>
  )
}

/**
 * Remembers the moment of opening, and returns the focus to the element that had it then; the primitive does so only for
 * its own triggers.
 */
function useOpening(focusTitle = false) {
  const opener = useRef<Element | null>(null)
  const openedAt = useRef(0)
  return {
    openedAt,
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      openedAt.current = performance.now()
      // Earlier errors are not about this dialog.
      toasts.dismissErrors()
      const title = focusTitle && event.currentTarget instanceof Element && event.currentTarget.querySelector('h2')
      if (!title) return
      event.preventDefault()
      title.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // A dialog that led to another page leaves the focus there.
      if (opener.current instanceof HTMLElement && isFocusLost()) opener.current.focus()
    },
  }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Closing a toast in front of a dialog is no press outside the dialog. */
const isOnToast = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-toast]') !== null
