/** Pictures of a sheet's pages for the catalogue, from the same scene as the PDF. */
import sharp from 'sharp'
import { PREVIEW_TEXTS } from '../page/texts.ts'
import { group, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage, type Sheet } from '../scene/scene.ts'
import { pageToSvg } from './svg.ts'

/**
 * The 3:4 window on the A4 page: its whole width, and 280 of its 297 mm of height.
 * It ends above the footer, so that the content stands in the middle.
 */
const WINDOW = { x: 0, y: 2, width: PAGE_WIDTH_MM, height: (PAGE_WIDTH_MM * 4) / 3 }

const WEBP = {
  quality: 75,
  /** Of 0..6: more costs three times the time for the same size on line drawings. */
  effort: 3,
} as const

/** Pictures up to this width (pixels) are too coarse to be printed in place of the sheet; wider ones can be marked. */
const COARSE_WIDTH = 400
/** Width of the pages behind the first, in pixels: legible on a screen, coarse on paper. */
export const PAGE_WIDTH_PX = 540
/** An answer key is seen as one, and cannot be read, pixels. */
const KEY_BLUR = 7

export interface Thumbnail {
  readonly width: number
  readonly webp: Buffer
}

export interface PagePicture {
  /** Of the PDF, from 2: the thumbnails show the first. */
  readonly page: number
  readonly webp: Buffer
  /** Blurred. */
  readonly isAnswerKey: boolean
}

/** The watermark: the same words three times across the page. */
const WATERMARK: readonly Mark[] = [75, 150, 225].map((y) =>
  group(PAGE_WIDTH_MM / 2, y, [text(0, 0, PREVIEW_TEXTS.watermark, 17)], { rotate: -28 }),
)

/** The window of the page as raw pixels, `width` wide, with its height. */
async function rasterize(page: ScenePage, width: number, marked: boolean) {
  const svg = Buffer.from(pageToSvg(page, { ...WINDOW, pixelWidth: width }, marked ? WATERMARK : []))
  return sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** One WebP for each width, drawn once at the largest. */
async function inWidths(page: ScenePage, widths: readonly number[], marked: boolean): Promise<Thumbnail[]> {
  if (widths.length === 0) return []
  const { data, info } = await rasterize(page, Math.max(...widths), marked)
  const { width, height, channels } = info
  return Promise.all(
    widths.map(async (target) => ({
      width: target,
      webp: await sharp(data, { raw: { width, height, channels } }).resize(target).webp(WEBP).toBuffer(),
    })),
  )
}

/** One WebP of the first page for each width (pixels), 3:4. `marked`: wide ones carry a watermark. */
export async function renderThumbnail(sheet: Sheet, widths: readonly number[], marked = false): Promise<Thumbnail[]> {
  const page = sheet.pages[0]
  if (!page) throw new RangeError('a sheet without pages has no thumbnail')
  if (!marked) return inWidths(page, widths, false)
  const [coarse, wide] = await Promise.all([
    inWidths(
      page,
      widths.filter((width) => width <= COARSE_WIDTH),
      false,
    ),
    inWidths(
      page,
      widths.filter((width) => width > COARSE_WIDTH),
      true,
    ),
  ])
  return [...coarse, ...wide]
}

/** One WebP, 3:4, of each page behind the first; answer keys are blurred, and all carry a watermark where `marked`. */
export async function renderPages(sheet: Sheet, marked = false): Promise<PagePicture[]> {
  const behind = [
    ...sheet.pages.map((page) => ({ page, isAnswerKey: false })),
    ...sheet.answerKeys.map((page) => ({ page, isAnswerKey: true })),
  ].slice(1)
  return Promise.all(
    behind.map(async ({ page, isAnswerKey }, i) => {
      const { data, info } = await rasterize(page, PAGE_WIDTH_PX, marked)
      const { width, height, channels } = info
      const pixels = sharp(data, { raw: { width, height, channels } })
      const webp = await (isAnswerKey ? pixels.blur(KEY_BLUR) : pixels).webp(WEBP).toBuffer()
      return { page: i + 2, webp, isAnswerKey }
    }),
  )
}
