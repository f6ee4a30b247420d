/** A whole figure in dots: a part hides the lines behind it, and lines that run together share their dots. */
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { partsOf } from '../../pictures/figure-parts.ts'
import { contains } from '../../scene/even-odd.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import { dotPoints, type Stroke } from './stroke.ts'

export interface FigurePlace {
  readonly cx: number
  readonly cy: number
  /** Side of its box, mm. */
  readonly size: number
}

interface PlacedPart {
  readonly lines: readonly Stroke[]
  readonly hides: boolean
  readonly solid: boolean
}

/** The parts as lines in mm, from back to front, each pair as both of its sides. */
function placedParts(id: string, { cx, cy, size }: FigurePlace): PlacedPart[] {
  const place = (p: Point): Point => ({
    x: cx + (p.x / DRAWING_BOX - 0.5) * size,
    y: cy + (p.y / DRAWING_BOX - 0.5) * size,
  })
  return partsOf(id).flatMap(({ d, fill, solid, pair }): PlacedPart[] => {
    const own = flattenPath(d, 16)
    const sides = pair ? [own, own.map((line) => line.map(({ x, y }) => ({ x: DRAWING_BOX - x, y })))] : [own]
    return sides.map((lines) => ({
      lines: lines.map((line) => line.map(place)),
      hides: Boolean(fill ?? solid),
      solid: Boolean(solid),
    }))
  })
}

/** Between two points of a line where it is tested whether it is seen, mm. */
const FINE = 0.4

/** The line with further points between its own: its corners stay. */
const finely = (line: Stroke): Point[] =>
  line.flatMap((b, i) => {
    const a = line[i - 1]
    if (!a) return [b]
    const pieces = Math.max(1, Math.ceil(gapOf(a, b) / FINE))
    return Array.from({ length: pieces }, (_, k) => ({
      x: a.x + ((b.x - a.x) * (k + 1)) / pieces,
      y: a.y + ((b.y - a.y) * (k + 1)) / pieces,
    }))
  })

/** On the open side of a filled part: a door is on the ground, where it has no line. */
function isOnOpenSide(line: Stroke, p: Point): boolean {
  const [a, b] = [line.at(-1), line[0]]
  if (!a || !b || gapOf(a, b) < FINE) return false
  const along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / gapOf(a, b) ** 2
  return gapOf(p, { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }) < 2 * FINE
}

/** The stretches of a line that no part before it covers, nor runs along closer than `near`. */
function seenStretches(line: Stroke, front: readonly PlacedPart[], edges: readonly Point[], near: number): Stroke[] {
  const stretches: Point[][] = []
  let open = false
  for (const p of finely(line)) {
    const hidden =
      front.some(
        (part) => part.hides && part.lines.some((around) => contains([around], p) && !isOnOpenSide(around, p)),
      ) || edges.some((q) => gapOf(p, q) < near)
    if (hidden) open = false
    else if (open) stretches.at(-1)?.push(p)
    else {
      stretches.push([p])
      open = true
    }
  }
  return stretches.filter((stretch) => stretch.length > 1)
}

export interface DotPlan {
  /** Diameter of the dots and from one to the next, mm. */
  readonly dot: number
  readonly step: number
}

/** Dots of one line keep this far from a line before it, in dots. */
const APART = 1.3

/** An outline that the parts before it leave less of is dotted whole, over their lines. */
const LEAST_SEEN = 0.6

export interface FigureDots {
  /** Their middles, mm. */
  readonly dots: readonly Point[]
  /** The longest line of the outline: the child begins there. */
  readonly first: Stroke
}

const longest = (lines: readonly Stroke[]): Stroke => lines.reduce((a, b) => (b.length > a.length ? b : a), [])

/**
 * The dots of every line, or of the part at the back alone, where the others are drawn. No dot is on another or half
 * behind a part.
 */
export function figureDots(id: string, place: FigurePlace, { dot, step }: DotPlan, outlineOnly: boolean): FigureDots {
  const parts = placedParts(id, place)
  const edges = parts.map(({ lines }) => lines.flatMap(finely))
  const seen = parts.map(({ lines, solid }, i): Stroke[] =>
    solid || (outlineOnly && i > 0)
      ? []
      : lines.flatMap((line) => seenStretches(line, parts.slice(i + 1), edges.slice(i + 1).flat(), dot * APART)),
  )
  // Lines in front come first: those behind give way.
  const along = (strokes: readonly Stroke[]) => dotPoints(strokes, dot, [], step / (dot * 2.1))
  const dots = along(seen.flat().reverse())
  const seenFirst = longest(seen[0]?.length ? seen[0] : seen.flat())
  if (!outlineOnly) return { dots, first: seenFirst }
  const whole = along(parts[0]?.lines ?? [])
  return dots.length < whole.length * LEAST_SEEN
    ? { dots: whole, first: longest(parts[0]?.lines ?? []) }
    : { dots, first: seenFirst }
}
