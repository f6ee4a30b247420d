/** Reads SVG path data into absolute segments and points, for measuring, testing and placing things along a line. */
import type { Point } from './marks.ts'

type Segment = readonly [from: Point, ...controlsAndEnd: Point[]]

/** Numbers after each command letter. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const TOKEN = /[a-zA-Z]|-?\d*\.?\d+(?:e[-+]?\d+)?/g
/** Of tokens, only commands begin behind the digits, the point and the minus. */
const isLetter = (token: string) => token >= 'A'

interface Command {
  readonly letter: string
  readonly values: readonly number[]
}

function commandsOf(d: string): Command[] {
  const commands: Command[] = []
  let letter = ''
  let values: number[] = []
  const flush = () => {
    const arity = ARITY[letter.toUpperCase()]
    if (arity === undefined) throw new Error(`unknown path command ${letter}`)
    if (arity === 0) commands.push({ letter, values: [] })
    for (let i = 0; arity > 0 && i < values.length; i += arity) {
      const implicit = i === 0 ? letter : letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
      commands.push({ letter: implicit, values: values.slice(i, i + arity) })
    }
  }
  for (const token of d.match(TOKEN) ?? []) {
    if (isLetter(token)) {
      if (letter) flush()
      letter = token
      values = []
    } else values.push(Number(token))
  }
  if (letter) flush()
  return commands
}

/** Points on an elliptical arc (SVG 2, appendix B.2.4). */
function arcPoints(from: Point, values: readonly number[], to: Point, steps: number): Point[] {
  const [rxIn = 0, ryIn = 0, turn = 0, large = 0, sweep = 0] = values
  const phi = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [x1, y1] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  let [rx, ry] = [Math.abs(rxIn), Math.abs(ryIn)]
  if (rx === 0 || ry === 0 || (dx === 0 && dy === 0)) return [to]
  const lambda = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)
  if (lambda > 1) [rx, ry] = [rx * Math.sqrt(lambda), ry * Math.sqrt(lambda)]
  const numerator = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1
  const factor = Math.sqrt(Math.max(0, numerator / (rx * rx * y1 * y1 + ry * ry * x1 * x1)))
  const sign = large === sweep ? -1 : 1
  const [cx1, cy1] = [(sign * factor * rx * y1) / ry, (-sign * factor * ry * x1) / rx]
  const cx = cos * cx1 - sin * cy1 + (from.x + to.x) / 2
  const cy = sin * cx1 + cos * cy1 + (from.y + to.y) / 2
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
  let span = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
  if (sweep === 0 && span > 0) span -= 2 * Math.PI
  if (sweep === 1 && span < 0) span += 2 * Math.PI
  return Array.from({ length: steps }, (_, i) => {
    const t = start + (span * (i + 1)) / steps
    const [ex, ey] = [rx * Math.cos(t), ry * Math.sin(t)]
    return { x: cos * ex - sin * ey + cx, y: sin * ex + cos * ey + cy }
  })
}

/** A point of a quadratic or cubic curve. */
function bezierPoint(segment: Segment, t: number): Point {
  const [a, b = a, c = b, d] = segment
  const u = 1 - t
  if (!d) return { x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y }
  const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return { x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y }
}

/**
 * The subpaths of path data as polylines; each curve becomes `steps` pieces.
 * A closed subpath repeats its first point at the end.
 */
export function flattenPath(d: string, steps = 12): Point[][] {
  const subpaths: Point[][] = []
  let current: Point[] = []
  let pen: Point = { x: 0, y: 0 }
  let start = pen
  let control: Point | null = null
  let previous = ''
  for (const { letter, values } of commandsOf(d)) {
    const upper = letter.toUpperCase()
    const base = letter === upper ? { x: 0, y: 0 } : pen
    const at = (i: number): Point => ({ x: base.x + (values[i] ?? 0), y: base.y + (values[i + 1] ?? 0) })
    const from = pen
    const curve = (segment: Segment) => {
      for (let i = 1; i <= steps; i++) current.push(bezierPoint(segment, i / steps))
      control = segment.at(-2) ?? null
      pen = segment.at(-1) ?? pen
    }
    const mirrored = (family: string): Point =>
      control && family.includes(previous) ? { x: 2 * pen.x - control.x, y: 2 * pen.y - control.y } : pen
    if (upper === 'M') {
      pen = at(0)
      start = pen
      current = [pen]
      subpaths.push(current)
    } else if (upper === 'Z') {
      pen = start
      current.push(pen)
    } else {
      if (previous === 'Z') {
        current = [pen]
        subpaths.push(current)
      }
      if (upper === 'C') curve([from, at(0), at(2), at(4)])
      else if (upper === 'S') curve([from, mirrored('CS'), at(0), at(2)])
      else if (upper === 'Q') curve([from, at(0), at(2)])
      else if (upper === 'T') curve([from, mirrored('QT'), at(0)])
      else if (upper === 'A') {
        const end = at(5)
        current.push(...arcPoints(from, values, end, steps * 2))
        pen = end
      } else {
        if (upper === 'H') pen = { x: base.x + (values[0] ?? 0), y: pen.y }
        else if (upper === 'V') pen = { x: pen.x, y: base.y + (values[0] ?? 0) }
        else pen = at(0)
        current.push(pen)
      }
    }
    previous = upper
  }
  return subpaths
}

/** Pictures repeat the same path data over and over; this many are remembered. */
const MOST_FLATTENED = 4000
const remembered = new Map<string, readonly (readonly Point[])[]>()

/** The subpaths of path data as polylines, read once. */
export function flattened(d: string): readonly (readonly Point[])[] {
  const known = remembered.get(d)
  if (known) return known
  const lines = flattenPath(d)
  if (remembered.size >= MOST_FLATTENED) remembered.clear()
  remembered.set(d, lines)
  return lines
}

/** Evenly spaced points along a polyline, about every `spacing`, including both ends. */
export function resample(points: readonly Point[], spacing: number): Point[] {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - (points[i]?.x ?? 0), p.y - (points[i]?.y ?? 0)))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const pieces = Math.max(1, Math.round(total / spacing))
  const result: Point[] = []
  let index = 0
  let walked = 0
  for (let k = 0; k <= pieces; k++) {
    const target = (total * k) / pieces
    while (index < lengths.length - 1 && walked + (lengths[index] ?? 0) < target) walked += lengths[index++] ?? 0
    const [a, b, length] = [points[index], points[index + 1] ?? points[index], lengths[index] ?? 0]
    if (!a || !b) continue
    const t = length === 0 ? 0 : Math.min(1, (target - walked) / length)
    result.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
  }
  return result
}
