import { z } from 'zod'
import { ONE_LINE, SEVERAL_LINES } from '../../../platform/control-characters.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { SCHOOL_DATE_IDS } from '../dates/rules.ts'
import { GOALS, LEVELS, SKILL_CODE, THEMES } from '../facets/rules.ts'
import { activitySchema, categorySchema } from '../schema.ts'
import { FORMATS } from '../taxonomy/rules.ts'
import {
  CODES_MAX,
  DESCRIPTION_LENGTH_MAX,
  NEW_ACTIVITY,
  normalizeTags,
  PAGES_MAX,
  PAGES_MIN,
  SET_NAME_LENGTH_MAX,
  STATUSES,
  TITLE_LENGTH_MAX,
} from './rules.ts'

const title = z.string().trim().min(1).max(TITLE_LENGTH_MAX).regex(ONE_LINE)
const lineOrNull = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(ONE_LINE)
    .transform((text) => text || null)
    .nullable()
const description = z.string().trim().min(1).max(DESCRIPTION_LENGTH_MAX).regex(SEVERAL_LINES)
const ageRange = z.string().trim().min(1).max(40).regex(ONE_LINE)
const pageCount = z.int().min(PAGES_MIN).max(PAGES_MAX)
// Normalised rather than refused, as the form does.
const tags = z.array(z.string().max(200).regex(ONE_LINE)).max(50).transform(normalizeTags)
const url = z.string().max(600).regex(ONE_LINE)

const fields = {
  title,
  description,
  category: categorySchema,
  is_premium: z.boolean(),
  age_range: ageRange,
  format: z.enum(FORMATS),
  page_count: pageCount,
  tags,
  status: z.enum(STATUSES),
}

/** Facets of a sheet (rule: facets). */
const findingFields = {
  level: z.enum(LEVELS).nullable(),
  theme: z.enum(THEMES).nullable(),
  goals: z.array(z.enum(GOALS)).max(GOALS.length),
  bncc: z.array(z.string().regex(SKILL_CODE)).max(CODES_MAX),
}

/** Further columns of a table or fields of the form. */
const furtherFields = {
  /** Its kind, in the words of a search. */
  plain_title: lineOrNull(TITLE_LENGTH_MAX),
  /** Name of the set it belongs to. */
  set_name: lineOrNull(SET_NAME_LENGTH_MAX),
  /** The date of the school year that it is made for. */
  school_date: z.enum(SCHOOL_DATE_IDS).nullable(),
  /** When it becomes active by itself (rule: publication date). */
  publish_at: z.iso
    .datetime({ offset: true })
    .transform((iso) => new Date(iso))
    .nullable(),
}

/**
 * Body of `POST /rest/v1/activities`: the columns of the table, with the defaults of a new activity (rule: activity
 * form).
 */
export const newActivitySchema = z.object({
  ...fields,
  is_premium: fields.is_premium.default(NEW_ACTIVITY.isPremium),
  age_range: fields.age_range.default(NEW_ACTIVITY.ageRange),
  format: fields.format.default(NEW_ACTIVITY.format),
  page_count: fields.page_count.default(NEW_ACTIVITY.pageCount),
  tags: fields.tags.default([]),
  status: fields.status.default(NEW_ACTIVITY.status),
  ...z.object({ ...furtherFields, ...findingFields }).partial().shape,
  // Optional for the schema: a separate message reports their absence.
  image_url: url.optional(),
  file_url: url.optional(),
})
export type NewActivity = z.output<typeof newActivitySchema>
export type NewActivityInput = z.input<typeof newActivitySchema>

/** Body of `PATCH /rest/v1/activities/{id}`: what changes, and the moment of the version it was changed from. */
export const activityChangesSchema = z
  .object({ ...fields, ...furtherFields, ...findingFields, image_url: url, file_url: url })
  .partial()
  .extend({
    updated_at: z.iso.datetime(),
    /** The skills were gone over, whether they changed or not. */
    skills_reviewed: z.boolean().optional(),
  })
export type ActivityChanges = z.output<typeof activityChangesSchema>
export type ActivityChangesInput = z.input<typeof activityChangesSchema>

/** An activity as administrators see it. */
export const adminActivitySchema = activitySchema.extend({
  ...findingFields,
  /** When an administrator last went over the skills. */
  skillsReviewedAt: z.iso.datetime().nullable(),
  status: z.enum(STATUSES),
  /** When it becomes active by itself; null for one that does not. */
  publishAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type AdminActivity = z.infer<typeof adminActivitySchema>

/** Answers of creating, updating and deleting (rule: activity results). */
const failed = z.object({ success: z.literal(false), error: z.string() })
export const failedResultSchema = failed
export const savedResultSchema = z.object({
  success: z.literal(true),
  activity: adminActivitySchema,
  /** Times it was downloaded. */
  downloadCount: z.int(),
})
export const deletedResultSchema = z.object({ success: z.literal(true) })

export type SavedResult = z.infer<typeof savedResultSchema>

export const adminListSchema = z.object({ activities: z.array(adminActivitySchema), total: z.int() })
export type AdminList = z.infer<typeof adminListSchema>

/** Editor of the catalogue: an administrator, or an operator's command in an administrator's name. */
export type Editor = AdminSession | { readonly command: true; readonly userId: string }
