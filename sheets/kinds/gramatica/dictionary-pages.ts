/** Three uses of a dictionary: for a spelling in doubt, for the meaning in a sentence, for all parts of an entry. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import {
  type BookPlace,
  type DictionaryRoom,
  openDictionary,
  PAGE_LEFTS,
  type PrintedEntry,
  printedEntries,
  readers,
  readingRoom,
} from './dictionary-book.ts'
import { CLASS_NAMES, type ManyMeanings, type SpelledWord } from './dictionary-facts.ts'
import type { FullEntry, TO_WRITE } from './full-entries.ts'

export interface SpellingTask {
  /** In the order of the alphabet, five to a page. */
  readonly entries: readonly SpelledWord[]
  readonly asked: readonly SpelledWord[]
  /** Words that would be on one of the two pages: 0 left, 1 right. */
  readonly located: readonly { readonly word: string; readonly page: 0 | 1 }[]
}

export interface MeaningTask {
  readonly entries: readonly ManyMeanings[]
  readonly asked: readonly { readonly word: string; readonly sentence: string; readonly meaning: number }[]
  /** A meaning of which no sentence is asked. */
  readonly own: { readonly word: string; readonly meaning: number; readonly example: string }
}

export interface EntryTask {
  readonly entries: readonly FullEntry[]
  readonly asked: readonly (readonly [asks: string, answer: string])[]
  readonly written: (typeof TO_WRITE)[number]
}

const COVERS: readonly Fill[] = ['red', 'teal', 'purple', 'blue', 'green']

function book(
  pen: Pen,
  room: DictionaryRoom,
  look: number,
  place: BookPlace,
  list: readonly PrintedEntry[],
  size: number,
): Drawing {
  const half = list.length / 2
  const guides = [list[0]?.head ?? '', list.at(-1)?.head ?? ''].map((word) => word.replaceAll('·', ''))
  return [
    readingRoom(pen, room, look),
    openDictionary(pen, place, guides, COVERS[look % COVERS.length] ?? 'red'),
    [list.slice(0, half), list.slice(half)].map((part, i) =>
      printedEntries(pen, part, PAGE_LEFTS[i] ?? 0, { top: place.top + 14, bottom: place.bottom - 5 }, size),
    ),
  ]
}

const CARD = { width: 56, height: 22 }

/** A word with a gap on a card of the table, and the letters to choose from. */
function gapCard(pen: Pen, one: SpelledWord, i: number): PageMark[] {
  const [cx, top] = [44 + (i % 3) * 61, 178 + Math.floor(i / 3) * 26]
  const [before = '', after = ''] = one.gapped.split('_')
  const room = 14
  const size = Math.min(6.6, fitTextSize(before + after, 'display', 6.6, CARD.width - room - 8))
  const [first, last] = [measureText(before, 'display', size), measureText(after, 'display', size)]
  const left = cx - (first + room + last) / 2
  return [
    ...marksOf([
      pen.shape(box(cx - CARD.width / 2, top, CARD.width, CARD.height, 2.4), 'white', 1),
      pen.text(left, top + 10.4, before, size, { anchor: 'start' }),
      pen.line(`M${left + first + 1} ${top + 11.4}h${room - 2}`, 0.8),
      pen.text(left + first + room, top + 10.4, after, size, { anchor: 'start' }),
      pen.text(cx, top + 18.6, one.choices, 4.8, { font: 'text' }),
    ]),
    writtenAnswer(left + first + room / 2, top + 8, one.letters, size),
  ]
}

const PAPER = { x: 46, y: 236, width: 118, height: 46 }
/** Ends of a line on the paper. */
const ON_PAPER = [PAPER.x + 5, PAPER.x + PAPER.width - 5] as const
const SIDES = ['esquerda', 'direita'] as const

export function spellingPage(pen: Pen, room: DictionaryRoom, look: number, task: SpellingTask): PageMark[] {
  const list = task.entries.map(({ word, of, means }) => ({ head: word, of, paragraphs: [means] }))
  const [left, right] = ON_PAPER
  return [
    ...marksOf([book(pen, room, look, { top: 73, bottom: 168 }, list, 4.9), notePaper(pen, PAPER), readers(pen, look)]),
    ...task.asked.flatMap((one, i) => gapCard(pen, one, i)),
    pen.text(105, PAPER.y + 9.6, 'Em que página entra? Esquerda ou direita?', 4.7, { font: 'text' }),
    ...task.located.flatMap(({ word, page }, i): PageMark[] => {
      const base = PAPER.y + 23 + i * 15
      const from = left + 38
      return [
        pen.text(left, base, word, 5.6, { anchor: 'start' }),
        pen.line(`M${from} ${base + 1}H${right}`, 0.7),
        writtenAnswer((from + right) / 2, base - 2.8, SIDES[page], 5.4),
      ]
    }),
  ]
}

const STRIP = { width: 88, height: 18 }

/** A sentence with its word underlined, and a box for the number of the meaning. */
function sentenceStrip(pen: Pen, { word, sentence, meaning }: MeaningTask['asked'][number], i: number): PageMark[] {
  const [x, top] = [15 + (i % 2) * 92, 170 + Math.floor(i / 2) * 20]
  const size = 4.8
  const lines = wrapText(sentence, 'text', size, STRIP.width - 22)
  const first = top + (lines.length > 1 ? 7.6 : 10.6)
  return [
    ...marksOf([
      pen.shape(box(x, top, STRIP.width, STRIP.height, 2), 'white', 0.9),
      lines.map((words, k) => {
        const base = first + k * 6.6
        const at = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').exec(words)?.index ?? -1
        const from = x + 4 + measureText(words.slice(0, at), 'text', size)
        return [
          pen.text(x + 4, base, words, size, { font: 'text', anchor: 'start' }),
          at < 0 ? [] : pen.line(`M${from} ${base + 1.3}h${measureText(word, 'text', size)}`, 0.8),
        ]
      }),
      pen.shape(box(x + STRIP.width - 15, top + 2.6, 12.8, 12.8, 2), 'white', 0.9),
    ]),
    writtenAnswer(x + STRIP.width - 8.6, top + 9, String(meaning), 7),
  ]
}

export function meaningPage(pen: Pen, room: DictionaryRoom, look: number, task: MeaningTask): PageMark[] {
  const list = task.entries.map(({ word, of, meanings }) => ({
    head: word,
    of,
    paragraphs: meanings.map(([means], i) => `${i + 1}. ${means}`),
  }))
  const { word, meaning, example } = task.own
  const [left, right] = ON_PAPER
  const asks = `Escreva uma frase com “${word}” no sentido ${meaning}.`
  return [
    ...marksOf([
      book(pen, room, look, { top: 73, bottom: 162 }, list, 4.7),
      notePaper(pen, PAPER),
      readers(pen, look),
      pen.text(left, PAPER.y + 11, asks, fitTextSize(asks, 'text', 4.8, right - left), {
        font: 'text',
        anchor: 'start',
      }),
      pen.line(`M${left} ${PAPER.y + 25}H${right}M${left} ${PAPER.y + 38}H${right}`, 0.7),
    ]),
    ...task.asked.flatMap((one, i) => sentenceStrip(pen, one, i)),
    ...wrapText(`Exemplo: ${example}`, 'text', 4.8, right - left - 4).map((words, i) =>
      writtenAnswer(left + 2, PAPER.y + 21.6 + i * 13, words, fitTextSize(words, 'text', 4.8, right - left - 4), {
        anchor: 'start',
        font: 'text',
      }),
    ),
  ]
}

/** Abbreviations in columns from left to right. */
const LEGEND = [
  [20, ['s.m.', CLASS_NAMES['s.m.']], ['s.f.', CLASS_NAMES['s.f.']]],
  [86, ['adj.', CLASS_NAMES['adj.']], ['v.', CLASS_NAMES['v.']]],
  [121, ['sin.', 'sinônimo'], ['ant.', 'antônimo']],
  [159, ['Ex.', 'exemplo']],
] as const
const ASKED = { x: 15, y: 187, width: 180, height: 43 }

/** Abbreviations on a long bookmark below the book. */
const legend = (pen: Pen): Drawing => [
  pen.shape('M15 166.5H195l-4 8.500l4 8.500H15z', 'yellowPale', 1),
  LEGEND.map(([x, ...rows]) =>
    rows.map(([short, long], row) => {
      const base = (rows.length > 1 ? 173.4 : 176.9) + row * 7
      return [
        pen.text(x, base, short, 4.4, { anchor: 'start' }),
        pen.text(x + 10.4, base, long, 4.4, { anchor: 'start', font: 'text' }),
      ]
    }),
  ),
]

function questions(pen: Pen, { asked }: EntryTask): PageMark[] {
  const [left, right] = [ASKED.x + 4, ASKED.x + ASKED.width - 4]
  return asked.flatMap(([asks, answer], i): PageMark[] => {
    const base = ASKED.y + 8.6 + i * 10.2
    const from = left + measureText(asks, 'text', 4.7) + 3
    return [
      pen.text(left, base, asks, 4.7, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${base + 1}H${right}`, 0.6),
      writtenAnswer((from + right) / 2, base - 2.6, answer, 5),
    ]
  })
}

function form(pen: Pen, { written: [word, of, means, example, syllables] }: EntryTask): PageMark[] {
  const [left, right] = ON_PAPER
  const base = PAPER.y + 10
  const rows = [
    ['sílabas:', syllables, left + 29, left + 73, base],
    ['classe:', of, left + 76, right, base],
    ['significado:', means, left, right, base + 14.4],
    ['exemplo:', example, left, right, base + 28.8],
  ] as const
  return [
    pen.text(left, base, word, 6.2, { anchor: 'start' }),
    ...rows.flatMap(([label, answer, start, end, y]): PageMark[] => {
      const from = start + measureText(label, 'text', 4.6) + 2
      return [
        pen.text(start, y, label, 4.6, { font: 'text', anchor: 'start' }),
        pen.line(`M${from} ${y + 1}H${end}`, 0.6),
        writtenAnswer(from + 1, y - 2.6, answer, fitTextSize(answer, 'text', 4.8, end - from - 2), {
          anchor: 'start',
          font: 'text',
        }),
      ]
    }),
  ]
}

export function entryPage(pen: Pen, room: DictionaryRoom, look: number, task: EntryTask): PageMark[] {
  const list = task.entries.map(({ syllables, of, means, example, synonym, antonym }) => ({
    head: syllables,
    of,
    paragraphs: [`${means} Ex.: ${example}`, `Sin.: ${synonym}. Ant.: ${antonym}.`],
  }))
  return [
    ...marksOf([
      book(pen, room, look, { top: 73, bottom: 160 }, list, 4.6),
      legend(pen),
      pen.shape(box(ASKED.x, ASKED.y, ASKED.width, ASKED.height, 3), 'white', 1),
      notePaper(pen, PAPER),
      readers(pen, look),
    ]),
    ...questions(pen, task),
    ...form(pen, task),
  ]
}
