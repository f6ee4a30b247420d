/** A figure in small squares. */
import type { Box } from '../../lettering/bounds.ts'
import { fillRuns, type Grid, gridOver, inGrid } from '../../regions/raster.ts'
import type { Point } from '../../scene/marks.ts'
import type { CodedLayer } from './coded-layers.ts'

/** Squares of the grid. */
export const PER_MM = 2.5
export const NO_PIECE = -1
/** Label of what is printed black: eyes, mouths, seeds. */
export const SOLID = -2

interface Sketch {
  readonly grid: Grid
  /** Layer of every square; -1 is the paper. */
  readonly layers: Int32Array
  readonly box: Box
}

export function sketch(layers: readonly CodedLayer[], box: Box): Sketch {
  const points = layers.flatMap(({ polygons }) => polygons.flat())
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const margin = 1.5
  const scale = Math.min((box.width - 2 * margin) / width, (box.height - 2 * margin) / height)
  const grid = gridOver(box, PER_MM)
  const [x0, y0] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2]
  const placed = (p: Point) => inGrid(grid, { x: x0 + (p.x - left) * scale, y: y0 + (p.y - top) * scale })
  const of = new Int32Array(grid.width * grid.height).fill(NO_PIECE)
  layers.forEach(({ polygons }, layer) => {
    const moved = polygons.map((polygon) => polygon.map(placed))
    fillRuns(moved, grid, 'nonzero', (from, to) => of.fill(layer, from, to))
  })
  return { grid, layers: of, box: { x: x0, y: y0, width: width * scale, height: height * scale } }
}
