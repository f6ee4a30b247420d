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

export interface CoordinateFacts {
  readonly placed: readonly PlacedThing[]
  /** Those of them whose place the child writes. */
  readonly asked: readonly PlacedThing[]
  /** Spots for the child's crosses. */
  readonly crosses: readonly Spot[]
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
