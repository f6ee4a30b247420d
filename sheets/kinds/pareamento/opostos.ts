/** Join each one to its opposite: drawings, drawings with their words, then words alone. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { OPPOSITE_TEXTS } from '../../page/texts.ts'
import { centredText, group, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { placeOf } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { ALIKE_OPPOSITES, OPPOSITE_WORDS } from './opposite-words.ts'
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
  // A card: what it shows stands on no shelf.
  onPaper: true,
})

const wordItem = (word: string): MatchItem => ({
  name: word,
  draw: (box: Box) => [centredText(middleX(box), middleY(box), word, fitTextSize(word, 'display', 7.6, box.width - 4))],
})

/** Room for the sentence below the words, mm. */
const SENTENCE_ROOM = 36
const LINE_HEIGHT = 10

/** Lines for a sentence with one of the pairs. */
function writeASentence(): Mark[] {
  const { x, y, width, height } = CONTENT
  const foot = y + height
  return [
    text(x, foot - SENTENCE_ROOM + 9, OPPOSITE_TEXTS.sentence, 5, { font: 'text', anchor: 'start' }),
    ...writingLine(x, x + width, foot - LINE_HEIGHT - 4, LINE_HEIGHT),
    ...writingLine(x, x + width, foot, LINE_HEIGHT),
  ]
}

const named = (words: readonly string[], wanted: readonly string[] | undefined) =>
  words.some((word) => wanted?.some((one) => one.toLocaleUpperCase('pt-BR') === word))

/** True if the two pairs could be confused. */
const alike = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  ALIKE_OPPOSITES.some((words) => words.includes(a) && words.includes(b))

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
        accept: (page, pair) => !page.some((other) => alike(pair, other)),
      })
      return composeSheet(options, 'link', (random, index) => {
        const pairs = (pages[index] ?? []).map((pair) => {
          const [left, right] = turned(random, pair)
          return { left: wordItem(left), right: wordItem(right) }
        })
        const height = CONTENT.height - SENTENCE_ROOM
        const drawn = drawMatching(random, pairs, { leftWidth: 60, rightWidth: 60, height })
        const sentence = writeASentence()
        return {
          ...drawn,
          marks: [...drawn.marks, ...sentence],
          items: drawn.facts.left.concat(drawn.facts.right),
        }
      })
    }
    const apart: readonly string[] = NOT_TOGETHER
    const pages = dealPages(options, {
      items: level === 'facil' ? OPPOSITES.filter(({ sameThing }) => sameThing) : OPPOSITES,
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
      const look = { leftWidth: 62, rightWidth: 62 }
      const drawn = drawPlacedMatching(options, placeOf('dia-a-dia', []), random, pairs, look)
      return { ...drawn, items: drawn.facts.left.concat(drawn.facts.right) }
    })
  },
}
