/** A stall or a bookcase with two shelves, and before it a child beside a large sheet of paper on a stand. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import type { FruitName } from '../shapes/fruit.ts'
import { bag, crate } from '../shapes/market.ts'
import { hill } from '../shapes/nature.ts'

/** Heights of the two shelves, and of the fronts of their boards, mm. */
export const SHELVES: readonly [number, number] = [96.5, 134]
export const FRONT = 9.5
/** The paper to write on. */
export const PAPER = { x: 58, y: 153, width: 132, height: 121 }
const FLOOR = 212
const FEET = 277

const boards = (pen: Pen): Drawing => [
  pen.shape(box(18, 62, 174, 86), 'cream', null),
  SHELVES.map((y) => [
    pen.shape(box(15, y, 180, FRONT, 1), 'woodPale', 1),
    pen.shade(box(16, y + FRONT, 178, 2.4), 'brown', 0.16),
  ]),
]

const posts = (pen: Pen, from: number): Drawing =>
  pen.shape(box(13, from, 5, FLOOR - from) + box(192, from, 5, FLOOR - from), 'wood', 1)

const AWNINGS: readonly Fill[] = ['red', 'teal', 'orange', 'purple']
const FRUITS: readonly FruitName[] = ['laranja', 'maca', 'pera', 'banana']
const WALLS: readonly Fill[] = ['yellowPale', 'foam', 'pinkPale', 'hillFar']

function market(pen: Pen, which: number): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    pen.shape(box(0, 0, 210, 300), 'sky', null),
    hill(far, points('-6,150 50,144 105,150 160,144 216,150'), 'hillFar'),
    pen.shape(box(0, FLOOR - 8, 210, 100), 'path', null),
    far.line(`M0 ${FLOOR - 8}H210`, 0.8, 'sandLine'),
    boards(middle),
    posts(middle, 68),
    middle.shape(box(14, 144, 182, FLOOR - 144), 'wood', 1),
    middle.line(`M46 144V${FLOOR}M78 144V${FLOOR}`, 0.7, 'woodDark'),
    awning(
      middle,
      { x: 12, y: 53, width: 186, height: 13 },
      14,
      [AWNINGS[which % AWNINGS.length] ?? 'red', 'white'],
      5,
    ),
    middle.shape(box(21, 181, 3, 7) + box(47, 181, 3, 7), 'woodDark', 0.8),
    middle.shape(box(16, 179, 39, 4, 1), 'woodPale', 1),
    crate(middle, 35.5, 179, 0.76, FRUITS[which % FRUITS.length] ?? 'laranja'),
    bag(pen, 22, FEET + 1, 0.86),
  ]
}

const SPINES: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange', 'purple', 'teal']

function library(pen: Pen, which: number): Drawing {
  const [far, middle] = [pen.plane('far', 'woodDark'), pen.plane('middle')]
  return [
    pen.shape(box(0, 0, 210, 300), WALLS[which % WALLS.length] ?? 'cream', null),
    pen.shape(box(0, FLOOR, 210, 100), 'woodPale', null),
    far.line(`M0 ${FLOOR}H210M0 236H210M0 260H210`, 0.6, 'wood'),
    far.shape(box(0, FLOOR - 4, 210, 4), 'cream', 0.8),
    boards(middle),
    posts(middle, 56),
    middle.shape(box(11, 53, 188, 5.5, 1), 'wood', 1),
    middle.shape(box(18, 148, 174, FLOOR - 152), 'brownPale', 0.8),
    Array.from({ length: 20 }, (_, i) => {
      const high = 40 + ((i * 7) % 4) * 3
      return far.shape(
        box(20.5 + i * 8.4, FLOOR - 6 - high, 7.4, high, 0.8),
        SPINES[(i + 3 * which) % SPINES.length] ?? 'red',
        0.7,
      )
    }),
    middle.shape(box(13, FLOOR - 7, 184, 7, 1), 'wood', 1),
  ]
}

const stand = (pen: Pen): Drawing => {
  const { x, y, width, height } = PAPER
  return [
    pen.rope(`M${x + 14} ${y - 2}L${x + 4} 284M${x + width - 14} ${y - 2}L${x + width - 4} 284`, 3.4, 'woodDark', 0.9),
    pen.shape(box(x - 4, y + height - 1, width + 8, 5, 1.5), 'wood', 1),
    pen.shape(box(x, y - 4, width, height + 4, 1.5), 'white', 1.1),
    pen.shape(box(x - 1.5, y - 6, width + 3, 5.5, 1.5), 'red', 1),
    [0.2, 0.5, 0.8].map((share) => pen.shape(circle(x + width * share, y - 3.2, 0.9), 'white', 0.5)),
  ]
}

interface Scene {
  readonly who: CastName
  readonly isMarket: boolean
  /** Pages of a sheet have other colours and other fruit. */
  readonly which: number
}

export const orderStand = (pen: Pen, { who, isMarket, which }: Scene): Drawing => [
  isMarket ? market(pen, which) : library(pen, which),
  stand(pen.plane('middle')),
  person(pen.plane('middle'), who, 33, FEET, 1.14, { pose: POINT }),
]
