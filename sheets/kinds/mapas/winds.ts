/** The eight directions of the rose of the winds, clockwise from north, and what a map turned round makes of them. */
import type { Spot } from '../../studio/paths.ts'

interface Wind {
  readonly letters: string
  readonly name: string
  /** One step on a map with north above, columns to the right, rows down. */
  readonly step: Spot
}

export const WINDS: readonly Wind[] = [
  { letters: 'N', name: 'norte', step: [0, -1] },
  { letters: 'NE', name: 'nordeste', step: [1, -1] },
  { letters: 'L', name: 'leste', step: [1, 0] },
  { letters: 'SE', name: 'sudeste', step: [1, 1] },
  { letters: 'S', name: 'sul', step: [0, 1] },
  { letters: 'SO', name: 'sudoeste', step: [-1, 1] },
  { letters: 'O', name: 'oeste', step: [-1, 0] },
  { letters: 'NO', name: 'noroeste', step: [-1, -1] },
]

/** A direction by its place in `WINDS`. */
export type WindIndex = number

/** A step in a direction where the map's north is turned clockwise by `quarter` right angles. */
export function stepOf(wind: WindIndex, quarter = 0): Spot {
  return WINDS[(wind + 2 * quarter) % 8]?.step ?? [0, 0]
}

/** The direction from one spot to another, if it is exactly one of the eight; null otherwise. */
export function windTo([x1, y1]: Spot, [x2, y2]: Spot, quarter = 0): WindIndex | null {
  const [dx, dy] = [x2 - x1, y2 - y1]
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null
  const seen = WINDS.findIndex(({ step }) => step[0] === Math.sign(dx) && step[1] === Math.sign(dy))
  return (seen - 2 * quarter + 8) % 8
}
