/** Dots that do not belong to the figure and are left alone. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { holds, LABEL_HEIGHT, type LabelRoom, type PlacedLabel } from './labels.ts'

/** A dot with its label, off the figure. */
export interface Stranger {
  readonly text: string
  readonly at: Point
  readonly box: Box
}

/** Smallest distances of a stranger to a line of the figure and to another dot, mm. */
const OFF_LINE = 6
const OFF_DOT = 7.4
/** Distances from the middle of two dots at which a stranger still tempts to be joined between them, mm. */
const TEMPTING = [7, 8.5, 10, 12, 14.5, 17]

/** Spots beside the line from one dot to the next, on both sides, the nearest first. */
function spotsBeside(a: Point, b: Point, first: 1 | -1): Point[] {
  const length = gapOf(a, b) || 1
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length]
  return TEMPTING.flatMap((far) =>
    [first, -first].map((side) => ({ x: (a.x + b.x) / 2 + nx * far * side, y: (a.y + b.y) / 2 + ny * far * side })),
  )
}

/** Dots beside the figure, each near the stretch after one of its dots, as long as there is room: clear of lines, dots and labels. */
export function placeStrangers(
  random: Random,
  wanted: readonly (readonly [after: number, label: string])[],
  points: readonly Point[],
  placed: readonly PlacedLabel[],
  room: LabelRoom,
): Stranger[] {
  const lines = points.flatMap((a, i) => resample([a, points[(i + 1) % points.length] ?? a], 2))
  const found: Stranger[] = []
  const { limits, dotRadius, size } = room
  const fits = (at: Point, box: Box, whole: Box) =>
    box.x > limits.x &&
    box.y > limits.y &&
    box.x + box.width < limits.x + limits.width &&
    box.y + box.height < limits.y + limits.height &&
    points.every((p) => gapOf(p, at) > OFF_DOT && !holds(whole, p, 2)) &&
    lines.every((p) => gapOf(p, at) > OFF_LINE && !holds(box, p, 0.8)) &&
    room.obstacles.every((p) => !holds(whole, p, 2)) &&
    placed.every((label) => !overlaps(label.box, whole, 1.6)) &&
    found.every(
      (other) => gapOf(other.at, at) > OFF_DOT * 1.4 && !overlaps(other.box, whole, 2) && !holds(box, other.at, 2.5),
    )
  for (const [after, text] of wanted) {
    const [a, b] = [points[after], points[after + 1]]
    if (!a || !b) continue
    const [width, height] = [measureText(text, 'display', size), size * LABEL_HEIGHT]
    const choices = spotsBeside(a, b, random.chance(0.5) ? 1 : -1).flatMap((at) =>
      [1, -1].map((side) => {
        const x = side > 0 ? at.x + dotRadius + 1 : at.x - dotRadius - 1 - width
        const box = { x, y: at.y - height / 2, width, height }
        const whole = { x: Math.min(box.x, at.x - dotRadius), y: box.y, width: width + 2 * dotRadius + 1, height }
        return { at, box, whole }
      }),
    )
    const best = choices.find(({ at, box, whole }) => fits(at, box, whole))
    if (best) found.push({ text, at: best.at, box: best.box })
  }
  return found
}
