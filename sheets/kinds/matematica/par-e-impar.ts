/** Even and odd: the child pairs things, knows numbers by their last digit, then thinks out what a sum will be. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames, nameOfHolder } from './gatherings.ts'
import { drawColouring } from './par-e-impar-colouring.ts'
import { dressOf } from './par-e-impar-dress.ts'
import { drawLetters } from './par-e-impar-letters.ts'
import { COUNTS, numbersOf, sumsOf, total } from './par-e-impar-numbers.ts'
import { drawPairs } from './par-e-impar-pairs.ts'

export interface ParityPage {
  readonly numbers: readonly number[]
  /** Things that are counted; empty where the numbers are printed. */
  readonly things: readonly string[]
  /** Terms of each number where it is the result of a sum. */
  readonly sums: readonly (readonly number[])[]
}

/** Pictures of a level's pages beside those that are counted. */
const SHOWN: Readonly<Record<Level, (theme: string | undefined) => readonly string[]>> = {
  facil: nameOfHolder,
  medio: (theme) => [dressOf(theme).name],
  desafio: () => ['carta'],
}

/** Numbers of the pages in an order in which no thing is there as often as before, as far as there is one. */
function othersOfEach(pages: readonly (readonly number[])[], names: readonly (readonly string[])[]): number[][] {
  const used = new Set<string>()
  return pages.map((numbers, page) => {
    const groupsOf = (order: readonly number[]) => order.map((n, i) => `${n} ${names[page]?.[i]}`)
    const repeats = (order: readonly number[]) => groupsOf(order).filter((group) => used.has(group)).length
    const orders = numbers.map((_, by) => [...numbers.slice(by), ...numbers.slice(0, by)])
    const best = orders.reduce((one, other) => (repeats(other) < repeats(one) ? other : one))
    for (const group of groupsOf(best)) used.add(group)
    return best
  })
}

export const parEImpar: SheetKind<PagesFacts<ParityPage>> = {
  id: 'par-e-impar',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level } = options
    const sumsOfPages = level === 'desafio' ? sumsOf(options) : []
    const names = level === 'facil' ? dealNames(options, COUNTS.facil) : []
    const pages =
      level === 'desafio'
        ? sumsOfPages.map((sums) => sums.map(total))
        : level === 'medio'
          ? numbersOf(options, level)
          : othersOfEach(numbersOf(options, level), names)
    return composeSheet(options, level === 'medio' ? 'colour' : 'write', (_, index, sheet) => {
      const numbers = pages[index] ?? []
      const things = names[index] ?? []
      const sums = sumsOfPages[index] ?? []
      const seed = sheet.fork('people').integer(0, 99) + index
      const drawn = {
        facil: () => drawPairs(options, numbers, things, seed),
        medio: () => drawColouring(options, numbers, seed),
        desafio: () => drawLetters(options, sums, seed),
      }
      return {
        marks: drawn[level](),
        whole: true,
        facts: { numbers, things, sums },
        pictures: [...things, ...SHOWN[level](options.theme)],
        items: numbers.map((n, i) => sums[i]?.join('+') ?? `${n}${things[i] ? ` ${things[i]}` : ''}`),
      }
    })
  },
}
