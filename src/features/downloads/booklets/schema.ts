import { z } from 'zod'
import { recipeSchema } from '../../catalogue/recipe/schema.ts'
import { MOST_SHEETS } from './rules.ts'

const sheets = z.array(z.uuid()).min(1).max(MOST_SHEETS)

/** Body of get_booklet_cost. */
export const bookletCostInputSchema = z.object({ user_id: z.uuid(), activity_ids: sheets })

/** Answer of get_booklet_cost, which does not count. */
export const bookletCostReplySchema = z.object({
  /** Activities that are new today. */
  counted: z.int().min(0),
  /** Null without a daily limit. */
  remaining_downloads: z.int().min(0).nullable(),
  /** Activities that this person's plan does not allow. */
  premium_ids: z.array(z.uuid()),
})
export type BookletCostReply = z.infer<typeof bookletCostReplySchema>

/** Body of register_booklet. The children, their number and their names are no part of it. */
export const bookletInputSchema = z.object({ user_id: z.uuid(), booklet_id: z.uuid(), activity_ids: sheets })

/** Answer of register_booklet: granted whole or not at all. */
export const bookletReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  daily_used: z.int().min(0),
  remaining_downloads: z.int().min(0).nullable(),
  /** Activities that were counted, or would have been. */
  counted: z.int().min(0),
  recipes: z.array(z.object({ activity_id: z.uuid(), recipe: recipeSchema })),
})
export type BookletReply = z.infer<typeof bookletReplySchema>
