/**
 * Who looked at which drawing: `reviewed.json` holds, by key of a piece, the digest of the PDF that was looked at, a grade
 * (A: a teacher would pay for it, B: fine) and a word. A drawing that changed since has not been looked at.
 */
import { z } from 'zod'
import type { CatalogueSheet } from './catalogue.ts'
import json from './reviewed.json' with { type: 'json' }

const reviewSchema = z.strictObject({
  drawing: z.string(),
  grade: z.enum(['A', 'B']),
  word: z.string().min(1),
})
type Review = z.infer<typeof reviewSchema>

export const REVIEWS: Readonly<Record<string, Review>> = z.record(z.string(), reviewSchema).parse(json)

type Reviewed = Pick<CatalogueSheet, 'key' | 'drawing'>

/** Pieces whose drawing is another than the one that was looked at. */
export function changedSinceReview(pieces: readonly Reviewed[], reviews: typeof REVIEWS = REVIEWS): string[] {
  return pieces.filter(({ key, drawing }) => reviews[key] && reviews[key].drawing !== drawing).map(({ key }) => key)
}

/** Pieces that nobody has looked at as they are. */
export function unreviewed(pieces: readonly Reviewed[], reviews: typeof REVIEWS = REVIEWS): string[] {
  return pieces.filter(({ key, drawing }) => reviews[key]?.drawing !== drawing).map(({ key }) => key)
}
