/** The chart of the numbers from 1 to 100: the missing ones are written in, or pieces cut out of it are completed. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { rect } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type ChartPiece, COLUMNS, columnOf, MOST, rowOf, square } from './chart-of-100.ts'
import { drawPieces } from './chart-pieces.ts'

/** Numbers that are missing from the whole chart, by level. */
const MISSING: Readonly<Record<Level, number>> = { facil: 30, medio: 55, desafio: 78 }
/** Longest run of missing numbers in a row of the chart. */
const LONGEST_RUN: Readonly<Record<Level, number>> = { facil: 2, medio: 4, desafio: 9 }

function longestRun(missing: ReadonlySet<number>): number {
  let [run, longest] = [0, 0]
  for (let n = 1; n <= MOST; n++) {
    const before = columnOf(n) > 0 ? run : 0
    run = missing.has(n) ? before + 1 : 0
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

/** Neighbours to the side, above and below: two pieces that touch would look like one. */
const touches = (one: readonly number[], other: readonly number[]) =>
  one.some((n) => other.some((m) => Math.abs(columnOf(n) - columnOf(m)) + Math.abs(rowOf(n) - rowOf(m)) <= 1))

/** Pieces cut out of the chart in one go; fewer than `count` where no room was left. */
function cutOnce(random: Random, level: Level, count: number, used: ReadonlySet<number>): ChartPiece[] {
  const shapes = random.shuffle(SHAPES[level])
  const pieces: ChartPiece[] = []
  for (let attempt = 0; pieces.length < count && attempt < ATTEMPTS; attempt++) {
    const shape = shapes[pieces.length % shapes.length] ?? []
    const middle = random.integer(2, MOST - 1)
    const cells = shape.map(([dx, dy]) => ({ column: columnOf(middle) + dx, row: rowOf(middle) + dy }))
    if (cells.some(({ column, row }) => column < 0 || column > 9 || row < 0 || row > 9)) continue
    const numbers = cells.map(({ column, row }) => row * COLUMNS + column + 1).sort((a, b) => a - b)
    const given = level === 'desafio' ? random.pick(numbers) : middle
    if (used.has(given) || pieces.some((piece) => piece.given.includes(given))) continue
    // The easiest ones stay where they were cut.
    if (level === 'facil' && pieces.some((piece) => touches(piece.numbers, numbers))) continue
    pieces.push({ numbers, given: [given] })
  }
  return pieces
}

/** At most one number of each piece is printed, and no two show the same one. */
function cutPieces(random: Random, level: Level, count: number, used: Set<number>): ChartPiece[] {
  let pieces = cutOnce(random, level, count, used)
  for (let again = 0; pieces.length < count && again < ATTEMPTS; again++)
    pieces = cutOnce(random.fork(again), level, count, again < ATTEMPTS / 2 ? used : new Set())
  for (const { given } of pieces) for (const n of given) used.add(n)
  return pieces
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
    return composeSheet(options, 'write', (_, index, sheet) => {
      const page = pages[index] ?? []
      const inPieces = options.theme === 'pedacos'
      const seed = sheet.fork('people').integer(0, 99) + index
      return {
        marks: inPieces
          ? drawPieces(options, page, PIECES[level], seed)
          : page.flatMap((chart) => drawChart(chart, color)),
        ...(inPieces && { whole: true }),
        facts: page,
        items: inPieces ? page.map(({ given, numbers }) => `${given} ${numbers}`) : [],
      }
    })
  },
}
