/**
 * The child joins each operation to its result. Another animal asks on each row, and all presents are the same, so that
 * only the numbers give the answer. At the first level there are things to count below the operation.
 */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { BLUE, GREY, ORANGE, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { drawSpeech } from './speech.ts'

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
interface Limits {
  /** Least and greatest total of sums; what a difference starts from is never less than `minuend`. */
  readonly total: readonly [least: number, most: number]
  readonly minuend: number
  /** Neither part of a total is less. */
  readonly part: number
  readonly tables: readonly number[]
  /** Least factor beside the table, and the greatest product. */
  readonly factor: number
  readonly mostProduct: number
}
/** Facts that are easy on one level do not repeat on the next. */
const LIMITS: Readonly<Record<Level, Limits>> = {
  facil: { total: [3, 10], minuend: 3, part: 1, tables: [2, 5, 10], factor: 2, mostProduct: 50 },
  medio: { total: [8, 20], minuend: 11, part: 2, tables: [2, 3, 4, 5], factor: 2, mostProduct: 50 },
  desafio: { total: [31, 100], minuend: 31, part: 11, tables: [6, 7, 8, 9], factor: 3, mostProduct: 90 },
}

function makeSum(random: Random, sign: Sign, level: Level): Sum {
  const { total: totals, minuend, part: least, tables, factor: leastFactor, mostProduct } = LIMITS[level]
  if (sign === '×' || sign === '÷') {
    const table = random.pick(tables)
    const factor = random.integer(leastFactor, Math.min(10, mostProduct / table))
    const product = factor * table
    return sign === '×'
      ? { a: factor, sign, b: table, result: product }
      : { a: product, sign, b: table, result: factor }
  }
  const total = random.integer(sign === '+' ? totals[0] : minuend, totals[1])
  const part = random.integer(least, total - least)
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

/** Rows of balls to count: two groups, those taken away crossed out, or equal groups. */
function ballRows({ a, sign, b, result }: Sum): { readonly rows: readonly number[]; readonly crossed: number } {
  const equal = (groups: number, size: number) =>
    // Never more lines than columns: a few long lines can be counted, many short ones would be tiny.
    Array.from({ length: Math.min(groups, size) }, () => Math.max(groups, size))
  if (sign === '+') return { rows: [a, b], crossed: 0 }
  if (sign === '−') return { rows: a > 5 ? [5, a - 5] : [a], crossed: b }
  return { rows: sign === '×' ? equal(a, b) : equal(b, result), crossed: 0 }
}

function drawBalls(sum: Sum, box: Box, color: boolean): Mark[] {
  const { rows, crossed } = ballRows(sum)
  const total = rows.reduce((all, row) => all + row, 0)
  const pitch = Math.min(box.width / Math.max(...rows), box.height / rows.length, 9)
  const r = pitch * 0.4
  const top = middleY(box) - (rows.length * pitch) / 2
  return rows.flatMap((row, y) =>
    Array.from({ length: row }, (_, x): Mark[] => {
      const [cx, cy] = [middleX(box) + (x - (row - 1) / 2) * pitch, top + (y + 0.5) * pitch]
      const second = sum.sign === '+' && y > 0
      const fill = color ? (second ? ORANGE : BLUE) : second ? GREY : WHITE
      const gone = rows.slice(0, y).reduce((all, before) => all + before, 0) + x >= total - crossed
      return [
        circle(cx, cy, r, { fill, width: 0.4 }),
        ...(gone ? [line(cx - r * 0.9, cy + r * 0.9, cx + r * 0.9, cy - r * 0.9, { width: 0.6 })] : []),
      ]
    }).flat(),
  )
}

/** The asking animals; each page begins with another one. */
const SEEKERS = ['rabbit', 'mouse', 'dog', 'monkey', 'cat', 'squirrel', 'horse', 'turtle'] as const
const FOUND = 'gift'

/** Side of the animal and of what it looks for, mm. */
const ANIMAL_SIZE = 25
const FOUND_SIZE = 20
const LEFT_WIDTH = 84
const RIGHT_WIDTH = 47

interface Look {
  readonly picture: string
  readonly fill: Ink
  readonly color: boolean
}

const resultItem = (result: number, { picture, fill, color }: Look): MatchItem => ({
  name: String(result),
  draw: (box: Box) => {
    const height = Math.min(box.height, 30)
    const tag = { x: box.x, y: middleY(box) - height / 2, width: box.width - FOUND_SIZE - 3, height }
    return [
      rect(tag.x, tag.y, tag.width, tag.height, { radius: 6, fill }),
      centredText(middleX(tag), middleY(tag), String(result), 12),
      drawPicture(picture, { cx: box.x + box.width - FOUND_SIZE / 2, cy: middleY(box), size: FOUND_SIZE, color }),
    ]
  },
})

const sumItem = (sum: Sum, counted: boolean, { picture, fill, color }: Look): MatchItem => ({
  name: String(sum.result),
  draw: (box: Box) =>
    drawSpeech(box, { who: picture, at: 'left', size: ANIMAL_SIZE, fill, color }, (bubble) => {
      const size = fitTextSize(written(sum), 'display', Math.min(12, bubble.height * 0.42), bubble.width - 8)
      const cy = counted ? bubble.y + size * 0.8 : middleY(bubble)
      const tray = {
        x: bubble.x + 3,
        y: cy + size * 0.6,
        width: bubble.width - 6,
        height: bubble.height - size * 1.4 - 3,
      }
      return [centredText(middleX(bubble), cy, written(sum), size), ...(counted ? drawBalls(sum, tray, color) : [])]
    }),
})

export const contasEResultados: SheetKind<PagesFacts<MatchFacts & { readonly sums: readonly Sum[] }>> = {
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
    const seekers = createRandom(options.seed).fork('seekers').shuffle(SEEKERS)
    return composeSheet(options, 'link', (random, index) => {
      const sums = pages[index] ?? []
      // One colour for each column: it gives no answer away.
      const [left = WHITE, right = WHITE] = color ? random.sample(SOFT_FILLS, 2).map((ink) => tint(ink, 0.4)) : []
      const pairs = sums.map((sum, i) => ({
        left: sumItem(sum, level === 'facil', {
          picture: seekers[(index * rows + i) % seekers.length] ?? SEEKERS[0],
          fill: left,
          color,
        }),
        right: resultItem(sum.result, { picture: FOUND, fill: right, color }),
      }))
      const look = { leftWidth: LEFT_WIDTH, rightWidth: RIGHT_WIDTH, framed: false }
      const { facts, ...drawn } = drawMatching(random, pairs, look)
      return { ...drawn, facts: { ...facts, sums }, items: sums.map(written) }
    })
  },
}
