import { z } from 'zod'

/** The picture of a page behind the first. */
export const pageSchema = z.object({
  /** From 2. */
  page: z.int().min(2),
  url: z.string(),
  /** Blurred. */
  isAnswerKey: z.boolean(),
})
export type PagePicture = z.infer<typeof pageSchema>
