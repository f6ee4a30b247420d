/** One letter in the middle of a board: its ink is measured, because loops of the cursive reach far. */
import { type Box, boundsOf } from '../lettering/bounds.ts'
import { loadFont, measureText, shapeText } from '../lettering/fonts.ts'
import { heavier, path, text } from '../scene/marks.ts'
import type { SheetFont, TextMark } from '../scene/scene.ts'

const reaches = new Map<string, Box>()

/** The ink of a letter of size 1 that is centred at 0 on its baseline. */
function inkOf(letter: string, font: SheetFont): Box {
  const key = `${font}:${letter}`
  const known = reaches.get(key)
  if (known) return known
  const em = loadFont(font).unitsPerEm
  const { x, y, width, height } = boundsOf(shapeText(letter, font).glyphs.map(({ d }) => path(d))) ?? {
    x: 0,
    y: 0,
    width: em,
    height: em,
  }
  const half = measureText(letter, font, 1) / 2
  // Outlines of glyphs have y upwards.
  const reach = { x: x / em - half, y: -(y + height) / em, width: width / em, height: height / em }
  reaches.set(key, reach)
  return reach
}

/** Between the ink and the edge of its board, mm. */
const CLEAR = 1.8

interface Wish {
  readonly letter: string
  readonly font: SheetFont
  /** Of the letter where it has room, mm. */
  readonly size: number
  /** The baseline of its row: the letter moves from it only as far as a tail would leave the board. Default: its middle. */
  readonly baseline?: number
}

/** The letter with its ink inside the box; cursive as heavy as print. */
export function letterOnBoard(box: Box, { letter, font, size: wished, baseline }: Wish): TextMark {
  const ink = inkOf(letter, font)
  const size = Math.min(wished, (box.height - 2 * CLEAR) / ink.height, (box.width - 2 * CLEAR) / ink.width)
  const x = box.x + box.width / 2 - (ink.x + ink.width / 2) * size
  const middle = box.y + box.height / 2 - (ink.y + ink.height / 2) * size
  const highest = box.y + CLEAR - ink.y * size
  const lowest = box.y + box.height - CLEAR - (ink.y + ink.height) * size
  const y = baseline === undefined ? middle : Math.max(highest, Math.min(lowest, baseline))
  const drawn = text(x, y, letter, size, { font })
  return font === 'cursive' ? heavier(drawn, size) : drawn
}
