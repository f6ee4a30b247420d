import { DAY_MS, dateKey } from '../../../platform/time.ts'
import { daysUntil } from '../rules.ts'
import { WEEK_DAYS } from '../week/rules.ts'

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

/** This week and those after it; a week without activities is there, too. */
export function weeksOf(planned: readonly Planned[], today: string): PlannedWeek[] {
  const sunday = Date.parse(today) + ((WEEK_DAYS - new Date(today).getUTCDay()) % WEEK_DAYS) * DAY_MS
  const byDay = Map.groupBy(planned, ({ at }) => dateKey(new Date(at)))
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) => {
    const last = new Date(sunday + week * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10)
    const days = daysUntil(last, WEEK_DAYS)
    return { from: days[0] ?? last, to: last, planned: days.flatMap((day) => byDay.get(day) ?? []) }
  })
}
