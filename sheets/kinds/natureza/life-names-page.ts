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

const CARD = { x: 17, y: 213, width: 176, height: 69 }
const [HEADS, FIRST, BOX, LINE] = [17.6, 19.6, 9.8, 46]

export function namesPage(pen: Pen, task: NamesTask): PageMark[] {
  const { sentences, letters, name, bank } = task
  const step = (CARD.height - FIRST) / sentences.length
  const right = CARD.x + CARD.width - 4
  const [order, letter, words] = [CARD.x + 4, right - LINE - BOX - 5, right - LINE]
  const size = Math.min(...LIVES[name].ages.map(({ says }) => fitTextSize(says, 'text', 5.2, letter - order - BOX - 7)))
  const head = (x: number, word: string) => pen.text(x, CARD.y + HEADS, word, 3.8, { font: 'text' })
  return [
    ...marksOf([
      lifeScene(pen, task),
      notePaper(pen, CARD),
      wordRow(pen, CARD, bank),
      [head(order + BOX / 2, 'ordem'), head(letter + BOX / 2, 'letra'), head(words + LINE / 2, 'nome')],
    ]),
    ...sentences.flatMap((number, i): PageMark[] => {
      const y = CARD.y + FIRST + step * (i + 0.5) - 0.6
      const age = LIVES[name].ages[number]
      if (!age) throw new RangeError(`no age ${number} of ${name}`)
      return [
        ...marksOf([
          [order, letter].map((left) => pen.shape(box(left, y - BOX / 2, BOX, BOX, 1.8), 'white', 0.9)),
          pen.text(order + BOX + 3.4, y + 1.8, age.says, size, { font: 'text', anchor: 'start' }),
          pen.line(`M${words} ${y + 3.4}H${right}`, 0.6),
        ]),
        writtenAnswer(order + BOX / 2, y, String(number + 1), 6.2),
        writtenAnswer(letter + BOX / 2, y, letters[number] ?? '', 6.2),
        writtenAnswer(words + LINE / 2, y, age.name, 5.4),
      ]
    }),
  ]
}
