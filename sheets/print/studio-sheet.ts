/**
 * Draws the cast, its actions, the scenes by day and by night, the dates, the subjects, the bands and the vignettes side by side into WebP files.
 *
 *   node sheets/print/studio-sheet.ts <folder> [name …] [--width px]
 *
 * One file a name, in colour and in line: <folder>/cast-colour.webp.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { bandsShown } from '../studio/bands/showing.ts'
import { actionsShown, castShown, expressionsShown } from '../studio/cast/showing.ts'
import { rightAndWrong } from '../studio/right-and-wrong.ts'
import { datesShown, nightsShown, scenesShown, subjectsShown } from '../studio/scenes/showing.ts'
import { vignettesShown } from '../studio/vignettes/showing.ts'
import { pageToSvg } from './svg.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '1400' } },
})
const [folder = '.', ...wanted] = positionals
const SHOWN = {
  cast: castShown,
  actions: actionsShown,
  expressions: expressionsShown,
  scenes: scenesShown,
  nights: nightsShown,
  dates: datesShown,
  subjects: subjectsShown,
  bands: bandsShown,
  vignettes: vignettesShown,
  right: rightAndWrong,
}

for (const [name, show] of Object.entries(SHOWN)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const color of [true, false]) {
    const { width, height, marks } = show(color)
    const svg = pageToSvg({ marks }, { x: 0, y: 0, width, height, pixelWidth: Number(values.width) })
    const file = join(folder, `studio-${name}-${color ? 'colour' : 'line'}.webp`)
    await sharp(Buffer.from(svg)).webp({ quality: 72, effort: 6 }).toFile(file)
  }
}
