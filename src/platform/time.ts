/** The clock is passed in wherever time decides something, so that rules can be tested at any moment. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Milliseconds since the process began. Goes on evenly when the clock is set: for how old something is. */
export const stopwatch = () => performance.now()

/** Hour of the day (UTC) at which the daily download counter starts again (rule: download day). */
export const DAY_STARTS_AT_UTC_HOUR = 3

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/**
 * The day a moment belongs to, as `yyyy-mm-dd` (rule: download day).
 * The day starts at 03:00 UTC, so the key is the date of (moment − 3 h) in UTC, which is São Paulo's date.
 */
export function dateKey(moment: Date): string {
  return new Date(moment.getTime() - DAY_STARTS_AT_UTC_HOUR * HOUR_MS).toISOString().slice(0, 10)
}

/** The next moment at which {@link dateKey} changes: strictly after `moment`. */
export function nextDayStart(moment: Date): Date {
  const shifted = moment.getTime() - DAY_STARTS_AT_UTC_HOUR * HOUR_MS
  return new Date((Math.floor(shifted / DAY_MS) + 1) * DAY_MS + DAY_STARTS_AT_UTC_HOUR * HOUR_MS)
}
