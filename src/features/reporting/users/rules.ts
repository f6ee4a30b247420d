import { DAY_MS, DAY_STARTS_AT_UTC_HOUR, HOUR_MS } from '../../../platform/time.ts'
import { fold } from '../../catalogue/search/rules.ts'
import { type Plan, planSchema } from '../../subscriptions/schema.ts'
import { PLAN_LABELS } from './texts.ts'

/** In the order of the filter. */
export const PLANS: readonly Plan[] = planSchema.options.toReversed()

/** Years ahead Premium can be given for at most. */
const GRANT_YEARS_MAX = 5

/** The text of a search as people are compared with it; '' for no search. */
export function searchedText(typed: string): string {
  return fold(typed.toWellFormed().replaceAll('\0', '').trim())
}

/** The plans a search text speaks of: `premium` by 'prem', by 'Premium' (rule: administrator search). */
export function plansNamed(foldedText: string): Plan[] {
  return PLANS.filter((plan) => plan.includes(foldedText) || fold(PLAN_LABELS[plan]).includes(foldedText))
}

/** The moment a date key's day ends (rule: download day): 03:00 UTC of the next date. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + DAY_STARTS_AT_UTC_HOUR * HOUR_MS)
}

/** The last day of Premium by hand: `today` at the earliest, five years later at the latest. */
export function grantProblem(until: string, today: string): 'past' | 'far' | null {
  if (until < today) return 'past'
  return until > latestGrant(today) ? 'far' : null
}

/** The latest day Premium can be given for, as a date key. */
export function latestGrant(today: string): string {
  const day = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)
  return `${Number(today.slice(0, 4)) + GRANT_YEARS_MAX}${day}`
}
