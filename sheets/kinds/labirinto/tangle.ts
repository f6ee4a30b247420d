/** Threads that cross, but never run along each other: their orders from height to height, and how they are drawn. */
import type { Random } from '../../page/random.ts'
import { type Point, path, polylineData, round } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** Crossing of two threads on their path from one order to the next: its share of the path (0..1), and its place. */
function crossings(
  from: readonly number[],
  to: readonly number[],
): { readonly along: number; readonly place: number }[] {
  return from.flatMap((one, a) =>
    from.slice(a + 1).flatMap((other, k) => {
      const [b, start, end] = [a + 1 + k, to.indexOf(one), to.indexOf(other)]
      if (start < end) return []
      const along = (b - a) / (b - a + start - end)
      return [{ along, place: a + (start - a) * along }]
    }),
  )
}

/** Crossings nearer to each other than this (share of the path, places) could be confused. */
const NEAR = { along: 0.08, place: 0.3 }

const MOST_PLACES = 3
/** Least distance, in places, of threads after their crossing: it is open. */
const LEAST_APART = 2

const isOpen = (order: readonly number[], next: readonly number[], most: number): boolean => {
  const moved = order.map((thread, i) => next.indexOf(thread) - i)
  return moved.every(
    (one, a) =>
      Math.abs(one) <= most && moved.every((other, b) => b <= a || a + one < b + other || one - other >= LEAST_APART),
  )
}

/** An order in which at most one thread stays in its place and no three meet in one point. */
function mixed(random: Random, order: readonly number[], most: number): number[] {
  for (;;) {
    const next = random.shuffle(order)
    if (next.filter((thread, i) => thread === order[i]).length > 1) continue
    if (!isOpen(order, next, most)) continue
    const points = crossings(order, next)
    const clear = points.every((p, i) =>
      points
        .slice(i + 1)
        .every((q) => Math.abs(p.along - q.along) > NEAR.along || Math.abs(p.place - q.place) > NEAR.place),
    )
    if (clear) return next
  }
}

/** The orders of the threads at each height; every thread crosses another one. */
export function tangled(random: Random, start: readonly number[], levels: number): (readonly number[])[] {
  for (;;) {
    const orders = [start]
    for (let i = 0; i < levels; i++) orders.push(mixed(random, orders.at(-1) ?? start, levels > 3 ? 2 : MOST_PLACES))
    if (start.every((thread) => orders.some((order) => order.indexOf(thread) !== thread))) return orders
  }
}

/** From each height to the next with upright beginnings and ends, so that threads cross at wide angles. */
function threadData(points: readonly Point[]): string {
  return points
    .map((p, i) => {
      const before = points[i - 1]
      if (!before) return `M${round(p.x)} ${round(p.y)}`
      const bend = (p.y - before.y) * 0.55
      return `C${round(before.x)} ${round(before.y + bend)} ${round(p.x)} ${round(p.y - bend)} ${round(p.x)} ${round(p.y)}`
    })
    .join('')
}

/** Between the points of a thread, mm. */
const PITCH = 1.2

/** Lines at both edges of a rope, mm. */
const EDGE = 0.65

/** The line with `more` mm at both ends. */
function longer(points: readonly Point[], more: number): readonly Point[] {
  const beyond = (end: Point | undefined, before: Point | undefined): Point[] => {
    if (!end || !before) return []
    const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
    return [{ x: end.x + ((end.x - before.x) / length) * more, y: end.y + ((end.y - before.y) / length) * more }]
  }
  return [...beyond(points[0], points[1]), ...points, ...beyond(points.at(-1), points.at(-2))]
}

/** A rope, or a part of it. */
function drawThread(points: readonly Point[], width: number, ink: Ink): Mark[] {
  // The inside reaches a little farther than the edges: no line is left across the rope where a part of it begins.
  const inside = polylineData(longer(points, 0.4))
  return [
    path(polylineData(points), { width, cap: 'butt' }),
    path(inside, { width: width - 2 * EDGE, stroke: ink, cap: 'butt' }),
  ]
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

interface Crossing {
  /** The upper thread. */
  readonly thread: number
  /** Its part that covers the other one. */
  readonly part: readonly Point[]
}

/** Most points of a part on each side of a crossing. */
const MOST_POINTS = 12

/** The part of `list` around its point `at` that is within `reach` of `other`, whose point `met` is nearest. */
function covering(list: readonly Point[], at: number, other: readonly Point[], met: number, reach: number): Point[] {
  const around = other.slice(Math.max(0, met - 2 * MOST_POINTS), met + 2 * MOST_POINTS)
  const near = ({ x, y }: Point) => around.some((p) => (p.x - x) ** 2 + (p.y - y) ** 2 < reach * reach)
  const far = (step: -1 | 1): number => {
    for (let i = 1; i <= MOST_POINTS; i++) {
      const point = list[at + step * i]
      if (!point || !near(point)) return at + step * i
    }
    return at + step * MOST_POINTS
  }
  return list.slice(Math.max(0, far(-1)), far(1) + 1)
}

/** Every crossing, with the threads above and below by turns. */
function crossingParts(threads: readonly (readonly Point[])[], reach: number): Crossing[] {
  const found: Crossing[] = []
  threads.forEach((one, i) => {
    threads.slice(i + 1).forEach((other, k) => {
      for (let a = 1; a < one.length; a++)
        for (let b = 1; b < other.length; b++) {
          const [p, q, r, s] = [one[a - 1], one[a], other[b - 1], other[b]]
          if (!p || !q || !r || !s || Math.abs(p.y - r.y) > 4 || Math.abs(p.x - r.x) > 6 || !meet(p, q, r, s)) continue
          found.push(
            found.length % 2 === 0
              ? { thread: i, part: covering(one, a, other, b, reach) }
              : { thread: i + 1 + k, part: covering(other, b, one, a, reach) },
          )
        }
    })
  })
  return found
}

/** A thread goes straight down to the thing at its end. */
export function drawEnd({ x, y }: Point, foot: number, width: number, ink: Ink): Mark[] {
  return drawThread(
    [
      { x, y: y - 0.2 },
      { x, y: Math.max(foot, y) },
    ],
    width,
    ink,
  )
}

/** The threads as ropes of `width` mm, each in its ink. */
export function drawThreads(
  lines: readonly (readonly Point[])[],
  width: number,
  inkOf: (thread: number) => Ink,
): Mark[] {
  const threads = lines.map((points) => resample(flattenPath(threadData(points), 20)[0] ?? [], PITCH))
  return [
    ...threads.flatMap((points, i) => drawThread(points, width, inkOf(i))),
    ...crossingParts(threads, width + 0.5).flatMap(({ thread, part }) => drawThread(part, width, inkOf(thread))),
  ]
}
