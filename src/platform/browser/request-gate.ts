import { type LimiterName, type LimitRule, REQUEST_LIMITS } from './limits.ts'

/** A request was not sent because too many were. Its messages are fixed (rule: fixed texts). */
export class RequestLimitError extends Error {
  readonly limiter: LimiterName
  /** Until requests pass again, in whole seconds. */
  readonly waitS: number

  constructor(limiter: LimiterName) {
    super(limiter === 'database' ? 'Database rate limit exceeded' : `Rate limit exceeded for ${limiter}`)
    this.name = 'RequestLimitError'
    this.limiter = limiter
    this.waitS = Math.ceil(REQUEST_LIMITS[limiter].blockMs / 1000)
  }
}

/** Counts requests in a sliding window. `now` in milliseconds, from any fixed point. */
function createLimiter({ requests, windowMs, blockMs }: LimitRule) {
  let sent: number[] = []
  let blockedUntil = Number.NEGATIVE_INFINITY
  return {
    /**
     * True if one more request may be sent now. The first one above the limit starts the block; later ones do not
     * prolong it.
     */
    admits(now: number): boolean {
      if (now < blockedUntil) return false
      sent = sent.filter((moment) => moment > now - windowMs)
      if (sent.length < requests) return true
      blockedUntil = now + blockMs
      sent = []
      return false
    },
    record(now: number): void {
      sent.push(now)
    },
  }
}

/** Lets requests through, or throws {@link RequestLimitError}. */
export interface RequestGate {
  /** `limiter` is the kind of request; null for one that only counts among all. */
  pass(limiter: Exclude<LimiterName, 'global'> | null): void
}

/**
 * The limiters in front of the browser's own requests (rule: request limiters). A refused request counts nowhere.
 * `now` is a clock in milliseconds that never goes back.
 */
export function createRequestGate(now: () => number): RequestGate {
  const limiters = {
    images: createLimiter(REQUEST_LIMITS.images),
    database: createLimiter(REQUEST_LIMITS.database),
    storage: createLimiter(REQUEST_LIMITS.storage),
    global: createLimiter(REQUEST_LIMITS.global),
  }
  return {
    pass(limiter) {
      const names: LimiterName[] = limiter ? [limiter, 'global'] : ['global']
      const moment = now()
      for (const name of names) {
        if (!limiters[name].admits(moment)) throw new RequestLimitError(name)
      }
      for (const name of names) limiters[name].record(moment)
    },
  }
}

/** The gate of this page. */
export const requestGate = createRequestGate(() => performance.now())
