/** The child joins each picture to its word: capitals, small letters, at last similar words. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { text } from '../../scene/marks.ts'
import type { Level, SheetFont, SheetKind } from '../../scene/scene.ts'
import { placeOf } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { dealWords, namesOf } from './word-deck.ts'

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

/** Height of an x of the cursive in em. */
const CURSIVE_X_HEIGHT = 0.62

const wordItem = (picture: Picture, rule: LevelRule): MatchItem => ({
  name: picture.id,
  draw: (box: Box) => {
    const word = rule.capitals ? capitals(picture.name) : picture.name
    const cursive = rule.font === 'cursive'
    const size = fitTextSize(word, rule.font, cursive ? 11 : 12.5, box.width - 4)
    // Capitals are centred by their height, other letters by the height of an x.
    const lift = rule.capitals ? 0.35 : cursive ? CURSIVE_X_HEIGHT / 2 : 0.27
    return [text(middleX(box), middleY(box) + size * lift, word, size, { font: rule.font })]
  },
  onPaper: true,
})

/** No two words of a page begin with the same letter. */
const initialIsNew = (page: readonly Picture[], picture: Picture) =>
  page.every((other) => withoutAccent(initialOf(other)) !== withoutAccent(initialOf(picture)))

export const palavraEFigura: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'palavra-e-figura',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const rule = withAmount(options, LEVELS[options.level])
    const suits = (p: Picture) => p.name.length >= rule.letters[0] && p.name.length <= rule.letters[1]
    const accept = rule.initialsDiffer ? initialIsNew : undefined
    const pages = dealWords(options, { perPage: rule.rows, suits, ...(accept && { accept }) })
    return composeSheet(options, 'link', (random, index) => {
      const pictures = pages[index] ?? []
      const pairs = pictures.map((picture) => ({
        left: pictureItem(picture, options.color),
        right: wordItem(picture, rule),
      }))
      const place = placeOf(options.theme ?? 'tudo', [])
      const look = { leftWidth: 54, rightWidth: 80 }
      return { ...drawPlacedMatching(options, place, random, pairs, look), items: namesOf(pictures) }
    })
  },
}
