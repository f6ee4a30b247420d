/** A board on two posts, as tall as a house: a panel of it for each letter that is to appear. */
import type { Box } from '../../lettering/bounds.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

/** Of the frame around the panels, and of the rail between two, mm. */
const [FRAME, RAIL] = [3.4, 3]
/** Foot of the posts in the grass, mm from the upper edge of the page. */
const FOOT = 244

/** One letter has the board alone. */
const ONE: Box = { x: 57, y: 67, width: 96, height: 158 }
const WORD: Box = { x: 24, y: 65, width: 162, height: 127 }
/** Three letters side by side leave more room below. */
const LOW = 94

/** Letters of each row: a row is never longer than the one below it. */
const rowsOf = (letters: number): number[] =>
  letters <= 3 ? [letters] : [Math.floor(letters / 2), Math.ceil(letters / 2)]

/** The board with its frame. */
export const framed = ({ x, y, width, height }: Box): Box => ({
  x: x - FRAME,
  y: y - FRAME,
  width: width + 2 * FRAME,
  height: height + 2 * FRAME,
})

export const boardFor = (letters: number): Box => {
  if (letters === 1) return ONE
  return rowsOf(letters).length === 1 ? { ...WORD, height: LOW } : WORD
}

/** The panels in the order of reading. */
export function panelsOf({ x, y, width, height }: Box, letters: number): Box[] {
  const rows = rowsOf(letters)
  const tall = (height - RAIL * (rows.length - 1)) / rows.length
  return rows.flatMap((count, row) => {
    const wide = (width - RAIL * (count - 1)) / count
    return Array.from({ length: count }, (_, i) => ({
      x: x + i * (wide + RAIL),
      y: y + row * (tall + RAIL),
      width: wide,
      height: tall,
    }))
  })
}

export function boardOf(pen: Pen, face: Box, panels: readonly Box[]): Drawing {
  const middle = pen.plane('middle')
  const { x, y, width, height } = face
  const frame = framed(face)
  const posts = [x + 8, x + width - 8]
  return [
    posts.map((at) => pen.shade(`M${at - 6} ${FOOT}a9 2 0 0 0 18 0a9 2 0 0 0 -18 0z`, 'leafDeep', 0.35)),
    posts.map((at) => middle.shape(box(at - 3.4, y + height - 4, 6.8, FOOT - y - height + 4, 1), 'woodDark', 1)),
    pen.shape(box(frame.x, frame.y, frame.width, frame.height, 3), 'wood'),
    panels.map((one) => middle.shape(box(one.x, one.y, one.width, one.height, 1), 'white', 0.9)),
  ]
}
