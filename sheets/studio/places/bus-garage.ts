/** A garage of electric buses in storeys, seen from their sides: what is read and written is on the bus itself. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, WAVE_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { groundsOf } from './town-road.ts'

const COATS = ['yellow', 'bluePale', 'orange', 'purplePale', 'pink', 'lime'] as const
const WALLS = ['yellowPale', 'bluePale', 'pinkPale', 'cream'] as const
const DRIVERS = ['mae', 'pai', 'avo'] as const

const VISITORS = [
  ['pai', 'iara'],
  ['davi', 'bia'],
  ['mae', 'gil'],
  ['nina', 'theo'],
] as const

/** They are half as tall again as children. */
const ADULTS: ReadonlySet<CastName> = new Set(['pai', 'mae'])

/** Paint of a bus; neighbours differ. */
export const coatOf = (i: number): Fill => inTurn(COATS, i)

const WHEEL = 6.4

const wheel = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(circle(x, foot - WHEEL, WHEEL), 'greyDark', 1.1),
  pen.shape(circle(x, foot - WHEEL, 3), 'greyPale', 0.8),
]

/** The room at the front where the driver sits. */
export const CAB = 17

export interface BusSide {
  readonly x: number
  readonly foot: number
  readonly width: number
  /** From the roof to the ground. */
  readonly height: number
}

/** Half a bus's driver behind the windscreen. */
function cab(pen: Pen, { x, foot, width, height }: BusSide, i: number): Drawing {
  const right = x + width
  const [top, sill] = [foot - height + 5, foot - 22]
  const pane = `M${right - CAB + 1} ${top}H${right - 5}L${right - 2} ${sill}H${right - CAB + 1}z`
  const driver = inTurn(DRIVERS, i)
  return [
    pen.shape(pane, 'sky', 0.9),
    pen.clip(pane, person(pen, driver, right - CAB / 2 - 0.5, sill + 21, 0.43, { pose: { turn: 20, expr: 'alegre' } })),
    pen.shape(pane, null, 0.9),
    pen.shape(ellipse(right - 1.4, foot - 13, 1.6, 2.6), 'cream', 0.9),
  ]
}

/** A bus that goes to the right; `i` gives its paint and its driver. */
export function busSide(pen: Pen, side: BusSide, i: number): Drawing {
  const { x, foot, width, height } = side
  const [top, right, sill] = [foot - height, x + width, foot - 4.4]
  return [
    pen.shape(
      `M${x} ${sill}V${top + 5}q0 -5 5 -5H${right - 8}q4.5 0 5.500 5L${right} ${foot - 20}V${sill}z`,
      coatOf(i),
      1.2,
    ),
    pen.shape(box(x + 12, top - 2.6, 26, 2.6, 1), 'greyPale', 0.9),
    pen.shape(box(x - 1, sill - 2, width + 2.4, 3.4, 1.6), 'greyPale', 0.9),
    cab(pen, side, i),
    wheel(pen, x + 15, foot),
    wheel(pen, right - CAB - 8, foot),
  ]
}

/** Feeds a bus from behind. */
export const charger = (pen: Pen, x: number, foot: number): Drawing => [
  pen.line(`M${x + 3} ${foot - 10}c5 6 4 1 7 -3`, 1.1),
  pen.shape(box(x - 3, foot - 19, 6.4, 19, 1.2), 'white', 1),
  pen.shape(`M${x + 0.8} ${foot - 17}l-2.200 3.600h1.400l-0.600 2.800l2.400 -3.800h-1.400z`, 'yellow', 0.6),
]

/** Hangs from the ceiling. */
const lamp = (pen: Pen, x: number, ceiling: number): Drawing => [
  pen.line(`M${x} ${ceiling}v2.500`, 0.9),
  pen.shape(`M${x - 4} ${ceiling + 5.6}a4 4 0 0 1 8 0z`, 'red', 1),
]

/** `variant`, from 0, gives another hall and other visitors. */
export function busGarage(pen: Pen, variant: number, rows: number): Drawing {
  const wall = inTurn(WALLS, variant)
  const [left, right] = inTurn(VISITORS, variant)
  const grounds = groundsOf(rows)
  const beams = Array.from({ length: 14 }, (_, i) => `M${i * 16 - 4} 63l8 -5l8 5`).join('')
  return [
    pen.shape(box(0, 0, 214, 260), 'sky', null),
    pen.shape(box(-4, 62, 220, 190), wall, null),
    pen.shape(box(-4, 55.5, 220, 2.6), 'stoneDark', 1),
    pen.line(beams, 0.8, 'stoneDark'),
    pen.shape(box(-4, 62, 220, 2.4), 'stoneDark', 1),
    grounds.map((y, i) => [
      [8, 202].map((x) => pen.shape(box(x - 3, (i ? (grounds[i - 1] ?? 0) : 64) + 2, 6, y - 2), 'greyPale', 0.8)),
      rows > 3 ? [] : lamp(pen, 105, i ? (grounds[i - 1] ?? 0) + 2.4 : 64.4),
    ]),
    grounds.map((y) => [
      pen.shape(box(-4, y - 4, 220, 4), 'stone', 0.8),
      pen.shape(box(-4, y, 220, 2.4), 'stoneDark', 1),
    ]),
    pen.shape(box(-4, 246, 220, 54), 'greyPale', 1.1),
    pen.line('M-4 268H50M74 268H136M160 268H216', 0.8, 'stoneDark'),
    person(pen, left, 30, 281, ADULTS.has(left) ? 0.38 : 0.5, { pose: POINT }),
    person(pen, right, 182, 281, 0.5, { pose: WAVE_LEFT }),
    toolbox(pen, 104, 280),
  ]
}

/** A trolley of the mechanics with its drawers. */
const toolbox = (pen: Pen, x: number, foot: number): Drawing => [
  [x - 13, x + 13].map((at) => pen.shape(circle(at, foot - 2.4, 2.4), 'greyDark', 0.9)),
  pen.shape(box(x - 18, foot - 23, 36, 19, 2), 'red', 1.1),
  [0, 1, 2].map((i) => [
    pen.shape(box(x - 15.5, foot - 20.5 + i * 5, 31, 4, 1), 'redPale', 0.7),
    pen.line(`M${x - 3} ${foot - 18.5 + i * 5}h6`, 0.8),
  ]),
  pen.shape(box(x - 12, foot - 27, 9, 4, 1), 'yellow', 0.9),
  pen.line(`M${x + 2} ${foot - 23}q5 -6 10 0`, 1),
]
