/** All ages of a being in one place; a book with their names, and for each a sentence, a letter and a line. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { LIVES } from './life-facts.ts'
import { lifeScene, type OrderTask } from './life-order-page.ts'
import { wordRow } from './word-paper.ts'

export interface NamesTask extends OrderTask {
  /** Numbers of the ages in the order of the sentences. */
  readonly sentences: readonly number[]
  readonly bank: readonly string[]
}

const BOOK = { x: 17, y: 219, width: 176, height: 63 }
const [FIRST, BOX, LINE] = [15, 10.2, 46]

export function namesPage(pen: Pen, task: NamesTask): PageMark[] {
  const { sentences, letters, name, bank } = task
  const step = (BOOK.height - FIRST) / sentences.length
  const right = BOOK.x + BOOK.width - 4
  return [
    ...marksOf([lifeScene(pen, task), notePaper(pen, BOOK), wordRow(pen, BOOK, bank)]),
    ...sentences.flatMap((number, i): PageMark[] => {
      const y = BOOK.y + FIRST + step * (i + 0.5) - 0.6
      const age = LIVES[name].ages[number]
      if (!age) throw new RangeError(`no age ${number} of ${name}`)
      const boxLeft = right - LINE - BOX - 4
      return [
        ...marksOf([
          pen.text(BOOK.x + 4, y + 1.8, age.says, fitTextSize(age.says, 'text', 5.2, boxLeft - BOOK.x - 8), {
            font: 'text',
            anchor: 'start',
          }),
          pen.shape(box(boxLeft, y - BOX / 2, BOX, BOX, 1.8), 'white', 0.9),
          pen.line(`M${right - LINE} ${y + 3.4}H${right}`, 0.6),
        ]),
        writtenAnswer(boxLeft + BOX / 2, y, letters[number] ?? '', 6.4),
        writtenAnswer(right - LINE / 2, y, age.name, 5.4),
      ]
    }),
  ]
}
