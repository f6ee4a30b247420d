import sharp from 'sharp'
import { drawSheet } from '../kinds/registry.ts'
import { nameOfShown } from '../pictures/drawing.ts'
import type { SheetOptions } from '../scene/scene.ts'
import { type PdfMetadata, pageCountOf, renderPdf } from './pdf.ts'
import { type PagePicture, renderPages, renderThumbnail, type Thumbnail } from './thumbnail.ts'

/** The sheet to make, and the metadata of its PDF. */
export interface SheetOrder {
  readonly kind: string
  readonly options: SheetOptions
  readonly metadata: PdfMetadata
}

export interface PrintedSheet {
  readonly pdf: Uint8Array
  /** WebP, 3:4, one for each width. */
  readonly thumbnails: readonly Thumbnail[]
  /** The pages behind the first. */
  readonly pages: readonly PagePicture[]
  /** Pages of the PDF, answer key included. */
  readonly pageCount: number
  /** Names of the pictures on the first page, which the thumbnails show, e.g. `abelha`; each once. */
  readonly pictures: readonly string[]
}

/**
 * Draws a sheet and renders its PDF and its thumbnails, one for each width (pixels). The same order gives the same
 * bytes.
 * @throws RangeError for a kind or theme that does not exist, or a page count that is not possible
 */
export async function printSheet(
  { kind, options, metadata }: SheetOrder,
  widths: readonly number[],
): Promise<PrintedSheet> {
  const sheet = drawSheet(kind, options)
  const [pdf, thumbnails, pages] = await Promise.all([
    renderPdf(sheet, metadata),
    renderThumbnail(sheet, widths),
    renderPages(sheet),
  ])
  const pictures = [...new Set(sheet.contents[0]?.pictures.map(nameOfShown))]
  return { pdf, thumbnails, pages, pageCount: pageCountOf(sheet), pictures }
}

/**
 * Many sheets are printed side by side, one per thread: then one image must not spread over all cores.
 * Call it once in each thread that prints.
 */
export function printOnOneCore(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
