import { formatDay } from '../../platform/local-time.ts'
import { DAY_MS } from '../../platform/time.ts'
import { AppError, ERRORS } from '../../product/errors.ts'
import { REPORTING_TEXTS } from './texts.ts'

/** Entries of the two lists of the dashboard (rule: dashboard). */
export const TOP_ACTIVITIES = 5
export const RECENT_USERS = 5

/** Days of the chart of downloads. */
export const CHART_DAYS = 30

/** The `days` date keys that end with `last`, oldest first. */
export function daysUntil(last: string, days: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) =>
    new Date(end - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** An administrator's text for a failed reading: its message, or 'Erro desconhecido'. */
export function messageOf(error: unknown): string {
  if (error instanceof AppError) return ERRORS[error.code].description
  const message = error instanceof Error ? error.message.trim() : ''
  return message === '' ? REPORTING_TEXTS.unknownError : message
}

/** `10/05/2026` of a date key. */
export function dayText(dateKey: string): string {
  return dateKey.split('-').reverse().join('/')
}

/** The last day on which something that ends at this moment still holds: `09/06/2026` for the end of that day. */
export function lastDayText(iso: string): string {
  return formatDay(new Date(Date.parse(iso) - 1).toISOString())
}
