/** Who goes with what? Join each one to its partner. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { PARTNERS, type Partners } from './partners.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 7 }

const item = (id: string, color: boolean): MatchItem => ({
  name: id,
  draw: (box: Box) => [
    drawPicture(wordPicture(id), {
      cx: middleX(box),
      cy: middleY(box),
      size: Math.min(box.width, box.height) * 0.92,
      color,
    }),
  ],
})

/** Whether one of the two could claim what belongs to the other. */
const conflicting = (a: Partners, b: Partners) =>
  a.also.includes(b.one) || b.also.includes(a.one) || [b.one, b.other].some((id) => id === a.one || id === a.other)

const nameOf = (id: string) => wordPicture(id).name

export const quemCombina: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'quem-combina',
  category: 'pareamento',
  themes: Object.keys(PARTNERS),
  draw: (options) => {
    const { level, color, must = [] } = options
    const items = PARTNERS[options.theme ?? 'bichos'] ?? []
    const pages = dealPages(options, {
      items,
      perPage: amountOf(options, ROWS[level]),
      nameOf: ({ one }) => one,
      accept: (page, pair) => !page.some((other) => conflicting(pair, other)),
      pinned: items.filter(({ one, other }) => must.includes(nameOf(one)) || must.includes(nameOf(other))),
    })
    return composeSheet(options, 'link', (random, index) => {
      const dealt = pages[index] ?? []
      const pairs = dealt.map(({ one, other }) => ({ left: item(one, color), right: item(other, color) }))
      const items = dealt.map(({ one, other }) => `${nameOf(one)} e ${nameOf(other)}`)
      return { ...drawMatching(random, pairs, { leftWidth: 58, rightWidth: 58 }), items }
    })
  },
}
