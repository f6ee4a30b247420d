/** Ways of a page that scissors follow, each to somebody or something at its upper end. */
import type { CastName } from '../../studio/cast/people.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export interface Way {
  /** Path data in the picture, from below its lower edge. */
  readonly d: string
  /** Its upper end. */
  readonly x: number
  /** Across, at the foot. */
  readonly foot: number
  /** Across, at a height. */
  readonly across: (y: number) => number
  readonly top: number
  readonly width: number
}

export interface CutPlace {
  readonly name: string
  /** Pictures that a description names. */
  readonly shows?: readonly string[]
  /** Scissors left of the cuts, for somebody at the right. */
  readonly scissorsLeft?: true
  /** Things at the ends, in order. */
  readonly goals: readonly string[]
  readonly draw: (pen: Pen, ways: readonly Way[], who: (i: number) => CastName) => Drawing
}

export const drawWays = (pen: Pen, ways: readonly Way[], fill: Fill): Drawing =>
  ways.map(({ d, width }) => pen.plane('far').rope(d, width, fill, 0.8))

interface Gap {
  readonly x: number
  /** Half its width. */
  readonly reach: number
}

/** Gaps between the ways at this height, from left to right: things there keep off the cuts. */
export const gapsAt = (ways: readonly Way[], y: number): Gap[] =>
  ways.slice(1).map((right, i) => {
    const left = ways[i] ?? right
    const [from, to] = [left.across(y) + left.width / 2, right.across(y) - right.width / 2]
    return { x: (from + to) / 2, reach: (to - from) / 2 }
  })

/** Least distance of two ends. */
export const nearest = (ways: readonly Way[]): number =>
  Math.min(...ways.slice(1).map(({ x }, i) => x - (ways[i]?.x ?? 0)))

/** Of the picture's frame. */
const RIGHT_EDGE = 201

/** Scale of things side by side at the ends: those of ends close together are smaller. */
export const goalScale = (ways: readonly Way[], width: number): number => {
  const beside = (RIGHT_EDGE - (ways.at(-1)?.x ?? 0)) * 2
  return Math.min(1, (Math.min(nearest(ways), beside) - 1.5) / width)
}
