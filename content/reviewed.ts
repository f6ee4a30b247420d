/**
 * Reviews of drawings: `reviewed.json` holds, by key of a piece, the digest of the reviewed pages, a grade (A: a teacher
 * would pay for it, B: fine) and a remark. Pages that changed since are unreviewed; their answer key follows from them.
 */
import { z } from 'zod'
import type { CatalogueSheet } from './catalogue.ts'
import json from './reviewed.json' with { type: 'json' }

const reviewSchema = z.strictObject({
  pages: z.string(),
  grade: z.enum(['A', 'B']),
  word: z.string().min(1),
})
type Review = z.infer<typeof reviewSchema>

export const REVIEWS: Readonly<Record<string, Review>> = z.record(z.string(), reviewSchema).parse(json)

type Reviewed = Pick<CatalogueSheet, 'key' | 'pageDigest'>

/** Pieces whose pages are others than those that were looked at. */
export function changedSinceReview(pieces: readonly Reviewed[], reviews: typeof REVIEWS = REVIEWS): string[] {
  return pieces.filter(({ key, pageDigest }) => reviews[key] && reviews[key].pages !== pageDigest).map(({ key }) => key)
}

/** Pieces whose current pages have no review. */
export function unreviewed(pieces: readonly Reviewed[], reviews: typeof REVIEWS = REVIEWS): string[] {
  return pieces.filter(({ key, pageDigest }) => reviews[key]?.pages !== pageDigest).map(({ key }) => key)
}
