/**
 * Dominoes to cut out. Of pictures alone, the whole game: each one with every other and with itself. With words to read,
 * pieces that lie in one ring: each half goes with exactly one half of another piece.
 */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CUT_MARGIN, cardGrid } from '../../page/cut.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { BLACK } from '../../scene/inks.ts'
import { line } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { dealWords, isClear, namesOf } from '../alfabetizacao/word-deck.ts'
import { pictureFace, suitsCards, wordFace } from './card-faces.ts'

export interface DominoFacts {
  /** Pieces in the order of the page, by the word of their left and of their right half. */
  readonly pieces: readonly (readonly [left: string, right: string])[]
}

/** Pieces of a ring; pictures of a whole game, which has 28 pieces of seven and 10 of four. */
const RING = 12
const [WHOLE, SMALL] = [7, 4]
/** Columns of the page by the number of its pieces. */
const columnsFor = (pieces: number) => (pieces > RING ? 4 : 2)

type Pair = readonly [left: Picture, right: Picture]

const wholeGame = (pictures: readonly Picture[]): Pair[] =>
  pictures.flatMap((one, i) => pictures.slice(i).map((other): Pair => [one, other]))

/** The right half of a piece goes with the left half of the next in the ring. */
const inRing = (pictures: readonly Picture[]): Pair[] =>
  pictures.map((one, i): Pair => [one, pictures[(i + 1) % pictures.length] ?? one])

const LONGEST: Readonly<Record<Level, number>> = { facil: 9, medio: 9, desafio: 7 }

/** The left half: the same picture, the word, the syllables in another order. */
function leftFace(picture: Picture, level: Level, box: Box, color: boolean): Mark[] {
  if (level === 'facil') return pictureFace(picture, box, color)
  if (level === 'medio') return wordFace(capitals(picture.name), box, 9)
  return wordFace([...picture.syllables].reverse().map(capitals).join('·'), box, 8.4)
}

/** Both halves keep their distance to the cut and to the line in the middle. */
function halves({ x, y, width, height }: Box): readonly [Box, Box] {
  const half = { y: y + CUT_MARGIN, width: width / 2 - CUT_MARGIN - 3, height: height - 2 * CUT_MARGIN }
  return [
    { ...half, x: x + CUT_MARGIN },
    { ...half, x: x + width / 2 + 3 },
  ]
}

/** Words of several syllables, where these are to be put in order; no first letter twice, so that halves differ at once. */
const suits = (picture: Picture, level: Level) =>
  isClear(picture) &&
  picture.name.length <= LONGEST[level] &&
  (level !== 'desafio' ||
    (picture.syllables.length > 1 && new Set(picture.syllables).size === picture.syllables.length))

const initialIsRare = (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => withoutAccent(initialOf(other)) === withoutAccent(initialOf(picture))).length < 2

export const domino: SheetKind<PagesFacts<DominoFacts>> = {
  id: 'domino',
  category: 'pareamento',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const isWhole = level === 'facil'
    const count = isWhole ? (options.fewer ? SMALL : WHOLE) : 2 * amountOf(options, RING / 2)
    const deck = {
      perPage: count,
      suits: (picture: Picture) => suits(picture, level) && suitsCards(picture, options.theme),
      accept: initialIsRare,
    }
    const pages = dealWords(options, deck)
    return composeSheet(options, 'cut', (random, index) => {
      const pictures = pages[index] ?? []
      const pieces = random.shuffle(isWhole ? wholeGame(pictures) : inRing(pictures))
      const columns = columnsFor(pieces.length)
      const { cards, marks } = cardGrid(columns, Math.ceil(pieces.length / columns))
      const drawn = pieces.flatMap(([left, right], i): Mark[] => {
        const card = cards[i]
        if (!card) return []
        const [one, other] = halves(card)
        const middle = card.x + card.width / 2
        return [
          line(middle, card.y + CUT_MARGIN, middle, card.y + card.height - CUT_MARGIN, { stroke: BLACK, width: 0.6 }),
          ...leftFace(left, level, one, color),
          ...pictureFace(right, other, color),
        ]
      })
      return {
        marks: [...marks, ...drawn],
        facts: { pieces: pieces.map(([left, right]) => [left.name, right.name] as const) },
        items: namesOf(pictures),
      }
    })
  },
}
