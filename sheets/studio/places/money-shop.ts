/** A shop: its keeper behind the counter with a till, and below it a drawer of trays or shelves of goods. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, WAVE } from '../cast/poses.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { stripedBall } from '../shapes/handy.ts'
import { bag } from '../shapes/market.ts'
import { basket } from '../shapes/woven.ts'

/** The front of the counter: rows of money are on it. */
export const COUNTER: Box = { x: 13, y: 96, width: 184, height: 187 }

export type ShopName = 'feira' | 'brinquedos' | 'padaria' | 'papelaria'

interface Shop {
  readonly wall: Fill
  readonly stripes: Fill
  /** On the counter, about its foot. */
  readonly goods: (pen: Pen) => Drawing
}

const toys = (pen: Pen): Drawing => [
  stripedBall(pen, -9, -8, 8, 'red', 'white'),
  (['yellow', 'blue', 'leaf'] as const).map((fill, i) =>
    pen.shape(box(i === 2 ? 5 : i * 9 + 1, i === 2 ? -18 : -9, 8.6, 9, 1), fill, 0.9),
  ),
  pen.line('M5.3 -7v5M11.8 -4.5h5M9.300 -16l2 4h-4z', 0.8),
]
const rolls = (pen: Pen): Drawing => [
  [-6, 6, 0].map((x, i) => [
    pen.shape(ellipse(x, i === 2 ? -14 : -11, 6.6, 4), 'wood', 0.9),
    pen.line(`M${x - 3} ${i === 2 ? -15.4 : -12.4}q3 -1.4 6 0`, 0.7),
  ]),
  basket(pen, 0, 0, 0.9),
]
const pencils = (pen: Pen): Drawing => [
  (['red', 'yellow', 'leaf'] as const).map((fill, i) => [
    pen.shape(box(-5.6 + i * 4, -20 + (i % 2) * 2, 3.2, 14), fill, 0.7),
    pen.shape(`M${-5.6 + i * 4} ${-20 + (i % 2) * 2}l1.600 -4l1.600 4z`, 'woodPale', 0.7),
  ]),
  pen.shape(box(-8, -12, 16, 12, 2), 'blue', 1),
]
const fruit = (pen: Pen): Drawing => [
  [-6, 6, 0].map((x, i) => pen.shape(circle(x, i === 2 ? -16 : -12.6, 4.6), i === 2 ? 'red' : 'orange', 0.9)),
  basket(pen, 0, 0, 0.9),
]

const SHOPS: Readonly<Record<ShopName, Shop>> = {
  feira: { wall: 'sky', stripes: 'leaf', goods: fruit },
  brinquedos: { wall: 'pinkPale', stripes: 'purple', goods: toys },
  padaria: { wall: 'yellowPale', stripes: 'orange', goods: rolls },
  papelaria: { wall: 'foam', stripes: 'blue', goods: pencils },
}

/** A till with its display and keys, about its foot. */
const till = (pen: Pen): Drawing => [
  pen.shape(box(-6, -27, 16, 8, 1.5), 'teal', 0.9),
  pen.shape(box(-4, -25.4, 12, 4.8, 0.8), 'white', 0.7),
  pen.shape('M-13 -7L-9 -19H11L15 -7z', 'grey', 1),
  pen.line('M-7 -15.600h3M-1.500 -15.600h3M4 -15.600h3M-8.500 -11.400h3M-2 -11.400h3M4.500 -11.400h3', 1.5, 'white'),
  pen.shape(box(-15, -7, 32, 7, 1), 'teal', 1),
  pen.line('M-2 -3.500h6', 1.2),
]

/** `variant`, from 0, gives other people. */
export function moneyShop(pen: Pen, shop: ShopName, [keeper, customer]: readonly CastName[], variant: number): Drawing {
  const { wall, stripes, goods } = SHOPS[shop]
  const { x, y, width, height } = COUNTER
  const flip = variant % 2 === 1
  const at = (place: number) => (flip ? 210 - place : place)
  return [
    pen.shape(box(0, 0, 214, 297), wall, null),
    awning(pen, { x: -4, y: 12, width: 218, height: 12 }, 9, [stripes, 'white'], 3),
    pen.shape(box(-4, 272, 220, 30), 'tan', 0.9),
    person(pen, keeper ?? 'mae', 105, y + 8, 0.66, { pose: variant % 3 ? WAVE : {} }),
    person(pen, customer ?? 'caio', at(25), y + 8, 0.68, { pose: POINT, flip }),
    pen.shape(box(x, y, width, height), 'wood', 1.2),
    pen.shape(box(x - 3, y - 4, width + 6, 5, 1), 'woodDark', 1.1),
    pen.at(at(66), y - 4, 1.25, goods),
    pen.at(at(146), y - 4, 1.15, till, { flip }),
    bag(pen, at(181), y - 4, 1.1, stripes),
  ]
}
