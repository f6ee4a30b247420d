/** A room where a large map hangs, a paper with questions below it and a child who looks for what it asks. */
import { person } from '../cast/cast.ts'
import { POINT_LEFT } from '../cast/poses.ts'
import { standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FINDS } from '../shapes/finds.ts'
import { telescope } from '../shapes/solar-system.ts'
import { GRID, PAPERS, type SquaredMapName } from './squared-maps.ts'

/** The paper with the questions, mm. */
export const NOTES = { x: 16, y: 213, width: 177, height: 67 }
const FLOOR = 190
const [CHILD_X, FEET, CHILD_SCALE] = [183, 208, 0.88]
const SHELVES = [96, 127]
const SHELF = { x: 171.5, width: 24 }

const LOOKERS = ['nina', 'caio', 'davi', 'sofia', 'yumi', 'bia', 'iara', 'theo'] as const

type Kept = readonly [thing: Thing, shelf: 0 | 1, x: number, size: number]

/** Keepsakes on the shelves beside the map; none shows a figure that the child is to find. */
const KEPT: readonly [Kept[], Kept[]] = [
  [
    [(pen) => telescope(pen, 0, 0, 1), 0, 183.5, 20],
    [FINDS.livro, 1, 178, 10],
    [FINDS.xicara, 1, 189.5, 8],
  ],
  [
    [FINDS.mochila, 0, 183.5, 15],
    [FINDS.livro, 1, 189, 10],
    [FINDS.bola, 1, 177.5, 9],
  ],
]

const shelves = (pen: Pen, variant: number): Drawing => [
  inTurn(KEPT, variant).map(([thing, shelf, x, size]) =>
    standing(pen.plane('middle'), thing, x, SHELVES[shelf] ?? 0, size),
  ),
  SHELVES.map((y) => pen.plane('middle').shape(box(SHELF.x, y, SHELF.width, 2.6, 1), 'wood')),
]

/** A sheet of paper that curls at both ends. */
const scroll = (pen: Pen): Drawing => {
  const { x, y, width, height } = NOTES
  return [
    pen.shape(box(x, y, width, height, 3), 'cream', 1.1),
    [x - 2, x + width - 2].map((left) => pen.shape(box(left, y - 1.5, 4, height + 3, 2), 'woodPale', 1)),
  ]
}

/** `variant`, from 0, gives other children; `under` is drawn on the map below its grid. */
export function mapRoom(pen: Pen, variant: number, map: SquaredMapName, under: Drawing): Drawing {
  const [edge, top] = [10, 8]
  const [left, right] = [GRID.x - edge - 2, GRID.x + GRID.side + edge - 2]
  const frame = box(left, GRID.y - top, right - left, GRID.side + top + 10, 3)
  return [
    pen.shape(box(0, 0, 214, FLOOR), 'yellowPale', null),
    pen.shape(box(-4, FLOOR, 222, 120), 'woodPale', 1.1),
    pen.line(`M-4 ${FLOOR + 9}H216M-4 ${FLOOR + 20}H216M164 ${FLOOR}v9M190 ${FLOOR + 9}v11`, 0.7, 'wood'),
    shelves(pen, variant),
    pen.shape(box(left - 2, GRID.y - top - 3.5, right - left + 4, 5, 2.5), 'woodDark', 1.1),
    pen.shape(frame, PAPERS[map], 1.2),
    pen.shape([left - 1.5, right + 1.5].map((x) => circle(x, GRID.y - top - 1, 2.4)).join(''), 'woodDark', 1),
    pen.clip(frame, under),
    person(pen, inTurn(LOOKERS, variant), CHILD_X, FEET, CHILD_SCALE, { pose: POINT_LEFT }),
    scroll(pen),
  ]
}
