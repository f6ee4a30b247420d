/** Pictures of a sheet's first page for the catalogue, from the same scene as the PDF. */
import sharp from 'sharp'
import { PAGE_WIDTH_MM, type ScenePage, type Sheet } from '../scene/scene.ts'
import { pageToSvg } from './svg.ts'

/**
 * The 3:4 window on the A4 page: its whole width, and 280 of its 297 mm of height.
 * It ends above the footer, so that the content stands in the middle.
 */
const WINDOW = { x: 0, y: 2, width: PAGE_WIDTH_MM, height: (PAGE_WIDTH_MM * 4) / 3 }

const WEBP_QUALITY = 75
/** Of 0..6: more costs three times the time for the same size on line drawings. */
const WEBP_EFFORT = 3

export interface Thumbnail {
  readonly width: number
  readonly webp: Buffer
}

/** The window of the page as raw pixels, `width` wide, with its height. */
async function rasterize(page: ScenePage, width: number) {
  const svg = Buffer.from(pageToSvg(page, { ...WINDOW, pixelWidth: width }))
  return sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** One WebP for each width (pixels), 3:4. The page is drawn once, at the largest width. */
export async function renderThumbnail(sheet: Sheet, widths: readonly number[]): Promise<Thumbnail[]> {
  const page = sheet.pages[0]
  if (!page) throw new RangeError('a sheet without pages has no thumbnail')
  const { data, info } = await rasterize(page, Math.max(...widths))
  const { width, height, channels } = info
  return Promise.all(
    widths.map(async (target) => ({
      width: target,
      webp: await sharp(data, { raw: { width, height, channels } })
        .resize(target)
        .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
        .toBuffer(),
    })),
  )
}
