/** The shelves of a confectioner's, places for trays, with a board below each; the confectioner and a buyer before them. */
import { person } from '../cast/cast.ts'
import { type CastName, CHILDREN } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const [LEFT, TOP, WIDTH, HEIGHT] = [12, 60, 186, 194]
const [FLOOR, FEET] = [257, 286]
const BETWEEN = 4
/** Height of the board on a shelf's edge. */
const BOARD = 16

export interface Bay {
  readonly x: number
  /** Upper edge, and that of the shelf. */
  readonly y: number
  readonly shelf: number
  readonly width: number
  readonly board: number
}

/** Bays in columns of so many, the first column first. */
export function baysOf(rows: number, columns: number): Bay[] {
  const [width, step] = [(WIDTH - BETWEEN * (columns - 1)) / columns, HEIGHT / rows]
  return Array.from({ length: columns }, (_, i) => i).flatMap((column) =>
    Array.from({ length: rows }, (_, row) => ({
      x: LEFT + column * (width + BETWEEN),
      y: TOP + row * step,
      shelf: TOP + (row + 1) * step - BOARD - 1,
      width,
      board: BOARD,
    })),
  )
}

const LOOKS = [
  ['pinkPale', 'woodPale'],
  ['sky', 'tan'],
  ['yellowPale', 'woodPale'],
  ['skyLow', 'tan'],
  ['bluePale', 'woodPale'],
] as const

/** A trolley with a cake on it. */
const cart = (pen: Pen, x: number): Drawing => [
  [x - 18, x + 18].map((at) => pen.shape(circle(at, FEET - 3, 3), 'greyDark', 0.9)),
  pen.shape(box(x - 24, FEET - 15, 48, 10, 2), 'redPale', 1.1),
  pen.shape(box(x - 26, FEET - 17, 52, 3.4, 1.4), 'white', 0.9),
  pen.shape(box(x - 12, FEET - 26, 24, 9, 2), 'pink', 1),
  pen.line(`M${x - 12} ${FEET - 22}q3 3.600 6 0t6 0t6 0t6 0`, 0.8),
  pen.shape(circle(x, FEET - 28, 2.2), 'red', 0.8),
]

/** `variant`, from 0, gives another shop and other people. */
export function sweetShelves(pen: Pen, variant: number, bays: readonly Bay[]): Drawing {
  const [wall, wood] = inTurn(LOOKS, variant)
  const [seller, buyer]: readonly CastName[] = [
    (['mae', 'avo', 'pai'] as const)[variant % 3] ?? 'mae',
    inTurn(CHILDREN, variant),
  ]
  return [
    pen.shape(box(0, 0, 214, 300), wall, null),
    pen.shape(box(LEFT - 3, TOP - 3, WIDTH + 6, HEIGHT + 8, 2), 'wood', 1.1),
    bays.map(({ x, y, shelf, width }) => [
      pen.shape(box(x, y, width, shelf - y), 'cream', 0.8),
      pen.shape(box(x - 1.2, shelf, width + 2.4, BOARD + 1, 1), wood, 0.9),
    ]),
    pen.shape(box(-4, FLOOR, 220, 60), 'tan', 1.1),
    pen.line(`M-4 ${FLOOR + 16}H216M60 ${FLOOR}v16M150 ${FLOOR}v16`, 0.6, 'wood'),
    person(pen, seller ?? 'mae', 34, FEET, 0.39, { pose: POINT }),
    person(pen, buyer ?? 'bia', 168, FEET, 0.54, { pose: POINT_LEFT }),
    cart(pen, 104),
  ]
}
