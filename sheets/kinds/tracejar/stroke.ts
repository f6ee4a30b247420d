/** Pencil strokes to trace: dots to cover, where to start, which way to go and where to stop. Lengths in mm. */

import { BLACK, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, type Point, path, polyline, polylineData } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** The way of the pencil, from its start to its end. */
export type Stroke = readonly Point[]

/** Dots to cover: dark enough to be seen on every tint. */
export const TRACE_INK: Ink = [0, 0, 0, 80]
const START_INK: Ink = [78, 0, 90, 22]
const STOP_INK: Ink = [0, 85, 75, 5]
/** The smallest dot that a child who starts to write still sees as one. */
export const LEAST_DOT = 1.2

const gapOf = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

export const lengthOf = (stroke: Stroke) =>
  stroke.reduce((sum, p, i) => sum + (i > 0 ? gapOf(p, stroke[i - 1] ?? p) : 0), 0)

/** The point `way` mm from the start; the end of the stroke when it is shorter. */
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

/** Dots of `size` mm along the stroke. */
export function dotted(stroke: Stroke, size: number, ink: Ink = TRACE_INK): Mark {
  const width = Math.max(size, LEAST_DOT)
  return path(polylineData(stroke), { stroke: ink, width, dash: [0.01, width * 2.1] })
}

/** The stroke moved sideways, between two distances from its start. */
function beside(stroke: Stroke, from: number, to: number, offset: number): Stroke {
  const steps = 8
  return Array.from({ length: steps + 1 }, (_, i) => {
    const way = from + ((to - from) * i) / steps
    const [p, q] = [pointAt(stroke, way - 0.6), pointAt(stroke, way + 0.6)]
    const length = Math.max(gapOf(p, q), 1e-6)
    const at = pointAt(stroke, way)
    return { x: at.x - ((q.y - p.y) / length) * offset, y: at.y + ((q.x - p.x) / length) * offset }
  })
}

/** A line with a head at its end. */
export function arrow(line: Stroke, ink: Ink = BLACK, width = 0.7, head = 2): Mark[] {
  const [tip, before] = [line.at(-1), line.at(-2)]
  if (!tip || !before) return []
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const wing = (turn: number): Point => ({
    x: tip.x - Math.cos(angle + turn) * head,
    y: tip.y - Math.sin(angle + turn) * head,
  })
  return [polyline(line, { stroke: ink, width }), polyline([wing(0.55), tip, wing(-0.55)], { stroke: ink, width })]
}

export interface GuideStyle {
  readonly color: boolean
  /** Radius of the start dots. */
  readonly radius: number
  /** Numbers in the start dots, as soon as there are several strokes. */
  readonly numbered?: boolean
  /** Start dots alone, without arrows. */
  readonly dotsOnly?: boolean
  /** How far beside the stroke the arrows run; 0 draws them on it. */
  readonly offset: number
  readonly arrowLength?: number
  /** A ring where the last stroke ends. */
  readonly stop?: boolean
}

export const startInk = (color: boolean): Ink => (color ? START_INK : BLACK)

/** A ring at the end of a way. */
export const stopRing = (at: Point, color: boolean, radius = 2.2): Mark =>
  circle(at.x, at.y, radius, { fill: WHITE, stroke: color ? STOP_INK : BLACK, width: 1 })

/** Where the start dots of the strokes go: strokes that begin together are marked a little further on. */
function startsOf(strokes: readonly Stroke[], radius: number): { readonly at: Point; readonly way: number }[] {
  const taken: Point[] = []
  return strokes.map((stroke) => {
    const length = lengthOf(stroke)
    let way = 0
    while (way < length / 2 && taken.some((p) => gapOf(p, pointAt(stroke, way)) < 2.15 * radius)) way += 0.4
    const at = pointAt(stroke, way)
    taken.push(at)
    return { at, way }
  })
}

/** Start dots (numbered when there are several strokes) and an arrow for each stroke, on the side with more room. */
export function guides(strokes: readonly Stroke[], style: GuideStyle): Mark[] {
  const { radius, offset } = style
  const starts = startsOf(strokes, radius)
  const obstacles = strokes.flatMap((stroke) => resample(stroke, 1.2))
  const crowd = (line: Stroke) =>
    line.reduce(
      (sum, p) =>
        sum +
        obstacles.filter((q) => gapOf(p, q) < Math.abs(offset) * 0.8).length +
        starts.filter(({ at }) => gapOf(p, at) < radius + 1).length * 3,
      0,
    )
  const ink = startInk(style.color)
  const arrows = strokes.flatMap((stroke, i): Mark[] => {
    const length = lengthOf(stroke)
    if (length < 4 || style.dotsOnly) return []
    const from = (starts[i]?.way ?? 0) + radius + 0.6
    const reach = Math.min(style.arrowLength ?? 7, (length - from) * 0.6)
    if (reach < 2) return []
    if (offset === 0) return arrow(beside(stroke, from + 0.6, from + 0.6 + reach, 0), ink, 0.9, 2.4)
    const options = [offset, -offset].flatMap((side) =>
      [from, from + 2.5].map((begin) => beside(stroke, begin, Math.min(begin + reach, length), side)),
    )
    const best = options.reduce((a, b) => (crowd(b) < crowd(a) ? b : a))
    return arrow(best, ink, 0.6, Math.min(1.8, reach * 0.5))
  })
  const numbered = style.numbered && strokes.length > 1
  const dots = starts.flatMap(({ at }, i): Mark[] =>
    numbered
      ? [
          circle(at.x, at.y, radius, { fill: WHITE, stroke: ink, width: 0.6 }),
          centredText(at.x, at.y, String(i + 1), radius * 1.55),
        ]
      : [dot(at.x, at.y, radius * 0.9, ink)],
  )
  const end = strokes.at(-1)?.at(-1)
  return [...arrows, ...(style.stop && end ? [stopRing(end, style.color, radius)] : []), ...dots]
}
