import { AppError } from '../../../../product/errors.ts'
import { THUMBNAIL_WIDTHS } from '../../files/rules.ts'
import { type FileKind, kindOf } from '../rules.ts'
import { isNearlySheet } from './rules.ts'

/** Pixels that are read at most: a picture of 5 MB can claim many more, and would fill the memory. */
const PIXELS_MAX = 40_000_000
/** AVIF compresses strongly, and its decoder takes several times the memory of the others. */
const AVIF_PIXELS_MAX = 16_000_000
/** Work on one picture that takes longer is given up (seconds). */
const TIME_LIMIT_S = 20

const WHITE = '#ffffff'
const WEBP = { quality: 80, effort: 4 } as const

/** One width of a thumbnail. */
export interface Thumbnail {
  readonly width: number
  readonly webp: Buffer
}

const readingOf = (kind: FileKind) =>
  ({
    limitInputPixels: kind === 'avif' ? AVIF_PIXELS_MAX : PIXELS_MAX,
    failOn: 'warning',
    sequentialRead: true,
    pages: 1,
  }) as const

/** libvips costs memory and start time: it loads with the first picture, without a cache. */
const openSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

async function sizeOf(bytes: Uint8Array, kind: FileKind) {
  const sharp = await openSharp()
  const { autoOrient } = await sharp(bytes, readingOf(kind)).metadata()
  return autoOrient
}

/**
 * Makes the thumbnails of an uploaded picture: 3:4, one WebP for each width, only pixels (no metadata, no animation, no
 * appended data). Portrait sheets fill the frame and lose a little at the bottom, as the drawn ones do; other pictures
 * are shown whole on white.
 * @throws AppError upload_not_image for a broken picture or an unknown format; image_too_heavy for one that would take
 * too much memory or time
 */
export async function makeThumbnails(bytes: Uint8Array): Promise<Thumbnail[]> {
  const kind = kindOf(bytes)
  if (kind === null || kind === 'pdf') throw new AppError('upload_not_image')
  try {
    const { width, height } = await sizeOf(bytes, kind)
    const sharp = await openSharp()
    const fit = isNearlySheet(width, height) ? 'cover' : 'contain'
    const largest = Math.max(...THUMBNAIL_WIDTHS)
    const frame = (target: number) => ({ width: target, height: Math.round((target * 4) / 3) })
    const { data, info } = await sharp(bytes, readingOf(kind))
      .autoOrient()
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .resize({ ...frame(largest), fit, position: fit === 'cover' ? 'top' : 'centre', background: WHITE })
      .removeAlpha()
      .timeout({ seconds: TIME_LIMIT_S })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    return await Promise.all(
      THUMBNAIL_WIDTHS.map(async (target) => ({
        width: target,
        webp: await sharp(data, { raw }).resize(frame(target)).webp(WEBP).toBuffer(),
      })),
    )
  } catch (cause) {
    const heavy = cause instanceof Error && /pixel limit|timeout/i.test(cause.message)
    throw new AppError(heavy ? 'image_too_heavy' : 'upload_not_image', { cause })
  }
}
