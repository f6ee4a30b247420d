/** Pairs of words of place, the spots that things of a pair have, and a table to put them on or under. */
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import type { PlacedName } from '../shapes/placed-things.ts'

export const PAIRS = [
  ['dentro', 'fora'],
  ['em cima', 'embaixo'],
  ['na frente', 'atrás'],
  ['perto', 'longe'],
] as const
export type Relation = (typeof PAIRS)[number][number]

/** Foot of a thing; `size` is the side of a dog there, mm. */
export interface PairedSpot {
  readonly at: readonly [x: number, y: number]
  readonly size: number
  /** Upper edge of what hides the lower part of the thing there. */
  readonly edge?: number
  /** A window frame cuts the thing there. */
  readonly pane?: string
}

export interface Reference {
  /** «do cercado». */
  readonly of: string
  /** Things that may be there, one a page. */
  readonly things: readonly [PlacedName, PlacedName, PlacedName, PlacedName]
  readonly spots: readonly [PairedSpot, PairedSpot]
  readonly back: (pen: Pen) => Drawing
  /** In front of what is inside, under or behind. */
  readonly front?: (pen: Pen) => Drawing
}
export interface PairedPlace {
  /** Feet of the child who looks on, away from what is near. */
  readonly looker: readonly [x: number, foot: number]
  readonly shows: readonly string[]
  readonly land: (pen: Pen) => Drawing
  readonly references: readonly [Reference, Reference, Reference, Reference]
}

/** A dog's side where its feet are at that height of the page: what is farther away is smaller. */
const sideAt = (depth: number): number => 22 + (depth - 144) * 0.08

/** On furniture a thing is as far away as the furniture's feet. */
export const spot = (x: number, y: number, depth = y): PairedSpot => ({ at: [x, y], size: sideAt(depth) })
export const hidden = (x: number, edge: number, depth: number): PairedSpot => ({ ...spot(x, edge, depth), edge })

/** A table seen from the front: what is under it is between its legs. */
export const table = (pen: Pen, x: number, top: number, foot: number, width: number, fill: Fill = 'wood'): Drawing => [
  [-1, 1].map((side) => pen.shape(box(x + side * (width / 2 - 5) - 2, top + 3, 4, foot - top - 3, 1), fill, 0.9)),
  pen.shape(box(x - width / 2, top, width, 5.4, 1.6), fill, 1.1),
]
