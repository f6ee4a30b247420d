/**
 * Scenes of cartoons: somebody at the left, somebody at the right, what they talk about beside them. The middle is free for
 * their balloons. Lengths in mm from the left foot of a panel 178 wide; heights are negative.
 */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { GIVE, HANDS_UP, HOLD, POINT, POINT_LEFT, SEATED } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, points, type Spot, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import {
  apple,
  bigLeaf,
  blackboard,
  candleBoat,
  clothes,
  coins,
  fallenFeather,
  halfShirt,
  helmet,
  henhouse,
  moon,
  parkBench,
  phone,
  pond,
  pot,
  seasons,
  telescope,
  television,
  toyTrain,
  weighing,
  works,
} from '../shapes/cartoon-things.ts'
import { hen } from '../shapes/farm.ts'
import { wateringCan } from '../shapes/keepsakes.ts'
import { lettuce } from '../shapes/kitchen-garden.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { fridge } from '../shapes/rooms.ts'

interface CartoonScene {
  readonly draw: (pen: Pen) => Drawing
  /** Tips of the balloons beside the mouths. */
  readonly tips: readonly [Spot, Spot]
  /** Right edge of the second balloon. */
  readonly right: number
}

/** Of everybody: an adult is 39 mm high, a child 28. */
const SIZE = 0.46
const FOOT = -2.5

/** Tips of balloons beside somebody's mouth. */
const child = (x: number, side: -1 | 1): Spot => [x + side * 8.5, FOOT - 19.5]
const adult = (x: number, side: -1 | 1): Spot => [x + side * 8.5, FOOT - 31]

const TEACHER = { hair: 'chanel', top: { tone: CLOTH.azul, kind: 'long' } } as const

const room = (pen: Pen, wall: Fill, floor: Fill = 'woodPale'): Drawing => [
  pen.shape(box(-2, -80, 182, 80), wall, null),
  pen.shape(box(-2, -12, 182, 14), floor, null),
  pen.plane('middle').shape(box(-2, -14, 182, 2.4), 'white', 0.7),
]

const outside = (pen: Pen, ground: Fill = 'meadow', sky: Fill = 'sky'): Drawing => [
  pen.shape(box(-2, -80, 182, 80), sky, null),
  pen.plane('far', 'hillLine').shape('M-2 -16Q40 -24 88 -17T180 -20V2H-2z', 'hillFar', 0.7),
  pen.shape('M-2 -11Q90 -14 180 -11V2H-2z', ground, 0.9),
]

/** A grandmother at rest in a hammock between two posts. */
const inHammock = (pen: Pen): Drawing => [
  pen.rope('M124 -2V-38M174 -2V-38', 2, 'brown', 0.8),
  pen.line('M124 -34L131 -21M124 -34L132 -17M174 -34L167 -19M174 -34L166 -15', 0.7),
  person(pen, 'avo', 172, -15, SIZE, { turn: -82, pose: { expr: 'alegre', armL: [-14, -6], armR: [10, 6] } }),
  pen.shape(
    'M129.500 -21C134 0 164 0 168.500 -20C160 -12 152 -12.500 146 -12C140 -11.500 135 -13 129.500 -21z',
    'orange',
    1,
  ),
  pen.line('M137 -11v5M143 -10v6M149 -10v6M155 -10.500v5.500M161 -12v4', 0.7),
]

const scene = (draw: (pen: Pen) => Drawing, left: Spot, last: Spot, right = 134): CartoonScene => ({
  draw,
  tips: [left, last],
  right,
})

export const CARTOONS = {
  folha: scene(
    (pen) => [
      room(pen, 'yellowPale'),
      blackboard(pen, 2),
      person(pen, 'mae', 24, FOOT, SIZE, { pose: { ...POINT, turn: 24 }, wear: TEACHER }),
      person(pen, 'caio', 148, FOOT, SIZE, { pose: { ...GIVE, expr: 'alegre' } }),
      bigLeaf(pen, 163, -8),
    ],
    adult(26, 1),
    child(147, -1),
  ),
  estacao: scene(
    (pen) => [
      room(pen, 'pinkPale'),
      seasons(pen, 1.5),
      person(pen, 'mae', 33, FOOT, SIZE, { pose: POINT_LEFT, wear: TEACHER }),
      person(pen, 'theo', 148, FOOT, SIZE, { pose: { ...HANDS_UP, expr: 'dentes' } }),
      toyTrain(pen, 156),
    ],
    adult(34, 1),
    child(147, -1),
  ),
  massa: scene(
    (pen) => [
      room(pen, 'foam'),
      person(pen, 'mae', 31, FOOT, SIZE, {
        pose: { ...HOLD, armR: { at: [12, -44], z: 'front', dir: 100 } },
        wear: TEACHER,
      }),
      apple(pen, 38, -25.5, 2.8),
      weighing(pen, 12.5),
      person(pen, 'malu', 152, FOOT, SIZE, { pose: { ...HANDS_UP, expr: 'dentes' } }),
    ],
    adult(31, 1),
    child(152, -1),
  ),
  rede: scene(
    (pen) => [
      outside(pen, 'grass'),
      tree(pen, 8, -10, 0.62),
      person(pen, 'davi', 26, FOOT, SIZE, { pose: { ...HOLD, turn: 20 } }),
      phone(pen, 26, FOOT - 13.5),
      inHammock(pen),
    ],
    child(27, 1),
    [121, -21],
    112,
  ),
  pilha: scene(
    (pen) => [
      room(pen, 'purplePale'),
      television(pen, 13),
      person(pen, 'pai', 36, FOOT, SIZE, {
        pose: { turn: 20, expr: 'surpreso', armR: { at: [16, -46], dir: 120, z: 'front' } },
      }),
      pen.shape(box(43, -29.5, 3, 7, 1), 'greyDark', 0.7),
      person(pen, 'iara', 146.5, FOOT, SIZE, { pose: { ...POINT, turn: 18, expr: 'alegre' } }),
      clothes(pen, 164),
    ],
    adult(37, 1),
    child(147, -1),
  ),
  manga: scene(
    (pen) => [
      room(pen, 'foam'),
      person(pen, 'mae', 22, FOOT, SIZE, {
        pose: {
          ...HOLD,
          expr: 'surpreso',
          armL: { at: [-8, -44], z: 'front', hand: 'fist' },
          armR: { at: [8, -44], z: 'front', hand: 'fist' },
        },
      }),
      halfShirt(pen, 22, -26),
      fridge(pen.plane('middle'), 166, -8, 0.45),
      person(pen, 'gil', 146, FOOT, SIZE, { pose: { ...HANDS_UP, expr: 'medo' } }),
    ],
    adult(23, 1),
    child(145, -1),
  ),
  banco: scene(
    (pen) => [
      outside(pen),
      tree(pen, 12, -10, 0.7),
      person(pen, 'pai', 34, FOOT, SIZE, { pose: { ...POINT, turn: 24 } }),
      parkBench(pen, 156),
      person(pen, 'sofia', 150, FOOT, SIZE, { pose: { ...SEATED, turn: 10, expr: 'dentes' } }),
      coins(pen, 162, -11, 5),
      coins(pen, 169, -11, 3),
    ],
    adult(36, 1),
    child(149, -1),
  ),
  pena: scene(
    (pen) => [
      outside(pen, 'path'),
      bush(pen, 8, -8, 0.6),
      person(pen, 'bia', 26, FOOT, SIZE, { pose: { expr: 'triste', turn: 14 } }),
      henhouse(pen, 164),
      hen(pen, 153, FOOT, 0.9, 'pinkPale'),
      points('119,-1.4 138,-1.6 171,-2.4').map(([x, y]) => fallenFeather(pen, x, y)),
      pen.line('M138 -8q-1.600 1.500 0 3t0 3M171 -9q1.600 1.500 0 3t0 3', 0.8),
    ],
    child(26, 1),
    [138.5, -18],
  ),
  vela: scene(
    (pen) => [
      outside(pen, 'grass'),
      cloud(pen.plane('far'), 14, -36, 0.35),
      pond(pen, 168, 17),
      person(pen, 'lia', 24, FOOT, SIZE),
      person(pen, 'davi', 147, FOOT, SIZE, { pose: POINT }),
      candleBoat(pen, 166, -6),
    ],
    [32.5, -21.5],
    child(146, -1),
  ),
  planta: scene(
    (pen) => [
      outside(pen, 'path'),
      works(pen, 14),
      person(pen, 'pai', 36, FOOT, SIZE, { pose: POINT, extra: () => ({ head: [helmet(pen)] }) }),
      person(pen, 'nina', 150, FOOT, SIZE, { pose: HOLD }),
      pen.at(150, -6.3, 0.6, (own) => pot(own, 0, 0)),
      pot(pen, 168, -6),
    ],
    adult(38, 1),
    child(149, -1),
  ),
  raiz: scene(
    (pen) => [
      outside(pen, 'meadow'),
      person(pen, 'malu', 26, FOOT, SIZE, { pose: { expr: 'dentes' } }),
      lettuce(pen, 8, -4, 0.34),
      person(pen, 'yumi', 158, FOOT, SIZE, { pose: { ...GIVE, expr: 'alegre' }, flip: true }),
      standing(pen, wateringCan, 146, -11, 12),
      lettuce(pen, 172, -4, 0.34),
    ],
    child(26, 1),
    [147.5, -25],
  ),
  fase: scene(
    (pen) => [
      outside(pen, 'hill', 'dusk'),
      points('108,-41 124,-35 140,-42 156,-35 170,-41').map(([x, y]) => pen.shape(star(x, y, 1.6), 'yellow', 0.6)),
      moon(pen, 11, -36),
      telescope(pen, 20, -17),
      person(pen, 'iara', 35, FOOT, SIZE, { pose: { turn: -20, face: 20, expr: 'alegre' } }),
      person(pen, 'caio', 150, FOOT, SIZE, { pose: { ...HOLD, expr: 'lendo' } }),
      pen.shape(box(144.5, -18.5, 11, 6.5, 1.5), 'purple', 0.8),
      pen.shape(box(147.7, -17, 4.6, 3.6, 0.4), 'bluePale', 0.5),
      pen.line('M145.300 -15.200h1.600M146.100 -16v1.600M153.400 -15.800h0.800M153.400 -14.600h0.800', 0.6),
    ],
    child(35, 1),
    child(149, -1),
  ),
} as const satisfies Readonly<Record<string, CartoonScene>>

export type CartoonName = keyof typeof CARTOONS
