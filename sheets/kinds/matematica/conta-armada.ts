/** Column arithmetic on squared paper: sums and differences without and with exchange, products, long division. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import { type PageMark, solved } from '../../scene/answers.ts'
import { group, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { EXAMPLE, SUM_BOARD, sumBoard } from '../../studio/places/sum-board.ts'
import type { CheckThing } from '../../studio/places/sum-checks.ts'
import { EXAMPLES } from './column-examples.ts'
import { type Column, columnSize, drawColumn } from './columns.ts'
import { divisionSize, drawDivision } from './long-division.ts'
import { dealChecks, drawChecks, type ResultChecks } from './result-checks.ts'

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

function taskOf(sign: ColumnTask['sign'], a: number, b: number): ColumnTask {
  const result = { '+': a + b, '−': a - b, '×': a * b, '÷': Math.floor(a / b) }[sign]
  return { sign, a, b, result, rest: sign === '÷' ? a % b : 0 }
}

function deckOf(options: SheetOptions, theme: Theme): ColumnTask[] {
  const { a: rangeA, b: rangeB, accept } = TASKS[theme][options.level]
  const sign = SIGNS[theme]
  const example = EXAMPLES[theme][options.level]
  const random = createRandom(options.seed).fork('numbers')
  const found = new Map<string, ColumnTask>()
  for (let i = 0; i < THROWS && found.size < DECK; i++) {
    const [a, b] = [random.integer(...rangeA), random.integer(...rangeB)]
    if (!accept(a, b) || (a === example[0] && b === example[1])) continue
    found.set(`${a} ${b}`, taskOf(sign, a, b))
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
    medio: { columns: 3, rows: 3, square: 11.2 },
    desafio: { columns: 3, rows: 3, square: 10.8 },
  },
  subtracao: {
    facil: { columns: 3, rows: 3, square: 14.2 },
    medio: { columns: 3, rows: 3, square: 11.2 },
    desafio: { columns: 3, rows: 3, square: 10.8 },
  },
  multiplicacao: {
    facil: { columns: 3, rows: 3, square: 14.2 },
    medio: { columns: 3, rows: 3, square: 11.2 },
    desafio: { columns: 3, rows: 2, square: 10.2 },
  },
  divisao: {
    facil: { columns: 2, rows: 3, square: 10.8 },
    medio: { columns: 2, rows: 3, square: 10.8 },
    desafio: { columns: 2, rows: 3, square: 7.8 },
  },
}

/** Digits of the largest number that a sum, difference or product of the level can have. */
const PLACES: Readonly<Record<Theme, Readonly<Record<Level, number>>>> = {
  adicao: { facil: 2, medio: 2, desafio: 3 },
  subtracao: { facil: 2, medio: 2, desafio: 3 },
  multiplicacao: { facil: 2, medio: 3, desafio: 4 },
  divisao: { facil: 2, medio: 2, desafio: 3 },
}

/** Bearers of the results of a page below its board, and their picture. */
const CHECKED: Readonly<Record<Theme, readonly [thing: CheckThing, picture: string]>> = {
  adicao: ['armarios', 'armário'],
  subtracao: ['janelas', 'janela'],
  multiplicacao: ['caixas', 'caixa'],
  divisao: ['baloes', 'balloon'],
}

interface SetOut {
  readonly size: { readonly width: number; readonly height: number }
  readonly draw: (x: number, y: number) => PageMark[]
}

/** Side of its squares where an example has four places, so that the names of these are legible, mm. */
const SMALL_SQUARE = 7.5

/** A task in its squares; an example has all of it, in the ink that is `written`, without boxes for two rows of carries. */
function setOut(task: ColumnTask, theme: Theme, { level, color }: SheetOptions, written?: Ink): SetOut {
  const isLong = written !== undefined && task.sign === '×' && task.b > 9
  const square = isLong ? SMALL_SQUARE : LAYOUTS[theme][level].square
  const places = PLACES[theme][level]
  const { a, b, sign } = task
  if (sign === '÷') {
    return {
      size: divisionSize(places, square),
      draw: (x, y) => drawDivision({ a, b }, { x, y, places, square, color, ...(written && { written }) }),
    }
  }
  const column: Column = { sign, a, b, places, carries: level !== 'facil' && !isLong, square }
  return { size: columnSize(column), draw: (x, y) => drawColumn(column, x, y, color, written) }
}

/** The sign leaves the left side of a column lighter than the right one. */
const LIGHTER = 1.5

function drawTask(task: ColumnTask, cell: Box, theme: Theme, options: SheetOptions): PageMark[] {
  const { size, draw } = setOut(task, theme, options)
  const lighter = theme === 'divisao' ? 0 : LIGHTER
  return draw(cell.x + (cell.width - size.width) / 2 - lighter, cell.y + (cell.height - size.height) / 2)
}

/** Ink of the example's writing: dark enough in grey, too. */
const PENCIL: Ink = [90, 60, 0, 45]
/** Above the example, and beside it, mm. */
const [ITS_WORDS, BESIDE] = [8.5, 2]

/** On its sheet of paper, with everything that the child is going to write. */
function drawExample(theme: Theme, options: SheetOptions): Mark {
  const [a, b] = EXAMPLES[theme][options.level]
  const { size, draw } = setOut(taskOf(SIGNS[theme], a, b), theme, options, PENCIL)
  const room = { width: EXAMPLE.width - 2 * BESIDE, height: EXAMPLE.height - ITS_WORDS - BESIDE }
  const scale = Math.min(1, room.width / size.width, room.height / size.height)
  const x = EXAMPLE.x + (EXAMPLE.width - size.width * scale) / 2 - (theme === 'divisao' ? 0 : LIGHTER)
  const y = EXAMPLE.y + ITS_WORDS + (room.height - size.height * scale) / 2
  return group(round(x), round(y), solved(draw(0, 0)), { scale: round(scale) })
}

/** The board within its frame, with a margin above and below. */
const ON_BOARD: Box = { ...SUM_BOARD, y: SUM_BOARD.y + 1, height: SUM_BOARD.height - 3 }

const nameOf = ({ a, sign, b }: ColumnTask) => `${a} ${sign} ${b}`

export interface ColumnPage {
  readonly tasks: readonly ColumnTask[]
  readonly checks: ResultChecks
}

export const contaArmada: SheetKind<PagesFacts<ColumnPage>> = {
  id: 'conta-armada',
  category: 'matematica',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const theme = (options.theme ?? 'adicao') as Theme
    const { columns, rows } = withAmount(options, LAYOUTS[theme][options.level])
    const perPage = columns * rows
    const pages = dealPages(options, {
      items: deckOf(options, theme),
      perPage,
      nameOf,
      // Each has a thing of its own below the board.
      accept: (page, { result }) => page.every((other) => other.result !== result),
    })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const tasks = pages[index] ?? []
      const pen = new Pen(options.color)
      const seed = sheet.fork('people').integer(0, 99) + index
      const [who = 'bia'] = castOfPage(CHILDREN, seed)
      const cells = cellsOf(columns, rows, { box: ON_BOARD, gap: 3 })
      const checks = dealChecks(
        tasks.map(({ result }) => result),
        random.fork('checks'),
      )
      return {
        marks: [
          ...marksOf(sumBoard(pen, who, seed)),
          ...taskTitle(pen, options),
          drawExample(theme, options),
          ...eachCell(tasks, cells, (task, cell) => drawTask(task, cell, theme, options)).flat(),
          ...drawChecks(pen, CHECKED[theme][0], checks, seed),
        ],
        whole: true,
        facts: { tasks, checks },
        pictures: [CHECKED[theme][1]],
        items: tasks.map(nameOf),
      }
    })
  },
}
