/** Dots that do not belong to the figure: they lie about and are left alone. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import type { Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { LABEL_HEIGHT, type LabelRoom, type PlacedLabel } from './labels.ts'

/** A dot with its label, off the figure. */
export interface Stranger {
  readonly text: string
  readonly at: Point
  readonly box: Box
}

/** Smallest distance of a stranger to a line of the figure or to another dot, mm. */
const STRANGER_GAP = 9
const STRANGER_TRIES = 500

const holds = (box: Box, p: Point, margin: number) =>
  p.x > box.x - margin && p.x < box.x + box.width + margin && p.y > box.y - margin && p.y < box.y + box.height + margin

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
