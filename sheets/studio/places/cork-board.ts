/** A cork board on the wall of a classroom, and three children who cut, carry and pin pieces. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { roomWall } from './room-wall.ts'

/** The cork, within its frame. */
export const CORK: Box = { x: 17, y: 58, width: 176, height: 174 }
const FRAME = 3
const [FLOOR, SKIRTING, TABLE] = [281, 256, 265]

const SQUARE = 4.6
/** Squares of the pieces that two children carry, from the first. */
const CARRIED = [points('0,0 0,1 1,1'), points('0,0 1,0 1,1'), points('0,0 0,1 0,2'), points('0,0 1,0 0,1')] as const

/** Paper squares of a piece; the first has its middle at (x, y). */
const cutOut = (pen: Pen, x: number, y: number, which: number): Drawing =>
  inTurn(CARRIED, which).map(([dx, dy]) =>
    pen.shape(box(x + (dx - 0.5) * SQUARE, y + (dy - 0.5) * SQUARE, SQUARE, SQUARE), 'white', 0.7),
  )

/** A table with strips to cut, a glue stick and a tin of pins. */
const table = (pen: Pen, x: number, variant: number): Drawing => [
  pen.shape(box(x - 23, TABLE, 4, FLOOR - TABLE) + box(x + 19, TABLE, 4, FLOOR - TABLE), 'woodDark', 0.9),
  pen.shape(box(x - 27, TABLE, 54, 5, 1.2), 'wood', 1.1),
  pen.shape(box(x - 22, TABLE - 7, 11, 7, 1), 'teal', 0.9),
  [-19.5, -16.5, -13.5].map((dx, i) => pen.shape(circle(x + dx, TABLE - 8 - (i % 2) * 1.2, 1.5), 'red', 0.6)),
  pen.shape(box(x + 12, TABLE - 10, 5, 10, 1), 'white', 0.9),
  pen.shape(box(x + 12, TABLE - 13, 5, 4, 1), variant % 2 ? 'orange' : 'blue', 0.9),
]

export function corkBoard(pen: Pen, who: readonly CastName[], variant: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const middle = pen.plane('middle')
  const [left = 'bia', between = 'caio', right = 'davi'] = who
  const frame = box(CORK.x - FRAME, CORK.y - FRAME, CORK.width + 2 * FRAME, CORK.height + 2 * FRAME, 2)
  return [
    roomWall(pen, variant),
    pen.shape(box(-5, SKIRTING, 220, 60), 'woodPale', null),
    far.line('M0 266H210M0 278H210M40 256v10M120 256v10M80 266v12M170 266v12', 0.5),
    far.shape(box(-5, SKIRTING - 4, 220, 4), 'wood', 0.7),
    middle.shape(frame, 'woodDark'),
    middle.shape(box(CORK.x, CORK.y, CORK.width, CORK.height), 'sand', 0.7),
    person(pen, left, 38, FLOOR, 0.68, { pose: POINT }),
    cutOut(middle, 52.5, FLOOR - 22, variant),
    person(pen, between, 105, FLOOR, 0.68, { pose: BEHIND_TABLE }),
    table(middle, 105, variant),
    person(pen, right, 172, FLOOR, 0.68, { pose: POINT_LEFT }),
    cutOut(middle, 157, FLOOR - 22, variant + 1),
  ]
}
