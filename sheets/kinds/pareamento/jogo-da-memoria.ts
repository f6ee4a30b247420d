/** A game of pairs to cut out: the same picture twice, a picture and its word, a picture and its word in cursive. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { cardGrid, insideCard } from '../../page/cut.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { dealWords, isClear, namesOf } from '../alfabetizacao/word-deck.ts'
import { namedFace, pictureFace, suitsCards, wordFace } from './card-faces.ts'

export interface MemoryFacts {
  /** Name of the pair that each card belongs to, in the order of the cards. */
  readonly cards: readonly string[]
  /** Width and height of every card, mm. */
  readonly sizes: readonly (readonly [width: number, height: number])[]
}

const GRIDS: Readonly<Record<Level, readonly [columns: number, rows: number]>> = {
  facil: [3, 4],
  medio: [3, 4],
  desafio: [4, 5],
}
/** Every card has a partner: an even number of them. */
const FEWER: typeof GRIDS = { facil: [2, 3], medio: [2, 4], desafio: [3, 4] }
const LONGEST = 9

/** The second card of a pair. */
function partner(picture: Picture, level: Level) {
  return (box: Parameters<typeof pictureFace>[1], color: boolean) => {
    if (level === 'facil') return namedFace(picture, box, color)
    if (level === 'medio') return wordFace(capitals(picture.name), box, 9.5)
    return wordFace(picture.name, box, 7.4, 'cursive')
  }
}

export const jogoDaMemoria: SheetKind<PagesFacts<MemoryFacts>> = {
  id: 'jogo-da-memoria',
  category: 'pareamento',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const [columns, rows] = (options.fewer ? FEWER : GRIDS)[level]
    const suits = (picture: Picture) =>
      isClear(picture) && suitsCards(picture, options.theme) && picture.name.length <= LONGEST
    const pages = dealWords(options, { perPage: (columns * rows) / 2, suits })
    return composeSheet(options, 'cut', (random, index) => {
      const pictures = pages[index] ?? []
      const { cards, marks } = cardGrid(columns, rows)
      const faces = random.shuffle(
        pictures.flatMap((picture) => [
          { name: picture.name, draw: level === 'facil' ? partner(picture, level) : undefined, picture },
          { name: picture.name, draw: partner(picture, level), picture },
        ]),
      )
      const drawn = faces.flatMap(({ draw, picture }, i) => {
        const card = cards[i]
        if (!card) return []
        return draw ? draw(insideCard(card), color) : pictureFace(picture, insideCard(card), color)
      })
      return {
        marks: [...marks, ...drawn],
        facts: {
          cards: faces.map(({ name }) => name),
          sizes: cards.map(({ width, height }) => [width, height] as const),
        },
        items: namesOf(pictures),
      }
    })
  },
}
