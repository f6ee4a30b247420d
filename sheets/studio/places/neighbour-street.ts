/** Streets on a hill, joined by a stairway of coloured tiles; at the foot a postman has two letters. Lengths in mm. */
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import { GIVE, WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { frontHouse, plateOf } from '../shapes/front-houses.ts'
import { bush, cloud, flower, hill, sun, tree } from '../shapes/nature.ts'
import { dog } from '../shapes/pets.ts'
import { car } from '../shapes/vehicles.ts'
import { POSTMAN } from '../tales/visit-tales.ts'
import { FRONT, type NeighbourPlace, type NeighbourWish, ROWS_TOP, rowFeet, SIZE } from './neighbours.ts'

/** Of the pavement and the road before the houses. */
const [PAVEMENT, ROAD] = [2, 6.4]
/** The stairway. */
const STAIRS = { left: 11, width: 16, step: 3.1 }
/** Houses of a trio: the first one's left edge, the width of one, what is between them and between trios. */
const ONE = { left: 35, house: 44, gap: 11, between: 0 }
const TWO = { left: 31.5, house: 25.4, gap: 1, between: 10 }

const TILES: readonly [Fill, ...Fill[]] = ['yellow', 'blue', 'red', 'teal', 'orange', 'purple']
const SKIES = ['sky', 'skyLow', 'pinkPale'] as const
const GROUNDS = ['meadow', 'hill', 'meadow', 'hill'] as const
const CARS = ['red', 'blue', 'yellow', 'teal'] as const

/** Steps from one street up to the next between two low walls. */
function stairs(pen: Pen, top: number, foot: number, first: number): Drawing {
  const { left, width, step } = STAIRS
  const count = Math.floor((foot - top) / step)
  const high = (foot - top) / count
  return [
    pen.shape(box(left, top, width, foot - top), 'cream', 0.7),
    Array.from({ length: count }, (_, i) =>
      pen.shape(box(left, top + i * high + 1.1, width, high - 1.1), inTurn(TILES, first + i), 0.5),
    ),
    [left - 1.4, left + width - 1.4].map((x) => pen.shape(box(x, top, 2.8, foot - top, 0.6), 'stone', 0.8)),
  ]
}

function road(pen: Pen, foot: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const dashes = Array.from({ length: 15 }, (_, i) => `M${4 + i * 14} ${r(foot + PAVEMENT + ROAD / 2)}h6`)
  return [
    far.shape(box(-4, foot, 220, PAVEMENT), 'stone', 0.6),
    far.shape(box(-4, foot + PAVEMENT, 220, ROAD), 'greyPale', 0.6),
    far.line(dashes.join(''), 0.5, 'stoneDark'),
  ]
}

/** A lamp of the street, 27 mm high. */
const lamp = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 0.8, foot - 24, 1.6, 24), 'greyDark', 0.6),
  pen.shape(`M${r(x - 3)} ${r(foot - 23)}l1 -4h4l1 4z`, 'yellow', 0.7),
]

/** A tree or a lamp between houses. */
const green = (pen: Pen, x: number, foot: number, which: number): Drawing => {
  const far = pen.plane('far', 'leafDark')
  if (which % 3 === 1) return lamp(pen.plane('far'), x, foot)
  return tree(far, x, foot, 0.5, which % 2 ? 'lime' : 'leaf', which % 4 === 2 ? 'red' : undefined)
}

export function neighbourStreet(pen: Pen, { columns, rows, variant, who }: NeighbourWish): NeighbourPlace {
  const feet = rowFeet(rows).map((y) => y - PAVEMENT - ROAD)
  const plan = columns === 1 ? ONE : TWO
  const high = columns === 1 ? 34.2 : 33
  const trio = 3 * plan.house + 2 * plan.gap
  const houses = feet.map((foot) =>
    Array.from({ length: 3 * columns }, (_, i) => ({
      x: plan.left + Math.floor(i / 3) * (trio + plan.between) + (i % 3) * (plan.house + plan.gap),
      y: foot - high,
      width: plan.house,
      height: high,
    })),
  )
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'hillLine')
  const first = feet[0] ?? ROWS_TOP
  const bands = feet.map((foot, i) =>
    i === 0
      ? hill(
          far,
          points(`-8,${first - 12} 40,${first - 22} 105,${first - 14} 160,${first - 24} 218,${first - 12}`),
          'hillFar',
        )
      : middle.shape(box(-5, (feet[i - 1] ?? 0) + PAVEMENT + ROAD, 220, foot), inTurn(GROUNDS, i), 0.8),
  )
  const last = (feet.at(-1) ?? 0) + PAVEMENT + ROAD
  const gaps = (row: number) =>
    columns === 1
      ? [0, 1].map((i) => plan.left + (i + 1) * plan.house + (i + 0.5) * plan.gap)
      : [plan.left + trio + plan.between / 2].filter(() => row >= 0)
  return {
    trios: houses.flatMap((row) =>
      Array.from({ length: columns }, (_, c) => row.slice(c * 3, c * 3 + 3).map((room) => plateOf(room).at)),
    ),
    room: plateOf({ x: 0, y: 0, width: plan.house, height: high }).room,
    drawing: [
      pen.shape(box(-5, 0, 220, 300), inTurn(SKIES, variant), null),
      variant % 2 ? cloud(far, 30, 44, 0.7) : sun(far, 30, 40, 0.55),
      cloud(far, 184, 36, 0.7),
      bands,
      tree(middle, 19, first, 0.72),
      feet.map((foot, row) => [
        road(pen, foot),
        gaps(row).map((x, i) => green(pen, x, foot, row + i + variant)),
        (houses[row] ?? []).map((room, i) => frontHouse(pen, room, row * 3 * columns + i + row + variant * 5)),
      ]),
      feet.slice(1).map((foot, i) => stairs(middle, (feet[i] ?? 0) + PAVEMENT + ROAD, foot, i * 2 + variant)),
      feet.map((foot, row) =>
        row % 2 === variant % 2 && row < rows - 1
          ? car(
              middle,
              64 + ((row * 53 + variant * 31) % 110),
              foot + PAVEMENT + ROAD - 0.6,
              0.2,
              inTurn(CARS, row + variant),
            )
          : [],
      ),
      person(middle, who[1], 19, (feet[1] ?? 0) - 6, 0.34, { pose: WAVE }),
      middle.shape(box(-5, last, 220, 80), 'path', 0.9),
      middle.line(`M88 ${last + 8}h9M62 ${last + 46}h8`, 0.6, 'sandLine'),
      bush(middle, 21, FRONT, 0.6, 'leaf', 'pink'),
      flower(middle, 33, FRONT, 0.7, 'red'),
      letterBox(pen, 78),
      person(pen, who[0], 48, FRONT, SIZE, { pose: GIVE, wear: POSTMAN, extra: (own) => ({ top: [carried(own)] }) }),
      dog(pen, 102, FRONT, 0.62),
    ],
  }
}

/** A yellow box for letters with a blue band. */
const letterBox = (pen: Pen, x: number): Drawing => [
  [x - 6, x + 3.4].map((left) => pen.shape(box(left, FRONT - 7, 2.6, 7), 'greyDark', 0.8)),
  pen.shape(box(x - 8, FRONT - 27, 16, 21, 2), 'yellow', 1),
  pen.shape(box(x - 9.4, FRONT - 29, 18.8, 3.6, 1.6), 'yellow', 1),
  pen.shape(box(x - 5.4, FRONT - 23, 10.8, 2, 1), 'greyDark', 0.7),
  pen.shape(box(x - 8, FRONT - 11.4, 16, 3.6), 'blue', 0.8),
]

/** A letter in the postman's hands, and his bag. */
const carried = (own: FigurePen): Drawing => [
  own.shape(box(14, -32, 17, 11, 1), CLOTH.branco),
  own.ink('M14 -31.500L22.500 -25L31 -31.500'),
  own.shape(box(-15, -27, 14, 12, 2.4), CLOTH.azul),
  own.shape('M-15 -26h14v3q-7 6 -14 0z', CLOTH.marinho),
]
