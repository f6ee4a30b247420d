/** A library: the card of the child with the name, and the list of the class. */
import { NAME_TEXTS } from '../../page/texts.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { PAINTS, portrait } from './name-room.ts'
import { told } from './name-steps.ts'
import { CLASS, drawChild } from './names.ts'

const SPINES: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'blue', 'green', 'orange', 'purple', 'teal']
/** Upper edge of the counter, mm. */
const COUNTER = 196

/** Rows of books behind the counter. */
const books = (pen: Pen, look: number): Drawing => [
  pen.shape(box(0, 52, 210, COUNTER - 48), 'woodPale', null),
  [58, 88, 118, 148, 178].map((foot, row) => [
    Array.from({ length: 23 }, (_, i) => {
      const low = ((i * 3 + row * 2) % 4) * 1.8
      return pen.shape(box(7 + i * 8.6, foot + 6 + low, 8, 21 - low, 0.8), inTurn(SPINES, i * 3 + row * 5 + look), 0.8)
    }),
    pen.shape(box(-4, foot + 27, 218, 3), 'wood', 0.8),
  ]),
]

/** Pauta for the whole name on the card. */
export const CARD_ROW = { x: 58, width: 88, y: 159, size: 14 } as const
const CARD = { x: 13, y: 117, width: 138, height: 75 } as const
const SIGNATURE = 183

/** The card with a photo, the whole name and a signature; its pauta comes on top. */
function card(pen: Pen, look: number): Drawing {
  const { x, y, width, height } = CARD
  const fill = inTurn(PAINTS, look)
  return [
    pen.shape(box(x, y, width, height, 4), 'white'),
    pen.shape(`M${x} ${y + 13}V${y + 4}a4 4 0 0 1 4 -4H${x + width - 4}a4 4 0 0 1 4 4V${y + 13}z`, fill, 1),
    pen.text(x + width / 2, y + 9, NAME_TEXTS.card, 6.4),
    portrait(pen, { x: x + 4, y: y + 18, width: 37, height: 48 }, fill),
    pen.text(CARD_ROW.x, y + 22, NAME_TEXTS.whole, 4.6, { font: 'text', anchor: 'start' }),
    pen.text(CARD_ROW.x, SIGNATURE, NAME_TEXTS.signature, 4.6, { font: 'text', anchor: 'start' }),
    pen.line(`M${CARD_ROW.x + 28} ${SIGNATURE + 1}H${CARD_ROW.x + CARD_ROW.width}`, 0.7),
  ]
}

const LIST = { x: 17, y: 224, width: 118, line: 10.8 } as const

/** The name that is missing, on its line of the list. */
export const listedName = (name: string, i: number): Mark[] => [
  text(LIST.x + 17, LIST.y + (i + 1) * LIST.line - 3.6, name, 6, { font: 'text', anchor: 'start', fill: ANSWER_RED }),
]

/** The librarian behind the counter, the card on it, and below it the class list and the reader. */
export function library(pen: Pen, words: string, names: readonly string[], name: string | null, look: number): Drawing {
  const { x, y, width, line } = LIST
  return [
    books(pen, look),
    person(pen, inTurn(['mae', 'pai'] as const, look), 176, 248, 1.06, { pose: { expr: 'alegre' } }),
    pen.shape(box(-4, COUNTER, 218, 84), 'tan', 1),
    [58, 140].map((at) => pen.line(`M${at} ${COUNTER + 8}V281`, 0.7, 'wood')),
    pen.shape(box(-4, COUNTER - 2, 218, 7, 2), 'wood', 1.1),
    card(pen, look),
    told(pen, words, 211),
    pen.shape(box(x - 3, y - 4, width + 6, CLASS * line + 7, 3), 'brown', 1.1),
    pen.shape(box(x, y - 1.6, width, CLASS * line + 2.4, 1.4), 'white', 0.8),
    pen.shape(box(x + width / 2 - 13, y - 7, 26, 6, 2), 'metal', 0.9),
    Array.from({ length: CLASS }, (_, i) => {
      const one = names[i]
      const foot = y + (i + 1) * line - 1.6
      return [
        pen.text(x + 9, foot - 1, i + 1, 5, { font: 'text' }),
        pen.line(`M${x + 15} ${foot}H${x + width - 6}`, 0.6, 'grey'),
        one ? pen.text(x + 17, foot - 2, one, 6, { font: 'text', anchor: 'start' }) : [],
      ]
    }),
    drawChild(pen, name, look + 5, { x: 170, foot: 284, scale: 1, pose: POINT_LEFT }),
  ]
}
