/** Finds a free place beside each dot for its number or letter. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import type { Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'

export interface PlacedLabel {
  readonly text: string
  /** Middle of the label. */
  readonly at: Point
  readonly box: Box
}

export interface LabelRoom {
  readonly size: number
  readonly dotRadius: number
  /** The first dot is a star, larger than the others. */
  readonly startRadius: number
  /** Labels stay inside this box. */
  readonly limits: Box
  /** Points of other drawings that a label should not cover. */
  readonly obstacles: readonly Point[]
}

const ANGLES = 24
/** Height of figures and capitals in em of the display font. */
const LABEL_HEIGHT = 0.74
/** Small letters with a tail hang so much lower, in em. */
const TAIL_HEIGHT = 0.24
const WITH_TAIL = /[gjpqy]/

const holds = (box: Box, p: Point, margin: number) =>
  p.x > box.x - margin && p.x < box.x + box.width + margin && p.y > box.y - margin && p.y < box.y + box.height + margin

/** How much of a line runs through the box, in sampled points. */
function covered(box: Box, a: Point, b: Point): number {
  let hits = 0
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    if (holds(box, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, 0.4)) hits++
  }
  return hits
}

/** Away from the figure: against the middle of the two neighbours, or outwards on a straight line. */
function outward(points: readonly Point[], i: number, clockwise: boolean): number {
  const n = points.length
  const [before, after] = [points[(i + n - 1) % n], points[(i + 1) % n]]
  if (!before || !after) return 0
  const along = Math.atan2(after.y - before.y, after.x - before.x)
  return clockwise ? along - Math.PI / 2 : along + Math.PI / 2
}

function isClockwise(points: readonly Point[]): boolean {
  return (
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length] ?? p
      return sum + (q.x - p.x) * (q.y + p.y)
    }, 0) < 0
  )
}

/** What a label would rather avoid: for each sampled point of a line or drawing it covers, against a bend of a turn. */
const COST_OF_LINE = 5
/** A line that is printed is worse than one that the child still has to draw. */
const COST_OF_DRAWN = 20
/** Another dot nearer to the label than its own: whose label is it? */
const COST_OF_DOUBT = 40

/** A label lies so many times nearer to its own dot than to any other. */
const OWN_DOT = 1.25

/** From the point to the nearest edge of the box, mm. */
const distanceTo = (box: Box, p: Point) =>
  Math.hypot(Math.max(box.x - p.x, 0, p.x - box.x - box.width), Math.max(box.y - p.y, 0, p.y - box.y - box.height))

/** Labels never lie farther from their dot than this plus their own size, mm. */
const LABEL_REACH = 10

/** What a label of the dot could meet: other dots, lines, labels placed before and obstacles. */
function neighbourhood(
  points: readonly Point[],
  i: number,
  reach: number,
  placed: readonly PlacedLabel[],
  room: LabelRoom,
) {
  const p = points[i] ?? { x: 0, y: 0 }
  const field = { x: p.x - reach, y: p.y - reach, width: 2 * reach, height: 2 * reach }
  const lines = points.flatMap((a, j) => {
    const b = points[(j + 1) % points.length] ?? a
    const box = {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    }
    return overlaps(box, field, 0.1) ? [[a, b] as const] : []
  })
  return {
    lines,
    dots: points.filter((q, j) => j !== i && holds(field, q, 0)),
    labels: placed.filter((other) => overlaps(other.box, field, 1)),
    obstacles: room.obstacles.filter((q) => holds(field, q, 0)),
  }
}

/** One label per dot of a closed figure: outside it where possible, never on another label or dot. */
export function placeLabels(points: readonly Point[], texts: readonly string[], room: LabelRoom): PlacedLabel[] {
  const clockwise = isClockwise(points)
  const placed: PlacedLabel[] = []
  points.forEach((p, i) => {
    const text = texts[i] ?? ''
    const [width, height] = [measureText(text, 'display', room.size), room.size * LABEL_HEIGHT]
    const tail = WITH_TAIL.test(text) ? room.size * TAIL_HEIGHT : 0
    const out = outward(points, i, clockwise)
    const near = neighbourhood(points, i, room.dotRadius + LABEL_REACH + width + height, placed, room)
    let best: PlacedLabel | null = null
    let least = Infinity
    const radius = i === 0 ? room.startRadius : room.dotRadius
    for (const gap of [1, 2, 3.6, 5.5, 7.5])
      for (let k = 0; k < ANGLES; k++) {
        const angle = out + (k * 2 * Math.PI) / ANGLES
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
        const reach = radius + gap + Math.abs(dx) * (width / 2) + Math.abs(dy) * (height / 2 + (dy < 0 ? tail : 0))
        const at = { x: p.x + dx * reach, y: p.y + dy * reach }
        const box = { x: at.x - width / 2, y: at.y - height / 2, width, height: height + tail }
        const { limits } = room
        if (box.x < limits.x || box.y < limits.y) continue
        if (box.x + width > limits.x + limits.width || box.y + box.height > limits.y + limits.height) continue
        const bent = Math.min(k, ANGLES - k) / ANGLES
        let cost = bent * 4 + gap * 0.6
        for (const other of near.labels) if (overlaps(box, other.box, 0.9)) cost += 1000
        const own = distanceTo(box, p) - radius
        for (const q of near.dots) {
          if (holds(box, q, (q === points[0] ? room.startRadius : room.dotRadius) + 0.5)) cost += 1000
          else if (distanceTo(box, q) - room.dotRadius < own + 0.4) cost += COST_OF_DOUBT
          if (Math.hypot(at.x - q.x, at.y - q.y) < OWN_DOT * Math.hypot(at.x - p.x, at.y - p.y))
            cost += COST_OF_DOUBT * 5
        }
        for (const [a, b] of near.lines) {
          if (cost >= least) break
          cost += covered(box, a, b) * COST_OF_LINE
        }
        for (const q of near.obstacles) if (holds(box, q, 0.9)) cost += COST_OF_DRAWN
        if (cost < least) [best, least] = [{ text, at, box }, cost]
      }
    if (best) placed.push(best)
  })
  return placed
}

/** A dot with its label that lies somewhere beside the figure. */
export interface Stranger {
  readonly text: string
  readonly at: Point
  readonly box: Box
}

/** No stranger lies nearer to a line of the figure or to another dot than this, mm. */
const STRANGER_GAP = 9
const STRANGER_TRIES = 500

/** One dot beside the figure for each text, as long as there is room: clear of lines, dots and labels. */
export function placeStrangers(
  random: Random,
  texts: readonly string[],
  points: readonly Point[],
  placed: readonly PlacedLabel[],
  room: LabelRoom,
): Stranger[] {
  const lines = points.flatMap((a, i) => resample([a, points[(i + 1) % points.length] ?? a], 3))
  const found: Stranger[] = []
  const { limits, dotRadius, size } = room
  for (let i = 0; i < STRANGER_TRIES && found.length < texts.length; i++) {
    const text = texts[found.length] ?? ''
    const [width, height] = [measureText(text, 'display', size), size * LABEL_HEIGHT]
    const at = {
      x: random.between(limits.x + dotRadius, limits.x + limits.width - dotRadius - width - 2),
      y: random.between(limits.y + height, limits.y + limits.height - height),
    }
    const box = { x: at.x + dotRadius + 1, y: at.y - height / 2, width, height }
    const whole = { x: at.x - dotRadius, y: box.y, width: dotRadius * 2 + 1 + width, height }
    const near = (p: Point, gap: number) => Math.hypot(p.x - at.x, p.y - at.y) < gap || holds(whole, p, 2.5)
    if (lines.some((p) => near(p, STRANGER_GAP)) || room.obstacles.some((p) => near(p, 4))) continue
    if (placed.some((label) => overlaps(label.box, whole, 2.5))) continue
    if (found.some((other) => near(other.at, STRANGER_GAP * 1.5) || overlaps(other.box, whole, 3))) continue
    found.push({ text, at, box })
  }
  return found
}
