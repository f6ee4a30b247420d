import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { BoundedMap } from './bounded-map.ts'

/** A number of points per window of seconds, which starts with the first one. */
interface Limit {
  readonly points: number
  readonly seconds: number
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * How often one key may do something. The key is the caller's choice: a user, a network address, an e-mail.
 * A school shares one network address, so limits by address leave room for a staff room signing up together.
 */
const LIMITS = {
  /** Tries to sign in, by address and e-mail: stops guessing, not a person who mistypes. */
  signIn: { points: 10, seconds: 15 * MINUTE_S },
  /** Tries to sign in, by address alone: stops one machine from going through many accounts. */
  signInAddress: { points: 100, seconds: 15 * MINUTE_S },
  /** Tries to sign in from browsers that are known, by account; beyond it they count as unknown ones. */
  signInDevices: { points: 30, seconds: 24 * HOUR_S },
  /** Sign-ups by address. */
  signUp: { points: 30, seconds: HOUR_S },
  /** Mails a stranger can have sent to one e-mail (confirmation, password reset). */
  mail: { points: 5, seconds: HOUR_S },
  /** Repeating the password while signed in, by user: a person who is locked out has the link by mail. */
  passwordCheck: { points: 10, seconds: 15 * MINUTE_S },
  /** Exports of a person's data, by user: much work for the database. */
  dataExport: { points: 10, seconds: HOUR_S },
  /** Asking for a download, by user: above any plan's honest use, the daily limit is another matter. */
  download: { points: 30, seconds: MINUTE_S },
  /** Starting, cancelling or taking back a subscription, by user: each may call the payment provider. */
  checkout: { points: 20, seconds: 10 * MINUTE_S },
  /** Forms of the page of requests (asking, voting), by user. */
  requests: { points: 60, seconds: 10 * MINUTE_S },
  /** Notifications without a valid signature, by address: tries, mistakes and noise. Valid ones are not counted. */
  webhook: { points: 300, seconds: MINUTE_S },
  /** Requests an administrator has the server send to an address: the webhook tester and the diagnostic, by user. */
  webhookTools: { points: 60, seconds: 10 * MINUTE_S },
  /** Files an administrator uploads, by user: a lesson's worth of activities at a time. */
  upload: { points: 120, seconds: 10 * MINUTE_S },
  /** Search suggestions, by address: one for each pause in typing. */
  suggestions: { points: 120, seconds: MINUTE_S },
  /** Errors that pages tell of, by user or address: a broken release must not fill the log. */
  browserErrors: { points: 20, seconds: MINUTE_S },
  /** Every other call of the API, by user or address. */
  api: { points: 300, seconds: MINUTE_S },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export type LimitVerdict =
  | { readonly allowed: true }
  /** Whole seconds, at least 1: what Retry-After carries. */
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/** An IPv6 network of one customer, as the HTTP edge names callers. */
const IPV6_NETWORK = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/
/** How much more the /48 around it may do: some providers hand out 65,536 networks at once. */
const SITE_FACTOR = 8

/** The /48 that holds an IPv6 network, else null. */
const siteOf = (key: string) => IPV6_NETWORK.exec(key)?.[1] ?? null

/** Table of the counters (migration 0001): the library's own shape. */
const TABLE = 'rate_limits'

/** Callers that each limit remembers in memory; the one that was counted longest ago is forgotten first. */
const REMEMBERED_MAX = 10_000

const limitNames = Object.keys(LIMITS) as LimitName[]

/**
 * Limits whose counters are in PostgreSQL, so that they hold across processes. A key that used up its limit is
 * turned away from memory until its time is over, without asking the database. While the database fails, each process
 * counts for itself. What is in memory is bounded, so that no crowd of callers fills it.
 * @param options.secret keys are stored as keyed hashes, so no e-mail or address can be read or guessed from the table
 * @param options.limits other limits, for tests
 * @param options.onRefused called for each refused call
 */
export function createLimits(
  pool: Pool,
  options: {
    secret: string
    limits?: Readonly<Partial<Record<LimitName, Limit>>>
    /** Other than {@link REMEMBERED_MAX}, for tests. */
    rememberedMax?: number
    onRefused?: (name: LimitName) => void
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
   * One counter in the table; `clears` removes what expired, every five minutes, for all of them. What it returns takes a
   * point of a key, and says in how many ms the next one comes, or null when there was one.
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

  const limiters = new Map(
    limitNames.map((name, index) => {
      const limit = options.limits?.[name] ?? LIMITS[name]
      const site = { ...limit, points: limit.points * SITE_FACTOR }
      return [name, { own: limiter(name, limit, index === 0), site: limiter(`${name}/48`, site, false) }]
    }),
  )

  const hashed = (name: LimitName, key: string) =>
    createHmac('sha256', options.secret).update(`rate-limit\n${name}\n${key}`).digest('base64url')

  return {
    /**
     * Takes one point of `key` in the limit called `name`, or says when the next one comes. Never throws. An IPv6
     * network also takes one of the /48 around it, whose limit is eight times as wide.
     */
    async consume(name: LimitName, key: string): Promise<LimitVerdict> {
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

export type Limits = ReturnType<typeof createLimits>
