/** The chart of the numbers from 1 to 100: the missing ones are written in, or pieces cut out of it are completed. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLUE, GREEN, ORANGE, PINK, PURPLE, TEAL, tint, YELLOW } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'

export interface ChartPiece {
  /** In reading order. */
  readonly numbers: readonly number[]
  /** Numbers that are printed. */
  readonly given: readonly number[]
}

const MOST = 100
const COLUMNS = 10
const ROW_INKS: readonly Ink[] = [YELLOW, ORANGE, PINK, PURPLE, BLUE, TEAL, GREEN, YELLOW, ORANGE, PINK]

const columnOf = (n: number) => (n - 1) % COLUMNS
const rowOf = (n: number) => Math.floor((n - 1) / COLUMNS)

/** Numbers that are missing from the whole chart, by level. */
const MISSING: Readonly<Record<Level, number>> = { facil: 30, medio: 55, desafio: 78 }
/** Longest run of missing numbers in a row of the chart. */
const LONGEST_RUN: Readonly<Record<Level, number>> = { facil: 2, medio: 4, desafio: 9 }

function longestRun(missing: ReadonlySet<number>): number {
  let [run, longest] = [0, 0]
  for (let n = 1; n <= MOST; n++) {
    run = missing.has(n) && columnOf(n) > 0 ? run + 1 : missing.has(n) ? 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** A chart with gaps: every row and every column shows a number at least. */
function chartWithGaps(random: Random, level: Level): ChartPiece {
  const numbers = Array.from({ length: MOST }, (_, i) => i + 1)
  const missing = new Set<number>()
  const shown = (of: (n: number) => number, value: number) =>
    numbers.filter((n) => of(n) === value && !missing.has(n)).length
  for (const n of random.shuffle(numbers)) {
    if (missing.size >= MISSING[level]) break
    if (shown(rowOf, rowOf(n)) < 2 || shown(columnOf, columnOf(n)) < 2) continue
    missing.add(n)
    if (longestRun(missing) > LONGEST_RUN[level]) missing.delete(n)
  }
  return { numbers, given: numbers.filter((n) => !missing.has(n)) }
}

/** Shapes of the pieces: columns and rows from the number in the middle. */
const SHAPES: Readonly<Record<Level, readonly (readonly (readonly [dx: number, dy: number])[])[]>> = {
  facil: [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [0, -1],
      [0, 0],
      [0, 1],
    ],
  ],
  medio: [
    [
      [0, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [-1, -1],
      [0, -1],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, -1],
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  ],
  desafio: [
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, -2],
      [0, -1],
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
    [
      [-2, 0],
      [-1, 0],
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    [
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  ],
}

const PIECES: Readonly<Record<Level, readonly [columns: number, rows: number]>> = {
  facil: [2, 4],
  medio: [2, 3],
  desafio: [2, 3],
}
const ATTEMPTS = 500

/** Pieces cut out of the chart; at most one number of each is printed, and no two show the same one. */
function cutPieces(random: Random, level: Level, count: number, used: Set<number>): ChartPiece[] {
  const shapes = random.shuffle(SHAPES[level])
  const pieces: ChartPiece[] = []
  for (let attempt = 0; pieces.length < count && attempt < ATTEMPTS; attempt++) {
    const shape = shapes[pieces.length % shapes.length] ?? []
    const middle = random.integer(2, MOST - 1)
    const cells = shape.map(([dx, dy]) => ({ column: columnOf(middle) + dx, row: rowOf(middle) + dy }))
    if (cells.some(({ column, row }) => column < 0 || column > 9 || row < 0 || row > 9)) continue
    const numbers = cells.map(({ column, row }) => row * COLUMNS + column + 1).sort((a, b) => a - b)
    const given = level === 'desafio' ? random.pick(numbers) : middle
    if (used.has(given) || !numbers.includes(given)) continue
    used.add(given)
    pieces.push({ numbers, given: [given] })
  }
  return pieces
}

function square(n: number, x: number, y: number, side: number, look: { given: boolean; color: boolean }): PageMark[] {
  const { given, color } = look
  const ink = ROW_INKS[rowOf(n)] ?? YELLOW
  return [
    rect(x, y, side, side, { width: 0.5, ...(color && given && { fill: tint(ink, 0.5) }) }),
    (given ? centredText : writtenAnswer)(x + side / 2, y + side / 2, String(n), side * 0.46),
  ]
}

function drawChart(chart: ChartPiece, color: boolean): PageMark[] {
  const side = CONTENT.width / COLUMNS
  const top = CONTENT.y + (CONTENT.height - side * COLUMNS) / 2
  return [
    ...chart.numbers.flatMap((n) =>
      square(n, CONTENT.x + columnOf(n) * side, top + rowOf(n) * side, side, {
        given: chart.given.includes(n),
        color,
      }),
    ),
    rect(CONTENT.x, top, CONTENT.width, side * COLUMNS, { width: 1.1 }),
  ]
}

function drawPiece(piece: ChartPiece, cell: Box, level: Level, color: boolean): PageMark[] {
  const [columns, rows] = [piece.numbers.map(columnOf), piece.numbers.map(rowOf)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1]
  const side = Math.min(level === 'facil' ? 17 : 17.5, (cell.width - 4) / wide, (cell.height - 1) / high)
  const [x, y] = [middleX(cell) - (wide * side) / 2, middleY(cell) - (high * side) / 2]
  return piece.numbers.flatMap((n) =>
    square(n, x + (columnOf(n) - left) * side, y + (rowOf(n) - top) * side, side, {
      given: piece.given.includes(n),
      color,
    }),
  )
}

function pagesOf(options: SheetOptions): ChartPiece[][] {
  const random = createRandom(options.seed).fork('chart')
  const used = new Set<number>()
  const [columns, rows] = PIECES[options.level]
  return Array.from({ length: options.pages }, (_, page) =>
    options.theme === 'pedacos'
      ? cutPieces(random.fork(page), options.level, columns * rows, used)
      : [chartWithGaps(random.fork(page), options.level)],
  )
}

export const quadroDoCem: SheetKind<PagesFacts<readonly ChartPiece[]>> = {
  id: 'quadro-do-cem',
  category: 'matematica',
  themes: ['completar', 'pedacos'],
  draw: (options) => {
    const { level, color } = options
    const pages = pagesOf(options)
    return composeSheet(options, 'write', (_, index) => {
      const page = pages[index] ?? []
      const [columns, rows] = PIECES[level]
      const drawn = (): PageMark[] => {
        const [first] = page
        if (options.theme !== 'pedacos') return first ? drawChart(first, color) : []
        return eachCell(page, cellsOf(columns, rows, { gap: 6 }), (piece, cell) =>
          drawPiece(piece, cell, level, color),
        ).flat()
      }
      const items = options.theme === 'pedacos' ? page.map(({ given, numbers }) => `${given} ${numbers}`) : []
      return { marks: drawn(), facts: page, items }
    })
  },
}
