import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A row that is being dragged, and its place if it were dropped now. */
export interface Dragged {
  readonly id: string
  readonly from: number
  readonly to: number
  /** From its first place, in px. */
  readonly by: number
}

/** Near the edge of the window the page moves along: within so many px, by so many each frame. */
const [EDGE, STEP] = [96, 9]

/** The place among rows at this height of the window: each one changes sides in its middle. */
function placeAt(rows: readonly Element[], from: number, y: number): number {
  const above = rows.filter((row, i) => {
    if (i === from) return false
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  })
  return above.length
}

/**
 * Dragging rows of a list by a handle, by mouse, pen or finger; Escape takes it back. The rows stay where they are until
 * the drop, so that the handle keeps the pointer.
 */
export function useDragOrder(onDrop: (id: string, from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const frame = useRef(0)
  /** Height of the pointer on the page when it began. */
  const first = useRef(0)
  const end = () => {
    cancelAnimationFrame(frame.current)
    setDragged(null)
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const isDragging = dragged !== null
  useEffect(() => {
    if (!isDragging) return
    const takeBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      cancelAnimationFrame(frame.current)
      setDragged(null)
    }
    document.addEventListener('keydown', takeBack)
    return () => document.removeEventListener('keydown', takeBack)
  }, [isDragging])

  const placeOf = (from: number, y: number) => placeAt([...(list.current?.children ?? [])], from, y)

  function follow(id: string, from: number, y: number): void {
    cancelAnimationFrame(frame.current)
    setDragged({ id, from, to: placeOf(from, y), by: y - (first.current - window.scrollY) })
    const step = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0
    if (step === 0) return
    frame.current = requestAnimationFrame(() => {
      const before = window.scrollY
      window.scrollBy({ top: step, behavior: 'instant' })
      if (window.scrollY !== before) follow(id, from, y)
    })
  }

  /** Properties of the handle of one row. */
  function handle(id: string, from: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        first.current = event.clientY + window.scrollY
        follow(id, from, event.clientY)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragged?.id === id) follow(id, from, event.clientY)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (dragged?.id !== id) return
        end()
        // The last move may not be rendered yet: `dragged.to` may be the place before it.
        const to = placeOf(from, event.clientY)
        if (to !== from) onDrop(id, from, to)
      },
      onPointerCancel: end,
    }
  }
  return { list, dragged, handle }
}
