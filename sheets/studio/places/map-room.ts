/** A room where a large map hangs, a paper with questions below it and children who look at both. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { GRID } from './squared-maps.ts'

/** The paper with the questions, mm. */
export const NOTES = { x: 44, y: 229, width: 122, height: 53 }
const FEET = 282
const CHILD_SCALE = 0.68

/** Two who look for what the paper asks. */
const LOOKERS: readonly (readonly [CastName, CastName])[] = [
  ['nina', 'caio'],
  ['davi', 'sofia'],
  ['yumi', 'bia'],
  ['iara', 'theo'],
]

/** A sheet of paper that curls at both ends. */
const scroll = (pen: Pen): Drawing => {
  const { x, y, width, height } = NOTES
  return [
    pen.shape(box(x, y, width, height, 3), 'cream', 1.1),
    [x - 1, x + width - 3].map((left) => pen.shape(box(left, y - 2, 4, height + 4, 2), 'woodPale', 1)),
  ]
}

/** `paper` is the map's ground, `variant`, from 0, gives other children; `under` is drawn on the map below its grid. */
export function mapRoom(pen: Pen, variant: number, paper: Fill, under: Drawing): Drawing {
  const [left, right] = LOOKERS[variant % LOOKERS.length] ?? (['nina', 'caio'] as const)
  const [edge, top] = [12, 5]
  const frame = box(GRID.x - edge, GRID.y - top, GRID.side + 2 * edge, GRID.side + top + 9, 3)
  return [
    pen.shape(box(0, 0, 214, 240), 'yellowPale', null),
    pen.shape(box(-4, 238, 220, 60), 'woodPale', 1.1),
    pen.line('M-4 256H44M166 256H214M-4 273H44M166 273H214M20 238V256M188 256V273', 0.7, 'wood'),
    pen.shape(box(GRID.x - edge - 3, GRID.y - top - 3.5, GRID.side + 2 * edge + 6, 5, 2.5), 'woodDark', 1.1),
    pen.shape(frame, paper, 1.2),
    pen.shape(
      circle(GRID.x - edge - 3, GRID.y - top - 1, 2.4) + circle(GRID.x + GRID.side + edge + 3, GRID.y - top - 1, 2.4),
      'woodDark',
      1,
    ),
    pen.clip(frame, under),
    scroll(pen),
    person(pen, left, 23, FEET, CHILD_SCALE, { pose: POINT }),
    person(pen, right, 188, FEET, CHILD_SCALE, { pose: POINT_LEFT }),
  ]
}
