/** The outer contour of a picture as points: for dots to join, mazes in the shape of a thing, and shadows to compare. */
import { gapOf, type Point } from '../scene/marks.ts'
import { flattenPath, resample } from '../scene/path-data.ts'
import { findPicture } from './drawing.ts'

const areaOf = (points: readonly Point[]) =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p
    return sum + p.x * q.y - q.x * p.y
  }, 0) / 2

/** Large enough to skip the points of the art's curves, small enough to keep corners. */
const SPACING = 0.2

/**
 * The largest outer contour of a picture's lines: a closed polyline in a box of `PICTURE_BOX`, clockwise as seen, its
 * last point different from its first. Throws RangeError for an unknown picture.
 */
export function contourOf(id: string): Point[] {
  const contours = flattenPath(findPicture(id).outline, 6)
  const largest = contours.reduce((a, b) => (Math.abs(areaOf(b)) > Math.abs(areaOf(a)) ? b : a), [])
  const closed = resample(largest, SPACING).slice(0, -1)
  return areaOf(closed) > 0 ? closed : closed.reverse()
}

/** Turn of a contour at a point, seen from `reach` points before and after it: 0 straight on, π back. */
function turnAt(points: readonly Point[], at: number, reach: number): number {
  const n = points.length
  const p = points[at]
  const [a, b] = [points[(at - reach + n) % n], points[(at + reach) % n]]
  if (!p || !a || !b) return 0
  const angle = Math.atan2(b.y - p.y, b.x - p.x) - Math.atan2(p.y - a.y, p.x - a.x)
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)))
}

/** A turn of this much is a corner that the eye misses when it is cut off. */
const CORNER = Math.PI / 5

/** Largest distance of the contour between two of its points from the straight line, and its place. */
function straying(points: readonly Point[], from: number, to: number): { readonly at: number; readonly far: number } {
  const n = points.length
  const [a, b] = [points[from % n], points[to % n]]
  let [at, far] = [from, 0]
  if (!a || !b) return { at, far }
  const length = gapOf(a, b)
  for (let i = from + 1; i < to; i++) {
    const p = points[i % n]
    if (!p) continue
    const off = length > 0 ? Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length : gapOf(p, a)
    if (off > far) [at, far] = [i, off]
  }
  return { at, far }
}

/**
 * Points along a closed contour, in its order: corners first, the sharpest before the others, then where straight
 * lines between them would stray most from the contour, then in the middle of the longest gaps. No two points lie
 * nearer than `minGap`; there are at most `count` points, fewer when no more find room.
 */
export function sampleContour(points: readonly Point[], count: number, minGap: number): Point[] {
  const n = points.length
  const reach = Math.max(2, Math.round(n / 120))
  const chosen: number[] = []
  const near = (i: number) => chosen.some((j) => gapOf(points[i] as Point, points[j] as Point) < minGap)
  const corners = points
    .map((_, i) => ({ i, turn: turnAt(points, i, reach) }))
    .filter(({ turn }) => turn > CORNER)
    .sort((a, b) => b.turn - a.turn || a.i - b.i)
  for (const { i } of corners) if (chosen.length < count && !near(i)) chosen.push(i)
  if (chosen.length === 0 && n > 0) chosen.push(0)
  const refused = new Set<number>()
  while (chosen.length < count) {
    chosen.sort((a, b) => a - b)
    const gaps = chosen.map((from, i) => {
      const to = chosen[i + 1] ?? (chosen[0] ?? 0) + n
      const { at, far } = straying(points, from, to)
      const middle = Math.floor((from + to) / 2)
      const length = gapOf(points[from] as Point, points[to % n] as Point)
      return far > 0.3 ? { at: at % n, worth: far * 4 } : { at: middle % n, worth: length / 10 }
    })
    const best = gaps.filter(({ at }) => !refused.has(at) && !chosen.includes(at)).sort((a, b) => b.worth - a.worth)[0]
    if (!best) break
    if (near(best.at)) refused.add(best.at)
    else chosen.push(best.at)
  }
  return chosen.sort((a, b) => a - b).map((i) => points[i] as Point)
}

/** Pictures that are recognisable by their largest contour alone: figures for dots. */
export const DOT_FIGURES: readonly string[] = (
  'cat dog rabbit duck bird turtle whale elephant rhino hippo giraffe horse cow pig sheep camel kangaroo ' +
  'dinosaur t-rex dolphin shark seal fish snail rooster penguin owl swan parrot crocodile squirrel bat butterfly ' +
  'star heart moon lightning leaf tree pine palm cactus mushroom tulip apple pear banana carrot strawberry pineapple ' +
  'avocado lollipop ice-cream cup cake house castle rocket boat airplane helicopter car bus truck key bell crown ' +
  'guitar scissors umbrella hat boot sock shirt dress snowman kite bone puzzle trophy anchor hand foot'
).split(' ')
