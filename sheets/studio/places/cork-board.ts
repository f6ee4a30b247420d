/** A cork board on the wall of a classroom, and three children in front of it. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD, POINT } from '../cast/poses.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** The cork, within its frame. */
export const CORK: Box = { x: 17, y: 58, width: 176, height: 174 }
const FRAME = 3
const [FLOOR, SKIRTING] = [281, 256]
const WALLS: readonly Fill[] = ['sky', 'yellowPale', 'pinkPale', 'foam']

export function corkBoard(pen: Pen, who: readonly CastName[], variant: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const middle = pen.plane('middle')
  const [left = 'bia', between = 'caio', right = 'davi'] = who
  const frame = box(CORK.x - FRAME, CORK.y - FRAME, CORK.width + 2 * FRAME, CORK.height + 2 * FRAME, 2)
  return [
    pen.shape(box(0, 0, 210, 297), WALLS[variant % WALLS.length] ?? 'sky', null),
    pen.shape(box(-5, SKIRTING, 220, 60), 'woodPale', null),
    far.line('M0 266H210M0 278H210M40 256v10M120 256v10M80 266v12M170 266v12', 0.5),
    far.shape(box(-5, SKIRTING - 4, 220, 4), 'wood', 0.7),
    middle.shape(frame, 'woodDark'),
    middle.shape(box(CORK.x, CORK.y, CORK.width, CORK.height), 'sand', 0.7),
    person(pen, left, 42, FLOOR, 0.66, { pose: POINT }),
    person(pen, between, 105, FLOOR, 0.66, { pose: HOLD }),
    [-1, 0, 1].map((i) => middle.shape(box(105 + i * 4.4 - 2.2, FLOOR - 19.6, 4.4, 4.4), 'white', 0.6)),
    person(pen, right, 168, FLOOR, 0.66, { pose: POINT, flip: true }),
  ]
}
