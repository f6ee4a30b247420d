import { isRecord } from '../../../platform/is-record.ts'
import type { BillingPeriod, Plan } from '../../subscriptions/schema.ts'
import type { DownloadStats, RegisterReply } from '../schema.ts'

// The schemas of ../schema.ts, without the schema library: it would weigh more than everything else of a page's own code.

type Guard = (value: unknown) => boolean
type Shape<T> = Record<keyof T, Guard>

const isText: Guard = (value) => typeof value === 'string'
const isFlag: Guard = (value) => typeof value === 'boolean'
const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const orNull =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value)

// Written as records, so that a value the schema learns is missed here by the compiler.
const PLANS: Record<Plan, true> = { gratuito: true, basico: true, premium: true }
const PERIODS: Record<BillingPeriod, true> = { monthly: true, annual: true }
const oneOf =
  (names: object): Guard =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(names, value)

const STATS: Shape<DownloadStats> = {
  plan: oneOf(PLANS),
  billing_period: orNull(oneOf(PERIODS)),
  daily_limit: orNull(isCount),
  daily_used: isCount,
  remaining_downloads: orNull(isCount),
  can_download: isFlag,
}

// The schema checks a recipe where it is stored.
const isRecipe: Guard = (value) => value === undefined || isRecord(value)

const REPLY: Shape<RegisterReply> = {
  success: isFlag,
  message: isText,
  daily_used: isCount,
  remaining_downloads: orNull(isCount),
  url: orNull(isText),
  recipe: isRecipe,
}

function fits<T>(value: unknown, shape: Shape<T>): value is T {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return Object.entries<Guard>(shape).every(([name, guard]) => guard(fields.get(name)))
}

/** Whether an answer is that of get_user_download_stats. */
export const isDownloadStats = (value: unknown): value is DownloadStats => fits(value, STATS)

/** Whether an answer is that of register_download. */
export const isRegisterReply = (value: unknown): value is RegisterReply => fits(value, REPLY)
