/**
 * The printed inside of a dot figure: the lines of its drawing without the outer one, redrawn by their middles with one
 * thin pen, and its eyes and spots. Remains of the cut outer line are hidden.
 */
import { BLACK } from '../../scene/inks.ts'
import { type Point, path, polygon, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { blotsOf, distancesTo, GRID, inkOf, middleOf, squareAt } from './ink-grid.ts'
import { type MiddleLine, smoothLines, thinned } from './middle-lines.ts'

export interface InnerLines {
  readonly lines: readonly MiddleLine[]
  /** Closed lines around what is black all over, in the box of 1. */
  readonly solids: readonly (readonly Point[])[]
}

/** Larger round black blots hang together with other parts of the drawing, in squares. */
const SPOT = 30
/** Across of the smallest spot, in squares. */
const LEAST_SPOT = 4
/** Share of a blot that is broader than a line, where it is black all over. */
const ALONE = 0.8
/** Broader than so many lines side by side is no line. */
const SOLID = 1.9
/** Lengths in squares: side branches of broad strokes, and pieces without meaning. */
const LENGTHS = { spur: 11, piece: 15 }
const RAYS = 40
const SMOOTHED = 4

const extent = (blot: readonly number[], of: (at: number) => number) => {
  const values = blot.map(of)
  return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), GRID) + 1
}

function isSpot(blot: readonly number[]): boolean {
  const [across, down] = [extent(blot, (at) => at % GRID), extent(blot, (at) => Math.floor(at / GRID))]
  const [less, more] = [Math.min(across, down), Math.max(across, down)]
  return more <= SPOT && less >= LEAST_SPOT && more < 1.8 * less && blot.length > 0.6 * across * down
}

/** The edge of a blot as seen from its middle; empty if it is not fully visible from there. */
function edgeOf(blot: readonly number[]): Point[] {
  const own = new Set(blot)
  const middles = blot.map(middleOf)
  const mean = (of: (p: Point) => number) => middles.reduce((sum, p) => sum + of(p), 0) / middles.length
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  const edge = Array.from({ length: RAYS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / RAYS
    const at = (far: number) => ({ x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far })
    let far = 0
    while (own.has(squareAt(at(far + 0.5 / GRID)))) far += 0.5 / GRID
    return far
  })
  // Neighbours take off the steps of the squares.
  let even = edge
  for (let round = 0; round < SMOOTHED; round++)
    even = even.map((far, i) => (even.at(i - 1) ?? far) / 4 + far / 2 + (even[(i + 1) % RAYS] ?? far) / 4)
  const covered = (even.reduce((sum, far) => sum + far * far, 0) * Math.PI * GRID * GRID) / RAYS
  if (Math.abs(covered / blot.length - 1) > 0.2) return []
  return even.map((far, i) => {
    const angle = (i * 2 * Math.PI) / RAYS
    return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far }
  })
}

/**
 * The inner lines of line art in a box of the side `box`, its lines `width` broad. `contour`: points of the outer line
 * in the box of 1, close to one another; lines nearer to them than `reach` are hidden.
 */
export function innerLinesOf(
  art: { readonly line: string; readonly holes?: string; readonly width: number },
  box: number,
  contour: readonly Point[],
  reach: number,
): InnerLines {
  const ink = inkOf(art.line, box)
  if (art.holes) {
    const holes = inkOf(art.holes, box)
    holes.forEach((open, at) => {
      if (open) ink[at] = 0
    })
  }
  const outer = new Set(contour.map(squareAt))
  const fromOuter = distancesTo((at) => outer.has(at))
  const inBand = (at: number) => (fromOuter[at] ?? 0) < reach * GRID
  const spots = blotsOf(ink).filter((blot) => isSpot(blot) && !blot.some(inBand))
  for (const at of spots.flat()) ink[at] = 0
  const depth = distancesTo((at) => !ink[at])
  const broad = ((SOLID * art.width) / 2 / box) * GRID
  const fromCore = distancesTo((at) => (depth[at] ?? 0) > broad)
  // Solids connected to lines are drawn by their middle, as lines are.
  const solids = blotsOf(ink).filter(
    (blot) => !blot.some(inBand) && blot.filter((at) => (fromCore[at] ?? 0) < broad + 1).length > ALONE * blot.length,
  )
  for (const at of solids.flat()) ink[at] = 0
  const skeleton = Uint8Array.from(thinned(ink), (on, at) => (on && !inBand(at) ? 1 : 0))
  return {
    lines: smoothLines(skeleton, LENGTHS),
    solids: [...spots, ...solids].map(edgeOf).filter((edge) => edge.length > 0),
  }
}

/** Of the inner lines on paper, mm. */
export const PEN = 0.8
/** Black spots up to this radius look like dots to join, mm: they are drawn as rings. */
const LIKE_A_DOT = 2.6
const LEAST_RING = 1.2
/** Larger black areas, and those that are not round, are drawn as lines, radius in mm: a child colours them. */
const LARGE = 8
/** Nearest and farthest point of the edge of an eye, from its middle. */
const ROUND = 0.55
/** More black areas than these are a pattern of the coat, all drawn as lines. */
const MOST_EYES = 4

/** A curve through all points (Catmull and Rom's, as cubic curves). */
function curveThrough(points: readonly Point[], closed: boolean): string {
  const n = points.length
  const at = (i: number) => (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]) ?? { x: 0, y: 0 }
  const first = at(0)
  const curves = Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const numbers = [
      b.x + (c.x - a.x) / 6,
      b.y + (c.y - a.y) / 6,
      c.x - (d.x - b.x) / 6,
      c.y - (d.y - b.y) / 6,
      c.x,
      c.y,
    ]
    return `C${numbers.map(round).join(' ')}`
  })
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}${closed ? 'Z' : ''}`
}

/** The inner lines as marks; `place` puts a point of the box of 1 on the page. */
export function drawInnerLines({ lines, solids }: InnerLines, place: (p: Point) => Point): Mark[] {
  const pen = { width: PEN, cap: 'round', join: 'round' } as const
  return [
    ...lines.map(({ points, closed }) => path(curveThrough(points.map(place), closed), pen)),
    ...solids.map((edge, _, all): Mark => {
      const points = edge.map(place)
      const [cx, cy] = [
        points.reduce((sum, { x }) => sum + x, 0) / RAYS,
        points.reduce((sum, { y }) => sum + y, 0) / RAYS,
      ]
      const far = points.map(({ x, y }) => Math.hypot(x - cx, y - cy))
      const radius = far.reduce((a, b) => a + b, 0) / RAYS
      if (radius > LARGE || all.length > MOST_EYES || Math.min(...far) < ROUND * Math.max(...far))
        return path(curveThrough(points, true), pen)
      if (radius > LIKE_A_DOT) return path(curveThrough(points, true), { fill: BLACK, width: 0.1 })
      const wider = Math.max(1, LEAST_RING / radius)
      return polygon(
        points.map(({ x, y }) => ({ x: cx + (x - cx) * wider, y: cy + (y - cy) * wider })),
        pen,
      )
    }),
  ]
}
