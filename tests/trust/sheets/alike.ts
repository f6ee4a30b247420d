import sharp from 'sharp'
import { STARTING_CATALOGUE } from '../../../content/catalogue.ts'
import { drawPiece } from '../../../content/rules/drawn.ts'
import { renderThumbnail } from '../../../sheets/print/thumbnail.ts'

/** Width of a card on a phone, and of the raster that cards are compared by: 3:4, pixels. */
const [CARD_WIDTH, COMPARED_WIDTH] = [180, 45]
/** Width of the page that a card is cut from, pixels. */
const PAGE_WIDTH = 360
/** Two cards that differ by less than this on average, 0 to 255 a channel, cannot be told apart. */
const ALIKE = 3
/** Cards that may have such a neighbour. */
const MOST = 10

async function rasterOf(piece: (typeof STARTING_CATALOGUE)[number]): Promise<Uint8Array> {
  const [card] = await renderThumbnail(drawPiece(piece).sheet, [CARD_WIDTH, PAGE_WIDTH])
  return sharp(card?.webp)
    .resize(COMPARED_WIDTH, (COMPARED_WIDTH * 4) / 3, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** True if the mean difference is below `limit`; stops as soon as it cannot be. */
function differLess(one: Uint8Array, other: Uint8Array, limit: number): boolean {
  const most = limit * one.length
  let sum = 0
  for (let i = 0; i < one.length && sum < most; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0))
  return sum < most
}

/** Draws the card of every piece and looks for pairs that cannot be told apart. @throws if there are too many */
export async function cardsAreToldApart(): Promise<{ happened: string; lost: number }> {
  const cards: { key: string; raster: Uint8Array }[] = []
  for (const piece of STARTING_CATALOGUE) cards.push({ key: piece.key, raster: await rasterOf(piece) })
  const alike = new Set<string>()
  for (const [i, one] of cards.entries())
    for (const other of cards.slice(i + 1))
      if (differLess(one.raster, other.raster, ALIKE)) alike.add(one.key).add(other.key)
  if (alike.size > MOST) throw new Error(`${alike.size} cards look like another: ${[...alike].join(', ')}`)
  return { happened: `${cards.length} cards at ${CARD_WIDTH} px, ${alike.size} look like another`, lost: 0 }
}
