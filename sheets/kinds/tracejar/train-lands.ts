/** Lands that a train of letters passes: a terrace for each of its rails, in the order of a journey. */
import { inTurn } from '../../studio/in-turn.ts'
import { box, ellipse, points, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { track } from '../../studio/shapes/train.ts'

interface Terrace {
  /** Foot of the terrace above it. */
  readonly top: number
  /** Height of its rail. */
  readonly rail: number
  /** Middle of the part without wagons, for things of the land. */
  readonly free: number
}

type Land = (pen: Pen, terrace: Terrace) => Drawing

const ridge = (top: number, side: number): Spot[] =>
  [-5, 40, 96, 150, 215].map((x, i): Spot => [x, top + (i % 2 ? side : -side)])

const field: Land = (pen, { top, rail, free }) => [
  hill(pen, ridge(top, 2), 'meadow'),
  bush(pen, free, rail - 1.5, 0.7, 'lime', 'pink'),
]

const wood: Land = (pen, { top, rail, free }) => [
  hill(pen, ridge(top, -2), 'hill'),
  [-0.7, 0.7].map((side, i) => tree(pen, free + side * 9, rail - 2 - i * 3, 0.62, i ? 'lime' : 'leaf')),
]

const village: Land = (pen, { top, rail, free }) => [
  hill(pen, ridge(top, 2), 'hillFar'),
  house(pen, free, rail - 2, 0.5, { roof: 'red', door: 'blue' }),
]

const farm: Land = (pen, { top, rail, free }) => [
  hill(pen, ridge(top, -2), 'grass'),
  pen.shape(ellipse(free, rail - 5, 7, 5), 'straw', 0.7),
]

const beach: Land = (pen, { top, rail }) => [
  hill(pen, ridge(top, 1), 'water'),
  hill(pen, ridge(top + (rail - top) * 0.5, -1.5), 'sand'),
]

const LANDS: readonly [Land, ...Land[]] = [field, village, wood, beach, farm]

/** Wagons are at the right of their rows, but at the left of this one. */
export const isAtLeft = (row: number) => row === 2

const bank = (pen: Pen, rail: number): Drawing => [
  pen.shape(box(-4, rail - 2, 218, 12), 'earth', 0.7),
  track(pen, -4, 214, rail),
]

const SKIES: readonly [Fill, ...Fill[]] = ['sky', 'skyLow', 'pinkPale', 'bluePale']

/** The lands behind rails at these heights; `turn` begins the journey elsewhere. */
export function trainLands(pen: Pen, rails: readonly number[], turn: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const step = (rails[1] ?? 140) - (rails[0] ?? 70)
  const horizon = (rails[0] ?? 130) - Math.min(32, step * 0.7)
  return [
    pen.shape(box(0, 0, 210, 297), inTurn(SKIES, turn), null),
    sun(far, 186, 63, 0.42),
    cloud(far, 26, 62, 0.55),
    cloud(far, 158, 70, 0.4),
    hill(
      far,
      points(`-5,${horizon - 6} 40,${horizon - 18} 90,${horizon - 4} 150,${horizon - 20} 215,${horizon - 8}`),
      'hillFar',
    ),
    rails.map((rail, i) => {
      const top = i === 0 ? horizon : (rails[i - 1] ?? 0) + 8
      return [inTurn(LANDS, turn * rails.length + i)(far, { top, rail, free: isAtLeft(i) ? 193 : 17 }), bank(far, rail)]
    }),
    pen.shape(ellipse(105, 300, 130, 12), 'grass', 0.8),
    [24, 88, 150].map((x, i) => [
      tuft(far, x, 286, 0.7),
      flower(far, x + 14, 287, 0.7, inTurn(['red', 'yellow', 'pink'] as const, i)),
    ]),
  ]
}
