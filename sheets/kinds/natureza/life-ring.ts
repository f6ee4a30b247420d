/** A ring of boxes, clockwise from the top, with an arrow from each to the next; the last leads to the first. */
import { cos, sin } from '../../scene/angles.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'

interface RingSize {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** Of a box, mm. */
  readonly side: number
  readonly width: number
}

const TEXT = { font: 'text' } as const
const GAP = 1.8
const [LENGTH, HALF] = [2.7, 2.1]

/** Numbers and arrowheads are smaller beside small boxes. */
const isLarge = ({ side }: RingSize) => side > 12

const spotAt = ({ x, y, rx, ry }: RingSize, turn: number): Spot => [
  x + rx * sin(turn * 2 * Math.PI),
  y - ry * cos(turn * 2 * Math.PI),
]

function arrowAlong(pen: Pen, spots: readonly Spot[], ring: RingSize): Drawing {
  const tip = spots.at(-1) ?? [0, 0]
  const scale = isLarge(ring) ? 1.25 : 1
  const back = spots.findLast(([x, y]) => (x - tip[0]) ** 2 + (y - tip[1]) ** 2 > (LENGTH * scale) ** 2) ?? tip
  const along = Math.atan2(tip[1] - back[1], tip[0] - back[0])
  const barb = (out: number) =>
    `${round(back[0] - out * HALF * scale * sin(along))} ${round(back[1] + out * HALF * scale * cos(along))}`
  const shaft = spots.slice(0, spots.indexOf(back) + 1)
  return [
    pen.line(`M${shaft.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, ring.width),
    pen.solid(`M${round(tip[0])} ${round(tip[1])}L${barb(1)}L${barb(-1)}z`),
  ]
}

/** Letters in the boxes; where an earlier age has the young, its arrow crosses the ring. */
export function lifeRing(pen: Pen, ring: RingSize, letters: readonly string[], parent?: number): PageMark[] {
  const count = letters.length
  const { x, y, side } = ring
  const middles = letters.map((_, i) => spotAt(ring, i / count))
  const isFree = ([px, py]: Spot) =>
    middles.every(([bx, by]) => Math.max(Math.abs(px - bx), Math.abs(py - by)) > side / 2 + GAP)
  const arcs = letters.flatMap((_, i): Spot[][] => {
    if (parent !== undefined && i === count - 1) return []
    return [Array.from({ length: 81 }, (_, k) => spotAt(ring, (i + k / 80) / count)).filter(isFree)]
  })
  const mother = parent === undefined ? undefined : middles[parent]
  const crossing = mother
    ? Array.from({ length: 81 }, (_, k): Spot => [x, mother[1] + (k / 80) * (y - ring.ry - mother[1])]).filter(isFree)
    : null
  const hasRoom = isLarge(ring)
  const number = (i: number): Drawing => {
    const [bx, by] = middles[i] ?? [x, y]
    const [font, drop] = hasRoom ? [5, 1.8] : [3.9, 1.4]
    // Above the lower boxes of three, between them and the arrow.
    if (count === 3 && i) return pen.text(bx + Math.sign(x - bx) * side * 0.24, by - side / 2 - 1.6, `${i + 1}º`, font)
    const toward = Math.hypot(x - bx, y - by)
    const out = side / 2 + (hasRoom ? 4.6 : 3.4)
    // Beside the arrow that crosses the ring.
    const aside = parent !== undefined && i % 2 === 0 ? side * 0.42 : 0
    return pen.text(bx - aside + ((x - bx) * out) / toward, by + ((y - by) * out) / toward + drop, `${i + 1}º`, font)
  }
  return [
    ...marksOf([
      middles.map(([bx, by]) => pen.shape(box(bx - side / 2, by - side / 2, side, side, side / 6), 'white', 1)),
      arcs.map((spots) => arrowAlong(pen, spots, ring)),
      letters.map((_, i) => number(i)),
      crossing ? [arrowAlong(pen, crossing, ring), hasRoom ? pen.text(x + 6.8, y + 1.3, 'filhos', 3.7, TEXT) : []] : [],
    ]),
    ...middles.map(([bx, by], i) => writtenAnswer(bx, by, letters[i] ?? '', side * 0.58)),
  ]
}
