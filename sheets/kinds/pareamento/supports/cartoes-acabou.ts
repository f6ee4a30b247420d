/** Cards with «Acabou!», «Espere», «Ajuda»…: to show, for children without these words. */
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { CONTENT } from '../../../page/paper.ts'
import { createRandom, type Random } from '../../../page/random.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE, GREEN, ORANGE, PINK, PURPLE, YELLOW } from '../../../scene/inks.ts'
import type { Level, SheetKind } from '../../../scene/scene.ts'
import { type Activity, SIGNS } from './activities.ts'
import { starOf } from './shown.ts'
import { adultNote, drawCards, NOTE, type SupportFacts, sizesOf } from './support-card.ts'

const GRIDS: Readonly<Record<Level, readonly [columns: number, rows: number]>> = {
  facil: [2, 2],
  medio: [2, 3],
  desafio: [3, 4],
}

/** The most needed cards come first, in this order. */
export const CORE: Readonly<Record<string, readonly string[]>> = {
  avisos: ['ACABOU!'],
  pedidos: ['PEDIR AJUDA', 'BEBER ÁGUA', 'IR AO BANHEIRO', 'COMER'],
}

/** A yes is never without its no. */
const YES = 'SIM'
const NO = 'NÃO'

/** All cards after the needed ones, shuffled: yes and no follow one another on the same page. */
function shuffled(random: Random, items: readonly Activity[], before: number, count: number): Activity[] {
  const order = random.shuffle(items.filter(({ label }) => label !== NO))
  const yes = order.findIndex(({ label }) => label === YES)
  const no = items.filter(({ label }) => label === NO)
  if (yes < 0) return order
  order.splice(yes + 1, 0, ...no)
  const endsPage = (before + yes + 1) % count === 0
  if (endsPage) order.splice(yes - 1, 0, ...order.splice(yes, 2))
  return order
}

const INKS = [BLUE, YELLOW, GREEN, ORANGE, PURPLE, PINK]
const BOX = { ...CONTENT, height: CONTENT.height - NOTE }

export const cartoesAcabou: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'cartoes-acabou',
  category: 'pareamento',
  themes: Object.keys(SIGNS),
  draw: (options) => {
    const { level, color, theme = 'avisos' } = options
    const [columns, rows] = GRIDS[level]
    const count = columns * rows
    const items = SIGNS[theme] ?? []
    const needed = (CORE[theme] ?? []).flatMap((label) => items.filter((item) => item.label === label))
    const rest = items.filter((item) => !needed.includes(item))
    const others = shuffled(createRandom(options.seed).fork('deck'), rest, needed.length, count)
    const order = [...needed, ...others]
    return composeSheet(options, 'cut', (_, index, sheet) => {
      // After the last card, the first one follows again.
      const own = Array.from({ length: count }, (_, i) => order[(index * count + i) % order.length]).flatMap(
        (item) => item ?? [],
      )
      const star = starOf(sheet, items)
      const inkOf = (i: number) => INKS[i % INKS.length] ?? BLUE
      const { marks, cards } = drawCards(own, { columns, rows, box: BOX }, { color, star, inkOf })
      return {
        marks: [...marks, adultNote(SUPPORT_TEXTS.use.signs)],
        facts: { labels: own.map(({ label }) => label), star, cards: sizesOf(cards), places: [] },
        items: own.map(({ label }) => label),
      }
    })
  },
}
