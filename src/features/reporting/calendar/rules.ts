import { DAY_MS, dateKey } from '../../../platform/time.ts'

/** Weeks of the calendar, this one included. */
export const CALENDAR_WEEKS = 5

/** An activity with a publication date (rule: publication date). */
export interface Planned {
  readonly title: string
  /** ISO 8601. */
  readonly at: string
}

/** A week from Monday to Sunday, as date keys, and the activities it publishes, earliest first. */
export interface PlannedWeek {
  readonly from: string
  readonly to: string
  readonly planned: readonly Planned[]
}

const DAYS = 7
const keyOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** This week and those after it; a week without activities is there, too. */
export function weeksOf(planned: readonly Planned[], today: string): PlannedWeek[] {
  const now = new Date(`${today}T00:00:00Z`)
  const monday = now.getTime() - ((now.getUTCDay() + DAYS - 1) % DAYS) * DAY_MS
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) => {
    const from = keyOf(monday + week * DAYS * DAY_MS)
    const to = keyOf(monday + (week * DAYS + DAYS - 1) * DAY_MS)
    return { from, to, planned: planned.filter(({ at }) => inWeek(dateKey(new Date(at)), from, to)) }
  })
}

const inWeek = (day: string, from: string, to: string) => day >= from && day <= to
