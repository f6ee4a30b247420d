/** Line art in squares: which of them are ink, and their distances from others. */
import type { Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'

/** Squares along each side of the box of the art. */
export const GRID = 400

/** One value for each square, row by row. */
export type Squares = Uint8Array

/** Squares whose middle is inside the path (by the winding of its lines). */
export function inkOf(d: string, box: number): Squares {
  const winding = new Int16Array((GRID + 1) * GRID)
  const scale = GRID / box
  for (const line of flattenPath(d, 6))
    line.forEach((a, i) => {
      const b = line[i + 1] ?? line[0] ?? a
      const [y1, y2] = [a.y * scale, b.y * scale]
      const step = y1 < y2 ? 1 : -1
      const last = Math.min(GRID - 1, Math.ceil(Math.max(y1, y2)))
      for (let row = Math.max(0, Math.floor(Math.min(y1, y2)) - 1); row <= last; row++) {
        const y = row + 0.5
        if (y1 > y === y2 > y) continue
        const x = a.x * scale + ((b.x - a.x) * scale * (y - y1)) / (y2 - y1)
        const column = Math.min(GRID, Math.max(0, Math.ceil(x - 0.5)))
        const at = row * (GRID + 1) + column
        winding[at] = (winding[at] ?? 0) + step
      }
    })
  const ink = new Uint8Array(GRID * GRID)
  for (let row = 0; row < GRID; row++) {
    let sum = 0
    for (let column = 0; column < GRID; column++) {
      sum += winding[row * (GRID + 1) + column] ?? 0
      if (sum !== 0) ink[row * GRID + column] = 1
    }
  }
  return ink
}

/** Distance of each square from the nearest chosen one, in squares (chamfer distance). */
export function distancesTo(chosen: (at: number) => boolean): Float32Array {
  const far = Float32Array.from({ length: GRID * GRID }, (_, at) => (chosen(at) ? 0 : 2 * GRID))
  const better = (at: number, row: number, column: number, way: number) => {
    if (row < 0 || column < 0 || row >= GRID || column >= GRID) return
    const through = (far[row * GRID + column] ?? 0) + way
    if (through < (far[at] ?? 0)) far[at] = through
  }
  for (let i = 0; i < GRID * GRID; i++) {
    const [row, column] = [Math.floor(i / GRID), i % GRID]
    better(i, row, column - 1, 1)
    better(i, row - 1, column, 1)
    better(i, row - 1, column - 1, Math.SQRT2)
    better(i, row - 1, column + 1, Math.SQRT2)
  }
  for (let i = GRID * GRID - 1; i >= 0; i--) {
    const [row, column] = [Math.floor(i / GRID), i % GRID]
    better(i, row, column + 1, 1)
    better(i, row + 1, column, 1)
    better(i, row + 1, column - 1, Math.SQRT2)
    better(i, row + 1, column + 1, Math.SQRT2)
  }
  return far
}

/** Squares that hang together by their sides or corners. */
export function blotsOf(chosen: Squares): number[][] {
  const seen = new Uint8Array(chosen.length)
  const blots: number[][] = []
  for (let first = 0; first < chosen.length; first++) {
    if (!chosen[first] || seen[first]) continue
    seen[first] = 1
    const blot = [first]
    for (const at of blot)
      for (const next of around(at))
        if (chosen[next] && !seen[next]) {
          seen[next] = 1
          blot.push(next)
        }
    blots.push(blot)
  }
  return blots
}

/** The up to eight squares around one. */
export function around(at: number): number[] {
  const [row, column] = [Math.floor(at / GRID), at % GRID]
  const found: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(GRID - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(GRID - 1, column + 1); x++)
      if (y !== row || x !== column) found.push(y * GRID + x)
  return found
}

/** The middle of a square in the box of 1. */
export const middleOf = (at: number): Point => ({
  x: ((at % GRID) + 0.5) / GRID,
  y: (Math.floor(at / GRID) + 0.5) / GRID,
})

/** The square that holds a point of the box of 1. */
export const squareAt = ({ x, y }: Point): number => {
  const within = (value: number) => Math.min(GRID - 1, Math.max(0, Math.floor(value * GRID)))
  return within(y) * GRID + within(x)
}
