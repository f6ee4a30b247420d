import { z } from 'zod'
import { CATEGORIES, FORMATS } from './taxonomy/rules.ts'

export const categorySchema = z.enum(CATEGORIES)

/** An activity as the browser knows it. Addresses are relative to the site. */
export const activitySchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  /** Its kind, in the words of a search: `Labirinto redondo, fácil, 1º ano`. Absent for most uploaded sheets. */
  plainTitle: z.string().optional(),
  /** Name of the set it belongs to: «Alfabeto completo». */
  set: z.string().optional(),
  /** Id of the date of the school year that it is made for. */
  date: z.string().optional(),
  description: z.string(),
  category: categorySchema,
  imageUrl: z.string(),
  /** True if a file exists. Its address is private and comes only with a grant (rule: private files). */
  hasFile: z.boolean(),
  isPremium: z.boolean(),
  ageRange: z.string(),
  format: z.enum(FORMATS),
  pageCount: z.int().min(1),
  tags: z.array(z.string()),
  /** Contents of its picture, if known: `Ligar pontos de frutas, fácil, com pera`. */
  shows: z.string().optional(),
  createdAt: z.iso.datetime(),
})
export type Activity = z.infer<typeof activitySchema>
