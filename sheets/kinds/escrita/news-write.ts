/** Notes of a reporter to sort by the questions of the lead, then the news item that the child writes. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { spreadWords } from '../../page/spread-words.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { MASTHEAD_FOOT, newsDesk, newspaper, print } from '../../studio/places/news-desk.ts'
import { newsPhoto } from '../../studio/places/news-photos.ts'
import { notepad } from '../../studio/places/writing-desk.ts'
import { NOTED, type Noted } from './news-note-facts.ts'
import { answerBox, flowing, labelled, prose } from './papers.ts'

export interface WriteTask {
  readonly noted: Noted
  /** Notes in the order of the pad, by number of their question. */
  readonly order: readonly number[]
}

const PHOTO = { x: 18, y: 63, width: 82, height: 58 }
const CARD = { x: 15, y: 127.5, width: 88, height: 22 }
const PAD = { x: 108, y: 59, width: 87, height: 91 }
/** Width of a note. */
const NOTE = PAD.width - 19
const SHEET = { x: 14, y: 154.5, width: 182, height: 128 }
const [LEFT, RIGHT] = [SHEET.x + 6, SHEET.x + SHEET.width - 6]

const QUESTIONS = NOTED.map((question, i) => `${i + 1} ${question}`)

export function newsWrite(pen: Pen, { noted, order }: WriteTask, variant: number): PageMark[] {
  const { photo, notes, headline, lead, body, legend } = noted
  const top = SHEET.y + MASTHEAD_FOOT
  const field = { to: RIGHT, size: 5, step: 10, letters: 4.3 }
  return [
    ...marksOf([
      newsDesk(pen, variant),
      print(pen, PHOTO),
      newsPhoto(pen, photo, PHOTO),
      pen.shape(box(CARD.x, CARD.y, CARD.width, CARD.height, 2), 'cream', 0.9),
      spreadWords(pen, QUESTIONS.slice(0, 4), [CARD.x + 4, CARD.y + 8.6], CARD.width - 8, 4.1),
      spreadWords(pen, QUESTIONS.slice(4), [CARD.x + 4, CARD.y + 17.8], CARD.width - 8, 4.1),
      notepad(pen, PAD),
      newspaper(pen, SHEET, 'Notícias da escola|Nº 8'),
    ]),
    ...order.flatMap((which, i) => {
      const y = PAD.y + 16.4 + i * 11.2
      const note = notes[which] ?? ''
      return [
        ...answerBox(pen, [PAD.x + 8.5, y], 9, String(which + 1)),
        ...marksOf(
          prose(pen, note, {
            at: [PAD.x + 16, y + (fitTextSize(note, 'text', 4.3, NOTE) < 4.3 ? -1 : 1.6)],
            width: NOTE,
            size: 4.3,
            leading: 5.1,
          }),
        ),
      ]
    }),
    ...labelled(pen, {
      label: 'Manchete:',
      at: [LEFT, top + 10.5],
      to: RIGHT,
      size: 5.4,
      value: `Exemplo: ${headline}`,
    }),
    ...flowing(pen, { ...field, label: 'Lide (1 a 4):', at: [LEFT, top + 22], count: 3, value: `Exemplo: ${lead}` }),
    ...flowing(pen, { ...field, label: 'Corpo (5 a 7):', at: [LEFT, top + 54], count: 4, value: `Exemplo: ${body}` }),
    ...flowing(pen, {
      ...field,
      label: 'Legenda da foto:',
      at: [LEFT, top + 96],
      count: 1,
      value: `Exemplo: ${legend}`,
    }),
    ...labelled(pen, {
      label: 'Repórter:',
      at: [LEFT + 70, top + 107],
      to: RIGHT,
      size: 5,
      value: 'nome de quem escreveu',
    }),
  ]
}
