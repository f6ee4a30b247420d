/** Plural, feminine and diminutive: pairs to join, phrases and whole sentences to write again. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { drawMatching, type MatchItem } from '../../page/match-columns.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind } from '../../scene/scene.ts'
import { pageInk } from '../ortografia/desk.ts'
import { notebookRows, plainWords } from './notebook-rows.ts'
import data from './words/flexao.json' with { type: 'json' }

interface Flexion {
  readonly id: string
  readonly ask: string
  readonly hint: string
  readonly words: readonly (readonly string[])[]
  readonly phrases: readonly (readonly string[])[]
  readonly sentences: readonly (readonly string[])[]
}

const FLEXIONS: readonly Flexion[] = data

export interface FlexionFacts {
  readonly theme: string
  readonly pairs: readonly (readonly string[])[]
}

const ROWS: Readonly<Record<Level, number>> = { facil: 7, medio: 7, desafio: 7 }

const card = (word: string, fill: Ink): MatchItem => ({
  name: word,
  draw: (box) => [
    rect(box.x, box.y, box.width, box.height, { radius: 4, width: 0.6, fill }),
    centredText(middleX(box), middleY(box), word, fitTextSize(word, 'display', 7.4, box.width - 8)),
  ],
})

/** Items of a level: words, phrases or sentences, each with its answer. */
const itemsOf = (flexion: Flexion, level: Level) =>
  ({ facil: flexion.words, medio: flexion.phrases, desafio: flexion.sentences })[level]

export const gramaticaFlexao: SheetKind<PagesFacts<FlexionFacts>> = {
  id: 'gramatica-flexao',
  category: 'alfabetizacao',
  themes: FLEXIONS.map(({ id }) => id),
  draw: (options) => {
    const { level, color } = options
    const flexion = FLEXIONS.find(({ id }) => id === (options.theme ?? 'plural'))
    if (!flexion) throw new RangeError(`no flexion named ${options.theme}`)
    const pages = dealPages(options, {
      items: itemsOf(flexion, level),
      perPage: ROWS[level],
      nameOf: ([word]) => word,
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, level === 'facil' ? 'link' : 'write', (random, index) => {
      const pairs = pages[index] ?? []
      const fill = pageInk(random, color)
      const facts = { theme: flexion.id, pairs }
      const items = pairs.map(([word = '']) => word)
      if (level === 'facil') {
        const other = color ? tint(fill, 0.45) : WHITE
        const cards = pairs.map(([word = '', answer = '']) => ({ left: card(word, fill), right: card(answer, other) }))
        const { marks } = drawMatching(random, cards, { leftWidth: 62, rightWidth: 62, framed: false })
        return { marks, facts, items }
      }
      const rows = pairs.map(([sentence = '', answer = '']) => ({ words: plainWords(sentence), written: answer }))
      const look = { size: 5.4, fill, color, ...(level === 'medio' && { hint: flexion.hint }) }
      return { marks: notebookRows(rows, look, random), facts, items }
    })
  },
}
