/** Places for the numbers of strokes beside a dotted letter, so that none of its dots is hidden. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { lengthOf, pointAt, type Stroke } from './stroke.ts'

export const isWithin = ({ x, y, width, height }: Box, at: Point, margin: number) =>
  at.x >= x + margin && at.x <= x + width - margin && at.y >= y + margin && at.y <= y + height - margin

/** Between a number and the middles of small and large dots, and between two numbers. */
const [OFF_DOTS, OFF_POINTS, OFF_NUMBERS] = [1, 1.8, 0.5]
/** Between the number of a stroke and the point of another, which it would seem to belong to. */
const OFF_OTHER_POINTS = 3.2
/** Dots of the beginning of a stroke, and by how much nearer to them than to other strokes a number is. */
const [OWN_DOTS, CLEARLY] = [16, 0.8]
const ANGLES = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16)
const STEPS = Array.from({ length: 14 }, (_, i) => i * 0.4)

/** Cost of a number that is nearer to another stroke, by mm: the higher, the rather it is farther off. */
const [ASTRAY, ASTRAY_SIDED] = [3, 10]

/**
 * Middles of the numbers: each near the start of its stroke, rather behind it than before it, within the box; `sided`:
 * on the side of its own stroke at any rate.
 */
export function startsAside(strokes: readonly Stroke[], radius: number, within: Box, sided = false): Point[] {
  const isLine = (stroke: Stroke) => lengthOf(stroke) >= 1
  const sampled = strokes.map((stroke) => resample(stroke, 0.6))
  // The dot of an i is larger than those of its line.
  const points = strokes.filter((stroke) => !isLine(stroke)).map((stroke) => pointAt(stroke, 0))
  const farthest = radius + OFF_DOTS + Math.max(...STEPS)
  const gapTo = (line: readonly Point[], at: Point) => Math.min(...line.map((p) => gapOf(p, at)))
  const placed: Point[] = []
  for (const [i, stroke] of strokes.entries()) {
    const from = pointAt(stroke, 0)
    const to = pointAt(stroke, radius * 2)
    const heading = Math.atan2(to.y - from.y, to.x - from.x)
    const own = sampled[i]?.slice(0, OWN_DOTS) ?? []
    // Dots farther off change no place: a drawing has thousands.
    const near = sampled.map((line) => line.filter((p) => gapOf(p, from) <= 2 * farthest + CLEARLY))
    const dots = near.filter((_, place) => isLine(strokes[place] ?? []))
    const others = near.filter((_, place) => place !== i).flat()
    const isFree = (at: Point) =>
      isWithin(within, at, radius + 0.3) &&
      dots.every((line) => line.every((p) => gapOf(p, at) >= radius + OFF_DOTS)) &&
      points.every((p) => gapOf(p, at) >= radius + (sided && gapOf(p, from) > 0.1 ? OFF_OTHER_POINTS : OFF_POINTS)) &&
      placed.every((other) => gapOf(other, at) >= 2 * radius + OFF_NUMBERS)
    const choices = ANGLES.flatMap((angle) =>
      STEPS.flatMap((step) => {
        const gap = radius + OFF_DOTS + step
        const at = { x: from.x + Math.cos(angle) * gap, y: from.y + Math.sin(angle) * gap }
        if (!isFree(at)) return []
        // Two strokes may begin at one point: each number is on the side of its own.
        const astray = Math.max(0, gapTo(own, at) - gapTo(others, at) + CLEARLY)
        return [{ at, cost: gap + Math.cos(angle - heading) * 1.2 + astray * (sided ? ASTRAY_SIDED : ASTRAY) }]
      }),
    )
    const [first] = choices
    placed.push(first ? choices.reduce((a, b) => (b.cost < a.cost - 1e-6 ? b : a), first).at : from)
  }
  return placed
}
