/** Pictures of a sheet's pages for the catalogue, from the same scene as the PDF. */
import sharp, { type Region } from 'sharp'
import { hasSchoolLine } from '../page/paper.ts'
import { PAGE_WIDTH_MM, type ScenePage, type Sheet } from '../scene/scene.ts'
import { pageToSvg } from './svg.ts'

/**
 * The 3:4 window on the A4 page: its whole width, and 280 of its 297 mm of height. It ends above the footer and its box
 * to tick, so that the content is in the middle.
 */
const WINDOW = { x: 0, y: 0.5, width: PAGE_WIDTH_MM, height: (PAGE_WIDTH_MM * 4) / 3 }

/** The 3:4 window of a card, inside that of the page, mm: it begins at the title, without the line for the name. */
const cardWindow = (page: ScenePage) => {
  const y = hasSchoolLine(page) ? 22.6 : 17.6
  const height = 279.6 - y
  const width = (height * 3) / 4
  return { x: (PAGE_WIDTH_MM - width) / 2, y, width, height }
}

/** Cards come by the dozen, so their bytes count most: a first picture fits into the first flight of packets. */
const CARD_WIDTH_MAX_PX = 360
/**
 * WebP's effort is 0..6: of line drawings 3 makes 3.5 % fewer bytes than 2 in twice the time, and more than 3 the same.
 * Between the qualities 75 and 62 of a card no difference is to be seen at twice its size; the bytes are a tenth fewer.
 */
const CARD_WEBP = { quality: 62, effort: 3 } as const
const PAGE_WEBP = { quality: 75, effort: 2 } as const
const webpOptions = (width: number) => (width <= CARD_WIDTH_MAX_PX ? CARD_WEBP : PAGE_WEBP)

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

/** The window of the page as raw pixels, `width` wide, with its height. */
async function rasterize(page: ScenePage, width: number) {
  const svg = Buffer.from(pageToSvg(page, { ...WINDOW, pixelWidth: width }))
  return sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** The part of a rastered page that a card shows, in pixels. */
function cardOf(page: ScenePage, rasterWidth: number): Region {
  const scale = rasterWidth / WINDOW.width
  const { x, y, width, height } = cardWindow(page)
  const pixels = (mm: number) => Math.round(mm * scale)
  return { left: pixels(x - WINDOW.x), top: pixels(y - WINDOW.y), width: pixels(width), height: pixels(height) }
}

/**
 * One WebP of the first page for each width (pixels), 3:4: the page, and the narrow ones its card, from the title down.
 * Each is drawn once, at the largest width.
 */
export async function renderThumbnail(sheet: Sheet, widths: readonly number[]): Promise<Thumbnail[]> {
  const page = sheet.pages[0]
  if (!page) throw new RangeError('a sheet without pages has no thumbnail')
  const widest = Math.max(...widths)
  const whole = await rasterize(page, widest)
  const card = sheet.card ? await rasterize(sheet.card, widest) : whole
  const window = cardOf(page, whole.info.width)
  return Promise.all(
    widths.map(async (target) => {
      const isCard = target <= CARD_WIDTH_MAX_PX && target < widest
      const { data, info } = isCard ? card : whole
      const { width, height, channels } = info
      const drawn = sharp(data, { raw: { width, height, channels } })
      const shown = isCard ? drawn.extract(window) : drawn
      const webp = await shown
        .resize(target, (target * 4) / 3, { fit: 'fill' })
        .webp(webpOptions(target))
        .toBuffer()
      return { width: target, webp }
    }),
  )
}

/** One WebP, 3:4, of each page behind the first; answer keys are blurred. */
export async function renderPages(sheet: Sheet): Promise<PagePicture[]> {
  const behind = [
    ...sheet.pages.map((page) => ({ page, isAnswerKey: false })),
    ...sheet.answerKeys.map((page) => ({ page, isAnswerKey: true })),
  ].slice(1)
  return Promise.all(
    behind.map(async ({ page, isAnswerKey }, i) => {
      const { data, info } = await rasterize(page, PAGE_WIDTH_PX)
      const { width, height, channels } = info
      const pixels = sharp(data, { raw: { width, height, channels } })
      const webp = await (isAnswerKey ? pixels.blur(KEY_BLUR) : pixels).webp(webpOptions(width)).toBuffer()
      return { page: i + 2, webp, isAnswerKey }
    }),
  )
}
