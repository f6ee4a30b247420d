/** Pictograms that are places: books on the shelves of a library, bottles of water on the steps of a yard. */
import type { Box } from '../../lettering/bounds.ts'
import { capital } from '../../page/capital.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { nameOf } from '../../studio/cast/people.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { sumOf } from './balance-tasks.ts'
import { type BlankSentence, blankSentence, ownWords } from './blank-sentences.ts'
import { drawn } from './decimal-numbers.ts'
import type { DataTheme } from './standing-columns.ts'

export interface PictogramTask {
  readonly names: readonly string[]
  /** Halves of a symbol in each row. */
  readonly halves: readonly number[]
  /** Number that a whole symbol means. */
  readonly whole: number
  readonly heading: string
  readonly sentences: readonly BlankSentence[]
  readonly example: readonly string[]
}

const ROWS = 5
const GENRES = ['gibis', 'contos', 'poemas', 'fábulas', 'ciências', 'piadas', 'lendas']
const USES = ['banho', 'descarga', 'pia', 'roupa', 'jardim']
const MONTHS = ['março', 'abril', 'maio', 'junho', 'agosto', 'setembro'] as const
const HOSTS = ['sofia', 'davi', 'iara', 'nina', 'theo', 'bia'] as const
/** Value of a whole symbol, and most halves in a row. */
const SCALE: Readonly<Record<DataTheme, { readonly whole: number; readonly most: number }>> = {
  escola: { whole: 10, most: 15 },
  cidade: { whole: 20, most: 13 },
}

export function pictogramTask(random: Random, theme: DataTheme, look: number): PictogramTask {
  const { whole, most } = SCALE[theme]
  const halves = drawn(
    random.fork('halves'),
    (one) =>
      one.sample(
        Array.from({ length: most - 2 }, (_, i) => i + 3),
        ROWS,
      ),
    (all) => [2, 3].includes(all.filter((count) => count % 2).length),
  )
  const isBooks = theme === 'escola'
  const names = isBooks ? random.fork('names').sample(GENRES, ROWS) : random.fork('names').shuffle(USES)
  const values = halves.map((count) => (count * whole) / 2)
  const first = values.indexOf(Math.max(...values))
  const last = values.indexOf(Math.min(...values))
  const [a = 0, b = 0] = random.fork('pair').sample(
    [...values.keys()].filter((i) => i !== first),
    2,
  )
  const total = sumOf(values)
  const at = (i: number) => values[i] ?? 0
  const unit = isBooks ? 'empréstimos' : 'litros'
  const host = nameOf(inTurn(HOSTS, look))
  return {
    names,
    halves,
    whole,
    heading: isBooks ? `Biblioteca: os empréstimos de ${inTurn(MONTHS, look)}` : `Um dia de água na casa de ${host}`,
    sentences: [
      { words: `O maior número é o de @: # ${unit}.`, values: [names[first] ?? '', String(at(first))] },
      { words: `${capital(names[a] ?? '')} e ${names[b]} somam # ${unit}.`, values: [String(at(a) + at(b))] },
      { words: `No total, foram # ${unit}.`, values: [String(total)] },
    ],
    example: [
      `Exemplo: o maior número é o de ${names[first]}, com ${at(first)} ${unit}.`,
      `O menor é o de ${names[last]}, com ${at(last)}. A diferença é de ${at(first) - at(last)} ${unit}.`,
    ],
  }
}

const CASE: Box = { x: 14, y: 60, width: 148, height: 122 }
const SHELF = CASE.height / ROWS
const [PLATE, SYMBOLS, PITCH] = [27, 46, 11]
const VALUE = { width: 17, height: 13 }
const WALLS = ['pinkPale', 'foam', 'yellowPale', 'skyLow'] as const
const BACKS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'teal'] as const

const footOf = (row: number) => CASE.y + (row + 1) * SHELF - 2.4

/** A thick book; a thin one means half of it. */
function book(pen: Pen, left: number, foot: number, isHalf: boolean, fill: Fill): Drawing {
  const width = isHalf ? 4.6 : 9.8
  const height = 18
  return [
    pen.shape(box(left, foot - height, width, height, 0.8), fill, 0.9),
    pen.line(`M${left} ${foot - height + 3}h${width}M${left} ${foot - 3}h${width}`, 0.5),
    isHalf ? [] : pen.shape(box(left + 2.2, foot - 12.5, width - 4.4, 5.5, 0.6), 'cream', 0.5),
  ]
}

/** A bottle of water, full or filled to its middle. */
function bottle(pen: Pen, left: number, foot: number, isHalf: boolean): Drawing {
  const body = `M${left} ${foot}V${foot - 12}q0 -3 3 -3.600v-1.800h3.600v1.800q3 0.600 3 3.600V${foot}z`
  const level = isHalf ? foot - 6.4 : foot - 12.6
  return [
    pen.shape(body, 'white', null),
    pen.clip(body, [
      pen.shape(box(left, level, 10, foot - level), 'blue', null),
      // Without colour the water shows by its waves.
      pen.colour
        ? []
        : Array.from({ length: isHalf ? 3 : 6 }, (_, i) =>
            pen.line(`M${left} ${foot - 1.8 - i * 2}q2.500 -1.200 5 0t5 0`, 0.5),
          ),
    ]),
    pen.line(`M${left} ${level}h9.600`, 0.7),
    pen.shape(body, null, 0.9),
    pen.shape(box(left + 2.3, foot - 19.4, 5, 2.4, 0.6), 'blueDark', 0.6),
  ]
}

const symbol = (pen: Pen, theme: DataTheme, left: number, foot: number, isHalf: boolean, fill: Fill): Drawing =>
  theme === 'escola' ? book(pen, left, foot, isHalf, fill) : bottle(pen, left, foot, isHalf)

function shelves(pen: Pen, theme: DataTheme, { names, halves }: PictogramTask, look: number): Drawing {
  return names.map((name, row) => {
    const foot = footOf(row)
    const count = halves[row] ?? 0
    const fill = inTurn(BACKS, look + row)
    return [
      pen.shape(box(CASE.x, foot, CASE.width, 2.8), 'wood', 0.9),
      pen.shape(box(CASE.x + 3, foot - 14, PLATE, 9, 1.6), 'white', 0.8),
      pen.text(CASE.x + 3 + PLATE / 2, foot - 7.8, name, 4.8, { font: 'text' }),
      Array.from({ length: Math.ceil(count / 2) }, (_, i) =>
        symbol(pen, theme, SYMBOLS + i * PITCH, foot, i * 2 + 1 === count, fill),
      ),
    ]
  })
}

/** Meaning of the symbols, on a sign above the host: a white book is one of any colour. */
function legend(pen: Pen, theme: DataTheme, { whole }: PictogramTask): Drawing {
  const x = 166
  const foot = [83, 106]
  return [
    pen.shape(box(x, 60, 31, 55, 2.4), 'white', 0.9),
    [false, true].map((isHalf, i) => [
      symbol(pen, theme, x + 3.4 + (isHalf && theme === 'escola' ? 2.6 : 0), foot[i] ?? 0, isHalf, 'white'),
      pen.text(x + 22, (foot[i] ?? 0) - 7.6, isHalf ? whole / 2 : whole, 6),
    ]),
    pen.text(x + 15.5, 111.6, theme === 'escola' ? 'empréstimos' : 'litros', 4.2, { font: 'text' }),
  ]
}

function place(pen: Pen, theme: DataTheme, look: number): Drawing {
  const isLibrary = theme === 'escola'
  const tiles = [
    ...Array.from({ length: 11 }, (_, i) => `M-4 ${60 + i * 12}H218`),
    ...Array.from({ length: 14 }, (_, i) => `M${i * 16} 40V186`),
  ]
  return [
    pen.shape(box(0, 0, 214, 300), isLibrary ? inTurn(WALLS, look) : 'bluePale', null),
    isLibrary ? [] : pen.line(tiles.join(''), 0.5, 'foam'),
    pen.shape(box(-4, 186, 222, 120), isLibrary ? 'woodPale' : 'stone', 1.1),
    pen.shape(box(CASE.x - 3, CASE.y - 3, CASE.width + 6, CASE.height + 6, 2), isLibrary ? 'wood' : 'woodPale', 1.2),
    pen.shape(box(CASE.x, CASE.y, CASE.width, CASE.height), isLibrary ? 'cream' : 'foam', 0.9),
  ]
}

/** Boxes for the number of each row, at the end of its shelf. */
const values = (pen: Pen, { halves, whole }: PictogramTask): PageMark[] =>
  halves.flatMap((count, row): PageMark[] => {
    const [x, y] = [CASE.x + CASE.width - VALUE.width - 1.6, footOf(row) - 16.6]
    return [
      ...marksOf(pen.shape(box(x, y, VALUE.width, VALUE.height, 2), 'white', 1)),
      writtenAnswer(x + VALUE.width / 2, y + VALUE.height / 2, String((count * whole) / 2), 6),
    ]
  })

const NEWS: Box = { x: 14, y: 190, width: 182, height: 93 }
const ROW = 12.6
const CHOICES = ['comparar números', 'dar uma opinião']

/** The two uses that a chart in a news text might have; the first one is right. */
function purpose(pen: Pen, y: number, look: number): PageMark[] {
  const order = look % 2 ? CHOICES.toReversed() : CHOICES
  return [
    ...marksOf(pen.text(NEWS.x + 5, y + 1.8, 'O gráfico serve para', 4.8, { font: 'text', anchor: 'start' })),
    ...order.flatMap((words, i): PageMark[] => {
      const x = NEWS.x + 57 + i * 62
      return [
        ...marksOf([
          pen.shape(box(x, y - 3.6, 7.2, 7.2, 1.2), 'white', 0.9),
          pen.text(x + 9.6, y + 1.7, words, 4.8, { font: 'text', anchor: 'start' }),
        ]),
        ...(words === CHOICES[0]
          ? [answer([path(`M${x + 1.2} ${y}l2 2.400l4 -5.600`, { stroke: ANSWER_RED, width: 1.2 })])]
          : []),
      ]
    }),
  ]
}

export function pictogramPage(pen: Pen, task: PictogramTask, theme: DataTheme, look: number): PageMark[] {
  const { x, y, width } = NEWS
  return [
    ...marksOf([
      place(pen, theme, look),
      shelves(pen, theme, task, look),
      legend(pen, theme, task),
      person(pen, inTurn(HOSTS, look), 182, 188, 0.84, { pose: POINT_LEFT }),
      pen.shape(box(x, y, width, NEWS.height, 2), 'white', 1.1),
      pen.text(x + width / 2, y + 8.6, task.heading, 6.4),
      pen.line(`M${x + 5} ${y + 11}h${width - 10}M${x + 5} ${y + 12.4}h${width - 10}`, 0.6),
    ]),
    ...values(pen, task),
    ...task.sentences.flatMap((one, i) => blankSentence(pen, [x + 5, y + 20 + i * ROW], width - 10, one)),
    ...purpose(pen, y + 57, look),
    ...marksOf(
      pen.text(x + 5, y + 69, 'O que o gráfico mostra? Escreva com números.', 4.8, { font: 'text', anchor: 'start' }),
    ),
    ...ownWords(pen, [x + 5, y + 78.4], width - 10, { pitch: 9.6, example: task.example }),
  ]
}
