/** Join each one to its opposite: drawings, drawings with their words, then words alone. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { centredText, group } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { OPPOSITE_WORDS } from './opposite-words.ts'
import { NOT_TOGETHER, OPPOSITES, type Opposite } from './opposites.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 7 }

const drawnItem = (opposite: Opposite, side: 0 | 1, color: boolean, labelled: boolean): MatchItem => ({
  name: opposite.words[side],
  draw: (box: Box) => {
    const label = labelled ? 7 : 0
    const size = Math.min(box.width, box.height - label) * 0.98
    const marks = opposite.draw[side]({ cx: 0, cy: 0, size, color })
    const word = opposite.words[side]
    return [
      group(middleX(box), middleY(box) - label / 2, marks),
      ...(labelled ? [centredText(middleX(box), box.y + box.height - 2.6, word, 4.6)] : []),
    ]
  },
})

const wordItem = (word: string): MatchItem => ({
  name: word,
  draw: (box: Box) => [centredText(middleX(box), middleY(box), word, fitTextSize(word, 'display', 7.6, box.width - 4))],
})

const named = (words: readonly string[], wanted: readonly string[] | undefined) =>
  words.some((word) => wanted?.some((one) => one.toLocaleUpperCase('pt-BR') === word))

const turned = <Item>(random: Random, pair: readonly [Item, Item]): readonly [Item, Item] =>
  random.chance(0.5) ? pair : [pair[1], pair[0]]

export const opostos: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'opostos',
  category: 'pareamento',
  themes: ['dia-a-dia'],
  draw: (options) => {
    const { level, color, must } = options
    if (level === 'desafio') {
      const words = [...OPPOSITE_WORDS, ...OPPOSITES.slice(0, 10).map((opposite) => opposite.words)]
      const pages = dealPages(options, {
        items: words,
        perPage: amountOf(options, ROWS[level]),
        pinned: words.filter((pair) => named(pair, must)),
      })
      return composeSheet(options, 'link', (random, index) => {
        const pairs = (pages[index] ?? []).map((pair) => {
          const [left, right] = turned(random, pair)
          return { left: wordItem(left), right: wordItem(right) }
        })
        const drawn = drawMatching(random, pairs, { leftWidth: 60, rightWidth: 60 })
        return { ...drawn, items: drawn.facts.left.concat(drawn.facts.right) }
      })
    }
    const apart: readonly string[] = NOT_TOGETHER
    const pages = dealPages(options, {
      items: OPPOSITES,
      perPage: amountOf(options, ROWS[level]),
      pinned: OPPOSITES.filter((opposite) => named(opposite.words, must)),
      accept: (page, { words }) => !apart.includes(words[0]) || !page.some((other) => apart.includes(other.words[0])),
    })
    return composeSheet(options, 'link', (random, index) => {
      const pairs = (pages[index] ?? []).map((opposite) => {
        const [left, right] = turned(random, [0, 1] as const)
        const item = (side: 0 | 1) => drawnItem(opposite, side, color, level === 'medio')
        return { left: item(left), right: item(right) }
      })
      const drawn = drawMatching(random, pairs, { leftWidth: 60, rightWidth: 60 })
      return { ...drawn, items: drawn.facts.left.concat(drawn.facts.right) }
    })
  },
}
