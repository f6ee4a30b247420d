/** Two children at a table with a mancala seen from above: two rows of six houses, seeds in them, a store at each end. */
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points, poly, ring, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, hill, tree } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'

const COUNTER = 98
const [ROW, STEP, RADIUS] = [6, 25.4, 10.8] as const

/** Height of a board, mm. */
export const BOARD_HEIGHT = 66
const BOARD = { x: 13, width: 184 } as const

/** The middle of a house on the board that begins at this height. */
export function houseAt(top: number, house: number): Spot {
  const column = house < ROW ? house : 2 * ROW - 1 - house
  return [round(105 + (column - (ROW - 1) / 2) * STEP), top + (house < ROW ? 46 : 20)]
}

/** Seeds in a house: one in the middle, more around it, many in two rings. */
function seedSpots(count: number): Spot[] {
  if (count <= 1) return count === 1 ? [[0, 0]] : []
  if (count <= 5) return ring(0, 0, 4.6, 4.6, count, -90, 270)
  if (count <= 8) return [[0, 0], ...ring(0, 0, 6.6, 6.6, count - 1, -90, 270)]
  return [...ring(0, 0, 2.9, 2.9, 3, -90, 270), ...ring(0, 0, 7.8, 7.8, count - 3, -90, 270)]
}

/** Seeds around the middle of a house. */
export const seeds = (pen: Pen, count: number): Drawing =>
  seedSpots(count).map(([x, y]) => [
    pen.shape(circle(x, y, 2.2), 'stone', 0.6),
    pen.shade(circle(x - 0.6, y - 0.6, 0.8), 'white', 0.8),
  ])

interface Board {
  readonly top: number
  /** Seeds of each house; null for an empty board to write on. */
  readonly counts: readonly number[] | null
  /** House that is sown next. */
  readonly marked?: number
  /** Houses with a name. */
  readonly names: string
}

/** An arrow around the right end of the rows and one around the left: the path of the seeds. */
const turns = (pen: Pen, top: number): Drawing =>
  [1, -1].map((side) => {
    const at = (dx: number, dy: number) => `${round(105 + side * dx)} ${round(top + 33 - side * dy)}`
    return pen.line(
      `M${at(79, -13)}C${at(87, -10)} ${at(87, 10)} ${at(79, 13)}M${at(79.6, 9)}L${at(79, 13)}L${at(83, 13.4)}`,
      1,
    )
  })

/** A wooden board seen from above. */
export const mancalaBoard = (pen: Pen, { top, counts, marked, names }: Board): Drawing => [
  pen.shape(box(BOARD.x, top + 2.6, BOARD.width, BOARD_HEIGHT, 18), 'woodDark', 1.3),
  pen.shape(box(BOARD.x, top, BOARD.width, BOARD_HEIGHT, 18), 'wood', 1.3),
  pen.line(`M34 ${top + 33}H176`, 0.7, 'woodDark'),
  turns(pen, top),
  Array.from({ length: 2 * ROW }, (_, house) => {
    const [x, y] = houseAt(top, house)
    return [
      house === marked ? pen.shape(circle(x, y, RADIUS + 2), 'yellow', 0.8) : [],
      pen.shape(circle(x, y, RADIUS), counts ? 'tan' : 'white', 1),
      counts ? pen.at(x, y, 1, (own) => seeds(own, counts[house] ?? 0)) : [],
      pen.text(x, house < ROW ? top + 62.6 : top + 6.8, names.charAt(house), 4.4),
    ]
  }),
]

const CLOTHS: readonly [readonly [Fill, Fill], ...(readonly [Fill, Fill])[]] = [
  ['yellowPale', 'green'],
  ['bluePale', 'orange'],
  ['pinkPale', 'teal'],
]

/** A cloth with a border of triangles over the table. */
function cloth(pen: Pen, look: number): Drawing {
  const [ground, border] = inTurn(CLOTHS, look)
  return [
    pen.shape(box(-4, COUNTER, 222, 200), ground, 1.2),
    Array.from({ length: 26 }, (_, i) => {
      const x = 1 + i * 8
      return pen.shape(
        poly([
          [x, COUNTER + 0.6],
          [x + 8, COUNTER + 0.6],
          [x + 4, COUNTER + 6],
        ]),
        border,
        0.6,
      )
    }),
  ]
}

/** Places that the game is played at: under trees, by the sea with islands, on a beach with palms. */
const OUTSIDE: readonly [(pen: Pen) => Drawing, ...((pen: Pen) => Drawing)[]] = [
  (pen) => {
    const middle = pen.plane('middle')
    return [
      hill(pen.plane('far', 'hillLine'), points('-5,84 50,76 105,83 165,75 215,84'), 'hillFar', 130),
      tree(middle, 8, 99, 1.5),
      tree(middle, 203, 99, 1.4, 'lime'),
      bush(middle, 105, 99, 0.8),
    ]
  },
  (pen) => [
    hill(pen.plane('far', 'hillLine'), points('-8,86 14,62 34,84 60,82 150,82 176,68 204,58 218,80'), 'hill', 130),
    pen.plane('middle', 'waterLine').shape(box(-4, 84, 222, 20), 'water', 0.7),
    pen.line('M60 91q3 -2 6 0t6 0M96 95q3 -2 6 0t6 0M140 90q3 -2 6 0t6 0', 0.6, 'waterLine'),
  ],
  (pen) => {
    const middle = pen.plane('middle')
    return [
      pen.plane('middle', 'waterLine').shape(box(-4, 80, 222, 14), 'water', 0.7),
      pen.line('M70 86q3 -2 6 0t6 0M128 85q3 -2 6 0t6 0', 0.6, 'waterLine'),
      middle.shape('M-5 93Q60 89 110 92T215 91V110H-5z', 'sand', 0.9),
      palm(middle, 8, 99, 0.8),
      palm(middle, 203, 99, 0.8, { flip: true }),
    ]
  },
]

const SCALE = 0.84

/** Place, children and table. */
export const mancalaTable = (
  pen: Pen,
  { place, look }: { readonly place: number; readonly look: number },
  [left, right]: readonly [CastName, CastName],
): Drawing => [
  pen.shape(box(0, 0, 214, 130), 'sky', null),
  inTurn(OUTSIDE, place)(pen),
  person(pen, left, 34, COUNTER + 19, SCALE, {
    pose: { ...BEHIND_TABLE, turn: 24 },
  }),
  person(pen, right, 176, COUNTER + 19, SCALE, { pose: { ...BEHIND_TABLE, turn: -14 } }),
  cloth(pen, look),
]
