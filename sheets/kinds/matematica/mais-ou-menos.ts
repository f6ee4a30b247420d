/** The child rings the side with more, or writes the sign: groups first, then numbers beside tens and units. */

import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Comparison, drawPairs } from './compared-groups.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames, nameOfHolder, TOO_LARGE } from './gatherings.ts'
import { drawDuels } from './number-duels.ts'

const compare = (left: number, right: number): Comparison => ({
  left,
  right,
  answer: left > right ? '>' : left < right ? '<' : '=',
})

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 4, desafio: 5 }

const swap = (n: number) => Number([...String(n)].reverse().join(''))
/** Its digits swapped are another number of two digits. */
const isSwappable = (n: number) => n % 10 !== 0 && n % 11 !== 0

/** Every comparison of a level: easy ones differ by at least two, in hard ones digits are swapped (36 and 63) or equal. */
function every(level: Level): Comparison[] {
  const [from, to] = level === 'facil' ? [1, 6] : level === 'medio' ? [1, 10] : [12, 99]
  const all = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const numbers = level === 'desafio' ? all.filter(isSwappable) : all
  return numbers.flatMap((left) =>
    numbers.flatMap((right) => {
      const far = Math.abs(left - right)
      if (level === 'facil' && far < 2) return []
      if (level === 'desafio' && far !== 0 && swap(left) !== right) return []
      return [compare(left, right)]
    }),
  )
}

const nameOf = ({ left, right }: Comparison) => [left, right].sort((a, b) => a - b).join(' e ')

/** Comparisons differ on a page and between pages; of those with a sign, one is an equality. */
function dealComparisons(options: SheetOptions, count: number): Comparison[][] {
  const { level } = options
  return dealPages(options, {
    items: every(level),
    perPage: count,
    nameOf,
    accept: (page, item) => {
      if (page.some((other) => nameOf(other) === nameOf(item))) return false
      if (item.answer === '=') return page.every(({ answer }) => answer !== '=')
      // Room for the one that is equal, and no side is always the larger.
      const equal = level !== 'facil' && page.length >= count - 1 && page.every(({ answer }) => answer !== '=')
      const oneSided = page.filter(({ answer }) => answer === item.answer).length >= Math.ceil(count / 2)
      return !equal && !oneSided
    },
  })
}

export const maisOuMenos: SheetKind<PagesFacts<readonly Comparison[]>> = {
  id: 'mais-ou-menos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level } = options
    const rows = amountOf(options, ROWS[level])
    const dealt = dealComparisons(options, rows)
    const each = level === 'medio' ? 2 : 1
    const names = level === 'desafio' ? [] : dealNames(options, rows * each, TOO_LARGE)
    return composeSheet(options, level === 'facil' ? 'ring' : 'write', (_, index, sheet) => {
      const comparisons = dealt[index] ?? []
      const things = names[index] ?? []
      const namesOf = (i: number) => [things[i * each] ?? '', things[i * each + each - 1] ?? '']
      const seed = sheet.fork('people').integer(0, 99) + index
      return {
        marks:
          level === 'desafio'
            ? drawDuels(options, comparisons, index, seed)
            : drawPairs(
                options,
                comparisons.map((c, i) => ({ ...c, names: namesOf(i) })),
                seed,
              ),
        whole: true,
        facts: comparisons,
        pictures: [
          ...things,
          ...(level === 'desafio' ? [] : nameOfHolder(options.theme)),
          ...(level === 'medio' ? ['jacaré'] : []),
          ...(level === 'medio' && options.theme === 'ceu' ? ['nuvem'] : []),
        ],
        items: comparisons.map((c, i) => [nameOf(c), ...(level === 'desafio' ? [] : namesOf(i))].join(' ')),
      }
    })
  },
}
