/** A workshop where boxes are made: a shelf of finished ones, a cutting mat, children with scissors and glue. */
import { PALE_GREY } from '../../scene/inks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { box, circle, ellipse } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'

/** The upper board of the shelf, and the mat, mm. */
export const SHELF_TOP = 104
export const MAT = { x: 13, width: 184, foot: 236 }
const FEET = 283

interface Look {
  readonly wall: Fill
  readonly mat: Fill
  readonly people: readonly [CastName, CastName]
}

const LOOKS: readonly Look[] = [
  { wall: 'yellowPale', mat: 'hill', people: ['nina', 'theo'] },
  { wall: 'pinkPale', mat: 'foam', people: ['davi', 'yumi'] },
  { wall: 'sky', mat: 'yellowPale', people: ['sofia', 'caio'] },
  { wall: 'skyLow', mat: 'cream', people: ['bia', 'gil'] },
]

/** Scissors are on their side. */
const scissors = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(
    x,
    y,
    0.62,
    (pen) => [
      pen.shape('M-1 0L-4 -19L-0.500 -18L2 -1z', 'metal', 0.9),
      pen.shape('M1 0L5 -18.500L1.500 -19L-1.500 -1z', 'metal', 0.9),
      pen.shape(`${circle(-4, 4.5, 4)}${circle(-4, 4.5, 1.9)}`, 'red', 0.9),
      pen.shape(`${circle(4, 4.5, 4)}${circle(4, 4.5, 1.9)}`, 'red', 0.9),
      pen.spot(0.2, -3, 0.7),
    ],
    { turn: 90 },
  )

const glue = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 0.62, (pen) => [
    pen.shape('M-5 0V-13Q-5 -17 -2 -18V-20H2V-18Q5 -17 5 -13V0z', 'white', 1.1),
    pen.shape('M-1.600 -20L0 -25L1.600 -20z', 'orange', 0.9),
    pen.shape(box(-5, -11, 10, 7), 'blue', 0.8),
  ])

const paperRoll = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape(box(-15, -9, 30, 9, 2), fill, 1.1),
    pen.shape(ellipse(15, -4.5, 2.4, 4.5), 'white', 0.9),
    pen.line('M-9 -6.500H8M-9 -2.800H4', 0.6),
  ])

const BENCH = 270

/** A box of tea, a can and a roll of tape. */
const stack = (pen: Pen): Drawing => [
  pen.shape(box(103, BENCH - 17, 15, 17, 0.8), 'lime', 1.1),
  pen.shape(box(106, BENCH - 13, 9, 8, 0.8), 'white', 0.7),
  pen.shape(`M110.500 ${BENCH - 6.5}q-3 -2.500 0 -5.500q3 3 0 5.500z`, 'green', 0.7),
  pen.shape(`M122 ${BENCH - 14}V${BENCH - 1.6}a5.500 2 0 0 0 11 0V${BENCH - 14}`, 'red', 1.1),
  pen.shape(ellipse(127.5, BENCH - 14, 5.5, 2), 'metal', 0.9),
  pen.shape(circle(142, BENCH - 4.4, 4.4), 'blue', 1.1),
  pen.shape(circle(142, BENCH - 4.4, 2.2), 'woodPale', 0.9),
]

const rolls = (pen: Pen): Drawing => [paperRoll(pen, 118, BENCH, 'pink'), paperRoll(pen, 123, BENCH - 9, 'teal')]

/** A low bench with what is worked with. */
const workbench = (pen: Pen, material: Drawing): Drawing => [
  [64, 142].map((x) => pen.shape(box(x, BENCH, 4, FEET - BENCH), 'wood', 1.1)),
  pen.shape(box(58, BENCH, 94, 4.5, 1.4), 'copper', 1.1),
  scissors(pen, 72, BENCH - 3.6),
  glue(pen, 94, BENCH),
  material,
]

/** Squares of the mat, and a place for one of their corners. */
export interface MatGrid {
  readonly step: number
  readonly x?: number
  readonly y?: number
}

interface Room {
  /** Upper edge of the mat. */
  readonly top: number
  readonly shelved: boolean
  /** Boxes take the place of rolls of paper. */
  readonly boxes: boolean
  readonly grid: MatGrid
}

/** Multiples of a step from an origin, those at the rims left out. */
const linesWithin = (from: number, to: number, origin: number, step: number): number[] => {
  const first = origin + Math.ceil((from + 1 - origin) / step) * step
  return Array.from({ length: Math.floor((to - 1 - first) / step) + 1 }, (_, i) => first + i * step)
}

/** `variant`, from 0, gives other children and colours. */
export function boxWorkshop(pen: Pen, variant: number, { top, shelved, boxes, grid }: Room): Drawing {
  const look = LOOKS[variant % LOOKS.length] ?? LOOKS[0]
  if (!look) return []
  const { x, width, foot } = MAT
  const [left, right] = look.people
  const { step } = grid
  const squares = [
    ...linesWithin(x, x + width, grid.x ?? x, step).map((at) => `M${at} ${top}V${foot}`),
    ...linesWithin(top, foot, grid.y ?? top, step).map((at) => `M${x} ${at}H${x + width}`),
  ]
  return [
    pen.shape(box(0, 0, 210, 250), look.wall, null),
    shelved
      ? [
          [34, 174].map((at) => pen.shape(`M${at} ${SHELF_TOP + 3}h5v9l-5 -5z`, 'wood', 1)),
          pen.shape(box(12, SHELF_TOP, 186, 4, 1.4), 'woodPale', 1.2),
        ]
      : [],
    pen.shape(box(-4, foot - 4, 220, 70), 'woodPale', 1.2),
    pen.line('M-4 252H214M-4 272H214M60 252V272M150 252V272', 0.6, 'wood'),
    pen.shape(box(x - 3, top - 3, width + 6, foot - top + 6, 4), look.mat, 1.2),
    stroke(squares.join(''), pen.colour ? [0, 0, 0, 12] : PALE_GREY, 0.4),
    workbench(pen, boxes ? stack(pen) : rolls(pen)),
    person(pen, left, 27, FEET, 0.66, { pose: POINT }),
    person(pen, right, 183, FEET, 0.66, { pose: POINT_LEFT }),
  ]
}
