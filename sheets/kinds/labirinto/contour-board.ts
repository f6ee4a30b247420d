/** A board in the shape of a figure: square cells cut by its true contour. Slivers at the edge belong to the cell beside them. */
import type { Point } from '../../scene/marks.ts'
import { round } from '../../scene/marks.ts'
import type { Tiling, Wall } from './tiling.ts'

/** Where a straight piece lies inside the polygon, as shares of its length. */
function insideParts(polygon: readonly Point[], p: Point, q: Point): (readonly [number, number])[] {
  const cuts = [0, 1]
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i], polygon[(i + 1) % polygon.length]]
    if (!a || !b) continue
    const d = (q.x - p.x) * (b.y - a.y) - (q.y - p.y) * (b.x - a.x)
    if (Math.abs(d) < 1e-9) continue
    const t = ((a.x - p.x) * (b.y - a.y) - (a.y - p.y) * (b.x - a.x)) / d
    const u = ((a.x - p.x) * (q.y - p.y) - (a.y - p.y) * (q.x - p.x)) / d
    if (t > 0 && t < 1 && u >= 0 && u < 1) cuts.push(t)
  }
  cuts.sort((a, b) => a - b)
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i] ?? 0
    const t = (from + to) / 2
    const middle = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }
    return to - from > 1e-6 && contains(polygon, middle) ? [[from, to] as const] : []
  })
}

/** Where a level line meets the polygon. */
function meetingsAt(polygon: readonly Point[], y: number): number[] {
  const found: number[] = []
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]]
    if (a && b && a.y > y !== b.y > y) found.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
  }
  return found
}

/** Even-odd rule. */
export const contains = (polygon: readonly Point[], p: Point): boolean =>
  meetingsAt(polygon, p.y).filter((meeting) => p.x < meeting).length % 2 === 1

/** Less of an edge inside the figure is no door. */
const WIDE_ENOUGH = 0.75
/** Cells with so much of their area inside stand for themselves. */
const WHOLE = 0.55
const SAMPLES = 6

export interface ContourBoard {
  readonly tiling: Tiling
  /** The middle of a cell, for gates. */
  readonly cell: number
}

/** The cells of the largest part that hangs together; walls that cannot be opened have b = null. */
export function contourBoard(polygon: readonly Point[], cell: number): ContourBoard {
  const [xs, ys] = [polygon.map((p) => p.x), polygon.map((p) => p.y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const [columns, rows] = [Math.ceil((right - left) / cell), Math.ceil((bottom - top) / cell)]
  const x = (left + right) / 2 - (columns * cell) / 2
  const y = (top + bottom) / 2 - (rows * cell) / 2
  const at = (column: number, row: number): Point => ({ x: x + column * cell, y: y + row * cell })
  // Where each line of samples meets the contour, found once for all cells of its row.
  const meetings = Array.from({ length: rows * SAMPLES }, (_, k) =>
    meetingsAt(polygon, at(0, Math.floor(k / SAMPLES) + ((k % SAMPLES) + 0.5) / SAMPLES).y),
  )
  const share = (column: number, row: number) => {
    let hits = 0
    for (let k = 0; k < SAMPLES; k++) {
      const line = meetings[row * SAMPLES + k] ?? []
      for (let i = 0; i < SAMPLES; i++) {
        const sample = at(column + (i + 0.5) / SAMPLES, row)
        if (line.filter((meeting) => sample.x < meeting).length % 2 === 1) hits++
      }
    }
    return hits / SAMPLES ** 2
  }
  const shares = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => share(column, row)),
  )
  const shareAt = (column: number, row: number) => shares[row]?.[column] ?? 0
  /** The edge between a cell and the one to its right (vertical) or below it. */
  const edge = (column: number, row: number, down: boolean) =>
    down
      ? ([at(column, row + 1), at(column + 1, row + 1)] as const)
      : ([at(column + 1, row), at(column + 1, row + 1)] as const)
  const open = (p: Point, q: Point) => insideParts(polygon, p, q).reduce((sum, [a, b]) => sum + b - a, 0)
  const key = (column: number, row: number) => row * columns + column
  const owner = new Map<number, number>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (shareAt(column, row) >= WHOLE) owner.set(key(column, row), key(column, row))
  // A sliver goes to the whole cell with which it shares the widest edge.
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (owner.has(key(column, row)) || shareAt(column, row) === 0) continue
      const sides = [
        [column + 1, row, ...edge(column, row, false)],
        [column - 1, row, ...edge(column - 1, row, false)],
        [column, row + 1, ...edge(column, row, true)],
        [column, row - 1, ...edge(column, row - 1, true)],
      ] as const
      const best = sides
        .filter(([c, r]) => c >= 0 && r >= 0 && c < columns && r < rows && shareAt(c, r) >= WHOLE)
        .map(([c, r, p, q]) => ({ to: key(c, r), width: open(p, q) }))
        .sort((a, b) => b.width - a.width)[0]
      if (best && best.width > 0.05) owner.set(key(column, row), best.to)
    }
  interface Side {
    readonly a: number
    readonly b: number
    readonly direct: boolean
    readonly width: number
    readonly pieces: readonly (readonly [Point, Point])[]
  }
  const sides: Side[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const down of [false, true]) {
        const [c, r] = down ? [column, row + 1] : [column + 1, row]
        if (c >= columns || r >= rows) continue
        const [a, b] = [owner.get(key(column, row)) ?? -1, owner.get(key(c, r)) ?? -1]
        if (a === b) continue
        const [p, q] = edge(column, row, down)
        const parts = insideParts(polygon, p, q)
        if (parts.length === 0) continue
        const on = (t: number): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })
        sides.push({
          a,
          b,
          direct: a === key(column, row) && b === key(c, r),
          width: parts.reduce((sum, [from, to]) => sum + to - from, 0),
          pieces: parts.map(([from, to]) => [on(from), on(to)] as const),
        })
      }
  const isDoor = (side: Side) => side.direct && side.a >= 0 && side.b >= 0 && side.width >= WIDE_ENOUGH
  const whole = [...new Set(owner.values())]
  let largest: ReadonlySet<number> = new Set()
  const left2 = new Set(whole)
  for (const first of whole) {
    if (!left2.has(first)) continue
    const part = new Set([first])
    for (const one of part)
      for (const side of sides) {
        if (!isDoor(side)) continue
        if (side.a === one) part.add(side.b)
        if (side.b === one) part.add(side.a)
      }
    for (const one of part) left2.delete(one)
    if (part.size > largest.size) largest = part
  }
  const index = new Map([...largest].sort((a, b) => a - b).map((one, i) => [one, i]))
  const cells = [...index.keys()].map((one) => at((one % columns) + 0.5, Math.floor(one / columns) + 0.5))
  const data = (pieces: Side['pieces']) =>
    pieces.map(([p, q]) => `M${round(p.x)} ${round(p.y)}L${round(q.x)} ${round(q.y)}`).join('')
  const walls = sides.flatMap((side): Wall[] => {
    const [a, b] = [index.get(side.a), index.get(side.b)]
    if (a === undefined && b === undefined) return []
    const [p, q] = [side.pieces[0]?.[0], side.pieces.at(-1)?.[1]]
    if (!p || !q) return []
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
    const joins = isDoor(side) && a !== undefined && b !== undefined
    return [{ a: a ?? b ?? 0, b: joins ? b : null, d: data(side.pieces), middle }]
  })
  return { tiling: { cells, walls }, cell }
}
