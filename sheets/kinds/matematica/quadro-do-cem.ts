/** The chart of the numbers from 1 to 100: completed and coloured until a picture appears, or cut into pieces. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type ChartPiece, type ChartSecret, COLUMNS, columnOf, MOST, rowOf } from './chart-of-100.ts'
import { drawPieces } from './chart-pieces.ts'
import { CHART_SECRETS } from './chart-secrets.ts'
import { drawChart } from './whole-chart.ts'

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

type Shape = readonly (readonly [dx: number, dy: number])[]

/** Shapes of the pieces: columns and rows from the number in the middle. */
const SHAPES: Readonly<Record<Level, readonly Shape[]>> = {
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
/** Rows of a piece: all squares have one size. */
const TALLEST = 3

/** The shapes of a level turned and mirrored, each once, none taller than others. */
function shapesOf(level: Level): Shape[] {
  if (level === 'facil') return [...SHAPES.facil]
  const turns: readonly ((spot: readonly [number, number]) => readonly [number, number])[] = [
    ([x, y]) => [x, y],
    ([x, y]) => [-y, x],
    ([x, y]) => [-x, -y],
    ([x, y]) => [y, -x],
  ]
  const all = SHAPES[level].flatMap((shape) =>
    turns.flatMap((turn) => [shape.map(turn), shape.map(turn).map(([x, y]) => [-x, y] as const)]),
  )
  const lookOf = (shape: Shape) => {
    const [left, top] = [Math.min(...shape.map(([x]) => x)), Math.min(...shape.map(([, y]) => y))]
    return shape
      .map(([x, y]) => `${x - left} ${y - top}`)
      .sort()
      .join()
  }
  const heightOf = (shape: Shape) => Math.max(...shape.map(([, y]) => y)) - Math.min(...shape.map(([, y]) => y)) + 1
  const looks = all.map(lookOf)
  return all.filter((shape, i) => looks.indexOf(lookOf(shape)) === i && heightOf(shape) <= TALLEST)
}

const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

/** Neighbours to the side, above and below: two pieces that touch would look like one. */
const touches = (one: readonly number[], other: readonly number[]) =>
  one.some((n) => other.some((m) => Math.abs(columnOf(n) - columnOf(m)) + Math.abs(rowOf(n) - rowOf(m)) <= 1))

/** Pieces cut out of the chart in one go; fewer than `count` where no room was left. */
function cutOnce(
  random: Random,
  level: Level,
  shapes: readonly Shape[],
  count: number,
  used: ReadonlySet<number>,
): ChartPiece[] {
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
function cutPieces(
  random: Random,
  level: Level,
  shapes: readonly Shape[],
  count: number,
  used: Set<number>,
): ChartPiece[] {
  let pieces = cutOnce(random, level, shapes, count, used)
  for (let again = 0; pieces.length < count && again < ATTEMPTS; again++)
    pieces = cutOnce(random.fork(again), level, shapes, count, again < ATTEMPTS / 2 ? used : new Set())
  for (const { given } of pieces) for (const n of given) used.add(n)
  return pieces
}

function secretsOf(random: Random, level: Level): ChartSecret[] {
  const own = CHART_SECRETS[level]
  const others = Object.values(CHART_SECRETS)
    .filter((one) => one !== own)
    .flat()
  return [...random.shuffle(own), ...random.shuffle(others)]
}

function pagesOf(options: SheetOptions): ChartPiece[][] {
  const random = createRandom(options.seed).fork('chart')
  const used = new Set<number>()
  const [columns, rows] = PIECES[options.level]
  const count = columns * rows
  const shapes = random.fork('shapes').shuffle(shapesOf(options.level))
  const secrets = secretsOf(random.fork('secrets'), options.level)
  return Array.from({ length: options.pages }, (_, page) =>
    options.theme === 'pedacos'
      ? cutPieces(random.fork(page), options.level, turned(shapes, page * count), count, used)
      : [{ ...chartWithGaps(random.fork(page), options.level), secret: secrets[page % secrets.length] }],
  )
}

const PIECES_INSTRUCTION: Readonly<Record<Level, string>> = {
  facil: 'Complete os pedaços recortados do quadro do 100.',
  medio: 'Complete os pedaços recortados do quadro do 100.',
  desafio: 'Resolva a conta e complete cada pedaço do quadro do 100.',
}

export const quadroDoCem: SheetKind<PagesFacts<readonly ChartPiece[]>> = {
  id: 'quadro-do-cem',
  category: 'matematica',
  themes: ['completar', 'pedacos'],
  draw: (options) => {
    const { level } = options
    const pages = pagesOf(options)
    const inPieces = options.theme === 'pedacos'
    const asked = inPieces ? { ...options, instruction: PIECES_INSTRUCTION[level] } : options
    return composeSheet(asked, inPieces || level === 'desafio' ? 'write' : 'colour', (_, index, sheet) => {
      const page = pages[index] ?? []
      const seed = sheet.fork('people').integer(0, 99) + index
      return {
        marks: inPieces
          ? drawPieces(asked, page, PIECES[level], seed)
          : page.flatMap((chart) => drawChart(asked, chart, seed)),
        whole: true,
        facts: page,
        items: page.map(({ given, numbers, secret }) => secret?.name ?? `${given} ${numbers}`),
      }
    })
  },
}
