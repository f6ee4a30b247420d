import { z } from 'zod'
import { recipeSchema } from '../../catalogue/recipe/schema.ts'
import { MOST_SHEETS } from './rules.ts'

const sheets = z.array(z.uuid()).min(1).max(MOST_SHEETS)

export const bookletSheetsInputSchema = z.object({ activity_ids: sheets })

export const bookletSheetsSchema = z.object({
  sheets: z.array(
    z.object({
      activity_id: z.uuid(),
      allowed: z.boolean(),
      /** Null where it is not allowed, and of an uploaded file. */
      recipe: recipeSchema.nullable(),
      /** An allowed file that goes in as it is. */
      uploaded: z.boolean(),
      /** Content of the sheet in plain words. */
      plain_title: z.string().nullable(),
      description: z.string(),
      /** Codes of the BNCC. */
      skills: z.array(z.string()),
    }),
  ),
})
export type BookletSheets = z.infer<typeof bookletSheetsSchema>

/** None beside created sheets. */
const activities = z.array(z.uuid()).max(MOST_SHEETS)

export const bookletCostInputSchema = z.object({ user_id: z.uuid(), activity_ids: activities })

/** Read-only: counts no download. */
export const bookletCostReplySchema = z.object({
  counted: z.int().min(0),
  /** Ids of these sheets; the others were downloaded or created today. */
  new_ids: z.array(z.uuid()),
  /** Null without a daily limit. */
  remaining_downloads: z.int().min(0).nullable(),
  /** Activities above the user's plan. */
  premium_ids: z.array(z.uuid()),
})
export type BookletCostReply = z.infer<typeof bookletCostReplySchema>

export const bookletInputSchema = z.object({ user_id: z.uuid(), booklet_id: z.uuid(), activity_ids: activities })

/** Granted whole or refused whole. */
export const bookletReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  daily_used: z.int().min(0),
  remaining_downloads: z.int().min(0).nullable(),
  /** Number of new sheets, also of a refused booklet. */
  counted: z.int().min(0),
  recipes: z.array(z.object({ activity_id: z.uuid(), recipe: recipeSchema })),
  /** Signed addresses of uploaded files. One that is gone is left out, and not counted. */
  files: z.array(z.object({ activity_id: z.uuid(), url: z.string() })),
})
export type BookletReply = z.infer<typeof bookletReplySchema>
