/** Pages of a comic with jokes: find the word with two senses, explain it, write the last line and the joke. */
import type { PageMark } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { COMIC, cartoonPanel, comicPaper } from '../../studio/places/class-comic.ts'
import { answerBox, badge, labelled, ruled } from '../escrita/papers.ts'
import { type Ask, askedRows } from './asked-rows.ts'
import { type AskedJoke, type ComicTheme, EDITIONS, type Joke, type OpenJoke, type ToldJoke } from './joke-facts.ts'

const LETTERS = ['A', 'B', 'C'] as const

export interface FindTask {
  readonly theme: ComicTheme
  readonly jokes: readonly Joke[]
  /** The joke whose senses each card of the bank has. */
  readonly bank: readonly number[]
}

/** Three whole cartoons: the word of each, and the card with its senses. */
export function findPage(pen: Pen, { theme, jokes, bank }: FindTask, look: number): PageMark[] {
  const [height, step] = [47, 61]
  const top = COMIC.top + 3 * step
  return [
    ...marksOf(comicPaper(pen, EDITIONS[theme], look)),
    ...jokes.flatMap(({ name, lines, word }, i): PageMark[] => {
      const y = COMIC.top + i * step
      return [
        ...cartoonPanel(pen, { name, lines, y, height }),
        ...labelled(pen, {
          label: 'Palavra com dois sentidos:',
          at: [COMIC.x + 2, y + height + 8.8],
          to: 142,
          size: 5,
          value: word,
        }),
        ...marksOf(pen.text(178, y + height + 8.8, 'Sentidos:', 5, { anchor: 'end' })),
        ...answerBox(pen, [187, y + height + 7], 9, LETTERS[bank.indexOf(i)] ?? ''),
      ]
    }),
    ...marksOf([
      pen.shape(box(COMIC.x, top, COMIC.width, COMIC.foot - top, 2), 'cream', 1),
      bank.map((joke, row) => {
        const y = top + 7.8 + row * 8.2
        const [one, other] = jokes[joke]?.senses ?? []
        return [
          badge(pen, [COMIC.x + 8, y - 1.8], LETTERS[row] ?? '', 3.4),
          pen.text(COMIC.x + 15, y, `${one}  •  ${other}`, 4.8, { font: 'text', anchor: 'start' }),
        ]
      }),
    ]),
  ]
}

export interface ExplainTask {
  readonly theme: ComicTheme
  readonly jokes: readonly { readonly joke: AskedJoke; readonly asks: readonly Ask[] }[]
}

/** «De» and the article of a name are one word. */
const ofSpeaker = (who: string) => `de ${who}`.replace(/^de (?=[ao] )/, 'd')

/** Questions on a joke: the sense of each speaker, and the sentence of science or with the last speaker's sense. */
export const asksOf = ({ word, who, senses, other, uses, science }: AskedJoke): Ask[] => [
  { ask: `Para ${who[0]}, ${word} é:`, options: [...senses, other], right: 0 },
  { ask: `Para ${who[1]}, ${word} é:`, options: [...senses, other], right: 1 },
  science === undefined
    ? { ask: `Frase com o sentido ${ofSpeaker(who[1])}:`, options: uses, right: 1 }
    : { ask: 'Frase de um livro de Ciências:', options: uses, right: science },
]

export function explainPage(pen: Pen, { theme, jokes }: ExplainTask, look: number): PageMark[] {
  const [height, step] = [48, 106.5]
  return [
    ...marksOf(comicPaper(pen, EDITIONS[theme], look)),
    ...jokes.flatMap(({ joke: { name, lines }, asks }, i): PageMark[] => {
      const y = COMIC.top + i * step
      return [
        ...cartoonPanel(pen, { name, lines, y, height }),
        ...marksOf(pen.shape(box(COMIC.x, y + height + 2.5, COMIC.width, 52, 2), 'cream', 0.9)),
        ...askedRows(pen, asks, { x: COMIC.x + 5, y: y + height + 9, width: 168, step: 8.4, size: 4.8 }),
      ]
    }),
  ]
}

export interface WriteTask {
  readonly theme: ComicTheme
  readonly open: OpenJoke
  /** Endings in the order of the page. */
  readonly endings: readonly string[]
  readonly told: ToldJoke
}

export function writePage(pen: Pen, { theme, open, endings, told }: WriteTask, look: number): PageMark[] {
  const [y, height] = [COMIC.top, 54]
  const second = y + height + 40
  const text = second + 47
  const written = [`— ${told.lines[0]}`, told.narrated[1], `— ${told.lines[1]}`]
  return [
    ...marksOf(comicPaper(pen, EDITIONS[theme], look)),
    ...cartoonPanel(pen, { name: open.name, lines: open.lines, y, height, isOpen: true }),
    ...marksOf(
      pen.text(COMIC.x + 2, y + height + 8, `Qual fala brinca com os dois sentidos de ${open.word}?`, 5, {
        anchor: 'start',
      }),
    ),
    ...endings.flatMap((words, i): PageMark[] => {
      const row = y + height + 16.5 + i * 8.6
      return [
        ...answerBox(pen, [COMIC.x + 6, row - 1.8], 7, words === open.lines[1] ? 'X' : ''),
        ...marksOf(pen.text(COMIC.x + 12, row, words, 5, { font: 'text', anchor: 'start' })),
      ]
    }),
    ...cartoonPanel(pen, { name: told.name, lines: told.lines, y: second, height: 47 }),
    ...marksOf([
      pen.text(COMIC.x + 2, text + 8.4, 'A piada por escrito', 5, { anchor: 'start' }),
      pen.text(COMIC.x + 2, text + 17, told.narrated[0], 5, { font: 'text', anchor: 'start' }),
    ]),
    ...Array.from({ length: 5 }, (_, i) =>
      ruled(pen, {
        at: [COMIC.x + 2, text + 28 + i * 9.6],
        to: COMIC.x + COMIC.width - 2,
        step: 0,
        count: 1,
        value: `${i === 0 ? 'Ex.: ' : ''}${written[i] ?? ''}`,
      }),
    ).flat(),
  ]
}
