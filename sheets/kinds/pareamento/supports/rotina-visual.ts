/** A part of the day as a strip of numbered places, and the cards to put on them; at the highest level with the time. */
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { GREY } from '../../../scene/inks.ts'
import { centredText, circle, line, text } from '../../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { ROUTINES } from './activities.ts'
import { drawCards, place, type SupportFacts, sizesOf } from './support-card.ts'

const STEPS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }
const CARDS = { x: CONTENT.x + 106, y: CONTENT.y - 4, width: CONTENT.width - 106, height: CONTENT.height + 4 }
const NUMBER_ROOM = 13

export const rotinaVisual: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'rotina-visual',
  category: 'pareamento',
  themes: Object.keys(ROUTINES),
  draw: (options) => {
    const { level, color } = options
    const all = ROUTINES[options.theme ?? 'manha'] ?? []
    const steps = STEPS[level]
    const pages = dealPages(options, {
      items: all,
      perPage: steps,
      nameOf: ({ label }) => label,
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, 'cut', (random, index) => {
      // Whatever was dealt, the day goes on in its order; the cards lie mixed.
      const own = all.filter((activity) => pages[index]?.includes(activity))
      const grid = { columns: 1, rows: steps, box: CARDS }
      const { marks, cards } = drawCards(random.shuffle(own), grid, color)
      const board = cards.flatMap((card, i): Mark[] => {
        const [x, cy] = [CONTENT.x + NUMBER_ROOM, card.y + card.height / 2]
        const tick = x + card.width + 11
        return [
          centredText(CONTENT.x + 5, cy, String(i + 1), 9),
          place(x, card.y + 1, card.width, card.height - 2),
          circle(tick, level === 'desafio' ? cy - 6 : cy, 6, { width: 0.6 }),
          ...(level === 'desafio'
            ? [
                text(tick, cy + 10, ':', 6),
                line(tick - 8.5, cy + 11, tick - 1.5, cy + 11, { width: 0.4 }),
                line(tick + 1.5, cy + 11, tick + 8.5, cy + 11, { width: 0.4 }),
              ]
            : []),
        ]
      })
      const done = cards[0]
        ? text(CONTENT.x + NUMBER_ROOM + cards[0].width + 11, CONTENT.y + 1, SUPPORT_TEXTS.done, 3.6, {
            font: 'text',
            fill: GREY,
          })
        : undefined
      return {
        marks: [...board, ...(done ? [done] : []), ...marks],
        facts: {
          labels: own.map(({ label }) => label),
          cards: sizesOf(cards),
          places: cards.map(({ width, height }) => [width, height - 2] as const),
        },
        items: own.map(({ label }) => label),
      }
    })
  },
}
