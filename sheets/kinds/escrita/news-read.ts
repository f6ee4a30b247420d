/** A news item to read: its headline to write, its lead in six answers, facts and opinions to distinguish. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { MASTHEAD_FOOT, newsDesk, newspaper, slantedPencil } from '../../studio/places/news-desk.ts'
import { newsPhoto } from '../../studio/places/news-photos.ts'
import { notepad } from '../../studio/places/writing-desk.ts'
import { LEAD, type News } from './news-facts.ts'
import { answerBox, labelled, prose, ruled } from './papers.ts'

export interface ReadTask {
  readonly news: News
  /** Order of the claims. */
  readonly claims: readonly number[]
}

const SHEET = { x: 14, y: 57, width: 182, height: 102 }
const PAD = { x: 14, y: 164.5, width: 182, height: 118 }
const PHOTO = { x: SHEET.x + 6, y: SHEET.y + 32, width: 76, height: 51 }
const COLUMN = { x: SHEET.x + 88, y: SHEET.y + 35, width: 87, height: 64 }
const ROOM = { x: PAD.x + 6, step: 88, width: 82 }

/** The largest letters in which the text fits its column. */
function sizeOf(words: string): number {
  const sizes = [4.6, 4.5, 4.4, 4.3, 4.2, 4.1, 4]
  const fits = (size: number) =>
    wrapText(words, 'text', size, COLUMN.width).length * size * 1.42 <= COLUMN.height + size
  const size = sizes.find(fits)
  if (!size) throw new RangeError(`no room for «${words.slice(0, 30)}»`)
  return size
}

export function newsRead(pen: Pen, { news, claims }: ReadTask, variant: number): PageMark[] {
  const { photo, legend, text, headline, asked } = news
  const size = sizeOf(text)
  return [
    ...marksOf([
      newsDesk(pen, variant),
      newspaper(pen, SHEET, `Notícias ${news.place === 'escola' ? 'da escola' : 'do bairro'}|Nº ${news.edition}`),
      newsPhoto(pen, photo, PHOTO),
      prose(pen, legend, { at: [PHOTO.x, PHOTO.y + PHOTO.height + 6.4], width: PHOTO.width, size: 4.2, leading: 5.8 }),
      prose(pen, text, { at: [COLUMN.x, COLUMN.y], width: COLUMN.width, size, leading: size * 1.42 }),
      notepad(pen, PAD),
    ]),
    ...labelled(pen, {
      label: 'Manchete:',
      at: [SHEET.x + 6, SHEET.y + MASTHEAD_FOOT + 10],
      to: SHEET.x + SHEET.width - 6,
      size: 5.4,
      value: `Exemplo: ${headline}`,
    }),
    ...LEAD.flatMap((word, i) => {
      const [x, y] = [ROOM.x + (i % 2) * ROOM.step, PAD.y + 16.5 + Math.floor(i / 2) * 21]
      const [question, value] = asked[i] ?? ['', '']
      // Before the rest of a question it has no accent: «Por que a festa foi no morro?».
      const lead = word.replace('quê', 'que').replace('?', '')
      const width = measureText(`${lead} `, 'display', 4.9)
      return [
        ...marksOf([
          pen.text(x, y, lead, 4.9, { anchor: 'start' }),
          pen.text(x + width, y, question, fitTextSize(question, 'text', 4.7, ROOM.width - width), {
            font: 'text',
            anchor: 'start',
          }),
        ]),
        ...ruled(pen, { at: [x, y + 7.4], to: x + ROOM.width, step: 7.2, count: 2 }),
        writtenAnswer(x + ROOM.width / 2, y + 4.4, value, fitTextSize(value, 'display', 4.6, ROOM.width - 2)),
      ]
    }),
    ...marksOf(pen.text(ROOM.x, PAD.y + 80.5, 'É fato (F) ou opinião (O)?', 4.9, { anchor: 'start' })),
    ...claims.flatMap((which, i) => {
      const claim = news.claims[which]
      const y = PAD.y + 88.5 + i * 10.2
      return claim
        ? [
            ...answerBox(pen, [ROOM.x + 5, y], 8.8, claim.is),
            ...marksOf(pen.text(ROOM.x + 13, y + 1.7, claim.words, 4.9, { font: 'text', anchor: 'start' })),
          ]
        : []
    }),
    ...marksOf(slantedPencil(pen, PAD.x + PAD.width - 17, PAD.y + 96, 'yellow')),
  ]
}
