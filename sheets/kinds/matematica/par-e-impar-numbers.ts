/** Numbers of the pages about even and odd, and the sums whose parity is thought out. */
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'

/** Groups, houses or letters of a page. */
export const COUNTS: Readonly<Record<Level, number>> = { facil: 6, medio: 16, desafio: 12 }
const RANGES: Readonly<Record<'facil' | 'medio', readonly [number, number]>> = { facil: [3, 10], medio: [1, 99] }

export const isEven = (n: number) => n % 2 === 0
export const total = (terms: readonly number[]) => terms.reduce((sum, term) => sum + term, 0)

/** So many are even that the half is not predictable: between two fifths and three fifths. */
const evensOf = (source: Random, count: number) =>
  Math.round(count / 2) + source.integer(-1, 1) * Math.max(1, Math.floor(count / 10))

export function numbersOf(options: SheetOptions, level: 'facil' | 'medio'): number[][] {
  const random = createRandom(options.seed).fork('numbers')
  const [least, most] = RANGES[level]
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const [even, odd] = [random.shuffle(all.filter(isEven)), random.shuffle(all.filter((n) => !isEven(n)))]
  let [e, o] = [0, 0]
  return Array.from({ length: options.pages }, (_, page) => {
    const source = random.fork(page)
    const count = COUNTS[level]
    const evens = evensOf(source, count)
    const take = (list: readonly number[], from: number, n: number) =>
      Array.from({ length: n }, (_, i) => list[(from + i) % list.length] ?? 0)
    const numbers = [...take(even, e, evens), ...take(odd, o, count - evens)]
    e += evens
    o += count - evens
    return source.shuffle(numbers)
  })
}

/** Parities of the terms: 0 is even. Neither the first nor the last term gives the answer away. */
const EVEN_SUMS = [
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1],
] as const
const ODD_SUMS = [
  [0, 1],
  [1, 0],
  [0, 1],
  [1, 0],
  [1, 1, 1],
  [0, 1, 0],
  [1, 0],
] as const

/** Two terms are of three digits; three of two, so that they stay on their letter. */
function sumOf(source: Random, parities: readonly number[]): number[] {
  const [least, most] = parities.length === 2 ? [50, 449] : [5, 48]
  return parities.map((parity) => 2 * source.integer(least, most) + parity)
}

/** Sums of every page, none of them twice; on a page no two have the same result. */
export function sumsOf(options: SheetOptions): number[][][] {
  const random = createRandom(options.seed).fork('sums')
  const used = new Set<string>()
  return Array.from({ length: options.pages }, (_, page) => {
    const source = random.fork(page)
    const count = COUNTS.desafio
    const evens = evensOf(source, count)
    const parities = [...EVEN_SUMS.slice(0, evens), ...ODD_SUMS.slice(0, count - evens)]
    const results = new Set<number>()
    return source.shuffle(parities).map((of) => {
      let terms = sumOf(source, of)
      while (used.has(terms.join('+')) || results.has(total(terms))) terms = sumOf(source, of)
      used.add(terms.join('+'))
      results.add(total(terms))
      return terms
    })
  })
}
