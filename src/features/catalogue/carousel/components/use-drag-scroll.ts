import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Distance of the mouse after which a press is a drag and no longer a click, in pixels. */
const DRAG_THRESHOLD = 5

/** Dragging a track with the mouse; fingers scroll it natively. Spread the handlers on the track. */
export function useDragScroll() {
  const drag = useRef<{ startX: number; startLeft: number; moved: boolean } | null>(null)
  const swallowClick = useRef(false)

  const end = () => {
    swallowClick.current = drag.current?.moved ?? false
    drag.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swallowClick.current = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      drag.current = { startX: event.clientX, startLeft: event.currentTarget.scrollLeft, moved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current
      if (!current) return
      const distance = event.clientX - current.startX
      if (!current.moved && Math.abs(distance) < DRAG_THRESHOLD) return
      if (!current.moved) event.currentTarget.setPointerCapture(event.pointerId)
      current.moved = true
      event.currentTarget.scrollLeft = current.startLeft - distance
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Letting go over a card after a drag must not open it.
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!swallowClick.current) return
      swallowClick.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart(event: DragEvent<HTMLElement>) {
      event.preventDefault()
    },
  }
}
