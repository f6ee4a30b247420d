/** Area inside closed lines by the even-odd rule: the first line is an outline, the others are holes in it. */
import type { Point } from './marks.ts'

export type Polygons = readonly (readonly Point[])[]

function eachMeeting(polygons: Polygons, y: number, found: (x: number) => void) {
  for (const polygon of polygons) {
    let b = polygon.at(-1)
    for (const a of polygon) {
      if (b && a.y > y !== b.y > y) found(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
      b = a
    }
  }
}

/** Intersections of a level line with the polygons. */
export function meetingsAt(polygons: Polygons, y: number): number[] {
  const all: number[] = []
  eachMeeting(polygons, y, (x) => all.push(x))
  return all
}

export function contains(polygons: Polygons, p: Point): boolean {
  let isInside = false
  eachMeeting(polygons, p.y, (x) => {
    if (p.x < x) isInside = !isInside
  })
  return isInside
}

/** Parts of a straight piece inside, as shares of its length. */
export function insideParts(polygons: Polygons, p: Point, q: Point): (readonly [number, number])[] {
  const cuts = [0, 1]
  for (const polygon of polygons)
    for (let i = 0; i < polygon.length; i++) {
      const [a, b] = [polygon[i], polygon[(i + 1) % polygon.length]]
      if (!a || !b) continue
      const d = (q.x - p.x) * (b.y - a.y) - (q.y - p.y) * (b.x - a.x)
      if (Math.abs(d) < 1e-9) continue
      const t = ((a.x - p.x) * (b.y - a.y) - (a.y - p.y) * (b.x - a.x)) / d
      const u = ((a.x - p.x) * (q.y - p.y) - (a.y - p.y) * (q.x - p.x)) / d
      if (t > 0 && t < 1 && u >= 0 && u < 1) cuts.push(t)
    }
  cuts.sort((a, b) => a - b)
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i] ?? 0
    const t = (from + to) / 2
    const middle = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }
    return to - from > 1e-6 && contains(polygons, middle) ? [[from, to] as const] : []
  })
}
