/**
 * Pictures of children's interests for the form of a child: `node scripts/pictures/interests.ts [folder]`. To be run when
 * an interest is added or its first picture is drawn otherwise.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawPicture } from '../../sheets/pictures/drawing.ts'
import { INTERESTS } from '../../sheets/pictures/interests.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'

const WIDTH_PX = 128
/** Side of the drawing, mm. */
const SIDE = 40
const folder = process.argv[2] ?? 'public/interesses'

await mkdir(folder, { recursive: true })
let bytes = 0
for (const { id, pictures } of INTERESTS) {
  const [first] = pictures
  if (!first) throw new RangeError(`${id} has no picture`)
  const page = { marks: [drawPicture(first, { cx: SIDE / 2, cy: SIDE / 2, size: SIDE * 0.9, color: true })] }
  const svg = pageToSvg(page, { x: 0, y: 0, width: SIDE, height: SIDE, pixelWidth: WIDTH_PX * 2 })
  const webp = await sharp(Buffer.from(svg)).resize(WIDTH_PX).webp({ quality: 70, effort: 6 }).toBuffer()
  bytes += webp.length
  await writeFile(`${folder}/${id}.webp`, webp)
}
process.stdout.write(`${INTERESTS.length} pictures, ${Math.round(bytes / 1000)} kB\n`)
