import { z } from 'zod'

/** The eight categories, in the order of the menu (spec part 1 §2, §3). */
export const CATEGORIES = [
  'Matemática',
  'Colorir',
  'Labirinto',
  'Pontilhar',
  'Tracejar',
  'Percepção Visual',
  'Alfabetização',
  'Pareamento',
] as const
export const categorySchema = z.enum(CATEGORIES)
export type Category = z.infer<typeof categorySchema>

/** Age options of the filter and of new activities (spec part 1 §5). */
export const AGE_RANGES = ['3-4 anos', '5-7 anos', '8-10 anos', '10+ anos'] as const
/** Formats of an activity (spec part 1 §5). */
export const FORMATS = ['Preto e Branco', 'Colorido'] as const

/** An activity as the browser knows it (spec part 1 §3). Addresses are relative to the site. */
export const activitySchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: categorySchema,
  imageUrl: z.string(),
  /** Whether a file exists. Its address is private and comes only with a grant (decisions P7). */
  hasFile: z.boolean(),
  isPremium: z.boolean(),
  ageRange: z.string(),
  format: z.enum(FORMATS),
  pageCount: z.int().min(1),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type Activity = z.infer<typeof activitySchema>
