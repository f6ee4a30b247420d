/** A whole figure in dots: a part hides the lines behind it, and lines that run together share their dots. */
import { contourOf } from '../../pictures/contour.ts'
import { PICTURE_BOX } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { partsOf } from '../../pictures/figure-parts.ts'
import { isSymmetric, symmetricContour } from '../../pictures/symmetric.ts'
import { contains } from '../../scene/even-odd.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import { dotPoints, lengthOf, type Stroke } from './stroke.ts'

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

export interface FigureDots {
  /** Their middles, mm. */
  readonly dots: readonly Point[]
  /** Strokes that have a number, in their order, and all others after them. */
  readonly strokes: readonly Stroke[]
  readonly numbered: number
}

/** Shorter lines are seen as one without a number, mm; numbers of two digits would crowd the figure. */
const [LEAST_NUMBERED, MOST_NUMBERS] = [16, 9]

/** The whole outline as one closed stroke that begins at its top. */
export function outlineOf(id: string, { cx, cy, size }: FigurePlace): Stroke {
  const [contour, side] = isSymmetric(id) ? [symmetricContour(id), DRAWING_BOX] : [contourOf(id), PICTURE_BOX]
  const points = contour.map(
    ({ x, y }): Point => ({ x: cx + (x / side - 0.5) * size, y: cy + (y / side - 0.5) * size }),
  )
  const top = isSymmetric(id) ? 0 : points.reduce((best, p, i) => (p.y < (points[best]?.y ?? p.y) ? i : best), 0)
  const turned = [...points.slice(top), ...points.slice(0, top)]
  return [...turned, ...turned.slice(0, 1)]
}

const along = (strokes: readonly Stroke[], { dot, step }: DotPlan) => dotPoints(strokes, dot, [], step / (dot * 2.1))

/** The dots of the outline alone: one stroke from its start round to it again. */
export function outlineDots(id: string, place: FigurePlace, plan: DotPlan): FigureDots {
  const outline = outlineOf(id, place)
  return { dots: along([outline], plan), strokes: [outline], numbered: 0 }
}

/** The dots of every line. No dot is on another or half behind a part. */
export function figureDots(id: string, place: FigurePlace, plan: DotPlan): FigureDots {
  const parts = placedParts(id, place)
  const edges = parts.map(({ lines }) => lines.flatMap(finely))
  const seen = parts.map(({ lines, solid }, i): Stroke[] =>
    solid
      ? []
      : lines.flatMap((line) => seenStretches(line, parts.slice(i + 1), edges.slice(i + 1).flat(), plan.dot * APART)),
  )
  const strokes = seen.flat()
  const longest = [...strokes].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_NUMBERS)
  const isNumbered = (stroke: Stroke) => lengthOf(stroke) >= LEAST_NUMBERED && longest.includes(stroke)
  const numbered = strokes.filter(isNumbered)
  return {
    // Lines in front come first: those behind give way.
    dots: along([...strokes].reverse(), plan),
    strokes: [...numbered, ...strokes.filter((stroke) => !isNumbered(stroke))],
    numbered: numbered.length,
  }
}
