/** Pieces that plants of a kitchen garden are put together from. Each is drawn about its foot. */
import { ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import * as organ from './plant-organs.ts'

export type Organ = (pen: Pen) => Drawing

export const roots = (pen: Pen): Drawing => organ.fineRoots(pen, 16)

/** A stock in the soil from which several stems rise. */
export const stock = (pen: Pen): Drawing => [roots(pen), pen.shape(ellipse(0, 3, 12, 3), 'woodPale', 1)]

/** A tall plant, so that it is no higher than the others. */
export const lower =
  (scale: number, plant: Organ): Organ =>
  (pen) =>
    pen.at(0, 0, scale, plant)

/** Long stalks with a blade at their end, fanned out. */
export const fan = (
  pen: Pen,
  turns: readonly number[],
  height: number,
  half: number,
  stalk: Fill,
  fill: Fill,
): Drawing =>
  turns.map((turn, i) =>
    pen.at(
      0,
      0,
      1 - (i % 2) * 0.12,
      (own) => [
        own.rope(`M0 0V${-height * 0.6}`, 1.6, stalk, 0.8),
        own.shape(
          `M0 ${-height * 0.3}C${-half * 1.2} ${-height * 0.5} ${-half} ${-height * 0.9} 0 ${-height}C${half} ${-height * 0.9} ${half * 1.2} ${-height * 0.5} 0 ${-height * 0.3}z`,
          fill,
        ),
        own.line(`M0 ${-height * 0.32}V${-height * 0.86}`, 0.7, 'leafDeep'),
      ],
      { turn },
    ),
  )

/** Feathery leaves. */
export const plume = (pen: Pen, turn: number, height: number): Drawing =>
  pen.at(
    0,
    0,
    1,
    (own) => [
      own.rope(`M0 0V${-height * 0.5}`, 1.3, 'lime', 0.7),
      own.shape(
        scallop(
          points(
            `-1,${-height * 0.35} -6,${-height * 0.5} -5,${-height * 0.7} -3.6,${-height * 0.86} 0,${-height} 3.6,${-height * 0.86} 5,${-height * 0.7} 6,${-height * 0.5} 1,${-height * 0.35}`,
          ),
          0.6,
        ),
        'leaf',
      ),
      own.line(`M0 ${-height * 0.4}V${-height * 0.84}`, 0.7, 'leafDeep'),
    ],
    { turn },
  )

export const wrapped = (pen: Pen): Drawing => [
  roots(pen),
  pen.shape(scallop(ring(-12, -9, 9, 10, 9), 0.6), 'leafDark', 1),
  pen.shape(scallop(ring(12, -9, 9, 10, 9), 0.6), 'leafDark', 1),
]

type Place = readonly [x: number, y: number, turn: number]

interface Hanging {
  readonly leaves?: readonly Place[]
  readonly leaf: Organ
  readonly leafScale: number
  readonly fruit: Organ
  readonly places: readonly (readonly [x: number, y: number, scale: number, turn?: number])[]
}

const LEAVES: readonly Place[] = [
  [0, -8, -84],
  [0, -10, 82],
  [0, -18, -64],
  [0, -20, 62],
  [0, -26, 0],
]

/** Leaves at the end of a stem only, so that large pods below them stay clear. */
export const TOP_LEAVES: readonly Place[] = [
  [0, -21, -70],
  [0, -21, 70],
  [0, -26, 0],
]

/** An upright plant with fruit or pods hanging from it. */
export const hanging =
  ({ leaf, leafScale, leaves = LEAVES, fruit, places }: Hanging): Organ =>
  (pen) => [
    roots(pen),
    pen.rope('M0 0C-1 -12 1 -20 0 -28', 1.8, 'lime', 0.8),
    leaves.map(([x, y, turn]) => pen.at(x, y, leafScale, leaf, { turn })),
    places.map(([x, y, scale, turn = 0]) => pen.at(x, y, scale, fruit, { turn })),
  ]
