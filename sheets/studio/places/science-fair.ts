/** A science fair: a tent in the square, or a room of the school; a floor game of light above, a table with a lamp below. */
import { box, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { shelf } from '../shapes/rooms.ts'
import type { Stage } from './concert-stage.ts'

/** The squares of the floor: upper left corner and side, mm. */
export const FLOOR = { x: 42, y: 59, side: 17, columns: 7, rows: 6 } as const
/** Back and front of the table's top, and the foot of its front. */
export const TABLE = { back: 229, front: 245, foot: 268 } as const

const tent = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(middle, 24, 36, 0.5),
    cloud(middle, 190, 36, 0.5),
    middle.shape('M-4 236Q50 224 105 232T218 228V300H-4z', 'meadow', 0.8),
    tree(middle, 22, 240, 0.86),
    tree(middle, 190, 240, 0.86),
  ]
}

const room = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'yellowPale', null),
    middle.shape(box(-4, 240, 222, 60), 'tan', 0.9),
    shelf(middle, 12, 242, 36, { book: 8 }),
    shelf(middle, 162, 242, 36, { book: 8 }),
  ]
}

/** The floor of squares on its board, seen from above. */
const squares = (pen: Pen, stage: Stage): Drawing => {
  const { x, y, side, columns, rows } = FLOOR
  const [width, height] = [columns * side, rows * side]
  const odd = Array.from({ length: rows * columns }, (_, i): Spot => [Math.floor(i / columns), i % columns]).filter(
    ([row, column]) => (row + column) % 2,
  )
  return [
    pen.shape(box(12, y - 4, 186, height + 8, 4), stage === 'praca' ? 'teal' : 'purplePale', 1.2),
    pen.shape(box(x, y, width, height), 'white', 1),
    pen.shade(odd.map(([row, column]) => box(x + column * side, y + row * side, side, side)).join(''), 'cream'),
    pen.line(
      Array.from({ length: rows - 1 }, (_, i) => `M${x} ${y + (i + 1) * side}h${width}`).join('') +
        Array.from({ length: columns - 1 }, (_, i) => `M${x + (i + 1) * side} ${y}v${height}`).join(''),
      0.5,
      'grey',
    ),
    pen.shape(box(x, y, width, height), null, 1),
  ]
}

/** The table hides the legs of those behind it. */
export const fairTable = (pen: Pen, stage: Stage): Drawing => [
  pen.shape(box(20, TABLE.foot - 2, 6, 18) + box(184, TABLE.foot - 2, 6, 18), 'wood', 1),
  pen.shape(`M22 ${TABLE.back}H188L196 ${TABLE.front}H14z`, 'white', 1.2),
  pen.shape(box(14, TABLE.front, 182, TABLE.foot - TABLE.front, 1), stage === 'praca' ? 'redPale' : 'bluePale', 1.2),
]

export const fairGround = (pen: Pen, stage: Stage): Drawing => [
  stage === 'praca' ? tent(pen) : room(pen),
  squares(pen, stage),
]
