/**
 * Draws the pictures of the library side by side with their names into PNG files, to look at them.
 *
 *   node sheets/print/picture-sheet.ts <folder> [table …] [--color] [--silhouette] [--size mm] [--columns n]
 *
 * One file a table: <folder>/<table>.png. A name with «!» is not among the words to read.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawPicture, LIBRARY } from '../pictures/drawing.ts'
import { text } from '../scene/marks.ts'
import { pageToSvg } from './svg.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    color: { type: 'boolean', default: false },
    silhouette: { type: 'boolean', default: false },
    size: { type: 'string', default: '25' },
    columns: { type: 'string', default: '10' },
  },
})
const [folder = '.', ...wanted] = positionals
const size = Number(values.size)
const columns = Number(values.columns)
const PIXELS_PER_MM = 5

for (const table of new Set(LIBRARY.map(({ facts }) => facts?.table ?? ''))) {
  if (wanted.length > 0 && !wanted.includes(table)) continue
  const pictures = LIBRARY.filter(({ facts }) => facts?.table === table)
  const marks = pictures.flatMap((picture, i) => {
    const [cx, cy] = [((i % columns) + 0.5) * size * 1.15, (Math.floor(i / columns) + 0.5) * size * 1.3]
    const label = `${picture.name}${picture.facts?.goodWord ? '' : ' !'}`
    return [
      drawPicture(picture, { cx, cy, size, color: values.color, silhouette: values.silhouette }),
      text(cx, cy + size * 0.6, label, size * 0.12, { font: 'text' }),
    ]
  })
  const width = columns * size * 1.15
  const height = Math.ceil(pictures.length / columns) * size * 1.3
  const svg = pageToSvg({ marks }, { x: 0, y: 0, width, height, pixelWidth: Math.round(width * PIXELS_PER_MM) })
  const out = join(folder, `${table}.png`)
  await sharp(Buffer.from(svg)).png().toFile(out)
  console.log(`${out}: ${pictures.length} pictures`)
}
