/** Arrows that show the direction of a stroke, on it or beside it. Lengths in mm. */
import { gapOf, type Point } from '../../scene/marks.ts'
import type { GuideStyle } from './guide-style.ts'
import { isWithin } from './start-places.ts'
import { beside, lengthOf, pointAt, type Stroke, turn } from './stroke.ts'

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

/** The arrow on its stroke, after the start dots. */
export function arrowOn(stroke: Stroke, starts: readonly Point[], style: GuideStyle): Arrow | undefined {
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
const LATEST = Math.max(...LATE, ...LATE_WITHIN, ...LATE_SIDED)

/** An arrow whose tail is not nearer to its number by this would seem to be another's; gain by mm of its length. */
const [NEARER, LONGER] = [1.5, 0.5]

const isOf = (line: Stroke, number: Point, starts: readonly Point[]) =>
  starts.every((at) => at === number || gapOf(pointAt(line, 0), at) > gapOf(pointAt(line, 0), number) + NEARER)

/** The arrow on the side with more room, shorter where there is little; without room the number alone is enough. */
export function arrowBeside(
  stroke: Stroke,
  number: Point,
  starts: readonly Point[],
  style: GuideStyle,
  obstacles: readonly Point[],
): Arrow | undefined {
  const { radius, offset, within, sided } = style
  const length = lengthOf(stroke)
  const full = Math.min(style.arrowLength ?? 7, (length - radius) * 0.75)
  // Dots farther off crowd no arrow: a drawing has thousands.
  const reach = radius + LATEST + full + 2 * Math.abs(offset)
  const start = pointAt(stroke, 0)
  const near = obstacles.filter((q) => gapOf(start, q) <= reach)
  const crowd = (line: Stroke) =>
    line.reduce(
      (sum, p) =>
        sum +
        near.filter((q) => gapOf(p, q) < Math.abs(offset) * (sided ? NEAR : 1) * 0.85).length +
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
  const costed = wide.map((line) => {
    const crowded = crowd(line)
    return {
      line,
      crowded,
      cost: crowded * 1000 + (sided ? gapOf(pointAt(line, 0), number) - LONGER * lengthOf(line) : 0),
    }
  })
  const [first] = costed
  if (!first) return undefined
  const best = costed.reduce((a, b) => (b.cost < a.cost - 1e-6 ? b : a), first)
  return style.numbered && best.crowded > 0 ? undefined : { line: best.line, until: 0 }
}
