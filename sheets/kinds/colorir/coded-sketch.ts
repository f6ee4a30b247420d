/** A figure in small squares, and the shapes that it has before it is cut. */
import type { Box } from '../../lettering/bounds.ts'
import { depthsOf, partsOf } from '../../regions/parts.ts'
import { fillRuns, type Grid, gridOver, inGrid, strokeRuns } from '../../regions/raster.ts'
import type { Point } from '../../scene/marks.ts'
import type { CodedLayer } from './coded-layers.ts'
import { PAPER, shadesOf } from './pencils.ts'

/** Squares of the grid. */
export const PER_MM = 2.5
export const NO_PIECE = -1
/** Label of what is printed black: eyes, mouths, seeds. */
export const SOLID = -2
/** Open lines of the drawing, mm. */
const LINE = 1.1
/** Plain figures: their largest shape is coloured in rings, from the outside to the inside. */
const RINGED = new Set(['heart', 'star', 'apple', 'pear', 'carrot', 'fish'])
const MOST_OF_IT = 0.5
/** Ends of the rings, as shares of the depth. */
const RINGS = [0.36, 0.72]

interface Sketch {
  readonly grid: Grid
  /** Layer of every square; -1 is the paper. */
  readonly layers: Int32Array
  readonly box: Box
}

export function sketch(layers: readonly CodedLayer[], lines: readonly (readonly Point[])[], box: Box): Sketch {
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
  layers.forEach(({ polygons, rule }, layer) => {
    const moved = polygons.map((polygon) => polygon.map(placed))
    fillRuns(moved, grid, rule, (from, to) => of.fill(layer, from, to))
  })
  for (const line of lines) strokeRuns(line.map(placed), grid, LINE * PER_MM, (from, to) => of.fill(SOLID, from, to))
  return { grid, layers: of, box: { x: x0, y: y0, width: width * scale, height: height * scale } }
}

/** Shapes: connected parts of one layer, in rings where the figure is a plain one. */
export function shapesOf(id: string, { grid, layers }: Sketch, coded: readonly CodedLayer[]) {
  const first = partsOf(layers, grid)
  const whole = first.areas.reduce((sum, area) => sum + area, 0)
  const large = RINGED.has(id) ? first.areas.findIndex((area) => area > MOST_OF_IT * whole) : -1
  // From the paper inwards, past eyes and mouths.
  const silhouette = layers.map((layer) => (layer === NO_PIECE ? -1 : 0))
  const depths = large < 0 ? silhouette : depthsOf(silhouette, grid)
  const deepest =
    large < 0 ? 1 : depths.reduce((most, depth, at) => (silhouette[at] === 0 ? Math.max(most, depth) : most), 1)
  const ringed = first.of.map((part, at) => {
    if (part < 0) return layers[at] as number
    const depth = part === large ? (depths[at] as number) / deepest : 0
    return part * 3 + RINGS.filter((end) => depth > end).length
  })
  const parts = partsOf(ringed, grid)
  const shapes = parts.labels.map((label) => {
    const layer = coded[first.labels[Math.floor(label / 3)] ?? 0]
    const pencil = layer?.pencil ?? PAPER
    const ring = label % 3
    return { pencil: ring > 0 ? (shadesOf(pencil)[ring === 1 ? 1 : 2] ?? pencil) : pencil }
  })
  return { labels: parts.of.map((part, at) => (part < 0 ? (layers[at] as number) : part)), shapes, sizes: parts.areas }
}
