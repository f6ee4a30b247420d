/** Dots at every corner of a contour, and between two corners at equal distances. */
import type { Point } from '../../scene/marks.ts'
import { bendBetween, cornersOf, waysAlong } from './along.ts'

/** A stretch that bends by so much between two dots gets up to this many times the dots of a straight one. */
const MOST_FOR_BEND = 2.2
const BEND = 1.5

/**
 * `count` dots along a closed polygon (mm), none nearer than `minGap` to the next along it: each corner has one, the
 * others are evenly spaced between, closer in bends. Fewer if there is no room, empty if there are more corners.
 */
export function placeEvenly(polygon: readonly Point[], count: number, minGap: number): Point[] {
  const { way, at } = waysAlong(polygon)
  const near = (i: number, j: number) => i === j || Math.min(way(i, j), way(j, i)) < minGap
  const sharp = [...cornersOf(polygon)].sort((a, b) => b.sharpness - a.sharpness || a.index - b.index)
  const corners: number[] = []
  for (const { index } of sharp) if (!corners.some((other) => near(index, other))) corners.push(index)
  if (corners.length > count) return []
  const highest = polygon.reduce((best, p, i) => (p.y < (polygon[best]?.y ?? p.y) ? i : best), 0)
  const starts = corners.length > 0 ? corners.sort((a, b) => a - b) : [highest]
  const stretches = starts.map((from, k) => {
    const to = starts[(k + 1) % starts.length] ?? from
    const length =
      from === to ? way(from, (from + 1) % polygon.length) + way((from + 1) % polygon.length, to) : way(from, to)
    return { from, length, bend: bendBetween(polygon, from, to), pieces: 1 }
  })
  const need = ({ length, bend, pieces }: { length: number; bend: number; pieces: number }) =>
    (length / pieces) * Math.min(MOST_FOR_BEND, 1 + (bend / pieces) * BEND)
  for (let total = stretches.length; total < count; total++) {
    const open = stretches.filter(({ length, pieces }) => length / (pieces + 1) >= minGap)
    if (open.length === 0) break
    open.reduce((a, b) => (need(b) > need(a) + 1e-6 ? b : a)).pieces++
  }
  return stretches.flatMap(({ from, length, pieces }) =>
    Array.from({ length: pieces }, (_, i) => at(from, (length * i) / pieces)),
  )
}
