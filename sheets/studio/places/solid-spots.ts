/** Spots of the places where things of many shapes are about, each with its tag. Lengths in mm. */
import type { CastName } from '../cast/people.ts'
import { box, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Spots to rest on, the scale of things there, and the middle of the number that belongs to it. */
export interface ThingSpot {
  readonly at: Spot
  readonly scale: number
  readonly number: Spot
  /** Most that a thing is high here. */
  readonly high: number
  /** A large thing, as a tent, belongs here. */
  readonly large?: boolean
}

export interface SolidPlace {
  readonly draw: (pen: Pen) => Drawing
  readonly spots: readonly ThingSpot[]
  /** Upper edge of the counter or table in front. */
  readonly counter: number
  /** Middles of what is on it. */
  readonly row: readonly number[]
}

export const CAST: readonly [CastName, ...CastName[]] = [
  'bia',
  'davi',
  'yumi',
  'theo',
  'nina',
  'caio',
  'malu',
  'gil',
  'sofia',
]

/** Half the side of a tag, which hangs from its shelf. */
const TAG = 7
export const BOARD = 4.4

export const onShelf = (xs: readonly number[], y: number, scale: number, high = 39): ThingSpot[] =>
  xs.map((x) => ({ at: [x, y], scale, high, number: [x, y + BOARD + 2.6 + TAG] }))

/** White cards on a thread, or on a stick before a large thing, to bear a number. */
export const tags = (pen: Pen, spots: readonly ThingSpot[]): Drawing =>
  spots.map(({ number: [x, y], large }) => [
    large ? pen.line(`M${x} ${y + TAG}v2.2`, 1.4) : pen.line(`M${x} ${y - TAG - 2.8}v3`, 0.8),
    pen.shape(box(x - TAG, y - TAG, 2 * TAG, 2 * TAG, 2), 'white', 1),
  ])

export const counterOf = (pen: Pen, y: number, front: Fill): Drawing => [
  pen.shape(box(-4, y, 222, 90), front, 1.1),
  pen.shape(box(-4, y, 222, 5.4), 'woodPale', 1.2),
]

/** Left and right change places in every other pair of variants. */
export const turned =
  (variant: number) =>
  (x: number): number =>
    Math.floor(variant / 2) % 2 ? 210 - x : x

/** Middles of five solids on a counter, left of the child. */
export const ROW = [25, 53.5, 82, 110.5, 139] as const
export const inOrder = (xs: readonly number[], turn: (x: number) => number) => xs.map(turn).sort((a, b) => a - b)
