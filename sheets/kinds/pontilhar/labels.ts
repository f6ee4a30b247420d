/** Finds a free place beside each dot for its number or letter. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { gapOf, type Point } from '../../scene/marks.ts'

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
  /** Points of printed lines that a label should not cover. */
  readonly obstacles: readonly Point[]
  /** Dots whose label the child writes, by their place in the order. */
  readonly blanks?: readonly number[]
}

/** A box to write a number or a letter in: its height, its width, and what each letter more adds, mm. */
const BLANK = { height: 8.4, width: 8.4, more: 3.4 }

/** Places that are tried around a dot: directions, and distances between dot and label in shares of the letters' size. */
const ANGLES = 24
const GAPS = [0.12, 0.25, 0.45, 0.7, 1, 1.4]
/** Labels of smaller dots keep a little more white, mm. */
const SMALL_DOT = 0.8
/** Height of figures and capitals, in em. */
export const LABEL_HEIGHT = 0.74
/** Small letters with a tail hang so much lower, in em. */
const TAIL_HEIGHT = 0.24
const WITH_TAIL = /[gjpqy]/

/** True if the point is in the box, or nearer to it than the margin. */
export const holds = (box: Box, p: Point, margin: number) =>
  p.x > box.x - margin && p.x < box.x + box.width + margin && p.y > box.y - margin && p.y < box.y + box.height + margin

/** White between a label and a line, mm. */
const CLEAR_OF_LINE = 0.4

/** Length of a line inside the box and the white around it, mm. */
function covered(box: Box, a: Point, b: Point): number {
  let [from, to] = [0, 1]
  for (const [start, step, low, high] of [
    [a.x, b.x - a.x, box.x - CLEAR_OF_LINE, box.x + box.width + CLEAR_OF_LINE],
    [a.y, b.y - a.y, box.y - CLEAR_OF_LINE, box.y + box.height + CLEAR_OF_LINE],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (start < low || start > high) return 0
      continue
    }
    const [enter, leave] =
      step > 0 ? [(low - start) / step, (high - start) / step] : [(high - start) / step, (low - start) / step]
    from = Math.max(from, enter)
    to = Math.min(to, leave)
  }
  return to <= from ? 0 : (to - from) * gapOf(a, b)
}

function isClockwise(points: readonly Point[]): boolean {
  return (
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length] ?? p
      return sum + (q.x - p.x) * (q.y + p.y)
    }, 0) < 0
  )
}

/** Away from the figure: against the middle of the two neighbours, or outwards on a straight line. */
function outward(points: readonly Point[], i: number, clockwise: boolean): number {
  const n = points.length
  const [before, after] = [points[(i + n - 1) % n], points[(i + 1) % n]]
  if (!before || !after) return 0
  const along = Math.atan2(after.y - before.y, after.x - before.x)
  return clockwise ? along - Math.PI / 2 : along + Math.PI / 2
}

/** Costs of a label: a line runs through it, and each mm of that; compared with a bend of a turn. */
const COST_OF_CROSSING = 12
const COST_OF_LINE = 4
/** A line that is printed is worse than one that the child still has to draw. */
const COST_OF_DRAWN = 40
const COST_OF_TOUCHING = 1000
/** A place that leaves in doubt whose label it is: only where there is no other. */
const COST_OF_DOUBT = 300

/** Distance of a label to the nearest other dot, relative to its own. */
export const OWN_DOT = 1.25
/** At this distance nobody takes it for another's; nearer, the farther the better. */
const PLAINLY_OWN = 1.8
const COST_OF_NEARNESS = 10

/** Between two labels, mm; large ones, in shares of their size, lest two numbers side by side read as one. */
const CLEAR = 0.6
const CLEAR_OF_LARGE = 0.3
const LARGE = 4

interface Choice extends PlacedLabel {
  readonly cost: number
}

/** Places for the label of one dot, the best first. */
function choicesFor(points: readonly Point[], i: number, text: string, clockwise: boolean, room: LabelRoom): Choice[] {
  const p = points[i] ?? { x: 0, y: 0 }
  const { limits, size } = room
  const blank = room.blanks?.includes(i) ?? false
  const [width, height] = blank
    ? [BLANK.width + BLANK.more * (text.length - 1), BLANK.height]
    : [measureText(text, 'display', size), size * LABEL_HEIGHT]
  const tail = WITH_TAIL.test(text) && !blank ? size * TAIL_HEIGHT : 0
  const out = outward(points, i, clockwise)
  const radius = i === 0 ? room.startRadius : room.dotRadius
  const reach = radius + (GAPS.at(-1) ?? 1) * size + width + height
  const near = points.filter((q, j) => j !== i && gapOf(q, p) < 2 * reach)
  const lines = points.flatMap((a, j) => {
    const b = points[(j + 1) % points.length] ?? a
    const [x, y] = [Math.min(a.x, b.x) - reach, Math.min(a.y, b.y) - reach]
    const [right, bottom] = [Math.max(a.x, b.x) + reach, Math.max(a.y, b.y) + reach]
    return p.x > x && p.x < right && p.y > y && p.y < bottom ? [[a, b] as const] : []
  })
  const obstacles = room.obstacles.filter((q) => gapOf(q, p) < reach)
  const found: Choice[] = []
  for (const gap of GAPS)
    for (let k = 0; k < ANGLES; k++) {
      const angle = out + (k * 2 * Math.PI) / ANGLES
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const far =
        radius +
        Math.max(room.dotRadius < SMALL_DOT ? 0.8 : 0.5, gap * size) +
        Math.abs(dx) * (width / 2) +
        Math.abs(dy) * (height / 2 + (dy < 0 ? tail : 0))
      const at = { x: p.x + dx * far, y: p.y + dy * far }
      const box = { x: at.x - width / 2, y: at.y - height / 2, width, height: height + tail }
      if (box.x < limits.x || box.y < limits.y) continue
      if (box.x + width > limits.x + limits.width || box.y + box.height > limits.y + limits.height) continue
      const dots = near.filter((q) => holds(box, q, (q === points[0] ? room.startRadius : room.dotRadius) + 0.4))
      if (dots.length > 0) continue
      const nearest = near.reduce((least, q) => Math.min(least, gapOf(at, q)), Infinity) / far
      let cost = (Math.min(k, ANGLES - k) / ANGLES) * 8 + gap * 6
      if (nearest < OWN_DOT) cost += COST_OF_DOUBT
      else if (nearest < PLAINLY_OWN) cost += ((PLAINLY_OWN - nearest) / (PLAINLY_OWN - OWN_DOT)) * COST_OF_NEARNESS
      for (const [a, b] of lines) {
        const length = covered(box, a, b)
        if (length > 0) cost += COST_OF_CROSSING + length * COST_OF_LINE
      }
      for (const q of obstacles) if (holds(box, q, 0.7)) cost += COST_OF_DRAWN
      found.push({ text, at, box, cost })
    }
  return found.sort((a, b) => a.cost - b.cost)
}

const ROUNDS = 12

/**
 * One label per dot of a closed figure: outside it where possible, never on a dot, and moved about until no two touch or as
 * few as can be. Dots without any free place get no label.
 */
export function placeLabels(points: readonly Point[], texts: readonly string[], room: LabelRoom): PlacedLabel[] {
  const clockwise = isClockwise(points)
  const clear = room.size > LARGE ? room.size * CLEAR_OF_LARGE : CLEAR
  const choices = points.map((_, i) => choicesFor(points, i, texts[i] ?? '', clockwise, room))
  const chosen: (Choice | undefined)[] = points.map(() => undefined)
  // Labels that could ever meet.
  const widest = Math.max(0, ...choices.flatMap((own) => own.slice(0, 1).map(({ box }) => box.width + box.height)))
  const reach = 2 * ((GAPS.at(-1) ?? 1) * room.size + room.startRadius + widest)
  const around = points.map((p, i) => points.flatMap((q, j) => (j !== i && gapOf(p, q) < reach ? [j] : [])))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    points.forEach((_, i) => {
      const others = (around[i] ?? []).flatMap((j) => chosen[j] ?? [])
      const touching = (choice: Choice) => others.filter(({ box }) => overlaps(box, choice.box, clear)).length
      const own = chosen[i]
      if (own && touching(own) === 0) return
      let [best, least] = [own, own ? own.cost + touching(own) * COST_OF_TOUCHING : Infinity]
      for (const choice of choices[i] ?? []) {
        if (choice.cost >= least) break
        const cost = choice.cost + touching(choice) * COST_OF_TOUCHING
        if (cost < least) [best, least] = [choice, cost]
      }
      if (best !== own) {
        chosen[i] = best
        moved = true
      }
    })
    if (!moved) break
  }
  return chosen.flatMap((choice) => (choice ? [{ text: choice.text, at: choice.at, box: choice.box }] : []))
}

/** Number of labels that are ambiguous or touch another. */
export function doubtful(points: readonly Point[], labels: readonly PlacedLabel[]): number {
  return labels.filter((label, i) => {
    const own = points[i]
    if (!own) return true
    const far = gapOf(label.at, own)
    return (
      points.some((q, j) => j !== i && gapOf(label.at, q) < OWN_DOT * far) ||
      labels.some((other, j) => j > i && overlaps(label.box, other.box))
    )
  }).length
}
