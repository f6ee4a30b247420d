import { type Picture, watermarkSvg } from './rules.ts'

/** As quick as what it goes over (sheets/print/thumbnail.ts). */
const WEBP = { quality: 78, effort: 2 } as const

/** Marks in pixels, by their size; pictures have few sizes. */
const marks = new Map<string, Buffer>()
const MARKS_MAX = 8

async function markOf(width: number, height: number): Promise<Buffer> {
  const size = `${width} ${height}`
  const known = marks.get(size)
  if (known) return known
  const { default: sharp } = await import('sharp')
  const svg = Buffer.from(watermarkSvg(width, height))
  const pixels = await sharp(svg).ensureAlpha().raw().toBuffer()
  if (marks.size < MARKS_MAX) marks.set(size, pixels)
  return pixels
}

/** The picture with the mark across it; same size. */
export async function withMark({ variant, webp }: Picture): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const marked = await sharp(data, { raw: { width, height, channels } })
    .composite([{ input: await markOf(width, height), raw: { width, height, channels: 4 } }])
    .webp(WEBP)
    .toBuffer()
  return { variant, webp: marked }
}
