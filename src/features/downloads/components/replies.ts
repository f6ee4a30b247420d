import { isRecord } from '../../../platform/is-record.ts'
import type { BillingPeriod, Plan } from '../../subscriptions/schema.ts'
import type { DownloadStats, RecipeReply, RefusalCode, RegisterReply, VariantReply } from '../schema.ts'

// The schemas of ../schema.ts without the schema library, which weighs more than the rest of a page's code.

type Guard = (value: unknown) => boolean
type Shape<T> = Record<keyof T, Guard>

const isText: Guard = (value) => typeof value === 'string'
const isFlag: Guard = (value) => typeof value === 'boolean'
const isCount: Guard = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const orNull =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value)

// Records: the compiler finds values that the schema adds.
const PLANS: Record<Plan, true> = { gratuito: true, basico: true, premium: true }
const CODES: Record<RefusalCode, true> = {
  premium_only: true,
  daily_limit: true,
  unusual_use: true,
  variant_limit: true,
}
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

const isCode: Guard = (value) => value === undefined || oneOf(CODES)(value)

const REPLY: Shape<RegisterReply> = {
  success: isFlag,
  message: isText,
  code: isCode,
  daily_used: isCount,
  remaining_downloads: orNull(isCount),
  url: orNull(isText),
  recipe: isRecipe,
}

const VARIANT: Shape<VariantReply> = { ...REPLY, remaining_variants: orNull(isCount) }

const RECIPE: Shape<RecipeReply> = { allowed: isFlag, recipe: orNull(isRecord) }

function fits<T>(value: unknown, shape: Shape<T>): value is T {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return Object.entries<Guard>(shape).every(([name, guard]) => guard(fields.get(name)))
}

export const isDownloadStats = (value: unknown): value is DownloadStats => fits(value, STATS)

export const isRegisterReply = (value: unknown): value is RegisterReply => fits(value, REPLY)

export const isVariantReply = (value: unknown): value is VariantReply => fits(value, VARIANT)

export const isRecipeReply = (value: unknown): value is RecipeReply => fits(value, RECIPE)
