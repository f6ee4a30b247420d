import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

/** Waits after failures of one key: some are free, then each one doubles the wait, up to a maximum. */
export interface BackoffPlan {
  readonly freeFailures: number
  /** The longest wait, in seconds. */
  readonly longestWaitSeconds: number
  /** Failures are forgotten this long after the first one, in seconds. */
  readonly memorySeconds: number
}

/** Seconds to wait after a number of failures: 0 while they are free, then 1, 2, 4, … */
export function waitAfter(failures: number, { freeFailures, longestWaitSeconds }: BackoffPlan): number {
  const beyond = failures - freeFailures
  return beyond <= 0 ? 0 : Math.min(longestWaitSeconds, 2 ** Math.min(beyond - 1, 30))
}

/** Table of the counters (migration 0001): the library's own shape. */
const TABLE = 'rate_limits'

/** More than anybody counts: the limiters below only keep numbers and times. */
const UNLIMITED = 1_000_000_000

/**
 * Waits that grow with each failure of a key. They are stored in PostgreSQL, so that they hold across processes.
 * @param options.secret keys are stored as keyed hashes, so no e-mail or address can be read or guessed from the table
 */
export function createBackoff(pool: Pool, name: string, plan: BackoffPlan, options: { secret: string }) {
  const shared = {
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
  const failures = new RateLimiterPostgres({
    ...shared,
    keyPrefix: `${name}Failures`,
    points: UNLIMITED,
    duration: plan.memorySeconds,
  })
  const waits = new RateLimiterPostgres({
    ...shared,
    keyPrefix: `${name}Wait`,
    points: 0,
    duration: plan.longestWaitSeconds,
  })
  const hashed = (key: string) =>
    createHmac('sha256', options.secret).update(`backoff\n${name}\n${key}`).digest('base64url')

  return {
    /** Whole seconds until the key may try again; 0 for now. */
    async waitOf(key: string): Promise<number> {
      const wait = await waits.get(hashed(key))
      return wait ? Math.max(0, Math.ceil(wait.msBeforeNext / 1000)) : 0
    },

    /** Counts a failure. @returns the seconds the key has to wait now */
    async failed(key: string): Promise<number> {
      const { consumedPoints } = await failures.penalty(hashed(key))
      const wait = waitAfter(consumedPoints, plan)
      if (wait > 0) await waits.block(hashed(key), wait)
      return wait
    },

    /** The key did what only its owner can: its failures are forgotten. */
    async forgive(key: string): Promise<void> {
      await Promise.all([failures.delete(hashed(key)), waits.delete(hashed(key))])
    },
  }
}

export type Backoff = ReturnType<typeof createBackoff>
