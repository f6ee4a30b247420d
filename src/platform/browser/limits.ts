/**
 * Limits of the browser's caches and calls (rule: browser caches), each defined only here. Times in milliseconds.
 * Images and thumbnails (7 days) have no limit here: their addresses carry a hash of their content and are immutable
 * for a year, so the browser's own cache keeps them longer (docs/adr/0011).
 */
const SECOND = 1_000
const MINUTE = 60 * SECOND

/** TTL of activities, in memory and in local storage. */
export const ACTIVITIES_FRESH_MS = 60 * MINUTE
/** TTL of facts about the user. Memory only. */
export const USER_DATA_FRESH_MS = 5 * MINUTE
/** Time a user counts as signed in while the server is unreachable. Memory only. */
export const SESSION_TTL_MS = 30 * MINUTE
/** TTL of the admin area's numbers and lists. Memory only. */
export const ADMIN_FRESH_MS = 5 * MINUTE
/** Extra time for a stale entry, shown when a read fails. */
export const STALE_TTL_MS = 30 * MINUTE
/** Time between two sweeps that throw out what is older. */
export const SWEEP_EVERY_MS = 10 * MINUTE

/** Quiet time after the last reason to read again. */
export const REFETCH_DEBOUNCE_MS = 500
/** Least time between two such readings. */
export const REFETCH_GAP_MS = 10 * SECOND
/** Least time between two checks of the session. */
export const SESSION_CHECK_GAP_MS = 5 * SECOND

/** Requests within a window; one more starts the block. */
export interface LimitRule {
  readonly requests: number
  readonly windowMs: number
  readonly blockMs: number
}

/** The four request limiters. `global` counts every guarded request, whatever its own limiter is. */
export const REQUEST_LIMITS = {
  images: { requests: 10, windowMs: 1 * SECOND, blockMs: 2 * SECOND },
  database: { requests: 10, windowMs: 1 * SECOND, blockMs: 2 * SECOND },
  storage: { requests: 8, windowMs: 2 * SECOND, blockMs: 5 * SECOND },
  global: { requests: 50, windowMs: 5 * SECOND, blockMs: 10 * SECOND },
} as const satisfies Record<string, LimitRule>

export type LimiterName = keyof typeof REQUEST_LIMITS
