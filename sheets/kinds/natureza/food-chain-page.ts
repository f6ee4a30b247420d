/** Questions of the paper: sentences of a field book, a chain to fill, questions about a web. */

import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLACK } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { PAPER, paperLeft, straight, type View } from './food-place.ts'
import type { Being } from './food-webs.ts'

const PAPER_ARROW = 1.2
const START = { font: 'text', anchor: 'start' } as const
const INDENT = 6

/** Size of a question, and the room of its words beside a line to write on, mm. */
const ASKED = 4.95
const ROOM = PAPER.width - 2 * INDENT - 40

/** A line of the paper: its words, and a line to write on up to the edge. */
function question(pen: Pen, left: number, y: number, words: string, written: string, size = ASKED): PageMark[] {
  const { from, marks } = wordsAndLine(pen, words, [left + INDENT, y], size, left + PAPER.width - INDENT)
  return [
    ...marks,
    writtenAnswer(
      from + 2,
      y - 1.6,
      written,
      fitTextSize(written, 'display', 5, left + PAPER.width - INDENT - from - 3),
      {
        anchor: 'start',
      },
    ),
  ]
}

/** The reading of arrows, with one to look at. */
function arrowRule(pen: Pen, left: number): Drawing {
  const y = PAPER.y + 8
  return [
    straight([left + INDENT + 1, y - 1.5], [left + INDENT + 13, y - 1.5], BLACK, PAPER_ARROW),
    pen.text(left + INDENT + 17, y, 'A seta vai do alimento para quem se alimenta dele.', 4.6, START),
  ]
}

const fieldNote = (pen: Pen, left: number, y: number, words: string, size: number): Drawing => [
  pen.shape(circle(left + INDENT + 2, y - 1.7, 1.3), 'orange', 0.7),
  pen.text(left + INDENT + 7, y, words, fitTextSize(words, 'text', size, PAPER.width - 18), START),
]

/** Sentences of the field book, and the question that begins the chain. */
export function fieldNotes(pen: Pen, view: View, sentences: readonly string[], producer: string): PageMark[] {
  const left = paperLeft(view)
  const notes = sentences.map((sentence, i) => fieldNote(pen, left, PAPER.y + 20 + i * 11, sentence, 5.4))
  return [
    ...marksOf([arrowRule(pen, left), notes]),
    ...question(pen, left, PAPER.y + 57, 'A cadeia começa com o produtor:', producer),
  ]
}

const BOX = { width: 31.8, height: 12.6, gap: 4.8 }

/** Four boxes, each with what its being does in the chain; every second page asks other things; the clue names which animals eat others. */
export function chainToFill(
  pen: Pen,
  view: View,
  beings: readonly Being[],
  { clue, decomposer, isSecond }: { readonly clue: string; readonly decomposer: string; readonly isSecond: boolean },
): PageMark[] {
  const left = paperLeft(view)
  const y = PAPER.y + 9
  const middle = y + BOX.height / 2
  const first = left + (PAPER.width - 4 * BOX.width - 3 * BOX.gap) / 2
  const marks = beings.flatMap(({ name, role }, i): PageMark[] => {
    const x = first + i * (BOX.width + BOX.gap)
    const part = role === 'produtor' || role === 'decompositor' ? role : 'consumidor'
    return [
      ...marksOf([
        pen.text(x + BOX.width / 2, y - 2.6, part, 4.4, { font: 'text' }),
        pen.shape(box(x, y, BOX.width, BOX.height, 2), 'white', 0.9),
        i ? straight([x - BOX.gap + 1, middle], [x - 0.8, middle], BLACK, PAPER_ARROW) : [],
      ]),
      writtenAnswer(x + BOX.width / 2, middle, name, fitTextSize(name, 'text', 5.2, BOX.width - 2), { font: 'text' }),
    ]
  })
  const name = (i: number) => beings[i]?.name ?? ''
  const asked: readonly (readonly [string, string])[] = [
    ...(isSecond
      ? ([
          ['Quem faz o próprio alimento?', name(0)],
          ['Consumidor secundário, o que come o primário:', name(2)],
        ] as const)
      : ([
          ['A energia da cadeia vem da luz do', 'Sol'],
          ['Consumidor primário, o que come o produtor:', name(1)],
        ] as const)),
    ['Quem devolve nutrientes ao ambiente?', decomposer],
  ]
  const size = Math.min(...asked.map(([words]) => fitTextSize(words, 'text', ASKED, ROOM)))
  return [
    ...marks,
    ...marksOf(fieldNote(pen, left, PAPER.y + 31, clue, size)),
    ...asked.flatMap(([words, written], i) => question(pen, left, PAPER.y + 41 + i * 9.5, words, written, size)),
  ]
}

interface Vanishing {
  readonly decomposer: string
  readonly all: string
  /** Animals that ate it. */
  readonly losers: readonly string[]
  /** A being whose number changes at first. */
  readonly counted: { readonly number: string; readonly change: Change }
  readonly example: readonly string[]
}

const LETTERS = [
  ['P', 'produtor'],
  ['H', 'herbívoro'],
  ['C', 'carnívoro'],
  ['D', 'decompositor'],
] as const

/** From the words to the first line, and from one line to the next, mm. */
const COPIED = { words: 45.4, gap: 6.4 }

/** Lines with arrows between them. */
function copiedChain(pen: Pen, left: number, y: number, names: readonly string[]): PageMark[] {
  const { words, gap } = COPIED
  const first = left + INDENT + words
  const step = (PAPER.width - INDENT - 3 - words + gap) / names.length
  const line = step - gap
  return [
    ...marksOf(pen.text(left + INDENT, y, 'Copie uma cadeia:', 4.4, START)),
    writtenAnswer(first - 2.8, y - 1.6, 'ex.', 3.2),
    ...names.flatMap((name, i): PageMark[] => {
      const x = first + i * step
      return [
        ...marksOf([
          pen.line(`M${round(x)} ${y + 1}h${round(line)}`, 0.6),
          i ? straight([x - gap + 1, y - 1], [x - 1, y - 1], BLACK, PAPER_ARROW) : [],
        ]),
        writtenAnswer(x + line / 2, y - 1.6, name, fitTextSize(name, 'text', 5, line), { font: 'text' }),
      ]
    }),
  ]
}

const CHANGES = ['aumenta', 'diminui', 'continua igual'] as const
export type Change = (typeof CHANGES)[number]

const LEGEND = [0, 31.5, 65, 98]
const CHOICES = [INDENT + 4, INDENT + 42, INDENT + 78] as const

/** An arrow from the remains of all to those who live on them. */
function wayOfRemains(pen: Pen, left: number, y: number, decomposer: string): Drawing {
  const words = 'restos de todos os seres vivos'
  const from = left + INDENT + measureText(words, 'text', 4.6) + 2
  return [
    pen.text(left + INDENT, y, words, 4.6, START),
    straight([from, y - 1.6], [from + 12, y - 1.6], BLACK, PAPER_ARROW),
    pen.text(from + 14.5, y, decomposer, 4.6, START),
  ]
}

/** Meaning of the letters, and questions for the case that one is gone. */
export function webQuestions(
  pen: Pen,
  view: View,
  { all, losers, counted, example, decomposer }: Vanishing,
): PageMark[] {
  const left = paperLeft(view)
  const top = PAPER.y
  const legend = LETTERS.map(([letter, role], i) => {
    const x = left + INDENT + (LEGEND[i] ?? 0)
    return [
      pen.shape(box(x, top + 3.4, 6.6, 6.6, 1.2), 'yellowPale', 0.8),
      pen.text(x + 3.3, top + 8.4, letter, 4.8),
      pen.text(x + 8.4, top + 8.3, role, 4.6, START),
    ]
  })
  const y = top + 51.5
  const choice = (word: string, i: number): Drawing => [
    pen.shape(box(left + (CHOICES[i] ?? 0), y - 4.6, 5.6, 5.6, 1), 'white', 0.8),
    pen.text(left + (CHOICES[i] ?? 0) + 7.6, y, word, 4.8, START),
  ]
  return [
    ...marksOf([
      legend,
      wayOfRemains(pen, left, top + 17.2, decomposer),
      pen.text(left + INDENT, top + 25.6, `Imagine este lugar sem ${all}.`, 5, START),
      pen.text(left + INDENT, top + 43.4, `No começo, a quantidade de ${counted.number}…`, 4.8, START),
      CHANGES.map(choice),
    ]),
    writtenAnswer(left + (CHOICES[CHANGES.indexOf(counted.change)] ?? 0) + 2.8, y - 1.8, 'X', 5),
    // Decomposers lose food too: animals are asked for.
    ...question(
      pen,
      left,
      top + 34.4,
      losers.length > 1 ? 'Que animais perdem alimento?' : 'Que animal perde alimento?',
      losers.join(' e '),
    ),
    ...copiedChain(pen, left, top + 60.6, example),
  ]
}
