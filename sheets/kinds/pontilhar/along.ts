/** Closed polygons by their length: the distances along them, their corners, points at equal steps. */
import { gapOf, type Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { turn } from '../tracejar/stroke.ts'

/** Turn between two pieces of a flattened curve: less than this. */
const TURN_IN_CURVE = 0.35

/** Points about `step` apart along a closed polyline (its first point may repeat at the end): its corners stay. */
export function sampled(outline: readonly Point[], step: number): Point[] {
  const points = outline.filter((p, i) => gapOf(p, outline[(i + 1) % outline.length] ?? p) > 1e-6)
  const size = points.length
  const at = (i: number): Point => points[(i + size) % size] ?? { x: 0, y: 0 }
  const corners = points.flatMap((p, i) => (turn(at(i - 1), p, at(i + 1)) > TURN_IN_CURVE ? [i] : []))
  const starts = corners.length > 0 ? corners : [0]
  return starts.flatMap((from, k) => {
    const to = starts[k + 1] ?? (starts[0] ?? 0) + size
    return resample(
      Array.from({ length: to - from + 1 }, (_, i) => at(from + i)),
      step,
    ).slice(0, -1)
  })
}

/** Distances along a closed polygon, counted from its vertices. */
export function waysAlong(polygon: readonly Point[]) {
  const size = polygon.length
  const lengths = polygon.map((p, i) => gapOf(p, polygon[(i + 1) % size] ?? p))
  return {
    /** Length from one vertex to another. */
    way: (from: number, to: number) => {
      let sum = 0
      for (let i = from; i !== to; i = (i + 1) % size) sum += lengths[i] ?? 0
      return sum
    },
    /** The point so far along from a vertex. */
    at: (from: number, wanted: number): Point => {
      let [i, left] = [from, wanted]
      while (left > (lengths[i] ?? 0)) {
        left -= lengths[i] ?? 0
        i = (i + 1) % size
      }
      const [a, b] = [polygon[i] ?? { x: 0, y: 0 }, polygon[(i + 1) % size] ?? { x: 0, y: 0 }]
      const t = (lengths[i] ?? 0) === 0 ? 0 : left / (lengths[i] ?? 1)
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
    },
  }
}

/** Vertices before and after that decide if there is a corner. */
const REACH = 3
const CORNER = 0.5

/** The vertices where the polygon turns sharply, the sharpest of each neighbourhood, in the order of the polygon. */
export function cornersOf(
  polygon: readonly Point[],
): readonly { readonly index: number; readonly sharpness: number }[] {
  const size = polygon.length
  const at = (i: number): Point => polygon[(i + size) % size] ?? { x: 0, y: 0 }
  const turns = polygon.map((p, i) => turn(at(i - REACH), p, at(i + REACH)))
  return turns.flatMap((sharpness, index) => {
    const around = Array.from({ length: 2 * REACH + 1 }, (_, k) => (index - REACH + k + size) % size)
    const first = around.reduce((best, i) => ((turns[i] ?? 0) > (turns[best] ?? 0) ? i : best))
    return sharpness > CORNER && first === index ? [{ index, sharpness }] : []
  })
}

/** By how much the polygon turns between two of its vertices, all bends added, rad. */
export function bendBetween(polygon: readonly Point[], from: number, to: number): number {
  const size = polygon.length
  const at = (i: number): Point => polygon[(i + size) % size] ?? { x: 0, y: 0 }
  const steps = (to - from + size) % size || size
  let sum = 0
  for (let k = 1; k < steps; k++) sum += turn(at(from + k - 1), at(from + k), at(from + k + 1))
  return sum
}
