/** A stand of books or toys: shelves at the wall, a counter with the product on it, children behind. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { centred, standing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { namedThing } from '../shapes/named-things.ts'
import { shelf } from '../shapes/rooms.ts'

/** Upper edge of the counter. */
export const COUNTER = 122
const SCALE = 0.92
const WALLS = ['yellowPale', 'bluePale', 'pinkPale', 'foam'] as const

export interface Product {
  readonly name: string
  readonly thing: string
  readonly fill: Fill
  readonly isBook: boolean
}

const COVER = { width: 44, height: 56 }

/** A book upright, its cover to the front: title, picture, author. */
function standingBook(pen: Pen, { name, thing, fill }: Product, author: string, x: number): Drawing {
  const { width, height } = COVER
  const [left, top] = [x - width / 2, COUNTER - height]
  const lines = wrapText(name, 'display', 4.9, width - 12)
  return [
    pen.shape(box(left + 3, top - 2, width, height + 1, 1.5), 'white', 1),
    pen.shape(box(left, top, width, height, 1.5), fill, 1.2),
    pen.line(`M${left + 4.5} ${top}v${height}`, 0.8),
    lines.map((line, i) => pen.text(x + 2.2, top + 8 + i * 6, line, 4.9)),
    centred(pen, namedThing(thing).draw, x + 2.2, top + (lines.length * 6 + 5 + height - 8) / 2, 24),
    pen.text(x + 2.2, top + height - 4, author, fitTextSize(author, 'text', 4.2, width - 10), { font: 'text' }),
  ]
}

/** A toy beside its name on a card. */
function standingToy(pen: Pen, { name, thing }: Product, x: number): Drawing {
  const width = measureText(name, 'display', 5) + 8
  return [
    standing(pen, namedThing(thing).draw, x, COUNTER + 0.6, 46),
    pen.shape(box(x - width / 2, COUNTER + 2.6, width, 9, 1.5), 'white', 0.9),
    pen.text(x, COUNTER + 9, name, 5),
  ]
}

export const standingProduct = (pen: Pen, product: Product, author: string, x: number): Drawing =>
  product.isBook ? standingBook(pen, product, author, x) : standingToy(pen, product, x)

const TOYS_ON_SHELF = ['ursinho', 'bola', 'balde', 'foguete', 'pandeiro', 'pato', 'bola de futebol', 'coelho'] as const

/** Two boards with a number of toys on each, its left edge and the feet of its toys. */
const toyShelf = (pen: Pen, x: number, first: number, count = 3, feet = [80, 104]): Drawing =>
  feet.map((foot, row) => [
    pen.shape(box(x, foot, 1 + count * 17, 3.4, 1), 'wood', 0.9),
    pen.shape(box(x + 6, foot + 3.4, 3, 4) + box(x + count * 17 - 8, foot + 3.4, 3, 4), 'woodDark', 0.7),
    Array.from({ length: count }, (_, i) =>
      standing(pen, namedThing(inTurn(TOYS_ON_SHELF, first + row * count + i)).draw, x + 9 + i * 17, foot, 14),
    ),
  ])

/** Below the bubbles, between a child and the product. */
const LOW_FEET = [92, 114]

/** Wall, shelves and counter; `variant`, from 0, gives other walls and toys; narrow shelves leave room for two bubbles. */
export function reviewStand(pen: Pen, isBooks: boolean, variant: number, isNarrow = false): Drawing {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 130), inTurn(WALLS, variant), null),
    isBooks
      ? [shelf(middle, 12, COUNTER, 58), shelf(middle, 140, COUNTER, 58)]
      : isNarrow
        ? [toyShelf(middle, 59, variant, 1, LOW_FEET), toyShelf(middle, 133, variant + 4, 1, LOW_FEET)]
        : [toyShelf(middle, 12, variant), toyShelf(middle, 146, variant + 4)],
  ]
}

/** The counter in front of whoever is behind it. */
export const standCounter = (pen: Pen): Drawing => [
  pen.shape(box(-4, COUNTER, 222, 180), 'woodPale', 1.2),
  pen.line(`M-4 ${COUNTER + 13.5}H218`, 0.7, 'wood'),
]

/** Points at the product on the right with the near hand. */
const SHOWS: Pose = { ...BEHIND_TABLE, turn: 20, armR: { at: [17, -29], z: 'front', hand: 'open', dir: 100 } }

/** A child behind the counter; `flip` shows to the left. */
export const reviewer = (pen: Pen, who: CastName, x: number, flip = false): Drawing =>
  person(pen, who, x, COUNTER + 17, SCALE, { pose: SHOWS, flip })

/** A bubble above a child, its tip at `tip`. */
export function voiceBubble(pen: Pen, { x, y, width, height }: Box, tip: number, words: string): Drawing {
  const lines = wrapText(words, 'text', 4.9, width - 8)
  const first = y + height / 2 - ((lines.length - 1) * 6.6) / 2 + 1.7
  return [
    pen.shape(`M${tip - 4} ${y + height - 1}L${tip} ${y + height + 6}L${tip + 4} ${y + height - 1}z`, 'white', 1),
    pen.shape(box(x, y, width, height, 5), 'white', 1),
    pen.shape(box(tip - 3.2, y + height - 1.8, 6.4, 1.6), 'white', null),
    lines.map((line, i) => pen.text(x + width / 2, first + i * 6.6, line, 4.9, { font: 'text' })),
  ]
}

/** Path of the first `count` of five stars in a row, the middle of the first at a place. */
export const starsFrom = (x: number, y: number, count: number, r = 5.2): string[] =>
  Array.from({ length: count }, (_, i) => star(x + i * 12, y, r))
