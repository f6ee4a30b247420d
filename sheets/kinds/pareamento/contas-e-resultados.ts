/**
 * Each operation reaches its result in one place: a letter its house, a boat its pier, a key its locker, a rocket its
 * planet, a kite the child who flies it. The first level has things to count, the second one a result too many, the last
 * one a result to write as well.
 */
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { createRandom } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { drawStage, THINGS } from './sum-stages.ts'
import { leavesRoom, SIGNS, type Sum, type SumFacts, sumsOf, written } from './sums.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }

/** At most so many operations of a page have the same sign. */
const goWith = (most: number) => (page: readonly Sum[], sum: Sum) =>
  page.every(({ result }) => result !== sum.result) && page.filter(({ sign }) => sign === sum.sign).length < most

export const contasEResultados: SheetKind<PagesFacts<SumFacts>> = {
  id: 'contas-e-resultados',
  category: 'pareamento',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const { level, theme = 'soma' } = options
    const signs = SIGNS[theme] ?? ['+']
    const rows = amountOf(options, ROWS[level])
    const fits = goWith(Math.ceil(rows / signs.length))
    const pages = dealPages(options, {
      items: sumsOf(createRandom(options.seed).fork('sums'), signs, level),
      perPage: rows,
      nameOf: written,
      accept: (page, sum) => fits(page, sum) && leavesRoom(level, rows, page, sum),
    })
    return composeSheet(options, 'link', (random, index, sheet) => {
      const sums = pages[index] ?? []
      const turn = sheet.fork('people').integer(0, 99) + index
      return {
        ...drawStage(options, sums, random, turn),
        whole: true,
        pictures: THINGS[theme] ?? [],
        items: sums.map(written),
      }
    })
  },
}
