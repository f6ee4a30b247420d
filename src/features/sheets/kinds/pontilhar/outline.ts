/** Turns the outline of a picture into a few well-placed dots, and checks that joining them never crosses itself. */
import type { Point } from '../../marks.ts'
import { flattenPath } from '../../path-data.ts'

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Curve points between two corners: fine enough to choose dots from. */
const CURVE_STEPS = 24

/** The first closed line of path data without repeated points. */
export function outlinePolygon(d: string): Point[] {
  const points = flattenPath(d, CURVE_STEPS)[0] ?? []
  return points.filter((p, i) => distance(p, points[(i + 1) % points.length] ?? p) > 1e-6)
}

function triangleArea(a: Point, b: Point, c: Point): number {
  return Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
}

/** Removes the vertex that changes the shape least until `count` are left (Visvalingam's method). */
function keepTelling(polygon: readonly Point[], count: number): number[] {
  const kept = polygon.map((_, i) => i)
  while (kept.length > count) {
    let least = 0
    let smallest = Infinity
    kept.forEach((index, k) => {
      const before = polygon[kept[(k + kept.length - 1) % kept.length] ?? 0]
      const after = polygon[kept[(k + 1) % kept.length] ?? 0]
      const here = polygon[index]
      if (!before || !after || !here) return
      const area = triangleArea(before, here, after)
      if (area < smallest) [least, smallest] = [k, area]
    })
    kept.splice(least, 1)
  }
  return kept
}

/**
 * About `count` dots along a closed polygon (mm), none nearer than `minGap` to the next:
 * first the corners that tell the shape, then points that halve the longest ways. Fewer when there is no room.
 */
export function placeDots(polygon: readonly Point[], count: number, minGap: number): Point[] {
  const size = polygon.length
  const lengths = polygon.map((p, i) => distance(p, polygon[(i + 1) % size] ?? p))
  const way = (from: number, to: number) => {
    let sum = 0
    for (let i = from; i !== to; i = (i + 1) % size) sum += lengths[i] ?? 0
    return sum
  }
  const at = (from: number, wanted: number): Point => {
    let [i, left] = [from, wanted]
    while (left > (lengths[i] ?? 0)) {
      left -= lengths[i] ?? 0
      i = (i + 1) % size
    }
    const [a, b] = [polygon[i] ?? { x: 0, y: 0 }, polygon[(i + 1) % size] ?? { x: 0, y: 0 }]
    const t = (lengths[i] ?? 0) === 0 ? 0 : left / (lengths[i] ?? 1)
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  }
  const corners = keepTelling(polygon, Math.ceil(count * 0.68)).filter((index, k, all) => {
    const previous = all[(k + all.length - 1) % all.length] ?? index
    return k === 0 || way(previous, index) >= minGap
  })
  // How many dots each stretch between corners gets: one more, again and again, where the dots lie farthest apart.
  const stretches = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length] ?? from
    return { from, length: way(from, to), pieces: 1 }
  })
  for (let total = stretches.length; total < count; total++) {
    const longest = stretches.reduce((a, b) => (b.length / b.pieces > a.length / a.pieces ? b : a))
    if (longest.length / (longest.pieces + 1) < minGap) break
    longest.pieces++
  }
  return stretches.flatMap(({ from, length, pieces }) =>
    Array.from({ length: pieces }, (_, i) => at(from, (length * i) / pieces)),
  )
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

/** True when no two lines of the closed polygon cross; neighbours may touch at their dot. */
export function isSimple(points: readonly Point[]): boolean {
  const n = points.length
  for (let i = 0; i < n; i++)
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue
      const [a, b, c, d] = [points[i], points[(i + 1) % n], points[j], points[(j + 1) % n]]
      if (a && b && c && d && crosses(a, b, c, d)) return false
    }
  return true
}
