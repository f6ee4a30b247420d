/** The house with four cares: a line for the name of each, a box for the letter of what it is for. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { careHouse, WINDOW, WINDOWS } from '../../studio/places/care-house.ts'
import type { Care } from './cares.ts'

export interface CareFacts {
  readonly house: number
  readonly cares: readonly Care[]
  /** Their reasons, and one more, in the order of their letters. */
  readonly reasons: readonly string[]
}

const LETTERS = 'ABCDE'
export const letterOf = ({ reasons }: CareFacts, { reason }: Care) => LETTERS[reasons.indexOf(reason)] ?? ''

const FIELD = { below: 4.6, height: 14.4, box: 12.6, name: 6 }
const PAPER = { x: 24, y: 230, width: 162, height: 52 }

function field(pen: Pen, facts: CareFacts, care: Care, index: number): PageMark[] {
  const { x, y } = WINDOWS[index] ?? { x: 0, y: 0 }
  const top = y + WINDOW.height + FIELD.below
  const boxX = x + WINDOW.width - FIELD.box - 1.4
  const cy = top + FIELD.height / 2
  return [
    ...marksOf([
      pen.shape(box(x - 1, top, WINDOW.width + 2, FIELD.height, 2), 'white', 1),
      pen.line(`M${x + 4} ${cy + 4.6}H${boxX - 4}`, 0.6),
      pen.shape(box(boxX, cy - 6, FIELD.box, 12, 2), 'yellowPale', 0.9),
    ]),
    writtenAnswer(
      (x + 4 + boxX - 4) / 2,
      cy - 0.6,
      care.name,
      fitTextSize(care.name, 'text', FIELD.name, boxX - x - 10),
      {
        font: 'text',
      },
    ),
    writtenAnswer(boxX + FIELD.box / 2, cy, letterOf(facts, care), 7.4),
  ]
}

function reasonsOn(pen: Pen, { reasons }: CareFacts): Drawing {
  return [
    pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'cream', 1.2),
    reasons.map((reason, i) => {
      const y = PAPER.y + 9.4 + i * 9.6
      return [
        pen.text(PAPER.x + 10, y, LETTERS[i] ?? '', 7),
        pen.text(PAPER.x + 19, y, reason, fitTextSize(reason, 'text', 6.2, PAPER.width - 26), {
          font: 'text',
          anchor: 'start',
        }),
      ]
    }),
  ]
}

export function carePage(pen: Pen, facts: CareFacts): PageMark[] {
  const house = careHouse(
    pen,
    facts.house,
    facts.cares.map(({ action }) => action),
  )
  return [...marksOf([house, reasonsOn(pen, facts)]), ...facts.cares.flatMap((care, i) => field(pen, facts, care, i))]
}
