/** A letter of a reader: its arguments and adjectives, and an answer that the child writes. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { newsDesk } from '../../studio/places/news-desk.ts'
import { newsPhoto } from '../../studio/places/news-photos.ts'
import { letterPaper, notepad } from '../../studio/places/writing-desk.ts'
import type { Opinion } from './letter-facts.ts'
import { answerBox, ruled } from './papers.ts'

export interface OpinionTask {
  readonly opinion: Opinion
  /** Sentences in the order of their boxes. */
  readonly sentences: readonly string[]
  readonly adjectives: readonly string[]
}

const LETTER = { x: 14, y: 57, width: 182, height: 84 }
const PICTURE = { x: 126, y: 76, width: 63, height: 48 }
const TASKS = { x: 14, y: 147, width: 182, height: 80 }
const OWN = { x: 14, y: 231, width: 182, height: 52 }
/** Right end of the lines of the letter. */
const COLUMN_END = LETTER.x + 107

export function opinionRead(pen: Pen, { opinion, sentences, adjectives }: OpinionTask, variant: number): PageMark[] {
  const { photo, date, greeting, text, name, asked, model, praise } = opinion
  const lines = wrapText(text, 'text', 4.3, 100)
  const left = TASKS.x + 6
  const task = `Escreva ao jornal: ${asked}`
  return [
    ...marksOf([
      newsDesk(pen, variant),
      letterPaper(pen, LETTER),
      pen.text(COLUMN_END, LETTER.y + 11, date, 4.3, { font: 'text', anchor: 'end' }),
      pen.text(LETTER.x + 7, LETTER.y + 17.5, greeting, 4.8, { anchor: 'start' }),
      lines.map((line, i) =>
        pen.text(LETTER.x + 7, LETTER.y + 24 + i * 5.9, line, 4.3, { font: 'text', anchor: 'start' }),
      ),
      pen.text(COLUMN_END, LETTER.y + 26.5 + lines.length * 5.9, `Atenciosamente, ${name}`, 4.3, {
        font: 'text',
        anchor: 'end',
      }),
      newsPhoto(pen, photo, PICTURE),
      notepad(pen, TASKS),
      pen.text(left, TASKS.y + 16.5, 'Marque com X dois argumentos da carta.', 4.9, { anchor: 'start' }),
      pen.text(left, TASKS.y + 65.5, 'O adjetivo elogia (+) ou critica (–)?', 4.9, { anchor: 'start' }),
      pen.shape(box(OWN.x, OWN.y, OWN.width, OWN.height, 2), 'white', 1.1),
      pen.text(OWN.x + 6, OWN.y + 9, task, fitTextSize(task, 'display', 5, 168), { anchor: 'start' }),
    ]),
    ...sentences.flatMap((sentence, i) => {
      const y = TASKS.y + 24 + i * 10
      return [
        ...answerBox(pen, [left + 5, y], 8.4, opinion.arguments.includes(sentence) ? 'X' : ''),
        ...marksOf(pen.text(left + 13, y + 1.7, sentence, 4.8, { font: 'text', anchor: 'start' })),
      ]
    }),
    ...adjectives.flatMap((word, i) => {
      const x = left + i * 43
      return [
        ...answerBox(pen, [x + 5, TASKS.y + 73], 8.4, praise.includes(word) ? '+' : '–'),
        ...marksOf(pen.text(x + 11.5, TASKS.y + 74.7, word, 4.8, { font: 'text', anchor: 'start' })),
      ]
    }),
    ...ruled(pen, {
      at: [OWN.x + 6, OWN.y + 19],
      to: OWN.x + OWN.width - 6,
      step: 9.2,
      count: 4,
      value: `Exemplo: ${model}`,
      size: 4.3,
    }),
  ]
}
