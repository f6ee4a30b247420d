import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type CatalogueSheet, STARTING_CATALOGUE } from '../../content/catalogue.ts'
import { drawPiece } from '../../content/rules/drawn.ts'
import { pageToSvg } from '../../sheets/print/svg.ts'
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM } from '../../sheets/scene/scene.ts'
import { LEVELS } from '../../src/features/catalogue/facets/rules.ts'

const FOLDER = new URL('../../docs/sheets/', import.meta.url)
const PAGE_PIXELS = 420
const GAP = 10
const DESK = '#b5b2a9'
const FRAME = { x: 0, y: 0, width: PAGE_WIDTH_MM, height: PAGE_HEIGHT_MM, pixelWidth: PAGE_PIXELS }
const PAGE_HEIGHT = Math.round((PAGE_PIXELS * PAGE_HEIGHT_MM) / PAGE_WIDTH_MM)

/** The piece that shows a level: in colour where there is one. */
function shownOf(pieces: readonly CatalogueSheet[]): CatalogueSheet | undefined {
  return pieces.find(({ shelf }) => shelf.format === 'Colorido') ?? pieces[0]
}

async function pictureOf(piece: CatalogueSheet): Promise<Buffer> {
  const [page] = drawPiece(piece).sheet.pages
  if (!page) throw new RangeError(`${piece.key} has no page`)
  return sharp(Buffer.from(pageToSvg(page, FRAME)))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

/** Writes `docs/sheets/<kind>.webp`: the first page of one piece of each level that the catalogue has, side by side. */
export async function writeKindPictures(kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    const ofKind = STARTING_CATALOGUE.filter(({ sheet }) => sheet.kind === kind)
    const shown = LEVELS.flatMap((level) => shownOf(ofKind.filter(({ sheet }) => sheet.level === level)) ?? [])
    const pages = await Promise.all(shown.map(pictureOf))
    await sharp({
      create: {
        width: GAP + shown.length * (PAGE_PIXELS + GAP),
        height: PAGE_HEIGHT + 2 * GAP,
        channels: 3,
        background: DESK,
      },
    })
      .composite(pages.map((input, i) => ({ input, top: GAP, left: GAP + i * (PAGE_PIXELS + GAP) })))
      .webp({ quality: 70 })
      .toFile(fileURLToPath(new URL(`${kind}.webp`, FOLDER)))
    console.log(`${kind}: ${shown.map(({ key }) => key).join(', ')}`)
  }
}
