import { type RefObject, useLayoutEffect } from 'react'

/** A bar at the bottom of the window is at most this part of its height. */
const BAR_PART_MAX = 1 / 3

/**
 * Finds a place for what a toast shows, which covers no control that is in use: above the keyboard and a bar at the bottom
 * of the window. A dialog leaves `--toast-room` free at the top of the window (ui/dialog.tsx).
 */
export function useToastPlace(box: RefObject<HTMLElement | null>, shown: number | null): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element || shown === null) return
    const { style } = document.documentElement
    const place = () => {
      element.style.setProperty('--taken', `${takenAtBottom(element)}px`)
      style.setProperty('--toast-room', `${element.offsetHeight + 8}px`)
    }
    place()
    // The height of what is shown, and of the window above a keyboard.
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    window.visualViewport?.addEventListener('resize', place)
    // A dialog that opens or closes, another page with another bar, a bar that comes late: once for a frame's changes.
    let frame: number | null = null
    const changes = new MutationObserver(() => {
      frame ??= requestAnimationFrame(() => {
        frame = null
        place()
      })
    })
    changes.observe(document.body, { attributeFilter: ['data-scroll-locked'], childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
      if (frame !== null) cancelAnimationFrame(frame)
      window.visualViewport?.removeEventListener('resize', place)
      style.removeProperty('--toast-room')
    }
  }, [box, shown])
}

/** Height that a keyboard and a bar take at the bottom of the window, in px. */
function takenAtBottom(toaster: Element): number {
  const { innerHeight, visualViewport: seen } = window
  const keyboard = seen && seen.scale === 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0
  const bottom = innerHeight - keyboard
  const { left, width } = toaster.getBoundingClientRect()
  const bar = document
    .elementsFromPoint(left + width / 2, bottom - 1)
    .find((element) => !toaster.contains(element) && !element.closest('[data-dialog]') && isBar(element))
  return keyboard + (bar ? Math.max(0, bottom - bar.getBoundingClientRect().top) : 0)
}

function isBar(element: Element): boolean {
  const { position, bottom } = getComputedStyle(element)
  const stays = position === 'fixed' || (position === 'sticky' && bottom !== 'auto')
  return stays && element.getBoundingClientRect().height <= window.innerHeight * BAR_PART_MAX
}
