/** Pencil strokes to trace and the dots that show them. Lengths in mm. */

import { gapOf, type Point, path, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** The path of the pencil, from its start to its end. */
export type Stroke = readonly Point[]

/** Dots to cover: dark enough to be seen on every tint. */
export const TRACE_INK: Ink = [0, 0, 0, 80]
/** The smallest dot that a child who starts to write still sees as one. */
export const LEAST_DOT = 1.2

/** Angle of the turn a → b → c, 0..π. */
export function turn(a: Point, b: Point, c: Point): number {
  const angle = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)))
}

export const lengthOf = (stroke: Stroke) =>
  stroke.reduce((sum, p, i) => sum + (i > 0 ? gapOf(p, stroke[i - 1] ?? p) : 0), 0)

/** The point `way` mm from the start; the end of a shorter stroke. */
export function pointAt(stroke: Stroke, way: number): Point {
  let left = way
  for (let i = 1; i < stroke.length; i++) {
    const [a, b] = [stroke[i - 1], stroke[i]]
    if (!a || !b) continue
    const length = gapOf(a, b)
    if (left <= length && length > 0)
      return { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length }
    left -= length
  }
  return stroke.at(-1) ?? { x: 0, y: 0 }
}

/** The rest of the stroke after the point `way` mm from its start. */
export function restOf(stroke: Stroke, way: number): Stroke {
  let left = way
  for (let i = 1; i < stroke.length; i++) {
    const [a, b] = [stroke[i - 1], stroke[i]]
    if (!a || !b) continue
    const length = gapOf(a, b)
    if (left < length)
      return [{ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length }, ...stroke.slice(i)]
    left -= length
  }
  return []
}

/** A stroke turns a corner where its direction changes by more than this, in radians: curves are flattened finer. */
const CORNER = 0.5

/** The parts of a stroke between its corners. */
export function runsOf(stroke: Stroke): Stroke[] {
  const points = stroke.filter((p, i) => i === 0 || gapOf(p, stroke[i - 1] ?? p) > 1e-6)
  if (points.length < 2) return []
  const corners = points.flatMap((p, i) => {
    const [a, b] = [points[i - 1], points[i + 1]]
    return a && b && turn(a, p, b) > CORNER ? [i] : []
  })
  const ends = [0, ...corners, points.length - 1]
  return ends.slice(1).map((end, i) => points.slice(ends[i], end + 1))
}

/** From the middle of one dot to the next, in widths of a dot. */
const DOT_PITCH = 2.1
/** Dots of strokes that meet or run together come no closer, in pitches. */
const LEAST_PITCH = 0.72

/**
 * Centres of the dots along strokes: one at each end and in each corner, evenly spaced between them; where strokes run
 * together, cross or pass a `clear` circle, those of the first stay. `spread` scales the usual spacing.
 */
export function dotPoints(
  strokes: readonly Stroke[],
  width: number,
  clear: readonly { readonly at: Point; readonly radius: number }[] = [],
  spread = 1,
): Point[] {
  const pitch = width * DOT_PITCH * spread
  const placed: Point[] = []
  const isFree = (p: Point) =>
    placed.every((q) => gapOf(p, q) >= (pitch / spread) * LEAST_PITCH) &&
    clear.every(({ at, radius }) => gapOf(p, at) >= radius + width * 0.75)
  for (const stroke of strokes)
    for (const run of runsOf(stroke)) {
      const length = lengthOf(run)
      // Of dots that would be closer than the least every other one would be left out.
      const most = Math.floor(length / ((pitch / spread) * LEAST_PITCH) + 1e-6)
      const count = Math.max(1, Math.min(most, Math.round(length / pitch)))
      for (let i = 0; i <= count; i++) {
        const p = pointAt(run, (length * i) / count)
        if (isFree(p)) placed.push(p)
      }
    }
  return placed
}

/** Round dots with these middles. */
export function dotsAt(points: readonly Point[], width: number, ink: Ink = TRACE_INK): Mark[] {
  if (points.length === 0) return []
  // A line of next to no length with round ends is a dot.
  const data = points.map((p) => `M${round(p.x)} ${round(p.y)}h0.01`).join('')
  return [path(data, { stroke: ink, width })]
}

/** The stroke moved sideways, between two distances from its start. */
export function beside(stroke: Stroke, from: number, to: number, offset: number): Stroke {
  const steps = 8
  return Array.from({ length: steps + 1 }, (_, i) => {
    const way = from + ((to - from) * i) / steps
    const [p, q] = [pointAt(stroke, way - 0.6), pointAt(stroke, way + 0.6)]
    const length = Math.max(gapOf(p, q), 1e-6)
    const at = pointAt(stroke, way)
    return { x: at.x - ((q.y - p.y) / length) * offset, y: at.y + ((q.x - p.x) / length) * offset }
  })
}
