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
  { wall: 'pinkPale', mat: 'bluePale', people: ['davi', 'yumi'] },
  { wall: 'sky', mat: 'yellowPale', people: ['sofia', 'caio'] },
  { wall: 'skyLow', mat: 'purplePale', people: ['bia', 'gil'] },
]

const scissors = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(
    x,
    y,
    1,
    (pen) => [
      pen.shape('M-1 0L-4 -19L-0.500 -18L2 -1z', 'metal', 0.9),
      pen.shape('M1 0L5 -18.500L1.500 -19L-1.500 -1z', 'metal', 0.9),
      pen.shape(`${circle(-4, 4.5, 4)}${circle(-4, 4.5, 1.9)}`, 'red', 0.9),
      pen.shape(`${circle(4, 4.5, 4)}${circle(4, 4.5, 1.9)}`, 'red', 0.9),
      pen.spot(0.2, -3, 0.7),
    ],
    { turn: 62 },
  )

const glue = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
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

/** Cardboard boxes on each other, and a roll of tape. */
const stack = (pen: Pen): Drawing => [
  pen.shape(box(116, 265, 26, 16, 1), 'tan', 1.1),
  pen.shape(box(126, 265, 6, 16), 'sand', 0.7),
  pen.shape(box(120, 252, 19, 13, 1), 'straw', 1.1),
  pen.shape(box(127, 252, 5, 13), 'cream', 0.7),
  pen.shape(circle(153, 275, 6), 'blue', 1.1),
  pen.shape(circle(153, 275, 3), 'woodPale', 0.9),
]

const rolls = (pen: Pen): Drawing => [paperRoll(pen, 134, 281, 'pink'), paperRoll(pen, 140, 271, 'teal')]

interface Room {
  /** Upper edge of the mat. */
  readonly top: number
  readonly shelved: boolean
  /** Boxes stand about, in place of rolls of paper. */
  readonly boxes: boolean
}

/** `variant`, from 0, gives other children and colours. */
export function boxWorkshop(pen: Pen, variant: number, { top, shelved, boxes }: Room): Drawing {
  const look = LOOKS[variant % LOOKS.length] ?? LOOKS[0]
  if (!look) return []
  const { x, width, foot } = MAT
  const [left, right] = look.people
  const columns = Array.from({ length: 22 }, (_, i) => `M${x + (i + 1) * 8} ${top}V${foot}`)
  const rows = Array.from(
    { length: Math.floor((foot - top - 1) / 8) },
    (_, i) => `M${x} ${top + (i + 1) * 8}H${x + width}`,
  )
  const grid = [...columns, ...rows].join('')
  return [
    pen.shape(box(0, 0, 210, 250), look.wall, null),
    shelved
      ? [
          [34, 174].map((at) => pen.shape(`M${at} ${SHELF_TOP + 3}h5v9l-5 -5z`, 'wood', 1)),
          pen.shape(box(12, SHELF_TOP, 186, 4, 1.4), 'woodPale', 1.2),
        ]
      : [],
    pen.shape(box(-4, foot - 4, 220, 70), 'woodPale', 1.2),
    pen.line('M-4 260H214M-4 275H214M60 260V275M150 260V275M104 246V260', 0.6, 'wood'),
    pen.shape(box(x - 3, top - 3, width + 6, foot - top + 6, 4), look.mat, 1.2),
    stroke(grid, pen.colour ? [0, 0, 0, 12] : PALE_GREY, 0.4),
    scissors(pen, 76, 262),
    glue(pen, 103, 281),
    boxes ? stack(pen) : rolls(pen),
    person(pen, left, 27, FEET, 0.66, { pose: POINT }),
    person(pen, right, 183, FEET, 0.66, { pose: POINT_LEFT }),
  ]
}
