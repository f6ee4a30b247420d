/** Parts that places of three neighbours share: rows of trios above, two cards with a clue at the foot. Lengths in mm. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { CastName } from '../cast/people.ts'
import { box, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Rows of trios are between these heights. */
export const [ROWS_TOP, ROWS_FOOT] = [61, 235]
/** Feet and size of those who are at the foot of the page. */
export const [FRONT, SIZE] = [283.6, 0.44]

export interface NeighbourWish {
  readonly columns: number
  readonly rows: number
  /** Different on every page of a sheet, from 0. */
  readonly variant: number
  readonly who: readonly [CastName, CastName, CastName]
}

export interface NeighbourPlace {
  readonly drawing: Drawing
  /** For each trio, row by row, the middles of its numbers. */
  readonly trios: readonly (readonly Spot[])[]
  /** Width and height that a number has. */
  readonly room: readonly [width: number, height: number]
}

/** Heights on which the rows are, from the top. */
export const rowFeet = (rows: number): number[] =>
  Array.from({ length: rows }, (_, i) => ROWS_TOP + ((i + 1) * (ROWS_FOOT - ROWS_TOP)) / rows)

export type CardForm = 'letter' | 'ticket' | 'tag'

/** Size of a card, and of the box on it. */
const CARD = { width: 73, height: 21.5 }
const SLOT = { width: 18, height: 14 }
const CARD_TOPS = [238, 262.5] as const
const CARD_LEFT = 121.5
/** Middle of a card's box. */
export const cardSlot = (i: 0 | 1): Spot => [
  CARD_LEFT + CARD.width - 3.5 - SLOT.width / 2,
  CARD_TOPS[i] + CARD.height / 2,
]

const PAPERS: Readonly<Record<CardForm, readonly [Fill, Fill]>> = {
  letter: ['cream', 'yellowPale'],
  ticket: ['yellowPale', 'bluePale'],
  tag: ['pinkPale', 'yellowPale'],
}

function paper(pen: Pen, form: CardForm, x: number, y: number, fill: Fill): Drawing {
  const { width, height } = CARD
  if (form === 'letter')
    return [
      pen.shape(box(x, y, width, height, 1.6), fill, 1),
      pen.line(`M${x + 1.5} ${y + 1.2}L${x + 10} ${y + 6}L${x + 18.5} ${y + 1.2}`, 0.6),
    ]
  if (form === 'ticket')
    return pen.shape(`M${x} ${y}h${width}v7.750a3 3 0 0 0 0 6v7.750h${-width}v-7.750a3 3 0 0 0 0 -6z`, fill, 1)
  return [
    pen.line(`M${x + 4} ${y + height / 2}q-6 -3 -9 2`, 0.9),
    pen.shape(`M${x + 7} ${y}h${width - 7}v${height}h${7 - width}l-7 ${-height / 3}v${-height / 3}z`, fill, 1),
    pen.shape(box(x + 2.4, y + height / 2 - 1.2, 2.4, 2.4, 1.2), 'white', 0.7),
  ]
}

/** Two cards, each with whom it is for and a clue. */
export function clueCards(pen: Pen, form: CardForm, to: string, clues: readonly [string, string]): Drawing {
  const indent = form === 'letter' ? 4 : 8
  const room = CARD.width - SLOT.width - indent - 7.5
  const size = Math.min(...clues.map((clue) => fitTextSize(clue, 'display', 5.4, room)))
  return clues.map((clue, i) => {
    const [x, y] = [CARD_LEFT, CARD_TOPS[i === 0 ? 0 : 1]]
    const [cx, cy] = cardSlot(i === 0 ? 0 : 1)
    return [
      paper(pen, form, x, y, PAPERS[form][i === 0 ? 0 : 1]),
      pen.text(x + indent, y + (form === 'letter' ? 11 : 9), to, 4.4, { font: 'text', anchor: 'start' }),
      pen.text(x + indent, y + 17.4, clue, size, { anchor: 'start' }),
      pen.shape(box(cx - SLOT.width / 2, cy - SLOT.height / 2, SLOT.width, SLOT.height, 2), 'white', 0.9),
    ]
  })
}

const WORD = 4.6

/** The words over the first and the last of three, on white plates. */
export const overNeighbours = (pen: Pen, before: number, after: number): Drawing =>
  [[before, 'antecessor'] as const, [after, 'sucessor'] as const].map(([cx, word]) => {
    const width = measureText(word, 'text', WORD) + 5
    return [
      pen.shape(box(cx - width / 2, 53.6, width, 6.8, 3.4), 'white', 0.6),
      pen.text(cx, 58.6, word, WORD, { font: 'text' }),
    ]
  })
