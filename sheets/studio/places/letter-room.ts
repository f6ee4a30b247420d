/** A classroom wall: a poster of one letter in four cells, a counter below it, an open notebook on the desk in front. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, POINT, WAVE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const POSTER: Box = { x: 15, y: 58, width: 180, height: 70 }
export const SHELF_TOP = 197
const RAIL = 135
const DESK = 219
/** The two pages of the notebook. */
export const NOTEBOOK: Box = { x: 14, y: 223, width: 182, height: 58.5 }

const POSES: readonly [Pose, ...Pose[]] = [POINT, WAVE, GIVE, POINT]
const WALLS: readonly (readonly [wall: Fill, frame: Fill, cover: Fill])[] = [
  ['yellowPale', 'orange', 'teal'],
  ['pinkPale', 'purple', 'blue'],
  ['sky', 'blue', 'red'],
  ['skyLow', 'green', 'purple'],
]

type Paper = (pen: Pen) => Drawing
const PAPERS: readonly [Paper, ...Paper[]] = [
  (pen) => Array.from({ length: 11 }, (_, i) => pen.shade(box(10 + i * 19, 19, 6, DESK - 19), 'white', 0.4)),
  (pen) =>
    Array.from({ length: 70 }, (_, i) =>
      pen.shade(
        circle(12 + (i % 10) * 20 + (Math.floor(i / 10) % 2) * 10, 64 + Math.floor(i / 10) * 22, 2),
        'white',
        0.6,
      ),
    ),
  (pen) => pen.shade(box(0, 172, 210, DESK - 172), 'white', 0.5),
  (pen) => Array.from({ length: 7 }, (_, i) => pen.shade(box(0, 62 + i * 22, 210, 5), 'white', 0.5)),
]

/** A thing on its string, from the rail down to its upper edge. */
export const string = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${RAIL}V${y}`, 0.8),
  pen.shape(circle(x, RAIL, 1.6), 'yellow', 0.8),
]

const isLeft = (variant: number): boolean => variant % 2 === 0
/** Middles of the three things on the shelf, beside whoever shows them. */
export const shelfSlots = (variant: number): readonly number[] =>
  [80, 124.5, 169].map((x) => (isLeft(variant) ? x : 210 - x))

const rail = (pen: Pen, from: number): Drawing => [
  pen.shape(box(from + 3, RAIL - 1.2, 136, 2.4, 1.2), 'wood', 0.9),
  [from + 7, from + 135].map((at) => pen.shape(circle(at, RAIL, 2.2), 'metal', 0.8)),
]

const notebook = (pen: Pen, cover: Fill): Drawing => {
  const { x, y, width, height } = NOTEBOOK
  return [
    pen.shape(box(x - 2, y - 2, width + 4, height + 4, 3), cover, 1.1),
    pen.shape(box(x, y, width / 2, height, 1.5), 'white', 0.9),
    pen.shape(box(x + width / 2, y, width / 2, height, 1.5), 'white', 0.9),
  ]
}

export function letterRoom(pen: Pen, variant: number, who: CastName, hasRail: boolean): Drawing {
  const [wall, edge, cover] = WALLS[variant % WALLS.length] ?? ['yellowPale', 'orange', 'teal']
  const { x, y, width, height } = POSTER
  const left = isLeft(variant)
  const from = left ? 53 : 14
  return [
    pen.shape(box(0, 0, 210, 297), wall, null),
    inTurn(PAPERS, variant)(pen),
    pen.shape(box(0, DESK, 210, 80), 'woodPale', 1),
    pen.shape(box(x, y, width, height, 3), edge, 1.2),
    pen.shape(box(x + 3.5, y + 3.5, width - 7, height - 7, 1.5), 'white', 1),
    hasRail ? rail(pen, from) : [],
    pen.shape(box(from, SHELF_TOP, 143, 4, 1), 'wood', 1.1),
    pen.shape(box(from + 3, SHELF_TOP + 4, 137, DESK - SHELF_TOP - 4), 'woodPale', 1.1),
    person(pen, who, left ? 30 : 180, DESK + 1, 0.98, { pose: inTurn(POSES, variant), flip: !left }),
    notebook(pen, cover),
  ]
}
