import { type RefObject, useEffect, useRef } from 'react'
import { isCalm, onMotionChange } from '../../../../ui/appearance.ts'
import { AT_REST, settingsFor, tick } from '../rules.ts'
import { isMobile, onMobileChange } from './mobile.ts'

/** Forgiving: a browser that does not know one of them still understands the others. */
const OPEN_DIALOG = ':is([role=dialog]:not([popover]), [role=alertdialog], dialog[open], [role=dialog]:popover-open)'

/**
 * True if a dialog covers the page: an activity, the filters, the drawer. The browser's own dialogs stay in the
 * document when closed. The check measures no boxes, since each measurement would force a layout of the row that has
 * just moved.
 */
const isCovered = () => document.querySelector(OPEN_DIALOG) !== null
const isFocused = (track: HTMLElement) => track.parentElement?.querySelector(':focus-visible') != null

/**
 * Moves the track automatically (rule: carousel), except with reduced motion. Hover, touch, keyboard focus and open
 * dialogs pause it, and so do a hidden tab and being out of view. Spread the returned handlers on the element around
 * track and arrows.
 */
export function useAutoScroll(track: RefObject<HTMLElement | null>, intervalMs: number) {
  const hovered = useRef(false)
  const touched = useRef(false)

  useEffect(() => {
    const element = track.current
    if (!element) return
    let inView = false
    const isPaused = () =>
      hovered.current || touched.current || !inView || document.hidden || isFocused(element) || isCovered()
    let stop = moveBySteps(element, intervalMs, isPaused)
    const restart = () => {
      stop()
      stop = moveBySteps(element, intervalMs, isPaused)
    }
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false
    })
    observer.observe(element)
    const forget = [onMotionChange(restart), onMobileChange(restart)]
    return () => {
      stop()
      observer.disconnect()
      for (const end of forget) end()
    }
  }, [track, intervalMs])

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

/** Moves on until the returned function is called; not at all in calm mode. */
function moveBySteps(element: HTMLElement, intervalMs: number, isPaused: () => boolean): () => void {
  if (isCalm()) return () => {}
  const settings = settingsFor(isMobile())
  let movement = AT_REST
  const timer = setInterval(() => {
    if (isPaused()) {
      // A pause may come with a scroll: start over with a whole interval.
      movement = AT_REST
      return
    }
    const next = tick(movement, element, settings, intervalMs)
    movement = next.movement
    if (next.scrollTo !== null)
      element.scrollTo({ left: next.scrollTo, behavior: next.scrollTo === 0 ? 'smooth' : 'instant' })
  }, settings.stepMs)
  return () => clearInterval(timer)
}
