/** The box that a list of marks covers on the page, strokes included. Tests hold it against the margins. */

import type { Point } from '../scene/marks.ts'
import { flattened } from '../scene/path-data.ts'
import type { Mark } from '../scene/scene.ts'
import { FONT_REACH, measureText } from './fonts.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A group's place inside the group around it: mirrored, turned and scaled, then moved. */
interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly cos: number
  readonly sin: number
  readonly flip: boolean
  /** Of the group around it; null on the page. */
  readonly outer: Place | null
}

interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}

function cover(reach: Reach, x: number, y: number, margin: number) {
  reach.left = Math.min(reach.left, x - margin)
  reach.top = Math.min(reach.top, y - margin)
  reach.right = Math.max(reach.right, x + margin)
  reach.bottom = Math.max(reach.bottom, y + margin)
}

/** Covers a point of a group on the page. Numbers alone: an object for each point costs a third of the time. */
function coverIn(place: Place | null, reach: Reach, x: number, y: number, margin: number) {
  for (let at = place; at; at = at.outer) {
    const side = at.flip ? -x : x
    x = at.x + at.scale * (side * at.cos - y * at.sin)
    y = at.y + at.scale * (side * at.sin + y * at.cos)
  }
  cover(reach, x, y, margin)
}

const nothing = (): Reach => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

function reachOf(points: readonly Point[]): Reach {
  const reach = nothing()
  for (const { x, y } of points) cover(reach, x, y, 0)
  return reach
}

const common = (a: Reach, b: Reach): Reach => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

function join(reach: Reach, other: Reach) {
  if (other.left > other.right || other.top > other.bottom) return
  cover(reach, other.left, other.top, 0)
  cover(reach, other.right, other.bottom, 0)
}

/** Pictures repeat the same path data over and over; this many shapes are remembered. */
const OUTLINE_CACHE_SIZE = 4000

interface Outline {
  readonly points: readonly Point[]
  /** The top left and the bottom right corner of the box around the points. */
  readonly corners: readonly Point[]
}

const outlines = new Map<string, Outline>()

function outlineOf(d: string): Outline {
  const known = outlines.get(d)
  if (known) return known
  const points = flattened(d).flat()
  const reach = reachOf(points)
  const corners =
    points.length > 0
      ? [
          { x: reach.left, y: reach.top },
          { x: reach.right, y: reach.bottom },
        ]
      : []
  if (outlines.size >= OUTLINE_CACHE_SIZE) outlines.clear()
  outlines.set(d, { points, corners })
  return { points, corners }
}

/** `upright`: no mark is turned, so that the corners of a shape's box give its place. */
function measure(marks: readonly Mark[], place: Place | null, scale: number, upright: boolean, reach: Reach) {
  for (const mark of marks) {
    if (mark.kind === 'group') {
      const { x, y, rotate = 0, scale: own = 1, flip = false, clip } = mark
      const angle = (rotate * Math.PI) / 180
      const inner: Place = { x, y, scale: own, cos: Math.cos(angle), sin: Math.sin(angle), flip, outer: place }
      const children = nothing()
      measure(mark.children, inner, scale * own, upright && !rotate, children)
      if (clip) {
        const cut = nothing()
        for (const p of outlineOf(clip).points) coverIn(inner, cut, p.x, p.y, 0)
        join(reach, common(children, cut))
      } else join(reach, children)
    } else if (mark.kind === 'path') {
      const margin = mark.stroke ? ((mark.width ?? 0) / 2) * scale : 0
      const { points, corners } = outlineOf(mark.d)
      for (const p of upright ? corners : points) coverIn(place, reach, p.x, p.y, margin)
    } else {
      const width = measureText(mark.text, mark.font, mark.size)
      const left = mark.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0)
      const { above, below } = FONT_REACH[mark.font]
      const [top, bottom] = [mark.y - above * mark.size, mark.y + below * mark.size]
      for (const x of [left, left + width]) for (const y of [top, bottom]) coverIn(place, reach, x, y, 0)
    }
  }
}

const boxOf = ({ left, top, right, bottom }: Reach): Box => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
})

/** The smallest box around the points; there has to be one. */
export const boxOfPoints = (points: readonly Point[]): Box => boxOf(reachOf(points))

/** The box around the marks, in mm; null for invisible ones. */
export function boundsOf(marks: readonly Mark[]): Box | null {
  const reach = nothing()
  measure(marks, null, 1, true, reach)
  return reach.left > reach.right ? null : boxOf(reach)
}

/** True when the boxes share some area; `gap` widens the first on every side. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    a.x - gap < b.x + b.width && b.x < a.x + a.width + gap && a.y - gap < b.y + b.height && b.y < a.y + a.height + gap
  )
}

/** The smallest box around all boxes, or null. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
