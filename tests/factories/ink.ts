/** The sum of the four inks on a part of a page, in per cent of its area: 100 is one ink all over. */
import sharp from 'sharp'
import type { Box } from '../../sheets/lettering/bounds.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import type { Ink, Mark } from '../../sheets/scene/scene.ts'

/** A grey a quarter as dark as the four inks together. */
const asGrey = ([c, m, y, k]: Ink): Ink => [0, 0, 0, (c + m + y + k) / 4]

function greyed(mark: Mark): Mark {
  if (mark.kind === 'group') return { ...mark, children: mark.children.map(greyed) }
  const fill = mark.fill && { fill: asGrey(mark.fill) }
  if (mark.kind === 'text') return { ...mark, ...fill }
  return { ...mark, ...fill, ...(mark.stroke && { stroke: asGrey(mark.stroke) }) }
}

export async function inkShare(marks: readonly Mark[], area: Box, pixelWidth = 200): Promise<number> {
  const svg = pageToSvg({ marks: marks.map(greyed) }, { ...area, pixelWidth })
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
  const mean = pixels.reduce((sum, shade) => sum + shade, 0) / pixels.length
  return 400 * (1 - mean / 255)
}
