import { z } from 'zod'
import { recipeSchema } from '../catalogue/recipe/schema.ts'
import { billingPeriodSchema, planSchema } from '../subscriptions/schema.ts'

const count = z.int().min(0)

/**
 * With `activity_id`, can_download is about that activity: one downloaded today is free, whatever the limit (rule:
 * same-day repeat).
 */
export const statsInputSchema = z.object({ user_id: z.uuid(), activity_id: z.uuid().optional() })

/** daily_limit and remaining_downloads are null without a daily limit (rule: fair use). */
export const downloadStatsSchema = z.object({
  plan: planSchema,
  billing_period: billingPeriodSchema.nullable(),
  daily_limit: count.nullable(),
  daily_used: count,
  remaining_downloads: count.nullable(),
  can_download: z.boolean(),
})
export type DownloadStats = z.infer<typeof downloadStatsSchema>

export const registerInputSchema = z.object({ user_id: z.uuid(), activity_id: z.uuid() })

/** Reasons of a refused grant. */
export const REFUSALS = ['premium_only', 'daily_limit', 'unusual_use', 'variant_limit'] as const
export type RefusalCode = (typeof REFUSALS)[number]

/**
 * A refusal by plan or limit is an answer too: `success` false with code and message. `url` is the signed address; null
 * if refused, or without a file.
 */
export const registerReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** With a refusal. */
  code: z.enum(REFUSALS).optional(),
  daily_used: count,
  remaining_downloads: count.nullable(),
  url: z.string().nullable(),
  /** With a grant of a drawn sheet (rule: recipes). */
  recipe: recipeSchema.optional(),
})

/** `recipe` is null if not `allowed`, and for an uploaded file. */
export const recipeReplySchema = z.object({ allowed: z.boolean(), recipe: recipeSchema.nullable() })
export type RecipeReply = z.infer<typeof recipeReplySchema>

export type RegisterReply = z.infer<typeof registerReplySchema>

/** Answer of register_download for the variant's download. */
export const variantReplySchema = registerReplySchema.extend({
  /** Null without a limit. */
  remaining_variants: count.nullable(),
})
export type VariantReply = z.infer<typeof variantReplySchema>
