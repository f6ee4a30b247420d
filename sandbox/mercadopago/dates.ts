export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The provider writes its dates in this offset whatever the seller's country (hours). */
const PROVIDER_OFFSET_HOURS = 4

/** An instant as the provider writes it: `2026-05-25T13:01:08.000-04:00`. */
export function providerDate(at: number): string {
  const local = new Date(at - PROVIDER_OFFSET_HOURS * HOUR_MS).toISOString()
  return `${local.slice(0, -1)}-0${PROVIDER_OFFSET_HOURS}:00`
}

/** The same day of the month, a number of months later; the last day where that month is shorter. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, lastDay))
}
