import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long the pointer rests before the menu opens, in ms (rule: category menu). */
const OPEN_DELAY_MS = 200
/** Coming back this soon after it closed opens it at once, in ms (rule: category menu). */
const SKIP_DELAY_MS = 300
/** How long the pointer may be away on its way to the panel, in ms. */
const LEAVE_GRACE_MS = 150

/** How long to wait before opening, in ms, when the menu closed `sinceClosedMs` ago (Infinity: never yet). */
export function openDelay(sinceClosedMs: number): number {
  return sinceClosedMs < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
}

/**
 * A panel under a button that opens by hover, press, Enter and arrow down, and closes by Esc, by leaving it with
 * pointer or focus, and by a press elsewhere. Spread `area` on what holds both, `trigger` on the button.
 */
export function useHoverDisclosure() {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const byHover = useRef(false)

  const change = (next: boolean, hover = false) => {
    clearTimeout(timer.current)
    if (!next) closedAt.current = performance.now()
    byHover.current = hover
    setOpen(next)
  }
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(next, next), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const close = () => {
      clearTimeout(timer.current)
      closedAt.current = performance.now()
      setOpen(false)
    }
    const press = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (area.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [open])

  return {
    open,
    close: () => change(false),
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        if (open) clearTimeout(timer.current)
        else later(true, openDelay(performance.now() - closedAt.current))
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        if (open) later(false, LEAVE_GRACE_MS)
        else clearTimeout(timer.current)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) change(false)
      },
    },
    trigger: {
      ref: button,
      'aria-expanded': open,
      // A press on what the hover has just opened keeps it open.
      onClick: () => change(!open || byHover.current),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        change(true)
        requestAnimationFrame(() => area.current?.querySelector('a')?.focus())
      },
    },
  }
}
