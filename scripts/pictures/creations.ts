/**
 * Pictures of the kinds of /criar for its gallery, drawn from their examples: `node scripts/pictures/creations.ts [folder]`.
 * To be run when one of them is drawn otherwise.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { loadKind } from '../../sheets/kinds/loaders.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM } from '../../sheets/scene/scene.ts'
import { drawVariant } from '../../sheets/variants/draw-variant.ts'
import { choicesFor, exampleOf, firstChoices, sourceOf } from '../../src/features/creations/draft.rules.ts'
import { CREATION_KINDS } from '../../src/features/creations/kinds.rules.ts'

const WIDTH_PX = 320
const folder = process.argv[2] ?? 'public/criar'

await mkdir(folder, { recursive: true })
let bytes = 0
for (const kind of CREATION_KINDS) {
  const chosen = firstChoices(kind)
  const own = exampleOf(kind, chosen)
  const drawn = drawVariant(
    await loadKind(kind.id, kind.category),
    sourceOf(kind, own, chosen),
    choicesFor(kind, own, chosen),
  )
  const [page] = drawn.pages
  if (!page) throw new RangeError(`${kind.id} has no page`)
  const svg = pageToSvg(page, { x: 0, y: 0, width: PAGE_WIDTH_MM, height: PAGE_HEIGHT_MM, pixelWidth: WIDTH_PX * 2 })
  const webp = await sharp(Buffer.from(svg)).resize(WIDTH_PX).webp({ quality: 62, effort: 6 }).toBuffer()
  bytes += webp.length
  await writeFile(`${folder}/${kind.id}.webp`, webp)
}
process.stdout.write(`${CREATION_KINDS.length} pictures, ${Math.round(bytes / 1000)} kB\n`)
