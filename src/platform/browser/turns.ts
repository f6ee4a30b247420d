import { REQUEST_LIMITS } from './limits.ts'

/** Turns with at least `gapMs` between two of them; each call resolves when its turn comes. */
export function createTurns(gapMs: number): () => Promise<void> {
  let nextAt = 0
  return async () => {
    const now = performance.now()
    const at = Math.max(now, nextAt)
    nextAt = at + gapMs
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
  }
}

/** Share of the database's requests for things asked for one by one; the rest is for the page meanwhile. */
const SHARE = 0.6
const { requests, windowMs } = REQUEST_LIMITS.database

/** Turn of one of many requests, so that the limiter refuses none (rule: request limiters). */
export const databaseTurn = createTurns(windowMs / (requests * SHARE))
