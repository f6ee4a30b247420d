/** A letter of complaint: its parts to number, adjectives to find, a fact and an opinion. */
import { measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { newsDesk, print, slantedPencil } from '../../studio/places/news-desk.ts'
import { newsPhoto } from '../../studio/places/news-photos.ts'
import { letterPaper, notepad } from '../../studio/places/writing-desk.ts'
import { type Complaint, LETTER_PARTS } from './letter-facts.ts'
import { answerBox, badge, prose, ruled } from './papers.ts'

export interface ComplaintTask {
  readonly letter: Complaint
  /** Parts in the order of their boxes. */
  readonly order: readonly number[]
  /** Number beside each part: not its place in the letter. */
  readonly numbers: readonly number[]
}

const PAPER = { x: 14, y: 57, width: 108, height: 128 }
const PHOTO = { x: 130, y: 63, width: 63, height: 46 }
const NAMES = { x: 127, y: 117, width: 69, height: 68 }
const PAD = { x: 14, y: 191.5, width: 182, height: 91 }
const ASKED = { x: PAD.x + 99, to: PAD.x + PAD.width - 6 }
const [SIZE, LEADING, GAP] = [5, 7.3, 5]
const LEFT = PAPER.x + 19
const WIDTH = PAPER.width - 25

export function letterRead(pen: Pen, { letter, order, numbers }: ComplaintTask, variant: number): PageMark[] {
  let y = PAPER.y + 15
  const rows = letter.parts.map((words) => {
    const at = y
    y += wrapText(words, 'text', SIZE, WIDTH).length * LEADING + GAP
    return at
  })
  if (y - GAP > PAPER.y + PAPER.height) throw new RangeError(`no room for «${letter.id}»`)
  return [
    ...marksOf([
      newsDesk(pen, variant),
      letterPaper(pen, PAPER),
      letter.parts.map((words, i) => [
        badge(pen, [PAPER.x + 10, (rows[i] ?? 0) - 1.6], numbers[i] ?? 0, 4.2),
        prose(pen, words, { at: [LEFT, rows[i] ?? 0], width: WIDTH, size: SIZE, leading: LEADING }),
      ]),
      print(pen, PHOTO),
      newsPhoto(pen, letter.photo, PHOTO),
      pen.shape(box(NAMES.x, NAMES.y, NAMES.width, NAMES.height, 3), 'cream', 1),
      pen.text(NAMES.x + NAMES.width / 2, NAMES.y + 8.4, 'Partes da carta', 5),
      notepad(pen, PAD),
    ]),
    ...order.flatMap((which, i) => [
      ...answerBox(pen, [NAMES.x + 11, NAMES.y + 17.4 + i * 10.8], 8.8, String(numbers[which])),
      ...marksOf(
        pen.text(NAMES.x + 19, NAMES.y + 19.1 + i * 10.8, LETTER_PARTS[which] ?? '', 4.9, {
          font: 'text',
          anchor: 'start',
        }),
      ),
    ]),
    ...marksOf(pen.text(PAD.x + 6, PAD.y + 17.5, 'Copie o adjetivo de cada palavra:', 4.9, { anchor: 'start' })),
    ...letter.adjectives.flatMap(([noun, adjective], i) => {
      const at = PAD.y + 28.5 + i * 10.4
      const from = PAD.x + 6 + Math.max(...letter.adjectives.map(([one]) => measureText(one, 'text', 5))) + 4
      const to = from + 48
      return [
        ...marksOf([
          pen.text(PAD.x + 6, at, noun, 5, { font: 'text', anchor: 'start' }),
          pen.line(`M${from} ${at + 1}H${to}`, 0.6),
        ]),
        writtenAnswer((from + to) / 2, at - 2.6, adjective, 5),
      ]
    }),
    ...marksOf([
      pen.text(ASKED.x, PAD.y + 17.5, 'Para quem é a carta?', 4.9, { anchor: 'start' }),
      pen.text(ASKED.x, PAD.y + 38, 'O que ela pede?', 4.9, { anchor: 'start' }),
      pen.text(PAD.x + 6, PAD.y + 61.5, 'É fato (F) ou opinião (O)?', 4.9, { anchor: 'start' }),
      slantedPencil(pen, PAD.x + PAD.width - 20, PAD.y + 75.5, 'yellow'),
    ]),
    ...ruled(pen, { at: [ASKED.x, PAD.y + 28], to: ASKED.to, step: 9, count: 1, value: letter.reader, size: 5 }),
    ...ruled(pen, { at: [ASKED.x, PAD.y + 48], to: ASKED.to, step: 9, count: 2, value: letter.wants, size: 4.6 }),
    ...letter.claims.flatMap(({ words, is }, i) => {
      const at = PAD.y + 69.8 + i * 11
      return [
        ...answerBox(pen, [PAD.x + 11, at], 8.8, is),
        ...marksOf(pen.text(PAD.x + 19, at + 1.7, words, 4.9, { font: 'text', anchor: 'start' })),
      ]
    }),
  ]
}
