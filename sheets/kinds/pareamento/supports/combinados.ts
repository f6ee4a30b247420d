/** Cards that say «Acabou!», «Espere», «Ajuda»…: to show, where words do not come yet. */
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import type { Level, SheetKind } from '../../../scene/scene.ts'
import { type Activity, SIGNS } from './activities.ts'
import { drawCards, type SupportFacts, sizesOf } from './support-card.ts'

const GRIDS: Readonly<Record<Level, readonly [columns: number, rows: number]>> = {
  facil: [2, 2],
  medio: [2, 3],
  desafio: [3, 4],
}

/** One that every page of the theme has. */
const ALWAYS: Readonly<Record<string, string>> = { avisos: 'ACABOU!', pedidos: 'AJUDA' }

export const combinados: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'cartoes-acabou',
  category: 'pareamento',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const { level, color, theme = 'avisos' } = options
    const [columns, rows] = GRIDS[level]
    const items = SIGNS[theme] ?? []
    const isAlways = ({ label }: Activity) => label === ALWAYS[theme]
    const pages = dealPages(options, {
      items,
      perPage: columns * rows,
      nameOf: ({ label }) => label,
      mostShared: SMALL_DECK,
      pinned: items.filter(isAlways),
    })
    return composeSheet(options, 'cut', (_, index) => {
      // The one that is asked for most lies first.
      const own = [...(pages[index] ?? [])].sort((a, b) => Number(isAlways(b)) - Number(isAlways(a)))
      const { marks, cards } = drawCards(own, { columns, rows, box: CONTENT }, color)
      return {
        marks,
        facts: { labels: own.map(({ label }) => label), cards: sizesOf(cards), places: [] },
        items: own.map(({ label }) => label),
      }
    })
  },
}
