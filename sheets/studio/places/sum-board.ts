/** A white board on a wall; below it a worked example on an easel, and somebody who shows it. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT_LEFT } from '../cast/poses.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { roomWall } from './room-wall.ts'

/** The surface to write on, within its frame. */
export const SUM_BOARD: Box = { x: 15, y: 58, width: 180, height: 164 }
/** The sheet of paper with the example. */
export const EXAMPLE: Box = { x: 13, y: 229, width: 49, height: 54 }
/** For what bears the results, below the question about them. */
export const CHECKS: Box = { x: 90, y: 243, width: 106, height: 40 }
export const QUESTION: Box = { x: 65, y: 229, width: 132, height: 11 }
const FRAME = 3
const [SKIRTING, FEET] = [272, 284]

/** `variant`, from 0, gives another wall. */
export function sumBoard(pen: Pen, who: CastName, variant: number): Drawing {
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
    pen.shape(box(EXAMPLE.x, EXAMPLE.y, EXAMPLE.width, EXAMPLE.height, 1.5), 'white', 1),
    pen.text(EXAMPLE.x + EXAMPLE.width / 2, EXAMPLE.y + 6.4, 'Veja como:', 4.8),
    person(pen, who, 76, FEET, 0.62, { pose: POINT_LEFT }),
  ]
}
