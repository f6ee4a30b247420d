/** A fruit stall with six crates on two shelves, a price below each, and three customers who say what they want. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, HOLD, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { FRUIT, type FruitName } from '../shapes/fruit.ts'
import { bag, crate } from '../shapes/market.ts'
import { cloud, tree } from '../shapes/nature.ts'

const COLUMNS = [45, 105, 165]
const SHELVES = [98, 135]
/** Middles of the crates' feet, shelf by shelf. */
export const CRATES: readonly Spot[] = SHELVES.flatMap((y) => COLUMNS.map((x): Spot => [x, y]))
/** Height of the shelf's edge, which bears the prices. */
export const EDGE = 12.5
/** Balloons of the customers, from the left: upper edge, size, where the tip points. */
export const BALLOON = { y: 152, width: 61, height: 88, middles: [41, 105, 169] } as const
const [GROUND, FEET, SCALE] = [190, 284, 0.6]

interface Look {
  readonly stripes: readonly [Fill, Fill]
  readonly cloth: Fill
  readonly people: readonly [CastName, CastName, CastName]
}
const LOOKS: readonly [Look, ...Look[]] = [
  { stripes: ['red', 'white'], cloth: 'yellowPale', people: ['bia', 'gil', 'yumi'] },
  { stripes: ['green', 'white'], cloth: 'pinkPale', people: ['theo', 'nina', 'caio'] },
  { stripes: ['blue', 'white'], cloth: 'yellowPale', people: ['iara', 'davi', 'malu'] },
  { stripes: ['orange', 'white'], cloth: 'bluePale', people: ['caio', 'sofia', 'bia'] },
]

const FRUITS = Object.keys(FRUIT) as FruitName[]

function balloon(pen: Pen, cx: number): Drawing {
  const { y, width, height } = BALLOON
  const foot = y + height
  return [
    pen.shape(box(cx - width / 2, y, width, height, 5), 'white', 1.1),
    pen.shape(
      poly([
        [cx - 5, foot - 1],
        [cx, foot + 6],
        [cx + 5, foot - 1],
      ]),
      'white',
      1.1,
    ),
    pen.shape(box(cx - 6, foot - 3, 12, 2.6), 'white', null),
  ]
}

/** `variant`, from 0, gives another stall and other customers. */
export function fruitCounter(pen: Pen, variant: number): Drawing {
  const { stripes, cloth, people } = inTurn(LOOKS, variant)
  const far = pen.plane('far', 'hillLine')
  const poses = [GIVE, HOLD, POINT_LEFT] as const
  const last = SHELVES[1] ?? 0
  return [
    pen.shape(box(0, 0, 214, GROUND), 'sky', null),
    cloud(far, 24, 40, 0.5),
    cloud(far, 188, 42, 0.5),
    tree(far, 8, GROUND, 1.2),
    tree(far, 203, GROUND, 1.2, 'lime'),
    pen.shape(box(-4, GROUND, 220, 110), 'stone', 1),
    pen.line('M-4 247H214M-4 268H214M30 247V268M84 268V290M128 247V268M176 268V290', 0.6, 'stoneDark'),
    [13, 193.6].map((x) => pen.shape(box(x, 60, 3.4, GROUND - 60), 'wood', 1.1)),
    pen.shape(box(18, 66, 174, last - 60), 'cream', 1),
    pen.shape(box(15, last + 4, 180, GROUND - last - 2), cloth, 1.1),
    SHELVES.map((y) => pen.shape(box(13, y, 184, EDGE, 1.5), 'woodPale', 1.2)),
    CRATES.map(([x, y], i) => crate(pen, x, y, 0.92, FRUITS[i] ?? 'laranja')),
    awning(pen, { x: 11, y: 56, width: 188, height: 13 }, 13, stripes, 3),
    BALLOON.middles.map((cx) => balloon(pen, cx)),
    people.map((who, i) => person(pen, who, BALLOON.middles[i] ?? 0, FEET, SCALE, { pose: poses[i] ?? GIVE })),
    bag(pen, 72, FEET, 0.8, 'teal'),
    bag(pen, 137, FEET, 0.8, 'orange'),
  ]
}
