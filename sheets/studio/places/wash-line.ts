/** Lines that sag between two posts in a garden: a row of cards hangs on each. Lengths in mm. */
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, flower, hill, tuft } from '../shapes/nature.ts'
import { countryside, type Look, rolling } from './terrace-parts.ts'

interface WashLine {
  /** Height of both ends. */
  readonly ends: number
  /** Middles of its cards. */
  readonly middles: readonly number[]
}

interface CardSize {
  readonly width: number
  readonly height: number
}

const [LEFT_POST, RIGHT_POST, SAG] = [13, 197, 7]
const PEGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green']

const lineAt = (ends: number, x: number) =>
  ends + SAG * (1 - ((2 * x - LEFT_POST - RIGHT_POST) / (RIGHT_POST - LEFT_POST)) ** 2)

/** Upper edge of a card with its middle at `x`. */
export const cardTop = (ends: number, x: number) => lineAt(ends, x) + 0.6

const card = (pen: Pen, { width, height }: CardSize, ends: number, x: number, peg: Fill): Drawing => [
  pen.shape(box(x - width / 2, cardTop(ends, x), width, height, 2.5), 'white', 0.9),
  [x - width / 2 + 7, x + width / 2 - 7].map((at) =>
    pen.shape(box(at - 1.3, lineAt(ends, at) - 2.4, 2.6, 6.4, 0.9), peg, 0.7),
  ),
]

const garden = (pen: Pen, look: Look): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    countryside(pen, look.people),
    pen.shape(box(0, 64, 210, 220), 'hillFar', null),
    hill(far, rolling(272, 1.4, 1), 'grass'),
  ]
}

const plants = (pen: Pen): Drawing => [
  bush(pen.plane('far', 'hillLine'), 26, 284, 0.6),
  points('44,284 168,285 186,284').map(([x, y], i) =>
    flower(pen.plane('middle'), x, y, 0.7, i % 2 ? 'yellow' : 'pink'),
  ),
  points('70,284 104,285 140,284').map(([x, y]) => tuft(pen.plane('far', 'hillLine'), x, y, 0.6)),
]

/** Each row of cards on its line. */
export function washLines(pen: Pen, lines: readonly WashLine[], size: CardSize, look: Look): Drawing {
  const middle = pen.plane('middle')
  const top = (lines[0]?.ends ?? 0) - 4
  return [
    garden(pen, look),
    [LEFT_POST, RIGHT_POST].map((x) => [
      middle.shape(box(x - 2, top, 4, 283 - top, 1), 'wood'),
      middle.shape(circle(x, top, 2.6), 'woodDark'),
    ]),
    plants(pen),
    lines.map(({ ends, middles }, row) => [
      middle.line(`M${LEFT_POST} ${ends}Q${(LEFT_POST + RIGHT_POST) / 2} ${ends + 2 * SAG} ${RIGHT_POST} ${ends}`, 1),
      middles.map((x) => card(middle, size, ends, x, PEGS[row % PEGS.length] ?? 'red')),
    ]),
  ]
}
