/** Lines between two posts in a garden or along a wall: a row of cards hangs on each. */
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, flower, hill, tuft } from '../shapes/nature.ts'
import { children, countryside, type Look, rolling } from './terrace-parts.ts'

export interface HungCard {
  /** Middle of the card's upper edge, and its size, mm. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const [LEFT_POST, RIGHT_POST] = [13, 197]
const PEGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green']

const card = (pen: Pen, { x, y, width, height }: HungCard, peg: Fill): Drawing => [
  pen.shape(box(x - width / 2, y, width, height, 2.5), 'white', 0.9),
  [-width / 2 + 7, width / 2 - 7].map((dx) => pen.shape(box(x + dx - 1.3, y - 2.6, 2.6, 6, 0.9), peg, 0.7)),
]

const garden = (pen: Pen, look: Look): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    countryside(pen, look.people),
    hill(far, rolling(60, 1.2, 1), 'hillFar'),
    hill(far, rolling(168, 1.6, -1), 'meadow'),
    hill(far, rolling(272, 1.4, 1), 'grass'),
  ]
}

const wall = (pen: Pen, look: Look): Drawing => [
  pen.shape(box(0, 0, 210, 300), look.wall ?? 'cream', null),
  children(pen.plane('middle'), look.people, 64),
  pen.plane('far', 'woodDark').shape(box(0, 59, 210, 4), 'wood'),
  pen.shape(box(0, 63, 210, 240), 'skyLow', null),
  pen.plane('far', 'woodDark').shape(box(0, 279, 210, 14), 'woodPale'),
]

const plants = (pen: Pen): Drawing => [
  bush(pen.plane('far', 'hillLine'), 26, 284, 0.6),
  points('44,284 168,285 186,284').map(([x, y], i) =>
    flower(pen.plane('middle'), x, y, 0.7, i % 2 ? 'yellow' : 'pink'),
  ),
  points('70,284 104,285 140,284').map(([x, y]) => tuft(pen.plane('far', 'hillLine'), x, y, 0.6)),
]

/** Each row of cards on its line. */
export function washLines(pen: Pen, rows: readonly (readonly HungCard[])[], look: Look, isIndoors: boolean): Drawing {
  const middle = pen.plane('middle')
  const top = (rows[0]?.[0]?.y ?? 0) - 7
  return [
    isIndoors ? wall(pen, look) : garden(pen, look),
    [LEFT_POST, RIGHT_POST].map((x) => [
      middle.shape(box(x - 2, top, 4, 283 - top, 1), 'wood'),
      middle.shape(circle(x, top, 2.6), 'woodDark'),
    ]),
    isIndoors ? [] : plants(pen),
    rows.map((cards, row) => {
      const y = cards[0]?.y ?? 0
      return [
        middle.line(`M${LEFT_POST} ${y - 2.4}Q105 ${y + 2.8} ${RIGHT_POST} ${y - 2.4}`, 1),
        cards.map((one) => card(middle, one, PEGS[row % PEGS.length] ?? 'red')),
      ]
    }),
  ]
}
