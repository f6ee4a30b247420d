/** A classroom wall: a poster of one letter in four cells, a shelf below it, a rail that light things hang from. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const POSTER: Box = { x: 15, y: 60, width: 180, height: 78 }
export const SHELF_TOP = 219
/** Middles of the three things on the shelf. */
export const SHELF_SLOTS = [80, 124.5, 169] as const
const RAIL = 149
const WALLS: readonly (readonly [wall: Fill, frame: Fill])[] = [
  ['yellowPale', 'orange'],
  ['pinkPale', 'purple'],
  ['sky', 'blue'],
  ['skyLow', 'green'],
]

/** A thing on its string, from the rail down to its upper edge. */
export const string = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${RAIL}V${y}`, 0.8),
  pen.shape(circle(x, RAIL, 1.6), 'yellow', 0.8),
]

const rail = (pen: Pen): Drawing => [
  pen.shape(box(56, RAIL - 1.2, 136, 2.4, 1.2), 'wood', 0.9),
  [60, 188].map((at) => pen.shape(circle(at, RAIL, 2.2), 'metal', 0.8)),
]

export function letterRoom(pen: Pen, variant: number, who: CastName, hasRail: boolean): Drawing {
  const [wall, edge] = WALLS[variant % WALLS.length] ?? ['yellowPale', 'orange']
  const { x, y, width, height } = POSTER
  return [
    pen.shape(box(0, 0, 210, 297), wall, null),
    Array.from({ length: 11 }, (_, i) => pen.shade(box(10 + i * 19, 19, 6, 222), 'white', 0.4)),
    pen.shape(box(0, 240, 210, 60), 'woodPale', 1),
    pen.shape(box(x, y, width, height, 3), edge, 1.2),
    pen.shape(box(x + 3.5, y + 3.5, width - 7, height - 7, 1.5), 'white', 1),
    hasRail ? rail(pen) : [],
    pen.shape(box(53, SHELF_TOP, 143, 4, 1), 'wood', 1.1),
    pen.shape(box(56, SHELF_TOP + 4, 137, 17), 'woodPale', 1.1),
    person(pen, who, 27, 242, 0.98, { pose: POINT }),
  ]
}
