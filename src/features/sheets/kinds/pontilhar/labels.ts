/** Finds a free place beside each dot for its number or letter. */
import { type Box, overlaps } from '../../bounds.ts'
import { measureText } from '../../fonts.ts'
import type { Point } from '../../marks.ts'

export interface PlacedLabel {
  readonly text: string
  /** Middle of the label. */
  readonly at: Point
  readonly box: Box
}

export interface LabelRoom {
  readonly size: number
  readonly dotRadius: number
  /** Labels stay inside this box. */
  readonly limits: Box
  /** Points of other drawings that a label should not cover. */
  readonly obstacles: readonly Point[]
}

const ANGLES = 24
/** Height of figures and capitals in em of the display font. */
const LABEL_HEIGHT = 0.74

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

/** One label per dot of a closed figure: outside it where possible, never on another label or dot. */
export function placeLabels(points: readonly Point[], texts: readonly string[], room: LabelRoom): PlacedLabel[] {
  const clockwise = isClockwise(points)
  const placed: PlacedLabel[] = []
  points.forEach((p, i) => {
    const text = texts[i] ?? ''
    const [width, height] = [measureText(text, 'display', room.size), room.size * LABEL_HEIGHT]
    const out = outward(points, i, clockwise)
    let best: PlacedLabel | null = null
    let least = Infinity
    for (const gap of [1, 2, 3.6])
      for (let k = 0; k < ANGLES; k++) {
        const angle = out + (k * 2 * Math.PI) / ANGLES
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
        const reach = room.dotRadius + gap + Math.abs(dx) * (width / 2) + Math.abs(dy) * (height / 2)
        const at = { x: p.x + dx * reach, y: p.y + dy * reach }
        const box = { x: at.x - width / 2, y: at.y - height / 2, width, height }
        const { limits } = room
        if (box.x < limits.x || box.y < limits.y) continue
        if (box.x + width > limits.x + limits.width || box.y + height > limits.y + limits.height) continue
        const bent = Math.min(k, ANGLES - k) / ANGLES
        let cost = bent * 4 + gap * 0.6
        for (const other of placed) if (overlaps(box, other.box, 0.9)) cost += 1000
        points.forEach((q, j) => {
          if (j !== i && holds(box, q, room.dotRadius + 0.5)) cost += 1000
          cost += covered(box, q, points[(j + 1) % points.length] ?? q) * 0.9
        })
        for (const q of room.obstacles) if (holds(box, q, 0.6)) cost += 3
        if (cost < least) [best, least] = [{ text, at, box }, cost]
      }
    if (best) placed.push(best)
  })
  return placed
}
