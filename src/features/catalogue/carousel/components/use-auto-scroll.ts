import { type RefObject, useEffect, useRef } from 'react'
import { AT_REST, settingsFor, tick } from '../rules.ts'

/**
 * Whether any dialog lies over the page: an activity, the filters, the drawer. Closed ones may stay in the document.
 */
const isCovered = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog')].some(
    (dialog) => dialog.getClientRects().length > 0,
  )
const isFocused = (track: HTMLElement) => track.parentElement?.querySelector(':focus-visible') != null

/**
 * Moves the track by itself while `enabled` (rule: carousel). Hover, touch, keyboard focus and open dialogs pause it,
 * and so do a hidden tab and being out of view. Spread the returned handlers on the element around track and arrows.
 */
export function useAutoScroll(
  track: RefObject<HTMLElement | null>,
  { enabled, isMobile, intervalMs }: { enabled: boolean; isMobile: boolean; intervalMs: number },
) {
  const hovered = useRef(false)
  const touched = useRef(false)

  useEffect(() => {
    const element = track.current
    if (!enabled || !element) return
    const settings = settingsFor(isMobile)
    let movement = AT_REST
    let inView = false
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false
    })
    observer.observe(element)

    const timer = setInterval(() => {
      if (hovered.current || touched.current || !inView || document.hidden || isFocused(element) || isCovered()) {
        // A pause may come with a scroll: start over with a whole interval.
        movement = AT_REST
        return
      }
      const next = tick(movement, element, settings, intervalMs)
      movement = next.movement
      if (next.scrollTo !== null)
        element.scrollTo({ left: next.scrollTo, behavior: next.scrollTo === 0 ? 'smooth' : 'instant' })
    }, settings.stepMs)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [track, enabled, isMobile, intervalMs])

  return {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      hovered.current = pointerType === 'mouse'
    },
    onPointerLeave: () => {
      hovered.current = false
    },
    onTouchStart: () => {
      touched.current = true
    },
    onTouchEnd: () => {
      touched.current = false
    },
    onTouchCancel: () => {
      touched.current = false
    },
  }
}
