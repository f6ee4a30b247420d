/** All ages of a being in one place; a book with their names, and for each a sentence, a letter and a line; a ring closes the cycle. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { LIVES } from './life-facts.ts'
import { lifeScene, type OrderTask } from './life-order-page.ts'
import { lifeRing } from './life-ring.ts'
import { wordRow } from './word-paper.ts'

export interface NamesTask extends OrderTask {
  /** Numbers of the ages in the order of the sentences. */
  readonly sentences: readonly number[]
  readonly bank: readonly string[]
}

const CARD = { x: 13, y: 213, width: 184, height: 69 }
const [HEADS, FIRST, BOX, LINE] = [17.6, 19.6, 9.8, 40]
const RING = { x: 176.5, y: 257, rx: 13, ry: 17, side: 9.8, width: 1.2 } as const
const FOLD = 154.5

export function namesPage(pen: Pen, task: NamesTask): PageMark[] {
  const { sentences, letters, name, bank } = task
  const step = (CARD.height - FIRST) / sentences.length
  const right = FOLD - 3.5
  const [words, letter, says] = [right - LINE, right - LINE - BOX - 3, CARD.x + 4]
  const size = Math.min(...LIVES[name].ages.map((age) => fitTextSize(age.says, 'text', 5.2, letter - says - 2)))
  const head = (x: number, word: string) => pen.text(x, CARD.y + HEADS, word, 3.8, { font: 'text' })
  return [
    ...marksOf([
      lifeScene(pen, task),
      notePaper(pen, CARD),
      wordRow(pen, CARD, bank),
      [head(letter + BOX / 2, 'letra'), head(words + LINE / 2, 'nome'), head(RING.x, 'o ciclo, em letras')],
      pen.line(`M${FOLD} ${CARD.y + 15}V${CARD.y + CARD.height - 4}`, 0.5, 'greyDark'),
    ]),
    ...sentences.flatMap((number, i): PageMark[] => {
      const y = CARD.y + FIRST + step * (i + 0.5) - 0.6
      const age = LIVES[name].ages[number]
      if (!age) throw new RangeError(`no age ${number} of ${name}`)
      return [
        ...marksOf([
          pen.shape(box(letter, y - BOX / 2, BOX, BOX, 1.8), 'white', 0.9),
          pen.text(says, y + 1.8, age.says, size, { font: 'text', anchor: 'start' }),
          pen.line(`M${words} ${y + 3.4}H${right}`, 0.6),
        ]),
        writtenAnswer(letter + BOX / 2, y, letters[number] ?? '', 6.2),
        writtenAnswer(words + LINE / 2, y, age.name, fitTextSize(age.name, 'display', 5.4, LINE - 2)),
      ]
    }),
    ...lifeRing(pen, RING, letters, LIVES[name].parent),
  ]
}
