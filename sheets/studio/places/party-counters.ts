/** Counters one above the other under flags, children of the cast behind them. */
import { person } from '../cast/cast.ts'
import { type CastName, childAt } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { box, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'

const [TOP, FOOT] = [64, 286]

export interface CounterLook {
  readonly wall: Fill
  readonly cloth: Fill
  readonly hem: Fill
}

export const COUNTER_LOOKS: readonly CounterLook[] = [
  { wall: 'skyLow', cloth: 'redPale', hem: 'red' },
  { wall: 'sky', cloth: 'yellowPale', hem: 'yellow' },
  { wall: 'pinkPale', cloth: 'bluePale', hem: 'blue' },
  { wall: 'foam', cloth: 'lime', hem: 'leaf' },
]

/** Heights of the counters' tops, and the room above each. */
export function counterTops(rows: number, front: number): { readonly tops: readonly number[]; readonly room: number } {
  const step = (FOOT - TOP) / rows
  return { tops: Array.from({ length: rows }, (_, i) => TOP + (i + 1) * step - front), room: step - front }
}

/** Seated behind a table, hands on its cloth: nothing of the child, whose feet are so far below its top, is seen there. */
export const behind = (pen: Pen, who: CastName, [x, top]: Spot, scale: number, below: number): Drawing =>
  pen.clip(box(x - 30, top - 80, 60, 80), person(pen, who, x, top + below, scale, { pose: BEHIND_TABLE }))

/** Children in turn, others for another `variant`. */
export const guestOf = (variant: number, i: number): CastName => childAt(variant * 4 + i)

export function partyCounters(pen: Pen, variant: number, rows: number, front: number, guests: Drawing): Drawing {
  const look = COUNTER_LOOKS[variant % COUNTER_LOOKS.length] ?? { wall: 'skyLow', cloth: 'redPale', hem: 'red' }
  const { tops } = counterTops(rows, front)
  const teeth = Array.from({ length: 22 }, () => `q-5 3.600 -10 0`).join('')
  return [
    pen.shape(box(0, 0, 214, 300), look.wall, null),
    bunting(pen.plane('middle'), [6, 53], [204, 53], 2.4, ['red', 'yellow', 'teal', 'purple'], { size: 5.4, gap: 4.4 }),
    guests,
    tops.map((y) => [
      pen.shape(`M-4 ${y}H216V${y + front - 2}${teeth}z`, look.cloth, 1),
      pen.shape(box(-4, y - 1.4, 220, 3, 1), look.hem, 0.9),
    ]),
  ]
}
