/** Ways of a page that scissors follow, each to somebody or something at its upper end. */
import type { CastName } from '../../studio/cast/people.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export interface Way {
  /** Path data in the picture, from below its lower edge. */
  readonly d: string
  /** Its upper end. */
  readonly x: number
  readonly top: number
  readonly width: number
}

export interface CutPlace {
  readonly name: string
  /** All cuts end as high, this far below the upper edge of the paper, mm. */
  readonly evenTop?: number
  /** Things at the ends, in order. */
  readonly goals: readonly string[]
  readonly draw: (pen: Pen, ways: readonly Way[], who: (i: number) => CastName) => Drawing
}

export const drawWays = (pen: Pen, ways: readonly Way[], fill: Fill): Drawing =>
  ways.map(({ d, width }) => pen.plane('far').rope(d, width, fill, 0.8))

/** Middles of the gaps beside the ways, from the left edge of the picture to the right one. */
export const gapsOf = (ways: readonly Way[]): number[] => {
  const xs = [...ways.map(({ x }) => x), 203]
  return xs.slice(1).map((x, i) => (x + (xs[i] ?? x)) / 2)
}

/** Scale of things side by side at the ends: those of ends close together are smaller. */
export const goalScale = (ways: readonly Way[], width: number): number => {
  const near = Math.min(...ways.slice(1).map(({ x }, i) => x - (ways[i]?.x ?? 0)))
  return Math.min(1, (near - 1.5) / width)
}
