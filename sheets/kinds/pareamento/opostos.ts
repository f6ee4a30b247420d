/** Join each one to its opposite: drawings, drawings with their words, then words alone. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { centredText, group } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { NOT_TOGETHER, OPPOSITE_WORDS, OPPOSITES, type Opposite } from './opposites.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 7 }

const drawnItem = (opposite: Opposite, side: 0 | 1, color: boolean, labelled: boolean): MatchItem => ({
  name: opposite.words[side],
  draw: (box: Box) => {
    const label = labelled ? 7 : 0
    const size = Math.min(box.width, box.height - label) * 0.94
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

function chooseDrawn(random: Random, count: number): Opposite[] {
  const banned = random.pick(NOT_TOGETHER)
  return random.sample(
    OPPOSITES.filter(({ words }) => words[0] !== banned),
    count,
  )
}

export const opostos: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'opostos',
  category: 'pareamento',
  themes: ['dia-a-dia'],
  draw: (options) => {
    const { level, color } = options
    return composeSheet(options, 'link', (random) => {
      const turned = () => random.chance(0.5)
      if (level === 'desafio') {
        const drawn = OPPOSITES.slice(0, 6).map(({ words }) => words)
        const pairs = random.sample([...OPPOSITE_WORDS, ...drawn], ROWS[level]).map(([one, other]) => {
          const [left, right] = turned() ? [one, other] : [other, one]
          return { left: wordItem(left), right: wordItem(right) }
        })
        return drawMatching(random, pairs, { leftWidth: 60, rightWidth: 60 })
      }
      const labelled = level === 'medio'
      const pairs = chooseDrawn(random, ROWS[level]).map((opposite) => {
        const [left, right] = turned() ? ([0, 1] as const) : ([1, 0] as const)
        return { left: drawnItem(opposite, left, color, labelled), right: drawnItem(opposite, right, color, labelled) }
      })
      return drawMatching(random, pairs, { leftWidth: 48, rightWidth: 48 })
    })
  },
}
