/** Place value with base-ten blocks: write the number that the blocks make, or colour the blocks that make a number. */
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { drawOrders, type PlaceValueTask } from './block-orders.ts'
import { placesOf } from './blocks.ts'

interface Range {
  readonly columns: number
  readonly rows: number
  readonly least: number
  readonly most: number
}

const RANGES: Readonly<Record<Level, Range>> = {
  facil: { columns: 2, rows: 3, least: 11, most: 49 },
  medio: { columns: 2, rows: 3, least: 21, most: 99 },
  desafio: { columns: 1, rows: 3, least: 112, most: 399 },
}

const wholeTens: Readonly<Record<Level, (n: number) => boolean>> = {
  facil: () => false,
  medio: (n) => n % 30 === 0,
  desafio: (n) => n % 100 > 0 && n % 30 === 0,
}

const hasNought = ({ tens, units }: PlaceValueTask) => tens === 0 || units === 0

export const dezenaEUnidade: SheetKind<PagesFacts<readonly PlaceValueTask[]>> = {
  id: 'dezena-e-unidade',
  category: 'matematica',
  themes: ['contar', 'pintar'],
  draw: (options) => {
    const range = withAmount(options, RANGES[options.level])
    const { columns, rows, least, most } = range
    const theme = options.theme ?? 'contar'
    const items = Array.from({ length: most - least + 1 }, (_, i) => least + i)
      // Whole tens are rare: they leave little to decompose, and have two answers where ten units may be coloured.
      .filter((n) => n % 10 > 0 || (theme === 'contar' && wholeTens[options.level](n)))
      .map((number): PlaceValueTask => ({ number, ...placesOf(number) }))
    const nameOf = ({ number }: PlaceValueTask) => `${theme} ${number}`
    // Numbers of one page differ in both digits, so that neither gives the other away.
    const accept = (page: readonly PlaceValueTask[], one: PlaceValueTask) => {
      const isLast = page.length === columns * rows - 1
      // A place without blocks is a nought: of numbers above a hundred, one of each page has it.
      if (options.level === 'desafio' && isLast && ![...page, one].some(hasNought)) return false
      return page.filter(({ tens }) => tens === one.tens).length < 2 && page.every(({ units }) => units !== one.units)
    }
    const pages = dealPages(options, { items, perPage: columns * rows, nameOf, accept })
    return composeSheet(options, theme === 'contar' ? 'count' : 'colour', (_, index, sheet) => {
      const page = pages[index] ?? []
      const seed = sheet.fork('people').integer(0, 99) + index
      return {
        marks: drawOrders(options, page, range, theme === 'contar', seed),
        whole: true,
        facts: page,
        items: page.map(nameOf),
      }
    })
  },
}
