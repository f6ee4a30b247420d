import sharp from 'sharp'
import { watermarkSvg } from '../../src/features/catalogue/watermark/rules.ts'

/** Above this darkness the mark is fully drawn; its edges are left out (0 to 255). */
const INSIDE = 232
/** Brighter than this is paper, darker than that is no bare paper (0 to 255). */
const [PAPER, TOUCHED] = [252, 246]

/**
 * True if a wide picture (WebP) carries the product's mark: the paper of the same drawing in a narrower picture is
 * darker in the wide one under the mark. Without a narrower one all of it counts as paper.
 */
export async function carriesMark(wide: Buffer, narrow?: Buffer): Promise<boolean> {
  const { data, info } = await sharp(wide).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const paperColour = { create: { width, height, channels: 3, background: '#fff' } } as const
  const clean = await (narrow ? sharp(narrow) : sharp(paperColour)).resize(width, height).greyscale().raw().toBuffer()
  const mark = await sharp(Buffer.from(watermarkSvg(width, height)))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  let [paper, touched] = [0, 0]
  for (let at = 0; at < data.length; at++) {
    if ((mark[at] ?? 0) > INSIDE || (clean[at] ?? 0) < PAPER) continue
    paper++
    if ((data[at] ?? 0) < TOUCHED) touched++
  }
  // A picture without paper proves nothing.
  if (paper < 500) throw new RangeError('too little paper under the mark')
  return touched / paper > 0.9
}
