import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ToggleEvent, useEffect, useRef } from 'react'
import { usePopover } from '../../ui/popover.ts'

/** Hover time before the menu opens, in ms (rule: category menu). */
const OPEN_DELAY_MS = 200
/** Coming back this soon after it closed opens it at once, in ms (rule: category menu). */
const SKIP_DELAY_MS = 300
/** Longest absence of the pointer on its path to the panel, in ms. */
const LEAVE_GRACE_MS = 150

/** Delay before opening, in ms, when the menu closed `sinceClosedMs` ago (Infinity: never yet). */
export function openDelay(sinceClosedMs: number): number {
  return sinceClosedMs < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
}

/**
 * A panel under a button that opens by hover, press, Enter and arrow down, and closes by Esc, by leaving it with
 * pointer or focus, and by a press elsewhere. Spread `area` on what holds both, `button` and `panel` on the two.
 */
export function useHoverDisclosure() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const byHover = useRef(false)
  const byArrow = useRef(false)
  const popover = usePopover((panel) => {
    if (byArrow.current) panel.querySelector('a')?.focus()
  })
  const { isOpen, show, close, button, panel } = popover

  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (change: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, delay)
  }
  const showByHover = () => {
    byHover.current = true
    show(false)
  }
  return {
    isOpen,
    close,
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        if (isOpen) clearTimeout(timer.current)
        else later(showByHover, openDelay(performance.now() - closedAt.current))
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        if (isOpen) later(close, LEAVE_GRACE_MS)
        else clearTimeout(timer.current)
      },
    },
    button: {
      ...button,
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current)
        // A press on what the hover has just opened leaves it open.
        if (isOpen && byHover.current) event.preventDefault()
        byHover.current = false
        button.onClick(event)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        byArrow.current = true
        if (isOpen) event.currentTarget.parentElement?.querySelector('a')?.focus()
        else show(true)
      },
    },
    panel: {
      ...panel,
      onToggle: (event: ToggleEvent<HTMLElement>) => {
        clearTimeout(timer.current)
        panel.onToggle(event)
        byArrow.current = false
        if (event.newState === 'open') return
        closedAt.current = performance.now()
        byHover.current = false
      },
    },
  }
}
