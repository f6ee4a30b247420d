/** Column arithmetic on squared paper: sums and differences without and with exchange, products, long division. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { SUM_BOARD, sumBoard } from '../../studio/places/sum-board.ts'
import { type Column, columnSize, drawColumn } from './columns.ts'
import { divisionSize, drawDivision } from './long-division.ts'

export interface ColumnTask {
  readonly sign: '+' | '−' | '×' | '÷'
  readonly a: number
  readonly b: number
  /** The quotient, where something is divided. */
  readonly result: number
  readonly rest: number
}

const SIGNS = { adicao: '+', subtracao: '−', multiplicacao: '×', divisao: '÷' } as const
type Theme = keyof typeof SIGNS

/** Digits from the units upwards. */
const digitsOf = (n: number): number[] => [...String(n)].reverse().map(Number)
const digit = (n: number, place: number) => Math.floor(n / 10 ** place) % 10

/** Number of exchanged columns: carried in a sum or a product, borrowed in a difference. */
export function exchanges(sign: ColumnTask['sign'], a: number, b: number): number {
  const places = String(Math.max(a, b)).length
  let carried = 0
  let count = 0
  for (let place = 0; place < places; place++) {
    const [x, y] = [digit(a, place), digit(b, place)]
    if (sign === '+') carried = x + y + carried > 9 ? 1 : 0
    else if (sign === '−') carried = x - carried < y ? 1 : 0
    else carried = Math.floor((x * (b % 10) + carried) / 10)
    if (carried > 0 && place < places - (sign === '−' ? 0 : 1)) count += 1
  }
  return count
}

interface Range {
  readonly a: readonly [least: number, most: number]
  readonly b: readonly [least: number, most: number]
  readonly accept: (a: number, b: number) => boolean
}

const TASKS: Readonly<Record<Theme, Readonly<Record<Level, Range>>>> = {
  adicao: {
    facil: {
      a: [11, 78],
      b: [11, 78],
      accept: (a, b) => a + b < 100 && exchanges('+', a, b) === 0 && a % 10 > 0 && b % 10 > 0,
    },
    medio: { a: [14, 89], b: [12, 79], accept: (a, b) => a + b < 100 && exchanges('+', a, b) === 1 },
    desafio: { a: [145, 789], b: [126, 698], accept: (a, b) => a + b < 1000 && exchanges('+', a, b) === 2 },
  },
  subtracao: {
    facil: { a: [24, 99], b: [11, 78], accept: (a, b) => a - b > 10 && exchanges('−', a, b) === 0 && a % 10 > b % 10 },
    medio: { a: [31, 98], b: [12, 79], accept: (a, b) => a - b > 3 && exchanges('−', a, b) === 1 },
    desafio: { a: [310, 942], b: [114, 789], accept: (a, b) => a - b > 20 && exchanges('−', a, b) === 2 },
  },
  multiplicacao: {
    facil: { a: [11, 43], b: [2, 4], accept: (a, b) => exchanges('×', a, b) === 0 && a * b < 100 && a % 10 > 0 },
    medio: { a: [13, 98], b: [3, 9], accept: (a, b) => exchanges('×', a, b) === 1 && a % 10 > 1 },
    desafio: {
      a: [12, 89],
      b: [12, 49],
      accept: (a, b) => a % 10 > 1 && b % 10 > 1 && a * b < 3000 && exchanges('×', a, b) > 0,
    },
  },
  divisao: {
    facil: { a: [22, 99], b: [2, 4], accept: (a, b) => digitsOf(a).every((x) => x >= b && x % b === 0) },
    medio: { a: [30, 98], b: [2, 6], accept: (a, b) => a % b === 0 && digit(a, 1) % b > 0 && digit(a, 1) > b },
    desafio: {
      a: [125, 989],
      b: [3, 9],
      accept: (a, b) => a % b > 0 && digit(a, 2) >= b && !String(Math.floor(a / b)).includes('0'),
    },
  },
}

/** Tasks in a deck: enough for six pages; and how often two numbers are thrown to find them. */
const [DECK, THROWS] = [60, 6000]

function deckOf(options: SheetOptions, theme: Theme): ColumnTask[] {
  const { a: rangeA, b: rangeB, accept } = TASKS[theme][options.level]
  const sign = SIGNS[theme]
  const random = createRandom(options.seed).fork('numbers')
  const found = new Map<string, ColumnTask>()
  for (let i = 0; i < THROWS && found.size < DECK; i++) {
    const [a, b] = [random.integer(...rangeA), random.integer(...rangeB)]
    if (!accept(a, b)) continue
    const result = { '+': a + b, '−': a - b, '×': a * b, '÷': Math.floor(a / b) }[sign]
    found.set(`${a} ${b}`, { sign, a, b, result, rest: sign === '÷' ? a % b : 0 })
  }
  return [...found.values()]
}

interface Layout {
  readonly columns: number
  readonly rows: number
  /** Side of the squares to write in, mm. */
  readonly square: number
}

const LAYOUTS: Readonly<Record<Theme, Readonly<Record<Level, Layout>>>> = {
  adicao: {
    facil: { columns: 3, rows: 3, square: 14.2 },
    medio: { columns: 3, rows: 3, square: 12.2 },
    desafio: { columns: 3, rows: 3, square: 11.2 },
  },
  subtracao: {
    facil: { columns: 3, rows: 3, square: 14.2 },
    medio: { columns: 3, rows: 3, square: 12.2 },
    desafio: { columns: 3, rows: 3, square: 11.2 },
  },
  multiplicacao: {
    facil: { columns: 3, rows: 3, square: 14.2 },
    medio: { columns: 3, rows: 3, square: 11.2 },
    desafio: { columns: 3, rows: 2, square: 10.2 },
  },
  divisao: {
    facil: { columns: 2, rows: 3, square: 11.4 },
    medio: { columns: 2, rows: 3, square: 11.4 },
    desafio: { columns: 2, rows: 3, square: 8.6 },
  },
}

/** Digits of the largest number that a sum, difference or product of the level can have. */
const PLACES: Readonly<Record<Theme, Readonly<Record<Level, number>>>> = {
  adicao: { facil: 2, medio: 2, desafio: 3 },
  subtracao: { facil: 2, medio: 2, desafio: 3 },
  multiplicacao: { facil: 2, medio: 3, desafio: 4 },
  divisao: { facil: 2, medio: 2, desafio: 3 },
}

function drawTask(task: ColumnTask, cell: Box, theme: Theme, options: SheetOptions): PageMark[] {
  const { level, color } = options
  const { square } = LAYOUTS[theme][level]
  const places = PLACES[theme][level]
  if (task.sign === '÷') {
    const size = divisionSize(places, square)
    const at = { x: cell.x + (cell.width - size.width) / 2, y: cell.y + (cell.height - size.height) / 2 }
    return drawDivision({ a: task.a, b: task.b }, { ...at, places, square, color })
  }
  const column: Column = {
    sign: task.sign,
    a: task.a,
    b: task.b,
    places,
    carries: level !== 'facil',
    square,
  }
  const size = columnSize(column)
  // The sign leaves the left side lighter than the right one.
  const x = cell.x + (cell.width - size.width) / 2 - 1.5
  return drawColumn(column, x, cell.y + (cell.height - size.height) / 2, color)
}

/** The board within its frame, with a margin above and below. */
const ON_BOARD: Box = { ...SUM_BOARD, y: SUM_BOARD.y + 2, height: SUM_BOARD.height - 7 }

const nameOf = ({ a, sign, b }: ColumnTask) => `${a} ${sign} ${b}`

export const contaArmada: SheetKind<PagesFacts<readonly ColumnTask[]>> = {
  id: 'conta-armada',
  category: 'matematica',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const theme = (options.theme ?? 'adicao') as Theme
    const { columns, rows } = withAmount(options, LAYOUTS[theme][options.level])
    const perPage = columns * rows
    const pages = dealPages(options, { items: deckOf(options, theme), perPage, nameOf })
    return composeSheet(options, 'write', (_, index, sheet) => {
      const page = pages[index] ?? []
      const pen = new Pen(options.color)
      const seed = sheet.fork('people').integer(0, 99) + index
      const cells = cellsOf(columns, rows, { box: ON_BOARD, gap: 3 })
      return {
        marks: [
          ...marksOf(sumBoard(pen, castOfPage(CHILDREN, seed), seed)),
          ...taskTitle(pen, options),
          ...eachCell(page, cells, (task, cell) => drawTask(task, cell, theme, options)).flat(),
        ],
        whole: true,
        facts: page,
        items: page.map(nameOf),
      }
    })
  },
}
