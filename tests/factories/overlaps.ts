/** Labels of a page that other marks run through, that lie on one another, or that cannot be read when printed in grey. */
import { type Box, boundsOf, overlaps } from '../../sheets/lettering/bounds.ts'
import { shapeText } from '../../sheets/lettering/fonts.ts'
import { ANSWER_BLACK, ANSWER_RED, inkToHex, RULE_BLUE, RULE_GREY, WHITE } from '../../sheets/scene/inks.ts'
import type { Point } from '../../sheets/scene/marks.ts'
import { flattenPath } from '../../sheets/scene/path-data.ts'
import type { Ink, Mark, PathMark, ScenePage, SheetFont, TextMark } from '../../sheets/scene/scene.ts'

/** From the inside of one group to the page: mirrored, turned, scaled, moved. */
interface Place {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
  /** -1 where left and right are exchanged. */
  readonly side: 1 | -1
}

interface Label {
  readonly mark: TextMark
  readonly place: Place
  readonly box: Box
  /** How many paths were painted before it. */
  readonly after: number
}

interface Drawn {
  readonly mark: PathMark
  readonly place: Place
  readonly box: Box
  /** How many paths were painted before it. */
  readonly order: number
  pieces?: readonly (readonly [Point, Point])[]
}

const PAGE: Place = { x: 0, y: 0, cos: 1, sin: 0, side: 1 }
const UNITS_PER_EM = 1000
/** White space that a label keeps to every line and to other labels, mm. */
const CLEAR = 0.2

const put = (place: Place, x: number, y: number): Point => ({
  x: place.x + place.side * x * place.cos - y * place.sin,
  y: place.y + place.side * x * place.sin + y * place.cos,
})

function inside(place: Place, mark: { x: number; y: number; rotate?: number; scale?: number; flip?: boolean }): Place {
  const angle = (place.side * (mark.rotate ?? 0) * Math.PI) / 180
  const scale = mark.scale ?? 1
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return {
    ...put(place, mark.x, mark.y),
    cos: place.cos * cos - place.sin * sin,
    sin: place.cos * sin + place.sin * cos,
    side: mark.flip ? (place.side === 1 ? -1 : 1) : place.side,
  }
}

function boxOf(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
]

const movedBox = (box: Box, place: Place) =>
  boxOf(
    corners(box).map((p) => put(place, p.x, p.y)),
    0,
  )

interface Shape {
  /** Outlines of the letters in em, the baseline at 0, y downwards. */
  readonly outlines: readonly (readonly Point[])[]
  readonly box: Box
  readonly width: number
}

const shapes = new Map<string, Shape>()

function shapeOf(text: string, font: SheetFont): Shape {
  const key = `${font}:${text}`
  const known = shapes.get(key)
  if (known) return known
  const { width, glyphs } = shapeText(text, font)
  const outlines = glyphs.flatMap((glyph) =>
    flattenPath(glyph.d, 4).map((line) =>
      line.map((p) => ({ x: p.x / UNITS_PER_EM + glyph.x, y: glyph.y - p.y / UNITS_PER_EM })),
    ),
  )
  const points = outlines.flat()
  const shape = { outlines, box: points.length > 0 ? boxOf(points, 0) : { x: 0, y: 0, width: 0, height: 0 }, width }
  shapes.set(key, shape)
  return shape
}

const leftOf = ({ anchor, size, x }: TextMark, width: number) =>
  x - (anchor === 'middle' ? (width * size) / 2 : anchor === 'end' ? width * size : 0)

/** What two boxes share. Null when they do not meet. */
function common(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [width, height] = [Math.min(a.x + a.width, b.x + b.width) - x, Math.min(a.y + a.height, b.y + b.height) - y]
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** `clip`: the part of the page outside of which nothing of these marks is seen. */
function collect(marks: readonly Mark[], place: Place, labels: Label[], drawn: Drawn[], clip?: Box) {
  for (const mark of marks) {
    if (mark.kind === 'group') {
      const within = inside(place, mark)
      const own = mark.clip ? movedBox(boxOf(flattenPath(mark.clip).flat(), 0), within) : undefined
      const both = own && clip ? common(own, clip) : (own ?? clip)
      if (both !== null) collect(mark.children, within, labels, drawn, both)
    } else if (mark.kind === 'path') {
      const own = boundsOf([mark])
      const box = own && (place === PAGE ? own : movedBox(own, place))
      const seen = box && clip ? common(box, clip) : box
      if (seen) drawn.push({ mark, place, box: seen, order: drawn.length })
    } else {
      const { box, width } = shapeOf(mark.text, mark.font)
      const ink = {
        x: leftOf(mark, width) + box.x * mark.size,
        y: mark.y + box.y * mark.size,
        width: box.width * mark.size,
        height: box.height * mark.size,
      }
      if (box.width > 0) labels.push({ mark, place, box: movedBox(ink, place), after: drawn.length })
    }
  }
}

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

const flattened = new Map<string, readonly (readonly Point[])[]>()

/** The path as lines of points: pictures repeat the same data over and over. */
function linesOf(d: string): readonly (readonly Point[])[] {
  const known = flattened.get(d)
  if (known) return known
  const lines = flattenPath(d, 8)
  if (flattened.size > 2000) flattened.clear()
  flattened.set(d, lines)
  return lines
}

/** The line in short straight pieces on the page, worked out once. */
function piecesOf(drawn: Drawn): readonly (readonly [Point, Point])[] {
  if (drawn.pieces) return drawn.pieces
  const { mark, place } = drawn
  drawn.pieces = linesOf(mark.d).flatMap((line) => {
    const points = line.map((p) => put(place, p.x, p.y))
    return points.flatMap((b, i) => {
      const before = points[i - 1]
      return before ? [[before, b] as const] : []
    })
  })
  return drawn.pieces
}

/** Squared distance from a point to a piece of line. */
function distance2(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length2))
  return (p.x - a.x - t * dx) ** 2 + (p.y - a.y - t * dy) ** 2
}

/** Lines in the colour of the paper, or of an area painted before, hide what lies under them and are none themselves. */
function coversOf(drawn: readonly Drawn[]): Drawn[] {
  const fills = new Set<Ink>([WHITE])
  return drawn.filter(({ mark }) => {
    const { fill, stroke } = mark
    if (fill) fills.add(fill)
    return stroke && !fill && fills.has(stroke)
  })
}

function isCovered(p: Point, covers: readonly Drawn[], order: number): boolean {
  return covers.some((cover) => {
    const half = ((cover.mark.width ?? 0) / 2) * Math.hypot(cover.place.cos, cover.place.sin)
    const { x, y, width, height } = cover.box
    if (cover.order < order || p.x < x || p.x > x + width || p.y < y || p.y > y + height) return false
    return piecesOf(cover).some(([a, b]) => distance2(p, a, b) < half * half)
  })
}

/** Whether the point lies inside the filled path (by the winding of its lines, each of them closed). */
function isInside({ mark, place }: Drawn, p: Point): boolean {
  let winding = 0
  for (const line of linesOf(mark.d)) {
    const points = line.map(({ x, y }) => put(place, x, y))
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length] ?? a
      if (a.y > p.y === b.y > p.y) return
      if (p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) winding += b.y > a.y ? 1 : -1
    })
  }
  return winding !== 0
}

/** True when the stroke comes nearer to the letters than `CLEAR`. */
function strikes(stroke: Drawn, { mark, place, box }: Label, covers: readonly Drawn[]): boolean {
  const reach = ((stroke.mark.width ?? 0) / 2) * Math.hypot(stroke.place.cos, stroke.place.sin) + CLEAR
  const [left, top] = [box.x - reach, box.y - reach]
  const [right, bottom] = [box.x + box.width + reach, box.y + box.height + reach]
  const near = piecesOf(stroke).filter(
    ([a, b]) =>
      Math.min(a.x, b.x) < right &&
      Math.max(a.x, b.x) > left &&
      Math.min(a.y, b.y) < bottom &&
      Math.max(a.y, b.y) > top,
  )
  if (near.length === 0) return false
  const { outlines, width } = shapeOf(mark.text, mark.font)
  const start = leftOf(mark, width)
  return outlines.some((outline) =>
    outline.some((p) => {
      const at = put(place, start + p.x * mark.size, mark.y + p.y * mark.size)
      return near.some(
        ([a, b]) =>
          distance2(at, a, b) < reach * reach &&
          !(isCovered(a, covers, stroke.order) && isCovered(b, covers, stroke.order)),
      )
    }),
  )
}

const isRule = ({ stroke }: PathMark) => stroke === RULE_BLUE || stroke === RULE_GREY
/** Solutions are drawn over the sheet with a thick red pen. */
const isAnswer = (ink: Ink) => ink === ANSWER_RED || ink === ANSWER_BLACK

/** From this size on a contrast of 3 is enough, mm (14 pt bold; WCAG 2.2, 1.4.3). */
const LARGE_TEXT = 4.9

const luminances = new WeakMap<Ink, number>()

/** Relative luminance, 0..1 (WCAG 2.2): what is left of an ink when a printer without colours prints it. */
function luminance(ink: Ink): number {
  const known = luminances.get(ink)
  if (known !== undefined) return known
  const hex = inkToHex(ink)
  const channel = (i: number) => {
    const value = Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const sum = 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
  luminances.set(ink, sum)
  return sum
}

/** 1..21. */
function contrastInGrey(one: Ink, other: Ink): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Height of the strips of the page in which marks are looked up, mm. */
const STRIP = 8

/** The drawn paths by strip of the page, each strip in the order of painting. */
function inStrips(drawn: readonly Drawn[]): Drawn[][] {
  const strips: Drawn[][] = []
  for (const path of drawn) {
    const last = Math.floor((path.box.y + path.box.height + CLEAR) / STRIP)
    for (let i = Math.max(0, Math.floor((path.box.y - CLEAR) / STRIP)); i <= last; i++) {
      const strip = strips[i] ?? []
      strips[i] = strip
      strip.push(path)
    }
  }
  return strips
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** What a label stands on, and the strokes that show around it: those painted under its ground are hidden. */
function surroundings({ box, after }: Label, strips: readonly Drawn[][], covers: readonly Drawn[]) {
  const found = new Set<Drawn>()
  let ground: Drawn | null = null
  for (let i = Math.max(0, Math.floor(box.y / STRIP)); i <= Math.floor((box.y + box.height) / STRIP); i++)
    for (const path of strips[i] ?? []) {
      if (!overlaps(path.box, box, CLEAR)) continue
      const middle = middleOf(box)
      const under = path.order < after && path.mark.fill && holds(path.box, box) && isInside(path, middle)
      if (under && !isCovered(middle, covers, path.order)) {
        for (const hidden of found) if (hidden.order < path.order) found.delete(hidden)
        if (!ground || ground.order < path.order) ground = path
      }
      if (path.mark.stroke && !isRule(path.mark) && !isAnswer(path.mark.stroke)) found.add(path)
    }
  return { strokes: found, ground }
}

/**
 * Labels that touch each other, that a line runs through, or that are too pale on their ground in grey, as 'label "text" …'. Letters may stand on the lines of the
 * pauta: that is what those are for. Lines of the solution may run anywhere.
 */
export function labelFaults(page: ScenePage): string[] {
  const labels: Label[] = []
  const drawn: Drawn[] = []
  collect(page.marks, PAGE, labels, drawn)
  labels.sort((a, b) => a.box.y - b.box.y)
  const strips = inStrips(drawn)
  const covers = coversOf(drawn)
  return labels.flatMap((label, i) => {
    const faults: string[] = []
    const at = () => `label "${label.mark.text}" at ${label.box.x.toFixed(1)}, ${label.box.y.toFixed(1)}`
    for (let j = i + 1; j < labels.length; j++) {
      const next = labels[j]
      if (!next || next.box.y > label.box.y + label.box.height + CLEAR) break
      if (overlaps(label.box, next.box, CLEAR)) faults.push(`${at()} lies on "${next.mark.text}"`)
    }
    const { strokes, ground } = surroundings(label, strips, covers)
    for (const path of strokes)
      if (!covers.includes(path) && strikes(path, label, covers))
        faults.push(`${at()} is on a line ${path.mark.d.slice(0, 40)}`)
    const { fill, font, size } = label.mark
    const contrast = fill ? contrastInGrey(fill, ground?.mark.fill ?? WHITE) : Infinity
    // Pale cursive words are there to be traced.
    if (font !== 'cursive' && contrast < (size < LARGE_TEXT ? 4.5 : 3)) faults.push(`${at()} is too pale in grey`)
    return faults
  })
}
