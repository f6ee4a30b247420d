import { z } from 'zod'
import { recipeSchema } from '../catalogue/recipe/schema.ts'
import { billingPeriodSchema, planSchema } from '../subscriptions/schema.ts'

const count = z.int().min(0)

/**
 * Body of get_user_download_stats. With `activity_id`, can_download is about that activity: one already downloaded
 * today may be downloaded again at no cost, whatever the limit (rule: same-day repeat).
 */
export const statsInputSchema = z.object({ user_id: z.uuid(), activity_id: z.uuid().optional() })

/** Download stats. daily_limit and remaining_downloads are null without a daily limit (rule: fair use). */
export const downloadStatsSchema = z.object({
  plan: planSchema,
  billing_period: billingPeriodSchema.nullable(),
  daily_limit: count.nullable(),
  daily_used: count,
  remaining_downloads: count.nullable(),
  can_download: z.boolean(),
})
export type DownloadStats = z.infer<typeof downloadStatsSchema>

/** Body of register_download. */
export const registerInputSchema = z.object({ user_id: z.uuid(), activity_id: z.uuid() })

/** Reason of a refused grant. */
export const REFUSALS = ['premium_only', 'daily_limit', 'unusual_use', 'variant_limit'] as const
export type RefusalCode = (typeof REFUSALS)[number]

/**
 * Answer of register_download. A refusal by plan or limit is an answer too: `success` false with its code and the
 * message to show. `url` is the signed address of the file, null when refused or when the activity has no file.
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

/** Answer of a recipe for looking: `recipe` is null where it is not `allowed`, and of an uploaded file. */
export const recipeReplySchema = z.object({ allowed: z.boolean(), recipe: recipeSchema.nullable() })
export type RecipeReply = z.infer<typeof recipeReplySchema>

export type RegisterReply = z.infer<typeof registerReplySchema>

/** Answer of register_variant: that of the day's download, which the variant is part of. */
export const variantReplySchema = registerReplySchema.extend({
  /** Null without a limit. */
  remaining_variants: count.nullable(),
})
export type VariantReply = z.infer<typeof variantReplySchema>
