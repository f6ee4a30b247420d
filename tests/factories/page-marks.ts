/** The marks of a page as they lie on paper: labels and lines moved, turned and scaled to their place. */
import { type Box, boundsOf } from '../../sheets/lettering/bounds.ts'
import { shapeText } from '../../sheets/lettering/fonts.ts'
import { WHITE } from '../../sheets/scene/inks.ts'
import type { Point } from '../../sheets/scene/marks.ts'
import { flattenPath } from '../../sheets/scene/path-data.ts'
import type { Ink, Mark, PathMark, SheetFont, TextMark } from '../../sheets/scene/scene.ts'

/** From the inside of one group to the page: mirrored, turned, scaled, moved. */
interface Place {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
  /** -1 where left and right are exchanged. */
  readonly side: 1 | -1
}

export interface Label {
  readonly mark: TextMark
  readonly place: Place
  readonly box: Box
  /** Number of paths painted before it. */
  readonly after: number
}

export interface Drawn {
  readonly mark: PathMark
  readonly place: Place
  readonly box: Box
  /** Number of paths painted before it. */
  readonly order: number
  pieces?: readonly (readonly [Point, Point])[]
}

export const PAGE: Place = { x: 0, y: 0, cos: 1, sin: 0, side: 1 }
const UNITS_PER_EM = 1000
export const put = (place: Place, x: number, y: number): Point => ({
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

export function shapeOf(text: string, font: SheetFont): Shape {
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

export const leftOf = ({ anchor, size, x }: TextMark, width: number) =>
  x - (anchor === 'middle' ? (width * size) / 2 : anchor === 'end' ? width * size : 0)

/** Intersection of two boxes, or null. */
function common(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [width, height] = [Math.min(a.x + a.width, b.x + b.width) - x, Math.min(a.y + a.height, b.y + b.height) - y]
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** `clip`: the visible part of the page for these marks. */
export function collect(marks: readonly Mark[], place: Place, labels: Label[], drawn: Drawn[], clip?: Box) {
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
      const at = movedBox(ink, place)
      // Letters that an edge cuts are a part of a picture in pieces, and read nowhere.
      const isWhole = clip === undefined || holds(clip, at)
      if (box.width > 0 && isWhole) labels.push({ mark, place, box: at, after: drawn.length })
    }
  }
}

export const holds = (outer: Box, inner: Box) =>
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
export function piecesOf(drawn: Drawn): readonly (readonly [Point, Point])[] {
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
export function distance2(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length2))
  return (p.x - a.x - t * dx) ** 2 + (p.y - a.y - t * dy) ** 2
}

/**
 * Lines in the colour of the paper, or of an area painted before, hide those under them and are no lines themselves.
 */
export function coversOf(drawn: readonly Drawn[]): Drawn[] {
  const fills = new Set<Ink>([WHITE])
  return drawn.filter(({ mark }) => {
    const { fill, stroke } = mark
    if (fill) fills.add(fill)
    return stroke && !fill && fills.has(stroke)
  })
}

export function isCovered(p: Point, covers: readonly Drawn[], order: number): boolean {
  return covers.some((cover) => {
    const half = ((cover.mark.width ?? 0) / 2) * Math.hypot(cover.place.cos, cover.place.sin)
    const { x, y, width, height } = cover.box
    if (cover.order < order || p.x < x || p.x > x + width || p.y < y || p.y > y + height) return false
    return piecesOf(cover).some(([a, b]) => distance2(p, a, b) < half * half)
  })
}

/** True if the point is inside the filled path (by the winding of its lines, each of them closed). */
export function isInside({ mark, place }: Drawn, p: Point): boolean {
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
