/** The shelves of a confectioner's, places for trays, with a board below each; before them a slate between confectioner and buyer. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import { type CastName, childAt } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const [LEFT, TOP, WIDTH, HEIGHT] = [12, 56, 186, 180]
const [FLOOR, FEET] = [240, 284]
const BETWEEN = 4
/** Height of the board on a shelf's edge. */
const BOARD = 15

/** Slate for the riddle. */
export const SLATE: Box = { x: 44, y: 241, width: 122, height: 43 }

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

/** `variant`, from 0, gives another shop and other people. */
export function sweetShelves(pen: Pen, variant: number, bays: readonly Bay[]): Drawing {
  const [wall, wood] = inTurn(LOOKS, variant)
  const seller: CastName = inTurn(['mae', 'avo', 'pai'] as const, variant)
  const buyer = childAt(variant)
  const { x, y, width, height } = SLATE
  return [
    pen.shape(box(0, 0, 214, 300), wall, null),
    pen.shape(box(LEFT - 3, TOP - 3, WIDTH + 6, HEIGHT + 6, 2), 'wood', 1.1),
    bays.map(({ x, y, shelf, width }) => [
      pen.shape(box(x, y, width, shelf - y), 'cream', 0.8),
      pen.shape(box(x - 1.2, shelf, width + 2.4, BOARD + 1, 1), wood, 0.9),
    ]),
    pen.shape(box(-4, FLOOR, 220, 60), 'tan', 1.1),
    pen.line(`M-4 ${FLOOR + 22}H216`, 0.6, 'wood'),
    pen.shape(box(x, y, width, height, 3), 'wood', 1.1),
    pen.shape(box(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 2), 'white', 0.8),
    person(pen, seller, 27, FEET, 0.43, { pose: POINT }),
    person(pen, buyer, 183, FEET, 0.6, { pose: POINT_LEFT }),
  ]
}
