/** Digests of the drawings: of every piece's PDF, byte by byte. */
import { createHash } from 'node:crypto'
import { renderPdf } from '../sheets/print/pdf.ts'
import { orderOf } from '../src/features/catalogue/seed/rules.ts'
import type { CatalogueSheet } from './catalogue.ts'
import { drawPiece, SITE_NAME } from './rules/drawn.ts'

const DIGITS = 12

export interface PrintedPiece {
  readonly pdf: Buffer
  readonly drawing: string
}

/** The PDF of a piece as the product prints it, not compressed so that another zlib changes nothing, and its digest. */
export async function printPiece(entry: CatalogueSheet): Promise<PrintedPiece> {
  const { metadata } = orderOf(entry, SITE_NAME)
  // Words that the file is found by are no part of the drawing: nobody has to look at it again for them.
  const drawn = { ...metadata, subject: entry.category, keywords: entry.shelf.tags.join(', ') }
  const pdf = await renderPdf(drawPiece(entry).sheet, drawn, { compress: false })
  return { pdf, drawing: createHash('sha256').update(pdf).digest('hex').slice(0, DIGITS) }
}
