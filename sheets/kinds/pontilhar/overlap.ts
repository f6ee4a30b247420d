/** Overlap of joined dots and their figure. */
import type { Point } from '../../scene/marks.ts'

const GRID = 96

/**
 * Intersections of each row of squares with the polygon: from left to right, inside between the first and second, …
 * Each side of the polygon is read once, for the few rows that it can meet.
 */
function crossings(polygon: readonly Point[], middleOf: (row: number) => number, step: number): number[][] {
  const rows = Array.from({ length: GRID }, (): number[] => [])
  const rowAt = (y: number) => Math.floor((y - middleOf(0)) / step)
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]]
    if (!a || !b) continue
    const last = Math.min(GRID - 1, rowAt(Math.max(a.y, b.y)) + 1)
    for (let row = Math.max(0, rowAt(Math.min(a.y, b.y)) - 1); row <= last; row++) {
      const y = middleOf(row)
      if (a.y > y !== b.y > y) rows[row]?.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
    }
  }
  for (const row of rows) row.sort((a, b) => a - b)
  return rows
}

/** Area that both polygons cover, as a share of the area that either covers: counted in squares, by the even-odd rule. */
export function overlapOf(a: readonly Point[], b: readonly Point[]): number {
  const all = [...a, ...b]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of all) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const middleOf = (row: number) => top + ((row + 0.5) * (bottom - top)) / GRID
  const step = (bottom - top) / GRID
  if (step === 0) return 0
  const [rowsOfA, rowsOfB] = [crossings(a, middleOf, step), crossings(b, middleOf, step)]
  let [both, either] = [0, 0]
  for (let row = 0; row < GRID; row++) {
    const [ofA, ofB] = [rowsOfA[row] ?? [], rowsOfB[row] ?? []]
    let [i, j] = [0, 0]
    for (let column = 0; column < GRID; column++) {
      const x = left + ((column + 0.5) * (right - left)) / GRID
      while (i < ofA.length && (ofA[i] ?? 0) < x) i++
      while (j < ofB.length && (ofB[j] ?? 0) < x) j++
      const [inA, inB] = [i % 2 === 1, j % 2 === 1]
      if (inA && inB) both++
      if (inA || inB) either++
    }
  }
  return either === 0 ? 0 : both / either
}

/** Joined dots cover the figure so well or better. */
export const LEAST_OVERLAP = 0.955
