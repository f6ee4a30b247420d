import { type Picture, watermarkSvg } from './rules.ts'

const WEBP = { quality: 78, effort: 3 } as const

/** The picture with the mark across it; same size. */
export async function withMark({ variant, webp }: Picture): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const mark = Buffer.from(watermarkSvg(info.width, info.height))
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const marked = await sharp(data, { raw })
    .composite([{ input: mark }])
    .webp(WEBP)
    .toBuffer()
  return { variant, webp: marked }
}
