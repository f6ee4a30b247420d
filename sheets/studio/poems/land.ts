/** The land behind a poem, and paths along the spots of a curve. */
import { box, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Sky, and hilly ground from a height down. */
export const land = (pen: Pen, sky: Fill, ground: Fill, y: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), sky, null),
  pen.plane('middle').shape(`M-4 ${y}Q50 ${y - 7} 105 ${y}T218 ${y - 2}V300H-4z`, ground, 0.9),
]

/** Spots of a curve that is given by its height at each x, mm. */
export const curve = (from: number, to: number, height: (x: number) => number): Spot[] =>
  Array.from({ length: 61 }, (_, i): Spot => {
    const x = from + ((to - from) * i) / 60
    return [x, height(x)]
  })

/** Path data through the spots, rounded to tenths; it begins a figure. */
export const lined = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

/** Path data of the area between two lines that run the same course. */
export const between = (one: readonly Spot[], other: readonly Spot[]): string =>
  `${lined([...one, ...other.toReversed()])}z`
