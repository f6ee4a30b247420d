/** A toy shop, a kitchen and a camp where things of many shapes are about, each with its tag. Lengths in mm. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD, WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { birdsAfar, ripples } from '../scenes/ground.ts'
import { bear } from '../shapes/big-things.ts'
import { robot } from '../shapes/keepsakes.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'
import { bowl, curtained, pot } from '../shapes/rooms.ts'
import { boat } from '../shapes/seaside.ts'
import { roomWall } from './room-wall.ts'

/** Spots to rest on, the scale of things there, and the middle of the number that belongs to it. */
export interface ThingSpot {
  readonly at: Spot
  readonly scale: number
  readonly number: Spot
  /** A large thing, as a tent, belongs here. */
  readonly large?: boolean
}

interface SolidPlace {
  readonly draw: (pen: Pen) => Drawing
  readonly spots: readonly ThingSpot[]
  /** Upper edge of the counter or table in front. */
  readonly counter: number
  /** Middles of what is on it. */
  readonly row: readonly number[]
}

export type SolidPlaceName = 'brinquedos' | 'cozinha' | 'acampamento'

const CAST: readonly [CastName, ...CastName[]] = ['bia', 'davi', 'yumi', 'theo', 'nina', 'caio', 'malu', 'gil', 'sofia']
const CURTAINS = ['redPale', 'bluePale', 'lime'] as const
const CUPBOARDS = ['teal', 'bluePale', 'redPale'] as const
const POTS = ['red', 'blue', 'orange'] as const
const CLOTHS = ['redPale', 'yellowPale', 'bluePale'] as const
const FRONTS = ['tan', 'bluePale', 'pinkPale', 'lime'] as const

/** Half the side of a tag, which hangs from its shelf. */
const TAG = 7
const BOARD = 4.4

/** Heights of the shelves and the counter: with a row of solids on it, or with a paper before it. */
interface Heights {
  readonly upper: number
  readonly lower: number
  readonly counter: number
  readonly size: number
}
const WITH_ROW: Heights = { upper: 106, lower: 171, counter: 239, size: 1 }
const WITH_PAPER: Heights = { upper: 101, lower: 160, counter: 208, size: 0.92 }

/** Left and right change places in every other pair of variants. */
const turned =
  (variant: number) =>
  (x: number): number =>
    Math.floor(variant / 2) % 2 ? 210 - x : x
const inOrder = (xs: readonly number[], turn: (x: number) => number) => xs.map(turn).sort((a, b) => a - b)

const onShelf = (xs: readonly number[], y: number, scale: number): ThingSpot[] =>
  xs.map((x) => ({ at: [x, y], scale, number: [x, y + BOARD + 2.6 + TAG] }))

const shelf = (pen: Pen, left: number, right: number, y: number): Drawing => [
  [left + 6, right - 9].map((x) =>
    pen.shape(
      poly([
        [x, y + 2],
        [x + 3, y + 2],
        [x + 3, y + 12],
        [x, y + 6],
      ]),
      'woodDark',
      0.8,
    ),
  ),
  pen.shape(box(left, y, right - left, BOARD, 1), 'wood', 1.1),
]

/** White cards on a thread, to bear a number. */
export const tags = (pen: Pen, spots: readonly ThingSpot[]): Drawing =>
  spots.map(({ number: [x, y], large }) =>
    large
      ? pen.shape(circle(x, y, 6), 'white', 1)
      : [pen.line(`M${x} ${y - TAG - 2.8}v3`, 0.8), pen.shape(box(x - TAG, y - TAG, 2 * TAG, 2 * TAG, 2), 'white', 1)],
  )

const counterOf = (pen: Pen, y: number, front: Fill): Drawing => [
  pen.shape(box(-4, y, 222, 90), front, 1.1),
  pen.shape(box(-4, y, 222, 5.4), 'woodPale', 1.2),
]

/** The till of a shop, 30 wide. */
const till = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape(box(-9, -23, 18, 8, 1.2), 'greyDark', 1),
    own.shape(box(-6.5, -21.2, 13, 4.4), 'lime', 0.7),
    own.shape('M-15 0V-7L-11 -15H11L15 -7V0z', 'red', 1.1),
    own.line('M-15 -6.500H15', 0.9),
    [-6, 0, 6].map((dx) =>
      [-12.4, -9].map((dy) => own.shape(circle(dx * (dy > -10 ? 1.2 : 1), dy, 1.2), 'cream', 0.6)),
    ),
  ])

function toyShop(variant: number, hasRow: boolean): SolidPlace {
  const high = hasRow ? WITH_ROW : WITH_PAPER
  const { upper, lower, counter, size } = high
  const who = inTurn(CAST, variant)
  const turn = turned(variant)
  return {
    draw: (pen) => [
      roomWall(pen, variant),
      shelf(pen, 13, 197, upper),
      shelf(pen, 13, 197, lower),
      pen.at(turn(175), lower, hasRow ? 0.8 : 0.76, bear),
      hasRow ? [] : [pen.at(turn(75), upper, 0.6, robot), till(pen, turn(60), counter)],
      person(pen, who, turn(hasRow ? 177 : 175), counter + 24, 0.9, { pose: HOLD }),
      counterOf(pen, counter, inTurn(FRONTS, variant)),
    ],
    spots: [
      ...onShelf(inOrder(hasRow ? [32, 79, 126, 174] : [36, 114, 172], turn), upper, size),
      ...onShelf(inOrder([33, 81, 129], turn), lower, size),
    ],
    counter,
    row: inOrder([25, 53.5, 82, 110.5, 139], turn),
  }
}

function kitchen(variant: number, hasRow: boolean): SolidPlace {
  const { upper, lower, counter, size } = hasRow ? WITH_ROW : WITH_PAPER
  const who = inTurn(CAST, variant + 3)
  const turn = turned(variant)
  const tile = lower - 24
  return {
    draw: (pen) => [
      roomWall(pen, variant + 1),
      curtained(pen, turn(43) - 22, 64, 44, upper - 56, 'sky', inTurn(CURTAINS, variant)),
      shelf(pen, turn(137) - 60, turn(137) + 60, upper),
      pen.shape(box(-4, tile, 222, 24), 'white', 0.8),
      pen.line(
        `M-4 ${tile + 12}H218${Array.from({ length: 17 }, (_, i) => `M${i * 12.5 + 6} ${tile}v24`).join('')}`,
        0.5,
        'grey',
      ),
      pen.shape(box(-4, lower, 222, 90), inTurn(CUPBOARDS, variant), 1.1),
      pen.line([49, 87, 125, 163].map((x) => `M${turn(x)} ${lower + 6}V297`).join(''), 0.8),
      pot(pen, turn(29), lower, hasRow ? 1.25 : 1.1, inTurn(POTS, variant)),
      pen.shape(box(-4, lower, 222, 5), 'stone', 1.2),
      hasRow ? [] : bowl(pen, turn(78), counter, 0.9, 'yellow'),
      person(pen, who, turn(hasRow ? 30 : 33), counter + 24, 0.88, { pose: HOLD }),
      counterOf(pen, counter, inTurn(FRONTS, variant + 1)),
    ],
    spots: [
      ...onShelf(inOrder([97, 138, 179], turn), upper, size),
      ...onShelf(inOrder(hasRow ? [66, 102, 138, 174] : [76, 122, 168], turn), lower, size),
    ],
    counter,
    row: inOrder([63, 92.5, 122, 151.5, 181], turn),
  }
}

const pine = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.shape(box(-2.5, -8, 5, 8), 'brown', 0.9),
    [0, 11, 22].map((up, i) =>
      own.shape(
        poly([
          [-15 + i * 3, -7 - up],
          [15 - i * 3, -7 - up],
          [0, -26 - up],
        ]),
        'leafDark',
        0.9,
      ),
    ),
  ])

const TABLE = 184

/** Mountains behind a wood. */
const mountains = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    cloud(far, 30, 66, 0.7),
    cloud(far, 186, 70, 0.6),
    far.shape('M-4 118L30 78L58 108L96 70L134 110L168 76L218 120V150H-4z', 'hillFar'),
    hill(
      far,
      [
        [-4, 112],
        [60, 104],
        [140, 110],
        [218, 102],
      ],
      'hill',
    ),
    [14, 28, 96, 118, 188, 199].map((x, i) => pine(far, x, 116 - (i % 2) * 4, i % 3 ? 0.72 : 0.86)),
    pen.shape('M-4 122Q60 114 110 120T218 116V300H-4z', 'meadow', 1),
  ]
}

/** A lake with a sailing boat before round trees, the sun above it. */
const lakeside = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    sun(far, 186, 72, 0.6),
    birdsAfar(far, '34,66,11 52,74,8', 0.8),
    hill(
      far,
      [
        [-4, 92],
        [60, 82],
        [140, 90],
        [218, 80],
      ],
      'hillFar',
    ),
    [14, 30, 180, 196].map((x, i) => tree(far, x, 96 - (i % 2) * 2, 0.7)),
    pen.plane('middle').shape('M-4 94H218V130H-4z', 'water', 0.9),
    ripples(far, '70,104 128,112 150,100'),
    boat(pen.plane('middle'), 84, 106, 0.36),
    pen.shape('M-4 122Q40 108 76 118T150 117T218 112V300H-4z', 'sand', 1),
  ]
}

function camp(variant: number): SolidPlace {
  const who = inTurn(CAST, variant + 5)
  const atLake = variant % 2 === 1
  return {
    draw: (pen) => [
      pen.shape(box(0, 0, 214, 140), 'sky', null),
      atLake ? lakeside(pen) : mountains(pen),
      pen.line(
        'M16 158l2 -5M20 158l3 -4M192 156l2 -5M196 156l3 -4M96 160l2 -4M118 163l3 -4M60 168l2 -4',
        0.7,
        'leafDark',
      ),
      person(pen, who, 103, 154, 0.8, { pose: WAVE }),
    ],
    spots: [
      ...[49, 160].map((x): ThingSpot => ({ at: [x, 139], scale: 1.42, number: [x, 147.5], large: true })),
      ...onShelf([32, 79, 126, 174], TABLE, 0.76),
    ],
    counter: TABLE,
    row: [],
  }
}

/** The table of a camp, in front of everything but the things on it. */
export const campTable = (pen: Pen, variant: number): Drawing => [
  // The cloth reaches the ground, and the paper is clipped to it.
  pen.shape(`M17 ${TABLE + 2}H193L200 292H10z`, inTurn(CLOTHS, variant), 1.1),
  pen.line(`M30 ${TABLE + 8}L27 216M180 ${TABLE + 8}L183 216`, 0.7),
  pen.shape(box(13, TABLE, 184, BOARD, 1), 'wood', 1.2),
]

/** A place with a row of five before it, or with room for a paper; `variant`, from 0, gives other colours and another child. */
export function solidPlace(name: SolidPlaceName, variant: number, hasRow: boolean): SolidPlace {
  if (name === 'acampamento' && !hasRow) return camp(variant)
  return name === 'cozinha' ? kitchen(variant, hasRow) : toyShop(variant, hasRow)
}
