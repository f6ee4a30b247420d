import { z } from 'zod'

const countsSchema = z.array(z.object({ value: z.string(), count: z.int().min(1) }))

/** Number of activities of a list for each value of a facet; values without any are absent. */
export const facetCountsSchema = z.object({
  year: countsSchema,
  level: countsSchema,
  theme: countsSchema,
  goal: countsSchema,
  occasion: countsSchema,
  /** The most frequent ones. */
  bncc: countsSchema,
  plan: countsSchema,
})
export type FacetCounts = z.infer<typeof facetCountsSchema>
