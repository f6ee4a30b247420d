/** Three pages about an encyclopedia: parts to number and a card; sentences to sort; an entry to write from notes. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { capital } from '../../page/capital.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { bookLedge, cardReader, entryFloor, entryWall } from '../../studio/places/entry-corner.ts'
import { bookPage, type EntryName, entryPhoto } from '../../studio/places/entry-photos.ts'
import { answerBox, flowing, labelled, prose } from '../escrita/papers.ts'
import { ENTRIES, ENTRY_PARTS } from './entry-facts.ts'

export interface PartsTask {
  readonly name: EntryName
  /** Parts in the order of their numbers. */
  readonly numbered: readonly number[]
}

const BOOK = { x: 16, y: 61, width: 178, height: 131 }
const LEDGE = { y: BOOK.y + BOOK.height + 3, front: 15.4 }
const CARD = { x: 15, y: 218, width: 134, height: 63 }
const BOX = 12

/** The parts are in the order of reading: title, definition, details, curiosity, and the legend below the photograph. */
export function partsPage(pen: Pen, { name, numbered }: PartsTask, look: number): PageMark[] {
  const { title, legend, definition, details, curiosity, card } = ENTRIES[name]
  const photo = { x: BOOK.x + 5, y: BOOK.y + 22, width: 84, height: 87 }
  const column = { x: BOOK.x + 94, text: BOOK.x + 94 + BOX + 3, width: BOOK.width - 94 - BOX - 8 }
  const size = 5
  const numberOf = (part: number) => String(numbered.indexOf(part) + 1)
  let y = BOOK.y + 31
  const texts = [definition, details, `Você sabia? ${curiosity}`].map((words, i) => {
    const top = y
    y += wrapText(words, 'text', size, column.width).length * 7.4 + 8.6
    return { words, top, part: i + 1 }
  })
  return [
    ...marksOf([
      entryWall(pen, look),
      entryFloor(pen),
      bookPage(pen, BOOK, title),
      bookLedge(pen, LEDGE.y, LEDGE.front),
      pen.text(BOOK.x + 5 + BOX + 4, BOOK.y + 14.6, title.toUpperCase(), 9, { anchor: 'start' }),
      pen.line(`M${BOOK.x + 5} ${BOOK.y + 18.5}H${BOOK.x + BOOK.width - 5}`, 0.8),
      entryPhoto(pen, name, 0, photo),
      pen.text(photo.x + BOX + 4, photo.y + photo.height + 11.5, legend, fitTextSize(legend, 'text', 4.8, 68), {
        font: 'text',
        anchor: 'start',
      }),
      texts.map(({ words, top }) =>
        prose(pen, words, { at: [column.text, top], width: column.width, size, leading: 7.4 }),
      ),
    ]),
    ...answerBox(pen, [BOOK.x + 5 + BOX / 2, BOOK.y + 10], BOX, numberOf(0)),
    ...answerBox(pen, [photo.x + BOX / 2, photo.y + photo.height + 10], BOX, numberOf(4)),
    ...texts.flatMap(({ top, part }) => answerBox(pen, [column.x + BOX / 2, top - 1], BOX, numberOf(part))),
    ...numbered.flatMap((part, i) => {
      const width = 34.6
      const x = 15.4 + i * (width + 1.6)
      const y = LEDGE.y + 5.8
      return marksOf([
        pen.shape(box(x, y, width, 11, 3), 'yellowPale', 0.9),
        pen.text(x + width / 2, y + 7.1, `${i + 1} ${ENTRY_PARTS[part] ?? ''}`, 4.4),
      ])
    }),
    ...marksOf([
      pen.shape(box(CARD.x, CARD.y, CARD.width, CARD.height, 3), 'white', 1.1),
      pen.shape(box(CARD.x, CARD.y, CARD.width, 11, 3), 'teal', 0.9),
      pen.shape(box(CARD.x + CARD.width / 2 - 25, CARD.y + 1, 50, 9, 2), 'white', null),
      pen.text(CARD.x + CARD.width / 2, CARD.y + 7.6, 'Minha ficha', 5.6),
      cardReader(pen, look, 174, 280),
    ]),
    ...card.flatMap(([label, value], i) =>
      labelled(pen, {
        label: `${label}:`,
        at: [CARD.x + 6, CARD.y + 20.6 + i * 12],
        to: CARD.x + CARD.width - 6,
        size: 5.2,
        value,
      }),
    ),
  ]
}

export interface SortTask {
  readonly name: EntryName
  /** Sentences by number, the intruder 5, from strip A on. */
  readonly order: readonly number[]
}

const LETTERS = 'ABCDEF'
const PHOTO = { x: 16, y: 59, width: 178, height: 68 }
const LISTED = { x: 14, y: 143, row: 16.4 }

export function sortPage(pen: Pen, { name, order }: SortTask, look: number): PageMark[] {
  const { title, legend, group = legend, sorted, fourth, intruder } = ENTRIES[name]
  const sentences = [...sorted, intruder[0]]
  const headings = [
    ['Definição', 'o que é'],
    ['Classificação', 'de que grupo é'],
    ['Habitat', 'onde vive'],
    fourth,
    ['Curiosidade', 'o que surpreende'],
  ] as const
  return [
    ...marksOf([
      entryWall(pen, look),
      pen.shape(box(PHOTO.x - 3, PHOTO.y - 3, PHOTO.width + 6, PHOTO.height + 19, 2), 'white', 1.1),
      entryPhoto(pen, name, 1, PHOTO),
      pen.shape(box(LISTED.x - 1, LISTED.y + 5, 67, 98, 2), 'white', 1.1),
      pen.text(LISTED.x + 32.5, LISTED.y + 14, capital(title), fitTextSize(title, 'display', 6.6, 58)),
      pen.line(`M${LISTED.x + 3} ${LISTED.y + 17}h59`, 0.7),
    ]),
    ...labelled(pen, {
      label: 'Legenda:',
      at: [PHOTO.x + 1, PHOTO.y + PHOTO.height + 10.6],
      to: PHOTO.x + PHOTO.width - 1,
      size: 5.2,
      value: `Exemplo: ${group}`,
    }),
    ...headings.flatMap(([heading, hint], i) => {
      const y = LISTED.y + 26 + i * LISTED.row
      return [
        ...marksOf([
          pen.text(LISTED.x + 4, y - 0.6, heading, 5.2, { anchor: 'start' }),
          pen.text(LISTED.x + 4, y + 5.2, hint, 4.2, { font: 'text', anchor: 'start' }),
        ]),
        ...answerBox(pen, [LISTED.x + 57, y], 13, LETTERS[order.indexOf(i)] ?? ''),
      ]
    }),
    ...marksOf(
      order.map((which, i) => {
        const y = LISTED.y + 5 + i * 16.4
        const words = wrapText(sentences[which] ?? '', 'text', 4.9, 92)
        return [
          pen.shape(box(84, y, 112, 14.4, 2), i % 2 ? 'cream' : 'white', 0.9),
          pen.shape(box(84, y, 12, 14.4, 2), 'yellow', 0.9),
          pen.text(90, y + 9.4, LETTERS[i] ?? '', 6.4),
          words.map((line, n) =>
            pen.text(100, y + (words.length > 1 ? 5.9 : 9) + n * 6, line, 4.9, { font: 'text', anchor: 'start' }),
          ),
        ]
      }),
    ),
    ...marksOf([
      pen.shape(box(13, 251, 183, 29, 3), 'white', 1.1),
      pen.text(20, 262, 'A frase intrusa é a', 5.2, { anchor: 'start' }),
      pen.text(20, 274.4, 'porque', 5.2, { anchor: 'start' }),
      pen.line(`M${22 + measureText('porque', 'display', 5.2)} 275.400H190`, 0.6),
    ]),
    ...answerBox(
      pen,
      [20 + measureText('A frase intrusa é a', 'display', 5.2) + 9.5, 260.4],
      13,
      LETTERS[order.indexOf(5)] ?? '',
    ),
    writtenAnswer(110, 271.6, `Exemplo: ${intruder[1]}.`, 4.8),
  ]
}

export interface OwnTask {
  readonly name: EntryName
  /** Notes by number in the order of the card, the two spare ones last by number. */
  readonly order: readonly number[]
}

/** Side of the box to tick a note that serves. */
const TICK = 6

const OWN_PHOTO = { x: 16, y: 59, width: 178, height: 69 }
const NOTES = { x: 13, y: 147.5, width: 184, height: 44.5, row: 8.3 }
const PAPER = { x: 16, y: 199, width: 178, height: 79.5 }

export function ownPage(pen: Pen, { name, order }: OwnTask, look: number): PageMark[] {
  const { title, notes, spare, own } = ENTRIES[name]
  const all = [...notes, ...spare]
  const [left, right] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
  const lines = { to: right, size: 5.4, letters: 4.9, step: 8.3 }
  const lineAt = (line: number) => PAPER.y + 9 + line * lines.step
  const placeOf = (i: number) => [NOTES.x + 4 + (i % 2) * 91, NOTES.y + 15 + Math.floor(i / 2) * NOTES.row] as const
  const size = Math.min(...all.map((note) => fitTextSize(note, 'text', 4.6, 91 - 4 - TICK - 3)))
  return [
    ...marksOf([
      entryWall(pen, look),
      pen.shape(box(OWN_PHOTO.x - 3, OWN_PHOTO.y - 3, OWN_PHOTO.width + 6, OWN_PHOTO.height + 17, 2), 'white', 1.1),
      entryPhoto(pen, name, 2, OWN_PHOTO),
      pen.shape(box(NOTES.x, NOTES.y, NOTES.width, NOTES.height, 2), 'yellowPale', 1.1),
      pen.text(105, NOTES.y + 7.2, `Anotações: ${title}`, 5.4),
      order.map((which, i) => {
        const [x, y] = placeOf(i)
        return [
          pen.shape(box(x, y - 4.7, TICK, TICK, 1), 'white', 0.8),
          pen.text(x + TICK + 2.5, y, all[which] ?? '', size, { font: 'text', anchor: 'start' }),
        ]
      }),
      bookPage(pen, PAPER, title),
    ]),
    ...labelled(pen, {
      label: 'Legenda:',
      at: [OWN_PHOTO.x + 1, OWN_PHOTO.y + OWN_PHOTO.height + 9.6],
      to: OWN_PHOTO.x + OWN_PHOTO.width - 1,
      size: 5.2,
      value: `Exemplo: ${own.legend}`,
    }),
    ...order.flatMap((which, i) => {
      const [x, y] = placeOf(i)
      return which < notes.length ? [writtenAnswer(x + TICK / 2, y - 4.7 + TICK / 2, 'X', 4.6)] : []
    }),
    ...labelled(pen, { label: 'Título:', at: [left, lineAt(0)], to: right - 16, size: 5.4, value: title }),
    ...flowing(pen, {
      ...lines,
      label: 'Definição:',
      at: [left, lineAt(1)],
      count: 2,
      value: `Exemplo: ${own.definition}`,
    }),
    ...flowing(pen, {
      ...lines,
      label: 'Detalhes:',
      at: [left, lineAt(3)],
      count: 4,
      value: `Exemplo: ${own.details}`,
    }),
    ...flowing(pen, {
      ...lines,
      label: 'Curiosidade:',
      at: [left, lineAt(7)],
      count: 2,
      value: `Exemplo: ${own.curiosity}`,
    }),
  ]
}
