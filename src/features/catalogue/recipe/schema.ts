import { z } from 'zod'

const levelSchema = z.enum(['facil', 'medio', 'desafio'])
const sentence = z.string().max(200)

/** Recipe of a sheet in the seed catalogue: its drawing, and the source of variants. */
export const recipeSchema = z.object({
  /** Id of a kind of sheet. */
  kind: z.string(),
  level: levelSchema,
  seed: z.int(),
  /** One of the kind's; its first when absent. */
  theme: z.string().optional(),
  /** Worksheet pages, without the answer key. */
  pages: z.int().min(1),
  color: z.boolean(),
  /** As printed. */
  title: z.string(),
  /** Printed under the title, by level. */
  instructions: z.object({ facil: sentence, medio: sentence, desafio: sentence }),
  /** Lines for school and class. */
  school: z.boolean(),
  /** Names of pictures or words that every page shows. */
  must: z.array(z.string()).optional(),
})
export type Recipe = z.infer<typeof recipeSchema>
