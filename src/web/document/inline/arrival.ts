import type { EarlyInput } from './early-input.ts'

/** Time between the arrival and the scroll, in ms (rule: plans page). */
const SCROLL_DELAY_MS = 500

/**
 * Scrolls to the place a page is about (`data-destination`), unless the page has been used or scrolled by then: without
 * waiting for the application, which may come when the person reads elsewhere.
 */
export function scrollOnArrival(early: EarlyInput | undefined): void {
  // In a separate frame: by then the scroll position is known.
  const scroll = () =>
    requestAnimationFrame(() => {
      const place = document.querySelector('[data-destination]')
      if (!place || early?.inUse || scrollY > 0) return
      const calm =
        document.documentElement.dataset.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches
      place.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
    })
  addEventListener('DOMContentLoaded', () => setTimeout(scroll, SCROLL_DELAY_MS))
}
