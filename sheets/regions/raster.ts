/** A part of the page as a grid of small squares, for what is easier to measure there than in curves. */
import type { Box } from '../lettering/bounds.ts'
import type { Point } from '../scene/marks.ts'

export interface Grid {
  /** Of its left upper corner, mm. */
  readonly x: number
  readonly y: number
  /** Squares across and down. */
  readonly width: number
  readonly height: number
  readonly perMm: number
}

export const gridOver = (box: Box, perMm: number): Grid => ({
  x: box.x,
  y: box.y,
  width: Math.round(box.width * perMm),
  height: Math.round(box.height * perMm),
  perMm,
})

/** A point of the page in squares of the grid. */
export const inGrid = (grid: Grid, { x, y }: Point): Point => ({
  x: (x - grid.x) * grid.perMm,
  y: (y - grid.y) * grid.perMm,
})

interface Crossing {
  readonly x: number
  /** 1 downwards, -1 upwards. */
  readonly turn: number
}

/**
 * Calls `paint` for every run of squares whose middles are inside the polygons (points in squares), from the first to
 * before the last, as indices into the grid.
 */
export function fillRuns(
  polygons: readonly (readonly Point[])[],
  { width, height }: Pick<Grid, 'width' | 'height'>,
  rule: 'nonzero' | 'evenodd',
  paint: (from: number, to: number) => void,
): void {
  const rows = new Map<number, Crossing[]>()
  for (const points of polygons)
    for (let i = 0; i < points.length; i++) {
      const a = points[i] as Point
      const b = (points[i + 1] ?? points[0]) as Point
      if (a.y === b.y) continue
      const [top, bottom, turn] = a.y < b.y ? [a, b, 1] : [b, a, -1]
      const slope = (bottom.x - top.x) / (bottom.y - top.y)
      const last = Math.min(height - 1, Math.ceil(bottom.y - 0.5) - 1)
      for (let row = Math.max(0, Math.ceil(top.y - 0.5)); row <= last; row++) {
        const crossing = { x: top.x + (row + 0.5 - top.y) * slope, turn }
        const known = rows.get(row)
        if (known) known.push(crossing)
        else rows.set(row, [crossing])
      }
    }
  for (const [row, crossings] of rows) {
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    for (let i = 0; i + 1 < crossings.length; i++) {
      const [from, to] = [crossings[i] as Crossing, crossings[i + 1] as Crossing]
      winding += rule === 'evenodd' ? 1 : from.turn
      if (rule === 'evenodd' ? winding % 2 === 0 : winding === 0) continue
      const first = Math.max(0, Math.ceil(from.x - 0.5))
      const end = Math.min(width, Math.ceil(to.x - 0.5))
      if (end > first) paint(row * width + first, row * width + end)
    }
  }
}
