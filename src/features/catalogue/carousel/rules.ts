/** Sizes and times of the carousel (rule: carousel). Pixels and milliseconds. */
export const CARD_GAP = 16
export const ARROW_EDGE = 10
export const END_PAUSE_MS = 1000
/** Shortest pause between two moves (ms). */
const MOVE_REST_MS = 1000

/** Movement on a kind of screen: below 768 px, or from there on. */
export interface CarouselSettings {
  readonly cardWidth: number
  /** One step of the automatic movement, at least. */
  readonly step: number
  /** Time between two steps. */
  readonly stepMs: number
  /** Cards an arrow moves by. */
  readonly arrowCards: number
  /** Sections move this many times slower. */
  readonly slower: number
}
const MOBILE: CarouselSettings = { cardWidth: 150, step: 3, stepMs: 80, arrowCards: 1, slower: 1.5 }
const DESKTOP: CarouselSettings = { cardWidth: 180, step: 2, stepMs: 60, arrowCards: 3, slower: 1 }

/** Time from one automatic move to the next, before {@link CarouselSettings.slower}. */
export const HOME_INTERVAL_MS = 7000
export const ROW_INTERVAL_MS = 5000

/** The media query of mobile screens (rule: breakpoints). */
export const MOBILE_QUERY = '(max-width: 767.98px)'

export function settingsFor(isMobile: boolean): CarouselSettings {
  return isMobile ? MOBILE : DESKTOP
}

/** Scroll distance of an arrow. */
export function arrowDistance({ cardWidth, arrowCards }: CarouselSettings): number {
  return (cardWidth + CARD_GAP) * arrowCards
}

/** Scroll position of the track, as the browser reports it. */
export interface TrackPosition {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/** Visible arrows: an arrow disappears within 10 px of its edge. */
export function visibleArrows({ scrollLeft, clientWidth, scrollWidth }: TrackPosition) {
  return { previous: scrollLeft > ARROW_EDGE, next: scrollWidth - clientWidth - scrollLeft > ARROW_EDGE }
}

/**
 * Pixels of one step: the setting of the screen, or more where a card would not be passed and {@link MOVE_REST_MS}
 * rested within the interval. 196 px in steps of 2 px each 60 ms take 5.9 s, longer than a row's 5 s.
 */
function stepOf({ step, stepMs, cardWidth, slower }: CarouselSettings, intervalMs: number): number {
  const steps = Math.max(1, Math.floor((intervalMs * slower - MOVE_REST_MS) / stepMs))
  return Math.max(step, Math.ceil((cardWidth + CARD_GAP) / steps))
}

/**
 * The automatic movement, one tick at a time. A move starts every `interval`, carries the track one card on in steps,
 * and ends with a rest. At the end the track rests {@link END_PAUSE_MS} and goes back to the start. Times are sums of
 * ticks, so that a pause simply stops ticking.
 */
export interface Movement {
  /** Time since the current move began. */
  elapsed: number
  /** Pixels of the current move still ahead. */
  ahead: number
  /** Time since the track reached its end. */
  atEnd: number
}
export const AT_REST: Movement = { elapsed: 0, ahead: 0, atEnd: 0 }

/** One tick: the next state, and the new scroll position (null = stay). */
export function tick(
  movement: Movement,
  track: TrackPosition,
  settings: CarouselSettings,
  intervalMs: number,
): { movement: Movement; scrollTo: number | null } {
  const { stepMs, cardWidth, slower } = settings
  const end = track.scrollWidth - track.clientWidth
  if (end <= 0) return { movement: AT_REST, scrollTo: null }
  // Browsers report fractions: within a pixel of the end is the end.
  if (track.scrollLeft >= end - 1) {
    const atEnd = movement.atEnd + stepMs
    return atEnd < END_PAUSE_MS
      ? { movement: { ...AT_REST, atEnd }, scrollTo: null }
      : { movement: AT_REST, scrollTo: 0 }
  }
  const elapsed = movement.elapsed + stepMs
  if (movement.ahead > 0) {
    const step = stepOf(settings, intervalMs)
    const scrollTo = Math.min(track.scrollLeft + Math.min(step, movement.ahead), end)
    return { movement: { elapsed, ahead: Math.max(movement.ahead - step, 0), atEnd: 0 }, scrollTo }
  }
  const due = elapsed >= intervalMs * slower
  return {
    movement: due ? { elapsed: 0, ahead: cardWidth + CARD_GAP, atEnd: 0 } : { ...movement, elapsed },
    scrollTo: null,
  }
}
