/** A wall of the classroom with the chart of 100 on it, a child at either side and a paper on the floor. Lengths in mm. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { roomWall } from './room-wall.ts'

/** The chart, and the paper below it. */
export const CHART = { x: 39, y: 61, side: 132 }
export const LIST = { x: 15, y: 214, width: 180, height: 66 }
const [FLOOR, FEET] = [188, 206]
const PENCILS = ['red', 'blue', 'yellow', 'leaf', 'purple'] as const

/** Coloured pencils in a mug on a shelf. */
const mug = (pen: Pen, x: number, shelf: number, first: number): Drawing => [
  [-4, 0, 4].map((dx, i) => {
    const [at, top] = [x + dx, shelf - 24 + (i % 2) * 3]
    return [
      pen.shape(box(at - 1.6, top + 4, 3.2, 16), inTurn(PENCILS, first + i), 0.7),
      pen.shape(`M${at - 1.6} ${top + 4}L${at} ${top}L${at + 1.6} ${top + 4}z`, 'woodPale', 0.7),
    ]
  }),
  pen.shape(box(x - 7, shelf - 12, 14, 12, 2), 'white', 0.9),
  pen.line(`M${x - 7} ${shelf - 8}h14`, 0.7),
]

/** Books upright, one of them leaning. */
const books = (pen: Pen, x: number, shelf: number, first: number): Drawing => [
  [-9, -4.6, -0.2].map((dx, i) =>
    pen.shape(box(x + dx, shelf - 19 + i * 2.4, 4.4, 19 - i * 2.4, 0.6), inTurn(PENCILS, first + i), 0.8),
  ),
  pen.shape(`M${x + 4.4} ${shelf}L${x + 8.6} ${shelf - 15}L${x + 12} ${shelf - 14}L${x + 8.4} ${shelf}z`, 'cream', 0.8),
]

const plant = (pen: Pen, x: number, shelf: number): Drawing => [
  pen.line(`M${x} ${shelf - 9}V${shelf - 22}`, 1, 'leafDark'),
  [-1, 1].map((side) =>
    [12, 17].map((up) =>
      pen.shape(`M${x} ${shelf - up}q${side * 3} -5 ${side * 8} -4q${-side * 1} 4 ${-side * 8} 4z`, 'leaf', 0.8),
    ),
  ),
  pen.shape(`M${x - 6} ${shelf - 10}h12l-2 10h-8z`, 'copper', 0.9),
]

const SHELF = 104
const SHELF_THINGS = [mug, plant, books] as const

export function chartWall(pen: Pen, who: readonly CastName[], variant: number): Drawing {
  const middle = pen.plane('middle')
  const [left = 'bia', right = 'caio'] = who
  const { x, y, side } = CHART
  return [
    roomWall(pen, variant, FLOOR),
    pen.shape(box(-5, FLOOR, 224, 120), 'woodPale', 1),
    pen.line(`M-5 ${FLOOR + 14}H216M44 ${FLOOR}v14M150 ${FLOOR}v14`, 0.6, 'wood'),
    inTurn(SHELF_THINGS, variant)(middle, 23, SHELF, variant),
    inTurn(SHELF_THINGS, variant + 1)(middle, 187, SHELF, variant + 2),
    [23, 187].map((at) => middle.shape(box(at - 10.5, SHELF, 21, 2.6, 1), 'wood', 0.9)),
    pen.shape(box(x - 5, y - 4, side + 10, side + 8, 2), 'woodDark', 1.1),
    pen.shape(box(x - 1.5, y - 1.5, side + 3, side + 3), 'white', 0.7),
    person(pen, left, 20, FEET, 0.64, { pose: POINT }),
    person(pen, right, 190, FEET, 0.64, { pose: POINT_LEFT }),
    pen.shape(box(LIST.x, LIST.y, LIST.width, LIST.height, 3), 'white', 1.1),
    [LIST.x + 12, LIST.x + LIST.width - 12].map((at) => pen.shape(circle(at, LIST.y + 0.5, 2), 'red', 0.8)),
  ]
}
