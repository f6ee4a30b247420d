/** Operations that are joined to their results, by level. */
import { type MatchFacts, mixedOrder } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'

type Sign = '+' | '−' | '×' | '÷'

export interface Sum {
  readonly a: number
  readonly sign: Sign
  readonly b: number
  readonly result: number
}

export interface SumFacts extends MatchFacts {
  readonly sums: readonly Sum[]
  /** Left for the child to write. */
  readonly missing?: string
}

export const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  soma: ['+'],
  subtracao: ['−'],
  multiplicacao: ['×'],
  divisao: ['÷'],
  misto: ['+', '−', '×'],
}

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
  facil: { total: [3, 10], minuend: 3, part: 1, tables: [2, 5, 10], factor: 2, mostProduct: 30 },
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

export const written = ({ a, sign, b }: Sum) => `${a} ${sign} ${b}`

/** Operations of the level, each once; with several signs they take turns. */
export function sumsOf(random: Random, signs: readonly Sign[], level: Level): Sum[] {
  const sums = new Map<string, Sum>()
  for (let i = 0; i < POOL; i++) {
    const sum = makeSum(random, signs[i % signs.length] ?? '+', level)
    sums.set(written(sum), sum)
  }
  return [...sums.values()]
}

/** Tables of a level that promises each of them, for these signs. */
const PROMISED = 'facil'

/** True if the page, with this sum, can still have each table of its level. */
export function leavesRoom(level: Level, rows: number, page: readonly Sum[], sum: Sum): boolean {
  if (level !== PROMISED || !'×÷'.includes(sum.sign)) return true
  const seen = new Set([...page, sum].map(({ b }) => b))
  const { tables } = LIMITS[level]
  const missing = tables.filter((table) => !seen.has(table)).length
  return rows < tables.length || missing <= rows - page.length - 1
}

/** Slips of a calculation; those by ten in larger numbers alone. */
const [BY_ONES, BY_TENS, LARGE] = [[1, -1, 2, -2], [10, -10], 20]

/** A number near the results of a page that is none of them. */
export function nearMiss(random: Random, sums: readonly Sum[]): number {
  const results = sums.map(({ result }) => result)
  const near = results.flatMap((result) =>
    [...BY_ONES, ...(result >= LARGE ? BY_TENS : [])].map((slip) => result + slip),
  )
  const free = near.filter((value) => value > 1 && !results.includes(value))
  const within = free.filter((value) => value <= Math.max(...results))
  return random.pick(within.length > 0 ? within : free)
}

/** Of the results, by the sums they belong to: without the one left over they are not in the order of the sums either. */
export function orderOf(random: Random, sums: number, hasSpare: boolean): number[] {
  for (;;) {
    const order = mixedOrder(random, sums)
    const steps = order.filter((sum, i) => i > 0 && sum === (order[i - 1] ?? 0) + 1).length
    if (steps > (sums > 3 ? 1 : 2)) continue
    if (!hasSpare) return order
    const at = random.integer(0, sums)
    const all = [...order.slice(0, at), sums, ...order.slice(at)]
    if (all.filter((sum, i) => sum === i).length <= 1) return all
  }
}
