/** Squares and points of a map's grid, and what is at them. */
import type { Level } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import type { MapThing } from '../../studio/places/squared-maps.ts'
import { FIGURE_GRID, type HiddenFigure } from './hidden-figures.ts'

export interface PlacedThing {
  readonly thing: MapThing
  /** Column and row of the square, or coordinates of the point; the lower left is (0, 0). */
  readonly spot: Spot
}

export const DIRECTIONS = {
  higher: 'mais alto',
  lower: 'mais baixo',
  right: 'mais à direita',
  left: 'mais à esquerda',
} as const
export type Direction = keyof typeof DIRECTIONS

interface Outermost {
  readonly direction: Direction
  readonly spot: Spot
}

/** A spot's distance in a direction. */
const REACH: Readonly<Record<Direction, (spot: Spot) => number>> = {
  higher: ([, y]) => y,
  lower: ([, y]) => -y,
  right: ([x]) => x,
  left: ([x]) => -x,
}

/** The cross that is farther than all others in the direction, if there is only one. */
export function outermostOf(crosses: readonly Spot[], direction: Direction): Outermost | null {
  const reach = REACH[direction]
  const most = Math.max(...crosses.map(reach))
  const [spot, ...others] = crosses.filter((one) => reach(one) === most)
  return spot && others.length === 0 ? { direction, spot } : null
}

export interface CoordinateFacts {
  readonly placed: readonly PlacedThing[]
  /** Those of them whose place the child writes. */
  readonly asked: readonly PlacedThing[]
  /** Spots for the child's crosses. */
  readonly crosses: readonly Spot[]
  /** The one cross that is farthest in a direction; null where there are no crosses. */
  readonly outermost: Outermost | null
  readonly figure: HiddenFigure | null
  /** The side from which the island is seen. */
  readonly turn: number
}

/** Squares across the map; points have one more. */
export const DIVISIONS: Readonly<Record<Level, number>> = { facil: 8, medio: 9, desafio: FIGURE_GRID }
/** Place of a square or a point in shares of the map's side from its upper left corner. */
export function shareOf(level: Level, [column, row]: Spot): Spot {
  const half = level === 'facil' ? 0.5 : 0
  return [(column + half) / DIVISIONS[level], 1 - (row + half) / DIVISIONS[level]]
}
