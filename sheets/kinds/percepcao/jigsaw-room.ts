/** A room to play in: the board of a jigsaw on the floor, the lid of its box as model, and a rug for the pieces. */
import type { Box } from '../../lettering/bounds.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { glueBottle } from '../../studio/shapes/measuring.ts'
import { backdrop, placeOf, rug } from '../matematica/counted-rows.ts'

const ROOM: Box = { x: 14, y: 56.5, width: 182, height: 226 }
/** The picture on the lid, mm. */
export const MODEL: Box = { x: 129, y: 63, width: 58, height: 58 }
/** The upper edge of the first pieces, mm. */
export const PIECES_TOP = 167.5

const LIDS: readonly Fill[] = ['red', 'blue', 'green', 'purple', 'orange']
/** Width of the lid's rim, mm. */
const RIM = 5

/** The lid, seen from above: its rim is as broad on all sides. */
const lid = (pen: Pen, fill: Fill): Drawing => {
  const { x, y, width, height } = MODEL
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
  return [
    pen.shape(box(x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM, 2), fill, 1.1),
    pen.line(
      corners
        .map(([dx = 0, dy = 0]) => `M${x + dx} ${y + dy}l${dx ? RIM - 0.6 : 0.6 - RIM} ${dy ? RIM - 0.6 : 0.6 - RIM}`)
        .join(''),
      0.7,
    ),
  ]
}

const scissors = (pen: Pen): Drawing => [
  pen.shape('M-1.500 2L7 -27Q9 -22 6 -16L1.500 3z', 'metal', 1),
  pen.shape('M1.500 2L-7 -27Q-9 -22 -6 -16L-1.500 3z', 'metal', 1),
  pen.spot(0, -2, 1),
  [-1, 1].map((side) => [
    pen.rope(`M${side} 1L${side * 4} 6`, 2, 'orange', 0.8),
    pen.shape(circle(side * 6.2, 10.5, 5.4), 'orange', 1),
    pen.shape(circle(side * 6.2, 10.5, 2.9), 'white', 0.8),
  ]),
]

/** The room with title, instruction and children, without the jigsaw. */
export function jigsawRoom(options: SheetOptions, seed: number): PageMark[] {
  const pen = new Pen(options.color)
  const { wall = 'yellowPale', flags } = placeOf(options.theme, [])
  const place = { terrain: 'floor', wall, ...(flags && { flags }) } as const
  return [
    ...backdrop(options, place, [ROOM], [ROOM.y], seed),
    ...rug({ x: 15, y: 163.5, width: 180, height: 118 }, options.color, seed),
    ...marksOf([
      lid(pen, LIDS[seed % LIDS.length] ?? 'red'),
      pen.at(143, 146, 0.72, scissors, { turn: 74 }),
      pen.at(168, 147.5, 0.9, glueBottle, { turn: 96 }),
    ]),
  ]
}
