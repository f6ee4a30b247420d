/** Join each picture to its word: capitals, small letters, and at last words that look alike. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, withoutAccent, wordsFor } from '../../pictures/vocabulary.ts'
import { text } from '../../scene/marks.ts'
import type { Level, SheetFont, SheetKind } from '../../scene/scene.ts'

interface LevelRule {
  readonly rows: number
  readonly letters: readonly [min: number, max: number]
  readonly font: SheetFont
  readonly capitals: boolean
  /** Every word begins with another letter. */
  readonly initialsDiffer: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, letters: [3, 5], font: 'display', capitals: true, initialsDiffer: true },
  medio: { rows: 5, letters: [4, 8], font: 'display', capitals: false, initialsDiffer: false },
  desafio: { rows: 6, letters: [4, 10], font: 'cursive', capitals: false, initialsDiffer: false },
}

const pictureItem = (picture: Picture, color: boolean): MatchItem => ({
  name: picture.id,
  draw: (box: Box) => [
    drawPicture(picture, { cx: middleX(box), cy: middleY(box), size: Math.min(box.width, box.height) * 0.96, color }),
  ],
})

const wordItem = (picture: Picture, rule: LevelRule): MatchItem => ({
  name: picture.id,
  draw: (box: Box) => {
    const word = rule.capitals ? capitals(picture.name) : picture.name
    const cursive = rule.font === 'cursive'
    const size = fitTextSize(word, rule.font, cursive ? 9.5 : 10, box.width - 4)
    const lift = rule.capitals ? 0.35 : cursive ? 0.2 : 0.27
    return [text(middleX(box), middleY(box) + size * lift, word, size, { font: rule.font })]
  },
})

function choose(random: Random, words: readonly Picture[], rule: LevelRule): Picture[] {
  const shuffled = random.shuffle(words)
  if (!rule.initialsDiffer) return shuffled.slice(0, rule.rows)
  const chosen: Picture[] = []
  for (const word of shuffled) {
    const initial = withoutAccent(initialOf(word))
    if (chosen.length < rule.rows && chosen.every((other) => withoutAccent(initialOf(other)) !== initial))
      chosen.push(word)
  }
  return chosen
}

export const palavraEFigura: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'palavra-e-figura',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const rule = LEVELS[options.level]
    const fits = (p: Picture) => p.name.length >= rule.letters[0] && p.name.length <= rule.letters[1]
    // Twice as many as there are rows, so that the first letters can differ.
    const words = wordsFor(options.theme, rule.rows * 3, fits)
    return composeSheet(options, 'link', (random) => {
      const pairs = choose(random, words, rule).map((picture) => ({
        left: pictureItem(picture, options.color),
        right: wordItem(picture, rule),
      }))
      return drawMatching(random, pairs, { leftWidth: 44, rightWidth: 70 })
    })
  },
}
