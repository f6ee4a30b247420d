/** Start, direction and end of a stroke, beside the dots to cover. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, gapOf, type Point, path, polyline } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { isWithin, startsAside } from './start-places.ts'
import { dotPoints, dotsAt, LEAST_DOT, lengthOf, pointAt, restOf, type Stroke, turn } from './stroke.ts'

const START_INK: Ink = [78, 0, 90, 22]
/** No red: that is the ink of answers alone. */
const STOP_INK: Ink = [88, 52, 0, 18]

export interface GuideStyle {
  readonly color: boolean
  /** Radius of the start dots. */
  readonly radius: number
  /** Numbers in the start dots. */
  readonly numbered?: boolean
  /** Start dots alone, without arrows. */
  readonly dotsOnly?: boolean
  /** Only so many strokes get their start dot and arrow; all when left out. */
  readonly marked?: number
  /** Distance of the arrows from the stroke; 0 draws them on it, instead of its first dots. */
  readonly offset: number
  readonly arrowLength?: number
  readonly arrowWidth?: number
  /** Start dots that would meet move on along their strokes, and each arrow leaves from its own dot. */
  readonly along?: boolean
  /** Numbers beside the dots instead of on them; they and the arrows keep within it. */
  readonly within?: Box
  /** Numbers of strokes that begin at one point are on the sides of their own. */
  readonly sided?: boolean
  /** A ring where the last stroke ends. */
  readonly stop?: boolean
}

export const startInk = (color: boolean): Ink => (color ? START_INK : BLACK)

/** A road with an edge on either side. */
export const roadMarks = (data: string, width: number, ink: Ink, join: 'miter' | 'round' = 'round'): Mark[] => [
  path(data, { stroke: BLACK, width: width + 1.2, cap: 'round', join }),
  path(data, { stroke: ink, width, cap: 'round', join }),
]

/** A ring at the end of a stroke. */
export const stopRing = (at: Point, color: boolean, radius = 2.2): Mark =>
  circle(at.x, at.y, radius, { fill: WHITE, stroke: color ? STOP_INK : BLACK, width: 1 })

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

interface Arrow {
  readonly line: Stroke
  /** The stroke has no dots up to here. */
  readonly until: number
}

/** The shortest arrow that still shows a direction. */
const LEAST_ARROW = 2.6

/** An arrow bends with its stroke, but turns no corner. */
const SHARPEST = 0.45

export const turnsSharply = (stroke: Stroke, way: number) =>
  turn(pointAt(stroke, way), pointAt(stroke, way + 0.3), pointAt(stroke, way + 0.6)) > SHARPEST

/** Has it turned a corner so far from its start? */
const bends = (stroke: Stroke, to: number) =>
  Array.from({ length: Math.floor(to / 0.3) }, (_, i) => i * 0.3).some((way) => turnsSharply(stroke, way))

function arrowOn(stroke: Stroke, starts: readonly Point[], style: GuideStyle): Arrow | undefined {
  const length = lengthOf(stroke)
  const clear = (way: number) => starts.every((at) => gapOf(pointAt(stroke, way), at) > style.radius + 0.9)
  let from = 0
  for (;;) {
    while (from < length * 0.6 && !clear(from)) from += 0.3
    const wanted = Math.min(style.arrowLength ?? 7, (length - from) * 0.6)
    let reach = 0
    while (reach < wanted && clear(from + reach) && !turnsSharply(stroke, from + reach)) reach += 0.3
    if (reach >= LEAST_ARROW) return { line: beside(stroke, from, from + reach, 0), until: from + reach + 2 }
    // Behind the corner there may be room.
    if (from + reach >= length * 0.6) return undefined
    from += reach + 0.9
  }
}

/** Between an arrow and the edge of its box, for half its head. */
const ARROW_ROOM = 1.7

/** Nearer to its stroke an arrow has room in a narrow letter, in usual distances. */
const NEAR = 0.8
/** From the start of the stroke to that of the arrow, beyond a radius, mm; finely in narrow letters. */
const LATE = [0.6, 2.5, 4.5] as const
const LATE_WITHIN = [...LATE, -1.5, 6] as const
const LATE_SIDED = Array.from({ length: 14 }, (_, i) => i * 0.75 - 1.5)

/** An arrow whose tail is not nearer to its number by this would seem to be another's; gain by mm of its length. */
const [NEARER, LONGER] = [1.5, 0.5]

const isOf = (line: Stroke, number: Point, starts: readonly Point[]) =>
  starts.every((at) => at === number || gapOf(pointAt(line, 0), at) > gapOf(pointAt(line, 0), number) + NEARER)

/** The arrow on the side with more room, shorter where there is little; without room the number alone is enough. */
function arrowBeside(
  stroke: Stroke,
  number: Point,
  starts: readonly Point[],
  style: GuideStyle,
  obstacles: readonly Point[],
): Arrow | undefined {
  const { radius, offset, within, sided } = style
  const length = lengthOf(stroke)
  const full = Math.min(style.arrowLength ?? 7, (length - radius) * 0.75)
  const crowd = (line: Stroke) =>
    line.reduce(
      (sum, p) =>
        sum +
        obstacles.filter((q) => gapOf(p, q) < Math.abs(offset) * (sided ? NEAR : 1) * 0.85).length +
        starts.filter((at) => gapOf(p, at) < radius + 1).length * 3,
      0,
    )
  const sides = sided ? [offset, -offset, offset * NEAR, -offset * NEAR] : [offset, -offset]
  const choices = [1, 0.75, 0.5].flatMap((share) =>
    // A number beside the start leaves room there.
    (sided ? LATE_SIDED : within ? LATE_WITHIN : LATE).flatMap((late) => {
      const from = radius + late
      const to = Math.min(from + full * share, length)
      return sided && bends(stroke, to) ? [] : sides.map((side) => beside(stroke, from, to, side))
    }),
  )
  const wide = choices.filter(
    (line) =>
      // Inside a curve an arrow is shorter than its stroke.
      lengthOf(line) >= Math.min(LEAST_ARROW, full) * (within ? 0.6 : 1) &&
      (!within || line.every((p) => isWithin(within, p, ARROW_ROOM))) &&
      (!sided || isOf(line, number, starts)),
  )
  const [first] = wide
  if (!first) return undefined
  const cost = (line: Stroke) =>
    crowd(line) * 1000 + (sided ? gapOf(pointAt(line, 0), number) - LONGER * lengthOf(line) : 0)
  const best = wide.reduce((a, b) => (cost(b) < cost(a) - 1e-6 ? b : a), first)
  return style.numbered && crowd(best) > 0 ? undefined : { line: best, until: 0 }
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
  /** Where strokes run together the straight one keeps its dots: a small «a» without its stem is an «o». */
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
