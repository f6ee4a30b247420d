/** Digests of the drawings: of every piece's PDF, byte by byte, and of its pages without the answer key. */
import { type DrawingDigests, printWithDigests } from '../sheets/print/digests.ts'
import { orderOf } from '../src/features/catalogue/seed/rules.ts'
import type { CatalogueSheet } from './catalogue.ts'
import { drawPiece, SITE_NAME } from './rules/drawn.ts'

const DIGITS = 12

export interface PrintedPiece {
  readonly pdf: Buffer
  readonly digests: DrawingDigests
}

/** Prints a piece and returns its digests. */
export async function printPiece(entry: CatalogueSheet): Promise<PrintedPiece> {
  const { metadata } = orderOf(entry, SITE_NAME)
  // Keywords are not part of the drawing: a change of them needs no new review.
  const drawn = { ...metadata, subject: entry.category, keywords: entry.shelf.tags.join(', ') }
  return printWithDigests(drawPiece(entry).sheet, drawn, DIGITS)
}
