import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { BoundedMap } from './bounded-map.ts'

/** A number of points per window of seconds, which starts with the first one. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

export type LimitVerdict =
  | { readonly allowed: true }
  /** Whole seconds, at least 1: what Retry-After carries. */
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/** An IPv6 network of one customer, as the HTTP edge names callers. */
const IPV6_NETWORK = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/
/** Limit of the surrounding /48, as a factor: some providers assign 65,536 networks at once. */
const SITE_FACTOR = 8

/** The /48 that holds an IPv6 network, else null. */
const siteOf = (key: string) => IPV6_NETWORK.exec(key)?.[1] ?? null

/** Table of the counters (migration 0001): the library's own shape. */
const TABLE = 'rate_limits'

/** Callers that each limit remembers in memory; the one that was counted longest ago is forgotten first. */
const REMEMBERED_MAX = 10_000

/**
 * Limits whose counters are in PostgreSQL, so that they hold across processes. A key that used up its limit is
 * turned away from memory until its time is over, without asking the database. While the database fails, each process
 * counts for itself. What is in memory is bounded, so that no crowd of callers fills it.
 * @param limits how often one key may do something, by name; the key is the caller's choice
 * @param options.secret keys are stored as keyed hashes, so no e-mail or address can be read or guessed from the table
 * @param options.onRefused called for each refused call
 */
export function createLimits<Name extends string>(
  pool: Pool,
  limits: Readonly<Record<Name, Limit>>,
  options: {
    secret: string
    /** Other than {@link REMEMBERED_MAX}, for tests. */
    rememberedMax?: number
    onRefused?: (name: Name) => void
  },
) {
  const { rememberedMax = REMEMBERED_MAX } = options
  /** Every map in memory. */
  const maps: BoundedMap<string, unknown>[] = []
  function remembered<Value>(): BoundedMap<string, Value> {
    const map = new BoundedMap<string, Value>(rememberedMax)
    maps.push(map)
    return map
  }

  /**
   * One counter in the table; `clears` removes expired rows of all of them every five minutes. The returned function
   * takes a point of a key, and gives the ms until the next one, or null on success.
   */
  function limiter(keyPrefix: string, { points, seconds }: Limit, clears: boolean) {
    const counter = new RateLimiterPostgres({
      keyPrefix,
      points,
      duration: seconds,
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: clears,
    })
    /** Keys that used up their points, and until when. */
    const usedUp = remembered<number>()
    /** Points taken while the database failed. */
    const own = remembered<{ taken: number; until: number }>()

    function takeHere(key: string): number | null {
      const now = Date.now()
      const before = own.get(key)
      const { taken, until } = before && before.until > now ? before : { taken: 0, until: now + seconds * 1000 }
      if (taken >= points) return until - now
      own.set(key, { taken: taken + 1, until })
      return null
    }

    return async (key: string): Promise<number | null> => {
      const wait = (usedUp.get(key) ?? 0) - Date.now()
      if (wait > 0) return wait
      usedUp.delete(key)
      try {
        const { remainingPoints, msBeforeNext } = await counter.consume(key)
        if (remainingPoints <= 0) usedUp.set(key, Date.now() + msBeforeNext)
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) return takeHere(key)
        usedUp.set(key, Date.now() + refusal.msBeforeNext)
        return refusal.msBeforeNext
      }
    }
  }

  const names = Object.keys(limits) as Name[]
  const limiters = new Map(
    names.map((name, index) => {
      const limit = limits[name]
      const site = { ...limit, points: limit.points * SITE_FACTOR }
      return [name, { own: limiter(name, limit, index === 0), site: limiter(`${name}/48`, site, false) }]
    }),
  )

  const hashed = (name: Name, key: string) =>
    createHmac('sha256', options.secret).update(`rate-limit\n${name}\n${key}`).digest('base64url')

  return {
    /**
     * Takes one point of `key` in the limit called `name`, or gives the wait. Never throws. An IPv6 network also takes
     * one of the /48 around it, whose limit is eight times as wide.
     */
    async consume(name: Name, key: string): Promise<LimitVerdict> {
      const site = siteOf(key)
      const counters = limiters.get(name)
      let wait = (await counters?.own(hashed(name, key))) ?? null
      if (wait === null && site !== null) wait = (await counters?.site(hashed(name, site))) ?? null
      if (wait === null) return { allowed: true }
      options.onRefused?.(name)
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) }
    },

    /** Callers in memory, for tests. */
    size: () => maps.reduce((sum, map) => sum + map.size, 0),
  }
}

export type RateLimits<Name extends string> = ReturnType<typeof createLimits<Name>>
