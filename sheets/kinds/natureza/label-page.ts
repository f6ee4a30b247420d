/** A room with lettered dangers; in front of it a bottle on a table with a label to read; rules and reasons to write. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import type { DangerName, RoomSpot } from '../../studio/places/home-rooms.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { DANGERS, type LabelQuestion, type ProductLabel } from './danger-facts.ts'
import { type DangerRoom, dangersOf, discAt, numbered, roomScene } from './danger-room.ts'

export interface LabelTask {
  readonly room: DangerRoom
  readonly label: ProductLabel
  readonly questions: readonly LabelQuestion[]
  /** Every danger of the room, in the order of the letters. */
  readonly asked: readonly DangerName[]
}

const LETTERS = 'AB'

const BOTTLE = { x: 161, top: 104, foot: 201, half: 33 }

/** Spots that the bottle and its table do not hide; those above it are for harmless things only. */
export const besideBottle = (spots: readonly RoomSpot[]): RoomSpot[] =>
  spots
    .filter(({ at: [x, y] }) => x < 108 || y < BOTTLE.top - 12)
    .map((spot) => (spot.at[0] < 108 ? spot : { ...spot, dangers: [] }))

function bottle(pen: Pen, { product, lines }: ProductLabel): Drawing {
  const { x, top, foot, half } = BOTTLE
  const left = x - half + 2.4
  const size = Math.min(...lines.map((line) => fitTextSize(line, 'text', 4.6, 2 * half - 11)))
  return [
    pen.shape(box(x - 10, top, 20, 9, 2), 'white', 1.1),
    pen.shape(
      `M${x - 8} ${top + 9}V${top + 12}Q${x - half} ${top + 14} ${x - half} ${top + 24}V${foot - 4}Q${x - half} ${foot} ${x - half + 5} ${foot}H${x + half - 5}Q${x + half} ${foot} ${x + half} ${foot - 4}V${top + 24}Q${x + half} ${top + 14} ${x + 8} ${top + 12}V${top + 9}z`,
      'teal',
    ),
    pen.shape(box(left, top + 23, 2 * half - 4.8, 69, 2), 'white', 0.9),
    pen.text(x, top + 31.4, product, 6.4),
    pen.line(`M${left + 3} ${top + 34.4}H${x + half - 5.4}`, 0.7),
    lines.map((line, i) =>
      pen.text(x, top + 41 + i * 6, line, size, {
        font: line === 'CUIDADO!' ? 'display' : 'text',
      }),
    ),
  ]
}

const PAPER = { x: 16.5, y: 214, width: 177, height: 68 }
const [LEFT, RIGHT] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
const STEP = 10.8

function line(pen: Pen, base: number, words: string, written: string): PageMark[] {
  const { from, marks } = wordsAndLine(pen, words, [LEFT, base], 5, RIGHT, 2.4)
  return [
    ...marks,
    writtenAnswer(from + 2, base - 2.6, written, fitTextSize(written, 'display', 5, RIGHT - from - 4), {
      anchor: 'start',
    }),
  ]
}

export function labelPage(pen: Pen, task: LabelTask): PageMark[] {
  const { label, room, asked, questions } = task
  const base = (row: number) => PAPER.y + 8.4 + row * STEP
  return [
    ...marksOf([
      roomScene(pen, room),
      dangersOf(room).map(({ danger, spot }) =>
        numbered(pen, discAt(danger, spot), LETTERS[asked.indexOf(danger)] ?? ''),
      ),
      pen.shape(box(132, 206, 7, 20), 'brown', 1),
      pen.shape(box(123, 200, 100, 8, 2), 'wood', 1.2),
      bottle(pen, label),
      notePaper(pen, PAPER),
    ]),
    ...questions.flatMap(([asks, answer], i) => line(pen, base(i), asks, answer)),
    ...asked.flatMap((danger, i): PageMark[] => {
      const { rule, why } = DANGERS[danger]
      const row = questions.length + 2 * i
      return [
        ...line(pen, base(row), `${LETTERS[i]}. Regra:`, `Exemplo: ${rule}.`),
        ...line(pen, base(row + 1), 'Porque', why),
      ]
    }),
  ]
}
