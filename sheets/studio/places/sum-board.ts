/** A white board on the wall of a classroom, pens on its ledge, two children and a pile of books before it. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { roomWall } from './room-wall.ts'

/** The surface to write on, within its frame. */
export const SUM_BOARD: Box = { x: 15, y: 60, width: 180, height: 184 }
const FRAME = 3
const [SKIRTING, FEET] = [266, 283]
const BOOKS = ['red', 'yellow', 'blue', 'green', 'orange', 'purple'] as const

/** Books one on another, their foot at (x, FEET). */
const pile = (pen: Pen, x: number, first: number): Drawing =>
  [30, 26, 28, 22].map((width, i) =>
    pen.shape(box(x - width / 2 + (i % 2) * 2, FEET - 5.4 * (i + 1), width, 5.4, 1), inTurn(BOOKS, first + i), 0.9),
  )

/** `variant`, from 0, gives another wall. */
export function sumBoard(pen: Pen, [left, right]: readonly CastName[], variant: number): Drawing {
  const { x, y, width, height } = SUM_BOARD
  const foot = y + height
  return [
    roomWall(pen, variant),
    pen.shape(box(-4, SKIRTING, 220, 40), 'woodPale', 1),
    pen.shape(box(x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME, 2), 'wood', 1.2),
    pen.shape(box(x, y, width, height), 'white', 0.8),
    pen.shape(box(74, foot + 1, 62, 4, 1), 'woodDark', 0.9),
    (['red', 'blue', 'leaf'] as const).map((fill, i) => pen.shape(box(80 + i * 14, foot - 1.4, 11, 2.6, 1), fill, 0.7)),
    pen.shape(box(121, foot - 2.6, 11, 3.8, 0.8), 'greyDark', 0.7),
    person(pen, left ?? 'bia', 42, FEET, 0.56, { pose: POINT }),
    pile(pen, 105, variant),
    person(pen, right ?? 'davi', 168, FEET, 0.56, { pose: variant % 2 ? WAVE : POINT, flip: true }),
  ]
}
