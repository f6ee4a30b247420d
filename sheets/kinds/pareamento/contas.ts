/** Join each operation to its result; at the first level with something to count below it. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { BLUE, GREY, ORANGE, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'

type Sign = '+' | '−' | '×' | '÷'

export interface Sum {
  readonly a: number
  readonly sign: Sign
  readonly b: number
  readonly result: number
}

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  soma: ['+'],
  subtracao: ['−'],
  multiplicacao: ['×'],
  divisao: ['÷'],
  misto: ['+', '−', '×'],
}

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }
/** Greatest number in sums and differences, and the tables of the products. */
const LIMITS: Readonly<Record<Level, { min: number; max: number; tables: readonly number[] }>> = {
  facil: { min: 1, max: 10, tables: [2, 5, 10] },
  medio: { min: 3, max: 20, tables: [2, 3, 4, 5] },
  desafio: { min: 11, max: 100, tables: [6, 7, 8, 9] },
}

function makeSum(random: Random, sign: Sign, level: Level): Sum {
  const { min, max, tables } = LIMITS[level]
  if (sign === '×' || sign === '÷') {
    const [factor, table] = [random.integer(2, 10), random.pick(tables)]
    const product = factor * table
    return sign === '×'
      ? { a: factor, sign, b: table, result: product }
      : { a: product, sign, b: table, result: factor }
  }
  const total = random.integer(min + 2, max)
  const part = random.integer(1, total - 1)
  return sign === '+'
    ? { a: part, sign, b: total - part, result: total }
    : { a: total, sign, b: part, result: total - part }
}

/** Different operations of the sheet, far more than its pages need. */
const POOL = 120

const written = ({ a, sign, b }: Sum) => `${a} ${sign} ${b}`

/** Operations of the level, each once; with several signs they take turns. */
function sumsOf(random: Random, signs: readonly Sign[], level: Level): Sum[] {
  const sums = new Map<string, Sum>()
  for (let i = 0; i < POOL; i++) {
    const sum = makeSum(random, signs[i % signs.length] ?? '+', level)
    sums.set(written(sum), sum)
  }
  return [...sums.values()]
}

/** At most so many operations of a page have the same sign. */
const goWith = (most: number) => (page: readonly Sum[], sum: Sum) =>
  page.every(({ result }) => result !== sum.result) && page.filter(({ sign }) => sign === sum.sign).length < most

/** Balls to count: two groups, those taken away crossed out, or equal groups. */
function drawBalls({ a, sign, b, result }: Sum, box: Box, color: boolean): Mark[] {
  const product = sign === '×' || sign === '÷'
  const rows = sign === '×' ? a : sign === '÷' ? b : 1
  const perRow = sign === '×' ? b : sign === '÷' ? result : a + (sign === '+' ? b : 0)
  const gap = sign === '+' ? 1 : 0
  const pitch = Math.min(box.width / (perRow + gap), box.height / rows, 8)
  const r = pitch * 0.38
  const left = middleX(box) - ((perRow + gap) * pitch) / 2
  const top = middleY(box) - (rows * pitch) / 2
  return Array.from({ length: rows * perRow }, (_, i): Mark[] => {
    const [column, row] = [i % perRow, Math.floor(i / perRow)]
    const second = sign === '+' && column >= a
    const cx = left + (column + (second ? 1 : 0) + 0.5) * pitch
    const cy = top + (row + 0.5) * pitch
    const fill = !color ? (second ? GREY : WHITE) : product || !second ? BLUE : ORANGE
    const crossed = sign === '−' && column >= a - b
    return [
      circle(cx, cy, r, { fill, width: 0.4 }),
      ...(crossed ? [line(cx - r * 1.2, cy + r * 1.2, cx + r * 1.2, cy - r * 1.2, { width: 0.5 })] : []),
    ]
  }).flat()
}

const resultItem = (result: number, fill: Ink): MatchItem => ({
  name: String(result),
  draw: (box: Box) => [
    rect(box.x, box.y, box.width, box.height, { radius: Math.min(box.height / 2, 16), fill }),
    centredText(middleX(box), middleY(box), String(result), Math.min(16, box.height * 0.5)),
  ],
})

const sumItem = (sum: Sum, fill: Ink, counted: boolean, color: boolean): MatchItem => ({
  name: String(sum.result),
  draw: (box: Box) => {
    const size = Math.min(14, box.height * 0.42)
    const cy = counted ? box.y + size * 0.75 : middleY(box)
    const tray = { x: box.x + 4, y: box.y + size * 1.3, width: box.width - 8, height: box.height - size * 1.3 - 3 }
    return [
      rect(box.x, box.y, box.width, box.height, { radius: 4, fill }),
      centredText(middleX(box), cy, written(sum), size),
      ...(counted ? drawBalls(sum, tray, color) : []),
    ]
  },
})

export const contas: SheetKind<PagesFacts<MatchFacts & { readonly sums: readonly Sum[] }>> = {
  id: 'contas-e-resultados',
  category: 'pareamento',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const { level, color } = options
    const signs = SIGNS[options.theme ?? 'soma'] ?? ['+']
    const rows = amountOf(options, ROWS[level])
    const pages = dealPages(options, {
      items: sumsOf(createRandom(options.seed).fork('sums'), signs, level),
      perPage: rows,
      nameOf: written,
      accept: goWith(Math.ceil(rows / signs.length)),
    })
    return composeSheet(options, 'link', (random, index) => {
      const sums = pages[index] ?? []
      // One colour for each column: it tells nothing about what belongs together.
      const [left = WHITE, right = WHITE] = color ? random.sample(SOFT_FILLS, 2).map((ink) => tint(ink, 0.4)) : []
      const pairs = sums.map((sum) => ({
        left: sumItem(sum, left, level === 'facil', color),
        right: resultItem(sum.result, right),
      }))
      const { facts, ...drawn } = drawMatching(random, pairs, { leftWidth: 74, rightWidth: 46, framed: false })
      return { ...drawn, facts: { ...facts, sums }, items: sums.map(written) }
    })
  },
}
