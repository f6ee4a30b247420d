/** Small constructors of marks. Lengths in mm; every number is rounded to 1/100 mm to keep files small and stable. */
import { BLACK, PALE_GREY } from './inks.ts'
import type { GroupMark, Ink, Mark, PathMark, SheetFont, TextMark } from './scene.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The distance between two points. Math.hypot takes several times as long. */
export function gapOf(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return Math.sqrt(dx * dx + dy * dy)
}

/** The stroke of drawings and frames. */
export const STROKE_MM = 0.7

export type PathStyle = Omit<PathMark, 'kind' | 'd'>

/** Rounds to 1/100 mm, and never writes -0. */
export function round(n: number): number {
  return Math.round(n * 100) / 100 + 0
}

const DEFAULT_STYLE: PathStyle = { stroke: BLACK, width: STROKE_MM, cap: 'round', join: 'round' }

/** A path with SVG data in mm. Without a style: a black line 0.7 mm wide with round ends. */
export function path(d: string, style: PathStyle = {}): PathMark {
  return { kind: 'path', d, ...DEFAULT_STYLE, ...style }
}

/** A filled shape without an outline. */
export function area(d: string, fill: Ink, fillRule?: 'nonzero' | 'evenodd'): PathMark {
  return { kind: 'path', d, fill, ...(fillRule && { fillRule }) }
}

export function line(x1: number, y1: number, x2: number, y2: number, style: PathStyle = {}): PathMark {
  return path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, style)
}

/** Path data through the points; `closed` joins the last to the first. */
export function polylineData(points: readonly Point[], closed = false): string {
  return `${points.map((p, i) => `${i ? 'L' : 'M'}${round(p.x)} ${round(p.y)}`).join('')}${closed ? 'Z' : ''}`
}

export function polyline(points: readonly Point[], style: PathStyle = {}): PathMark {
  return path(polylineData(points), style)
}

export function polygon(points: readonly Point[], style: PathStyle = {}): PathMark {
  return path(polylineData(points, true), style)
}

/** Path data of a circle. */
export function circleData(cx: number, cy: number, r: number): string {
  return `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`
}

export function circle(cx: number, cy: number, r: number, style: PathStyle = {}): PathMark {
  return path(circleData(cx, cy, r), style)
}

/** A filled dot without an outline. */
export function dot(cx: number, cy: number, r: number, fill: Ink = BLACK): PathMark {
  return area(circleData(cx, cy, r), fill)
}

/** Path data of a rectangle with optional rounded corners. */
export function rectData(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
  const [w, h, q] = [round(width - 2 * r), round(height - 2 * r), round(r)]
  const arc = (dx: number, dy: number) => `a${q} ${q} 0 0 1 ${dx} ${dy}`
  return `M${round(x + r)} ${round(y)}h${w}${arc(q, q)}v${h}${arc(-q, q)}h${-w}${arc(-q, -q)}v${-h}${arc(q, -q)}Z`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  options: PathStyle & { readonly radius?: number } = {},
): PathMark {
  const { radius, ...style } = options
  return path(rectData(x, y, width, height, radius), style)
}

/** Path data of a star with `points` tips. */
export function starData(cx: number, cy: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / points
    const r = i % 2 ? inner : outer
    return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r }
  })
  return polylineData(corners, true)
}

export interface TextStyle {
  readonly font?: SheetFont
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: Ink
}

/** A line of text: `y` is the baseline, `size` in mm (capitals are 0.7 of it). Default: display font, centred, black. */
export function text(x: number, y: number, content: string, size: number, style: TextStyle = {}): TextMark {
  return {
    kind: 'text',
    x: round(x),
    y: round(y),
    text: content,
    size: round(size),
    font: style.font ?? 'display',
    anchor: style.anchor ?? 'middle',
    fill: style.fill ?? BLACK,
  }
}

/** A line of text whose capitals and figures are centred vertically on `cy` (Lexend capitals are 0.7 em high). */
export function centredText(cx: number, cy: number, content: string, size: number, style: TextStyle = {}): TextMark {
  return text(cx, cy + size * 0.35, content, size, style)
}

/** Added around the thin lines of the cursive, as a share of the size of print beside it. */
const CURSIVE_WEIGHT = 0.035

/** Cursive letters with lines as heavy as those of print of a size. */
export const heavier = (mark: TextMark, size: number): TextMark => ({
  ...mark,
  outline: { stroke: mark.fill ?? BLACK, width: size * CURSIVE_WEIGHT },
})

/** Marks moved (then turned, then scaled) together. */
export function group(
  x: number,
  y: number,
  children: readonly Mark[],
  options: Omit<GroupMark, 'kind' | 'x' | 'y' | 'children'> = {},
): GroupMark {
  return { kind: 'group', x: round(x), y: round(y), children, ...options }
}

/** A rounded box to write in. */
export function answerBox(x: number, y: number, width: number, height: number): PathMark {
  return rect(x, y, width, height, { radius: 2, width: 0.5 })
}

/** A pale dashed line between two rows. */
export function divider(x1: number, x2: number, y: number): PathMark {
  return line(x1, y, x2, y, { stroke: PALE_GREY, width: 0.35, dash: [1.2, 1.6] })
}

/** Every text of the marks, in the order of drawing. */
export function textsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : mark.kind === 'group' ? textsOf(mark.children) : [],
  )
}

/** Ids of the pictures among the marks, in the order of drawing. */
export function picturesOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'group' ? [...(mark.picture ? [mark.picture] : []), ...picturesOf(mark.children)] : [],
  )
}
