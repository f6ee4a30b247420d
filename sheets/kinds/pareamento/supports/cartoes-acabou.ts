/** Cards with «Acabou!», «Espere», «Ajuda»…: to show, for children without these words. */
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

/** The most needed cards: the first page starts with these, the others follow. */
export const CORE: Readonly<Record<string, readonly string[]>> = {
  avisos: ['ACABOU!'],
  pedidos: ['AJUDA', 'ÁGUA', 'BANHEIRO', 'COMER'],
}

export const cartoesAcabou: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'cartoes-acabou',
  category: 'pareamento',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const { level, color, theme = 'avisos' } = options
    const [columns, rows] = GRIDS[level]
    const isCore = ({ label }: Activity) => CORE[theme]?.includes(label) ?? false
    const items = SIGNS[theme] ?? []
    const core = items.filter(isCore)
    const pages = dealPages(options, {
      items: items.filter((item) => !isCore(item)),
      perPage: columns * rows,
      nameOf: ({ label }) => label,
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, 'cut', (_, index) => {
      const dealt = pages[index] ?? []
      const own = index === 0 ? [...core, ...dealt].slice(0, columns * rows) : dealt
      const { marks, cards } = drawCards(own, { columns, rows, box: CONTENT }, color)
      return {
        marks,
        facts: { labels: own.map(({ label }) => label), cards: sizesOf(cards), places: [] },
        items: own.map(({ label }) => label),
      }
    })
  },
}
