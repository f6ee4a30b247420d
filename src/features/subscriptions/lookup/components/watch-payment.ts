import { MINUTE_MS } from '../../../../platform/time.ts'
import type { SubscriptionSummary } from '../../schema.ts'
import { hasGained } from '../rules.ts'
import { LookupFailure } from './look-up.ts'

/** Time between two looks while the page is in view, in ms: most payments are done within the first minutes. */
const SOON_MS = 5_000
const LATER_MS = 20_000
/** From when on it looks less often, and when it gives up, in ms after the start. */
const SLOWER_AFTER_MS = 2 * MINUTE_MS
const GIVE_UP_AFTER_MS = 30 * MINUTE_MS
/** Least time between two looks, in ms: focus and visibility often change together. */
const GAP_MS = 2_000

/** The page's functions that the watch uses, so that it can be tested without one. */
export interface WatchedPage {
  now(): number
  isVisible(): boolean
  setTimeout(run: () => void, ms: number): unknown
  /** Calls `look` whenever the page becomes visible again. @returns a function that stops it */
  onReturn(look: () => void): () => void
}

const browserPage: WatchedPage = {
  now: () => performance.now(),
  isVisible: () => document.visibilityState === 'visible',
  setTimeout: (run, ms) => setTimeout(run, ms),
  onReturn(look) {
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  },
}

export interface PaymentWatch {
  /** Data before the payment. */
  readonly before: SubscriptionSummary | null
  readonly lookUp: () => Promise<SubscriptionSummary>
  /** Called once, with the server's data after the payment. */
  readonly onGained: (summary: SubscriptionSummary) => void
  readonly page?: WatchedPage
}

let stopLast: () => void = () => undefined

/**
 * Reads the subscription until a payment made elsewhere has arrived: when the user returns to the page, and at growing
 * intervals while it is in view. It outlives a change of page within the site; one watch runs at a time. Ends by
 * itself.
 * @returns ends it
 */
export function watchPayment({ before, lookUp, onGained, page = browserPage }: PaymentWatch): () => void {
  stopLast()
  const startedAt = page.now()
  let lookedAt = startedAt
  let looking = false
  let over = false

  const stop = () => {
    over = true
    stopListening()
  }
  const look = async () => {
    if (over || looking || !page.isVisible() || page.now() - lookedAt < GAP_MS) return
    looking = true
    lookedAt = page.now()
    try {
      const summary = await lookUp()
      if (over || !hasGained(before, summary)) return
      stop()
      onGained(summary)
    } catch (error) {
      // Out of reach now may be in reach in a moment; signed out stays so.
      if (error instanceof LookupFailure && error.kind === 'signed_out') stop()
    } finally {
      looking = false
    }
  }
  const tick = () => {
    const age = page.now() - startedAt
    if (age >= GIVE_UP_AFTER_MS) stop()
    if (over) return
    void look()
    page.setTimeout(tick, age < SLOWER_AFTER_MS ? SOON_MS : LATER_MS)
  }
  const stopListening = page.onReturn(() => void look())
  page.setTimeout(tick, SOON_MS)
  stopLast = stop
  return stop
}
