import { ChevronLeft, ChevronRight, Eye, EyeOff, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { Engine } from '../../components/engine.ts'
import type { VariantOrder } from '../../components/engine-messages.ts'
import { BOARD } from '../texts.ts'
import { useAwake, useBoard } from './use-board.ts'

interface BoardProps {
  readonly engine: Engine | null
  readonly order: VariantOrder
  readonly title: string
  readonly onClose: () => void
}

/** Presenters' clickers send the keys of pages, and «.» or «b» for their third button. */
const PAGE_KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }
const ANSWER_KEYS: Readonly<Record<string, number>> = { ' ': 1, '.': 1, b: 1, ArrowDown: 1, ArrowUp: -1, Backspace: -1 }

/** The whole screen, where the browser allows it; where it does not the dialog covers the page. */
function useFullScreen(): void {
  useEffect(() => {
    const before = document.fullscreenElement
    document.documentElement.requestFullscreen?.().catch(() => undefined)
    return () => {
      if (!before && document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
}

/** A sheet full screen, page by page; the adult uncovers the answers (rule: board). */
export function Board({ engine, order, title, onClose }: BoardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [{ place, step }, setAt] = useState({ place: 0, step: 0 })
  const { shown, failed, retry } = useBoard(engine, order, place, step)
  const [slides, steps] = [shown?.slides ?? 1, shown?.steps ?? 0]
  useAwake()
  useFullScreen()
  useEffect(() => dialog.current?.showModal(), [])

  const turn = (by: number) =>
    setAt((old) => {
      const next = Math.min(Math.max(old.place + by, 0), slides - 1)
      return next === old.place ? old : { place: next, step: 0 }
    })
  const uncover = (by: number) => setAt((old) => ({ ...old, step: Math.min(Math.max(old.step + by, 0), steps) }))
  const onKey = (event: KeyboardEvent) => {
    // A panel below hears it first, and then the browser does not close this one.
    if (event.key === 'Escape') dialog.current?.close()
    const [pages, answers] = [PAGE_KEYS[event.key], ANSWER_KEYS[event.key]]
    // A focused button answers the space bar by itself.
    const isPress = event.key === ' ' && event.target instanceof HTMLButtonElement
    if ((pages === undefined && answers === undefined) || isPress) return
    event.preventDefault()
    if (pages !== undefined) turn(pages)
    else uncover(answers ?? 0)
  }
  const status = [BOARD.page(place + 1, slides), ...(steps > 0 ? [BOARD.answers(step, steps)] : [])].join('. ')
  return (
    <dialog
      ref={dialog}
      aria-label={BOARD.label(title)}
      onClose={onClose}
      onKeyDown={onKey}
      className="fixed inset-0 m-0 flex h-dvh max-h-none w-screen max-w-none flex-col bg-desk p-0 text-ink"
    >
      <div className="relative min-h-0 flex-1 p-2 sm:p-3">
        {failed ? (
          <div role="alert" className="mx-auto mt-12 w-fit rounded-control bg-warn-soft p-4 text-warn">
            <p>{BOARD.failed}</p>
            <Button variant="secondary" className="mt-3" onClick={retry}>
              {BOARD.retry}
            </Button>
          </div>
        ) : shown ? (
          <img
            src={shown.url}
            alt={`${title}. ${BOARD.page(place + 1, slides)}`}
            className="mx-auto size-full rounded-sheet object-contain"
          />
        ) : (
          <p role="status" className="flex items-center justify-center gap-2 pt-24">
            <Spinner />
            {BOARD.drawing}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-2 gap-y-1 border-line border-t bg-paper px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <IconButton label={BOARD.previous} disabled={place === 0} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden size={26} />
        </IconButton>
        <p role="status" className="min-w-28 text-center font-display text-sm tabular-nums">
          {status}
        </p>
        <IconButton label={BOARD.next} disabled={place >= slides - 1} onClick={() => turn(1)}>
          <ChevronRight aria-hidden size={26} />
        </IconButton>
        {steps > 0 ? (
          <>
            <Button
              size="sm"
              aria-disabled={step >= steps || undefined}
              icon={<Eye aria-hidden size={20} />}
              onClick={() => uncover(1)}
            >
              {step > 0 && steps > 1 ? BOARD.uncoverNext : BOARD.uncover}
            </Button>
            <IconButton label={BOARD.cover} disabled={step === 0} onClick={() => uncover(-step)}>
              <EyeOff aria-hidden size={24} />
            </IconButton>
          </>
        ) : null}
        <p className="hidden text-ink-2 text-xs xl:block">{BOARD.keys}</p>
        <IconButton label={BOARD.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden size={26} />
        </IconButton>
      </div>
    </dialog>
  )
}
