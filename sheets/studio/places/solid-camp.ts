/** A camp in the mountains or at a lake, its tables full of things. Lengths in mm. */
import { person } from '../cast/cast.ts'
import { HOLD, WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { birdsAfar, ripples } from '../scenes/ground.ts'
import { bonfire } from '../shapes/june.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'
import { boat } from '../shapes/seaside.ts'
import {
  BOARD,
  CAST,
  counterOf,
  inOrder,
  onShelf,
  ROW,
  type SolidPlace,
  type ThingSpot,
  turned,
} from './solid-spots.ts'

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
    ripples(far, '70,104 104,112 146,100'),
    boat(pen.plane('middle'), 124, 107, 0.34),
    pen.shape('M-4 122Q40 108 76 118T150 117T218 112V300H-4z', 'sand', 1),
  ]
}

const GRASS =
  'M16 158l2 -5M20 158l3 -4M192 156l2 -5M196 156l3 -4M96 160l2 -4M118 163l3 -4M60 168l2 -4M22 206l2 -5M26 206l3 -4M102 210l2 -5M106 210l3 -4M190 208l2 -5'

const land = (pen: Pen, variant: number): Drawing => [
  pen.shape(box(0, 0, 214, 140), 'sky', null),
  variant % 2 ? lakeside(pen) : mountains(pen),
  pen.line(GRASS, 0.7, variant % 2 ? 'brown' : 'leafDark'),
]

/** A board on trestles between two ends; `reach`: from its upper edge to their feet. */
const trestles = (pen: Pen, [left, right]: Spot, y: number, legs: readonly number[], reach: number): Drawing => [
  legs.map((x) => [
    [-1, 1].map((side) =>
      pen.shape(
        poly([
          [x - side * 5, y + 2],
          [x - side * 5 + 3.4 * side, y + 2],
          [x + side * 8, y + reach],
          [x + side * 8 - 3.4 * side, y + reach],
        ]),
        'woodDark',
        0.9,
      ),
    ),
  ]),
  pen.shape(box(left, y, right - left, BOARD, 1), 'wood', 1.2),
]

const TABLE = 184

/** Two tents, and a table behind the paper. */
export function camp(variant: number): SolidPlace {
  return {
    draw: (pen) => [
      land(pen, variant),
      variant % 2 ? bonfire(pen, 113, 150, 0.34) : [],
      person(pen, inTurn(CAST, variant + 5), variant % 2 ? 95 : 103, variant % 2 ? 150 : 154, 0.8, { pose: WAVE }),
    ],
    spots: [
      ...[49, 160].map((x): ThingSpot => ({ at: [x, 139], scale: 1.42, high: 60, number: [x, 148], large: true })),
      ...onShelf([36, 81, 127, 173], TABLE, 0.88),
    ],
    counter: TABLE,
    row: [],
  }
}

/** The table of a camp, in front of everything but the things on it. */
export const campTable = (pen: Pen): Drawing => trestles(pen, [12, 198], TABLE, [58.5, 150], 44)

/** A round tent with a way in, 52 wide. */
const dome = (pen: Pen, x: number, foot: number, fill: Fill): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape('M-26 0C-24 -24 -12 -34 0 -35C12 -34 24 -24 26 0z', fill),
    own.line('M0 -35C-9 -27 -15 -14 -16 0M0 -35C9 -27 15 -14 16 0', 0.9),
    own.shape('M-9 0C-8 -13 -4 -20 0 -22C4 -20 8 -13 9 0z', 'brownDark', 0.9),
  ])

const [BACK_TABLE, FRONT_TABLE, COUNTER] = [117, 177, 236] as const
const CLOTHS = ['redPale', 'yellowPale', 'lime'] as const
const DOMES = ['orange', 'purple', 'blue'] as const

/** Two tables of things on the grass, wooden solids on a third. */
export function campWithRow(variant: number): SolidPlace {
  const turn = turned(variant)
  const [left = 0, right = 0] = inOrder([66, 197], turn)
  return {
    draw: (pen) => [
      land(pen, variant),
      dome(pen, turn(35), 133, inTurn(DOMES, variant)),
      trestles(pen, [left, right], BACK_TABLE, inOrder([106, 153], turn), 27),
      trestles(pen, [13, 197], FRONT_TABLE, [59, 152], 37),
      person(pen, inTurn(CAST, variant + 5), turn(177), COUNTER + 24, 0.9, { pose: HOLD }),
      counterOf(pen, COUNTER, inTurn(CLOTHS, variant)),
    ],
    spots: [
      ...onShelf(inOrder([82, 130, 177], turn), BACK_TABLE, 0.92),
      ...onShelf(inOrder([36, 82, 129, 175], turn), FRONT_TABLE, 1),
    ],
    counter: COUNTER,
    row: inOrder(ROW, turn),
  }
}
