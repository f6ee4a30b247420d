/** Start, direction and end of a stroke, beside the dots to cover. Lengths in mm. */
import { BLACK, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, gapOf, type Point, path, polyline } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { GuideStyle } from './guide-style.ts'
import { arrowBeside, arrowOn } from './start-arrows.ts'
import { startsAside } from './start-places.ts'
import { beside, dotPoints, dotsAt, LEAST_DOT, lengthOf, pointAt, restOf, type Stroke } from './stroke.ts'

const START_INK: Ink = [78, 0, 90, 22]
/** No red: that is the ink of answers alone. */
const STOP_INK: Ink = [88, 52, 0, 18]

export const startInk = (color: boolean): Ink => (color ? START_INK : BLACK)

/** A road with an edge on either side. */
export const roadMarks = (data: string, width: number, ink: Ink, join: 'miter' | 'round' = 'round'): Mark[] => [
  path(data, { stroke: BLACK, width: width + 1.2, cap: 'round', join }),
  path(data, { stroke: ink, width, cap: 'round', join }),
]

/** A ring at the end of a stroke. */
export const stopRing = (at: Point, color: boolean, radius = 2.2): Mark =>
  circle(at.x, at.y, radius, { fill: WHITE, stroke: color ? STOP_INK : BLACK, width: 1 })

/** A number in a disc. */
export const numberMark = (at: Point, number: number, radius: number, ink: Ink): Mark[] => [
  circle(at.x, at.y, radius, { fill: WHITE, stroke: ink, width: 0.6 }),
  centredText(at.x, at.y, String(number), radius * (number < 10 ? 1.55 : 1.25)),
]

/** A line with a head at its end. */
export function arrow(line: Stroke, ink: Ink, width: number, head: number): Mark[] {
  const [tip, before] = [line.at(-1), line.at(-2)]
  if (!tip || !before) return []
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const wing = (turn: number): Point => ({
    x: tip.x - Math.cos(angle + turn) * head,
    y: tip.y - Math.sin(angle + turn) * head,
  })
  return [polyline(line, { stroke: ink, width }), polyline([wing(0.6), tip, wing(-0.6)], { stroke: ink, width })]
}

/** Between the middles of two start dots, in radii. */
const START_GAP = 2.25

/** Centres of the start dots: those of strokes that start together are side by side, each nearer to its stroke. */
export function startsOf(strokes: readonly Stroke[], radius: number): Point[] {
  const placed: Point[] = strokes.map((stroke) => stroke[0] ?? { x: 0, y: 0 })
  const heading = (i: number): Point => {
    const [stroke, from] = [strokes[i] ?? [], strokes[i]?.[0] ?? { x: 0, y: 0 }]
    const to = pointAt(stroke, radius * 2)
    const length = Math.max(gapOf(from, to), 1e-6)
    return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  }
  for (let j = 1; j < strokes.length; j++)
    for (let i = 0; i < j; i++) {
      const [a, b, at, bt] = [heading(i), heading(j), placed[i], placed[j]]
      if (!at || !bt || gapOf(at, bt) >= START_GAP * radius) continue
      // Shifted along the line through both; from one point, each towards the side of its stroke.
      const apart = gapOf(at, bt) > 0.3 * radius ? { x: at.x - bt.x, y: at.y - bt.y } : { x: a.x - b.x, y: a.y - b.y }
      const length = Math.hypot(apart.x, apart.y)
      const [ux, uy] = length > 0.2 ? [apart.x / length, apart.y / length] : [-1, 0]
      const shift = (START_GAP * radius - gapOf(at, bt)) / 2
      placed[i] = { x: at.x + ux * shift, y: at.y + uy * shift }
      placed[j] = { x: bt.x - ux * shift, y: bt.y - uy * shift }
    }
  return placed
}

/** Distance of the start dot along each stroke, clear of the dots before it. */
function waysOf(strokes: readonly Stroke[], radius: number): number[] {
  const placed: Point[] = []
  return strokes.map((stroke) => {
    const most = lengthOf(stroke) * 0.45
    const before = strokes.slice(0, placed.length).flatMap((other) => resample(other, 1))
    const meets = (at: Point) => placed.some((other) => gapOf(at, other) < 2 * radius + 1)
    // A dot on the line of an earlier stroke would seem to be that one's.
    const isShared = (at: Point) => before.some((p) => gapOf(p, at) < radius + 0.6)
    const clear = (isGood: (at: Point) => boolean) => {
      let way = 0
      while (way < most && !isGood(pointAt(stroke, way))) way += 0.3
      return way
    }
    const best = clear((at) => !meets(at) && !isShared(at))
    const way = best < most ? best : clear((at) => !meets(at))
    placed.push(pointAt(stroke, way))
    return way
  })
}

/** Start dots and arrows, and the length of dots that give way to the arrow of each stroke. */
function guides(strokes: readonly Stroke[], style: GuideStyle) {
  const marked = strokes.slice(0, style.marked ?? strokes.length)
  const { radius } = style
  const ways = style.along ? waysOf(marked, radius) : marked.map(() => 0)
  const isAside = style.numbered && style.within
  const starts = isAside
    ? startsAside(marked, radius, isAside, style.sided)
    : style.along
      ? marked.map((stroke, i) => pointAt(stroke, ways[i] ?? 0))
      : startsOf(marked, radius)
  const ink = startInk(style.color)
  const obstacles = strokes.flatMap((stroke) => resample(stroke, 1.2))
  const width = style.arrowWidth ?? (style.offset === 0 ? 0.9 : 0.6)
  const head = style.offset === 0 ? width * 2.7 : 1.8
  const untils: number[] = []
  const arrows = marked.flatMap((whole, i): Mark[] => {
    const way = ways[i] ?? 0
    const stroke = way > 0 ? restOf(whole, way) : whole
    if (lengthOf(stroke) < 4 || style.dotsOnly) {
      untils.push(0)
      return []
    }
    const found =
      style.offset === 0
        ? arrowOn(stroke, starts, style)
        : arrowBeside(stroke, starts[i] ?? pointAt(stroke, 0), starts, style, obstacles)
    untils.push(found ? way + found.until : 0)
    if (!found) return []
    if (style.offset !== 0) obstacles.push(...resample(found.line, 1))
    return arrow(found.line, ink, width, Math.min(head, lengthOf(found.line) * 0.5))
  })
  const markers = starts.flatMap((at, i): Mark[] =>
    style.numbered ? numberMark(at, i + 1, radius, ink) : [dot(at.x, at.y, radius * 0.9, ink)],
  )
  return { starts, ways, untils, arrows, markers }
}

export interface TraceStyle extends GuideStyle {
  /** Width of the dots to cover. */
  readonly dot: number
  /** Spacing of the dots relative to the usual one. */
  readonly spread?: number
  /** The straight one of strokes that run together keeps its dots: a small «a» without its stem is an «o». */
  readonly stems?: boolean
}

/** Strokes as dots to cover, with start dots, arrows and the end, without overlaps. */
export function traced(strokes: readonly Stroke[], style: TraceStyle): Mark[] {
  const { starts, ways, untils, arrows, markers } = guides(strokes, style)
  const { radius } = style
  const width = Math.max(style.dot, LEAST_DOT)
  const end = style.stop ? strokes.at(-1)?.at(-1) : undefined
  const isCovered = !(style.numbered && style.within)
  const clear = [...(isCovered ? starts : []), ...(end ? [end] : [])].map((at) => ({
    at,
    radius: style.numbered || style.stop ? radius + 0.3 : radius * 0.9,
  }))
  const lines = strokes.flatMap((stroke, i): Stroke[] => {
    if (lengthOf(stroke) < 1) return []
    const [way, until] = [ways[i] ?? 0, untils[i] ?? 0]
    return [...(way > 0 && until > 0 ? [beside(stroke, 0, way, 0)] : []), restOf(stroke, until)]
  })
  const isStem = (stroke: Stroke) => stroke.length === 2
  const long = style.stems ? [...lines.filter(isStem), ...lines.filter((stroke) => !isStem(stroke))] : lines
  const points = strokes.flatMap((stroke) => (lengthOf(stroke) < 1 ? stroke.slice(0, 1) : []))
  return [
    ...dotsAt(dotPoints(long, width, clear, style.spread), width),
    // The dot of an i is larger than those of its line.
    ...dotsAt(points, width * 1.5),
    ...arrows,
    ...(end ? [stopRing(end, style.color, radius)] : []),
    ...markers,
  ]
}

/** Start dots and arrows alone, for other kinds of lines; and the start of each line after its arrow. */
export function guided(strokes: readonly Stroke[], style: GuideStyle) {
  const { untils, arrows, markers } = guides(strokes, style)
  return { marks: [...arrows, ...markers], untils: strokes.map((_, i) => untils[i] ?? 0) }
}
