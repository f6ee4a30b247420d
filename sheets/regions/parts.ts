/** Connected parts of a labelled grid: their sizes, widths and neighbours. */
import type { Grid } from './raster.ts'

export type Size = Pick<Grid, 'width' | 'height'>

export interface Parts {
  /** Number of the part of every square, from 0; -1 where the label is negative. */
  readonly of: Int32Array
  /** Label of each part. */
  readonly labels: readonly number[]
  /** Squares of each part. */
  readonly areas: readonly number[]
  /** First square of each part. */
  readonly starts: readonly number[]
}

/** Squares of one label that touch along a side form a part; those with a negative label belong to no part. */
export function partsOf(labels: Int32Array, { width }: Size): Parts {
  const count = labels.length
  const of = new Int32Array(count).fill(-1)
  const found: number[] = []
  const areas: number[] = []
  const starts: number[] = []
  const queue = new Int32Array(count)
  for (let start = 0; start < count; start++) {
    const label = labels[start] as number
    if (label < 0 || of[start] !== -1) continue
    const part = found.length
    let [head, tail] = [0, 1]
    queue[0] = start
    of[start] = part
    // Written out for each side: this loop sees every square of every grid.
    while (head < tail) {
      const at = queue[head++] as number
      const column = at % width
      if (column > 0 && of[at - 1] === -1 && labels[at - 1] === label) {
        of[at - 1] = part
        queue[tail++] = at - 1
      }
      if (column < width - 1 && of[at + 1] === -1 && labels[at + 1] === label) {
        of[at + 1] = part
        queue[tail++] = at + 1
      }
      if (at >= width && of[at - width] === -1 && labels[at - width] === label) {
        of[at - width] = part
        queue[tail++] = at - width
      }
      if (at + width < count && of[at + width] === -1 && labels[at + width] === label) {
        of[at + width] = part
        queue[tail++] = at + width
      }
    }
    found.push(label)
    areas.push(tail)
    starts.push(start)
  }
  return { of, labels: found, areas, starts }
}

const STRAIGHT = 5
const SLANT = 7

/** Distance of every square from the nearest one of another label or the edge, in fifths of a square. */
function depthsOf(labels: Int32Array, { width, height }: Size): Int32Array {
  const depth = new Int32Array(labels.length)
  const look = (at: number, next: number, step: number, inside: boolean) => {
    const far = inside && labels[next] === labels[at] ? (depth[next] as number) + step : STRAIGHT / 2
    if (far < (depth[at] as number)) depth[at] = far
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      depth[at] = 1 << 28
      look(at, at - 1, STRAIGHT, x > 0)
      look(at, at - width, STRAIGHT, y > 0)
      look(at, at - width - 1, SLANT, x > 0 && y > 0)
      look(at, at - width + 1, SLANT, x < width - 1 && y > 0)
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const at = y * width + x
      look(at, at + 1, STRAIGHT, x < width - 1)
      look(at, at + width, STRAIGHT, y < height - 1)
      look(at, at + width + 1, SLANT, x < width - 1 && y < height - 1)
      look(at, at + width - 1, SLANT, x > 0 && y < height - 1)
    }
  return depth
}

/** Across of the largest circle in each part, in squares. */
export function acrossOf({ of, labels }: Parts, size: Size): number[] {
  const depths = depthsOf(of, size)
  const deepest = labels.map(() => 0)
  for (let at = 0; at < of.length; at++) {
    const part = of[at] as number
    const depth = depths[at] as number
    if (part >= 0 && depth > (deepest[part] as number)) deepest[part] = depth
  }
  return deepest.map((depth) => (2 * depth) / STRAIGHT)
}

/** For each part, the length of its border with each other part, in squares; -1 means no part. */
export function bordersOf({ of, labels }: Parts, { width }: Size): Map<number, number>[] {
  const borders = labels.map(() => new Map<number, number>())
  const meet = (a: number, b: number) => {
    if (a === b) return
    if (a >= 0) borders[a]?.set(b, (borders[a]?.get(b) ?? 0) + 1)
    if (b >= 0) borders[b]?.set(a, (borders[b]?.get(a) ?? 0) + 1)
  }
  for (let at = 0; at < of.length; at++) {
    if (at % width < width - 1) meet(of[at] as number, of[at + 1] as number)
    if (at + width < of.length) meet(of[at] as number, of[at + width] as number)
  }
  return borders
}

/** Squares of each label from 0. */
export function squaresOf(labels: Int32Array, count: number): number[][] {
  const squares = Array.from({ length: count }, (): number[] => [])
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number
    if (label >= 0) squares[label]?.push(at)
  }
  return squares
}
