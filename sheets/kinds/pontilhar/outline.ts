/** Turns the outline of a picture into a few well-placed dots, and checks that joining them never crosses itself. */
import type { Point } from '../../scene/marks.ts'
import { waysAlong } from './along.ts'

function triangleArea(a: Point, b: Point, c: Point): number {
  return Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
}

/** Ranks of the vertices of the polygons seen last, by their number and first corners: figures come again and again. */
const ranks = new Map<string, readonly number[]>()
const RANKS_REMEMBERED = 200

/**
 * The order in which vertices go when again and again the one that changes the shape least is removed (Visvalingam's
 * method): rank[i] = place of vertex i in that order. The order is the same for every size of the same shape.
 */
function removalRanks(polygon: readonly Point[]): readonly number[] {
  const key = polygon.map((p) => `${p.x.toFixed(2)},${p.y.toFixed(2)}`).join(' ')
  const known = ranks.get(key)
  if (known) return known
  const size = polygon.length
  const before = polygon.map((_, i) => (i + size - 1) % size)
  const after = polygon.map((_, i) => (i + 1) % size)
  const areaAt = (i: number) => {
    const [a, b, c] = [polygon[before[i] ?? 0], polygon[i], polygon[after[i] ?? 0]]
    return a && b && c ? triangleArea(a, b, c) : 0
  }
  const areas = polygon.map((_, i) => areaAt(i))
  const rank = polygon.map(() => Infinity)
  for (let removed = 0; removed < size - 3; removed++) {
    let [least, smallest] = [-1, Infinity]
    for (let i = 0; i < size; i++) {
      const area = areas[i] ?? Infinity
      if (rank[i] === Infinity && area < smallest) [least, smallest] = [i, area]
    }
    if (least < 0) break
    rank[least] = removed
    const [left, right] = [before[least] ?? 0, after[least] ?? 0]
    after[left] = right
    before[right] = left
    areas[left] = areaAt(left)
    areas[right] = areaAt(right)
  }
  if (ranks.size >= RANKS_REMEMBERED) ranks.clear()
  ranks.set(key, rank)
  return rank
}

/** The `count` most characteristic vertices, in the order of the polygon. */
function keepTelling(polygon: readonly Point[], count: number): number[] {
  const rank = removalRanks(polygon)
  const removed = polygon.length - count
  return polygon.map((_, i) => i).filter((i) => (rank[i] ?? Infinity) >= removed)
}

/**
 * About `count` dots along a closed polygon (mm), none nearer than `minGap` to the next: first the characteristic
 * corners, then points that halve the longest distances. Fewer if there is no room.
 */
export function placeDots(polygon: readonly Point[], count: number, minGap: number): Point[] {
  const { way, at } = waysAlong(polygon)
  const rank = removalRanks(polygon)
  const near = (i: number, j: number) => Math.min(way(i, j), way(j, i)) < minGap
  // Of two that are too close, the more characteristic one stays.
  const corners: number[] = []
  for (const index of keepTelling(polygon, Math.ceil(count * 0.68)).sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0)))
    if (!corners.some((other) => near(index, other))) corners.push(index)
  corners.sort((a, b) => a - b)
  // Number of dots between corners: one more, again and again, where the dots are farthest apart.
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

/** Points this near to a line (twice a triangle's area, mm²) lie on it: straight walls have many. */
const FLAT = 1e-6

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => {
    const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    return Math.abs(area) < FLAT ? 0 : Math.sign(area)
  }
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
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
