/** An art room: the steps of a drawing on a cork board, paper on an easel, and a child who draws too. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import { type CastName, CHILDREN } from '../cast/people.ts'
import { POINT_LEFT } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { curtained } from '../shapes/rooms.ts'

const WALLS: readonly Fill[] = ['pinkPale', 'bluePale', 'yellowPale', 'purplePale', 'hill']
const CURTAINS: readonly Fill[] = ['teal', 'orange', 'blue', 'yellow', 'red']
const CHALKS: readonly Fill[] = ['red', 'yellow', 'green', 'blue', 'purple', 'orange']
const ARTISTS: readonly CastName[] = CHILDREN.filter((who) => who !== 'lia')
const [SKIRTING, FLOOR] = [262, 280]
const RIM = 2.6
const CHILD = 0.9
/** Above this height of a window there is room for a shelf below it, mm. */
const LOW_WINDOW = 140

const chalk = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => [
  pen.shape(box(x, foot - 3, 11, 3, 0.8), fill, 0.7),
  pen.line(`M${x + 3} ${foot - 3}v3`, 0.6),
]

/** Pots of paint on a shelf of the wall, its left edge and top. */
const paintShelf = (pen: Pen, x: number, top: number): Drawing => [
  pen.shape(box(x, top, 30, 3, 1), 'woodPale', 0.9),
  pen.line(`M${x + 5} ${top + 3}v4l5 -4M${x + 25} ${top + 3}v4l-5 -4`, 0.9),
  ([2.4, 11, 19.6] as const).map((dx, i) => [
    pen.shape(box(x + dx, top - 8, 7.4, 8, 1), 'white', 0.9),
    pen.shape(box(x + dx, top - 8, 7.4, 3, 1), CHALKS[i * 2] ?? 'red', 0.9),
  ]),
]

export interface ArtRoom {
  /** Cork behind the steps. */
  readonly cork: Box
  readonly paper: Box
  /** Another child and other walls, from 0. */
  readonly variant: number
}

export function artRoom(pen: Pen, { cork, paper, variant }: ArtRoom): Drawing {
  const middle = pen.plane('middle')
  const [left, right, foot] = [paper.x, paper.x + paper.width, paper.y + paper.height]
  const window = cork.y + cork.height + 13
  const who = ARTISTS[variant % ARTISTS.length] ?? 'malu'
  return [
    pen.shape(box(0, 0, 214, 300), WALLS[variant % WALLS.length] ?? 'sky', null),
    curtained(middle, right + 15, window, 20, 34, 'sky', CURTAINS[variant % CURTAINS.length] ?? 'teal'),
    window < LOW_WINDOW ? paintShelf(middle, right + 10, window + 66) : [],
    pen.shape(box(-5, SKIRTING, 224, 60), 'woodPale', 1),
    pen.line('M0 271H210M60 262v9M150 262v9M104 271v14', 0.5, 'brown'),
    middle.shape(box(cork.x - RIM, cork.y - RIM, cork.width + 2 * RIM, cork.height + 2 * RIM, 2), 'woodDark', 1.1),
    middle.shape(box(cork.x, cork.y, cork.width, cork.height), 'sand', 0.7),
    [left + 16, right - 19].map((x) => middle.shape(box(x, foot, 4, FLOOR - foot), 'wood', 1)),
    middle.shape(box(left - 2.4, paper.y - 2.4, paper.width + 4.8, paper.height + 4.8, 2), 'wood', 1.1),
    middle.shape(box(left, paper.y, paper.width, paper.height), 'white', 0.8),
    middle.shape(box(left - 5, foot + 1.6, paper.width + 10, 4, 1.4), 'woodDark', 1),
    CHALKS.map((fill, i) => chalk(middle, left + 10 + i * 15 + (i > 2 ? 40 : 0), foot + 1.8, fill)),
    person(middle, who, right + 27, FLOOR + 2, CHILD, { pose: POINT_LEFT }),
  ]
}

/** A pin that holds a sheet. */
export const pin = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(circle(x, y, 1.7), fill, 0.7),
  pen.spot(x - 0.4, y - 0.5, 0.45, 'white'),
]
