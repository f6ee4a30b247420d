/**
 * Dominoes to cut out. Of pictures alone, the whole game: each one with every other and with itself. With words to read,
 * pieces that lie in one ring: each half goes with exactly one half of another piece.
 */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { BLACK } from '../../scene/inks.ts'
import { line } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { box as boxData, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { drawnFirst } from '../alfabetizacao/drawn-words.ts'
import { dealWords, isClear, namesOf } from '../alfabetizacao/word-deck.ts'
import { suitsCards, wordFace } from './card-faces.ts'
import { gamePicture } from './game-pictures.ts'
import { CARDS, cardsIn, gameTable, type Near } from './game-table.ts'

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
  if (level === 'facil') return [gamePicture(picture, box, color)]
  if (level === 'medio') return wordFace(capitals(picture.name), box, 9)
  return wordFace([...picture.syllables].reverse().map(capitals).join('·'), box, 8.4)
}

/** Rounded pieces, `GAP` apart, above the rule of the game. */
const [RADIUS, GAP, INSIDE] = [3.4, 4, 2.4]
const RULE: Box = { x: 24, y: 272.4, width: 162, height: 8.4 }
const AREA: Box = { ...CARDS, height: RULE.y - 3.4 - CARDS.y }

const RULES: Readonly<Record<Level, string>> = {
  facil: 'Dividam as peças. Sem a figura da ponta? Passe a vez. Ganha quem acabar primeiro.',
  medio: 'Dividam as peças. Leia a palavra da ponta e encoste a figura. No fim, a roda fecha.',
  desafio: 'Dividam as peças. Ponha as sílabas em ordem e encoste a figura. No fim, a roda fecha.',
}

function ruleMarks(pen: Pen, level: Level): Mark[] {
  const words = RULES[level]
  return marksOf([
    pen.shape(boxData(RULE.x, RULE.y, RULE.width, RULE.height, 3), 'yellowPale', 0.8),
    pen.text(105, RULE.y + 5.8, words, fitTextSize(words, 'text', 4.4, RULE.width - 6), { font: 'text' }),
  ])
}

/** A piece in the hands of a player. */
const heldPiece = (near: Near): Drawing => [
  near.shape(boxData(-14, -38, 28, 14, 2), CLOTH.creme),
  near.ink('M0 -36V-26'),
  [-7, 7].map((x) => near.shape(circle(x, -31, 3.6), x < 0 ? CLOTH.coral : CLOTH.azul, near.inner)),
]

/** Both halves of a piece keep their distance to its edge and to the line in the middle. */
function halves({ x, y, width, height }: Box): readonly [Box, Box] {
  const half = { y: y + INSIDE, width: width / 2 - INSIDE - 1.8, height: height - 2 * INSIDE }
  return [
    { ...half, x: x + INSIDE },
    { ...half, x: x + width / 2 + 1.8 },
  ]
}

/** Its syllables the other way round name a people. */
const BACKWARDS = 'esponja'

/** Words of several syllables, where these are to be put in order; no first letter twice, so that halves differ at once. */
const suits = (picture: Picture, level: Level) =>
  isClear(picture) &&
  picture.name.length <= LONGEST[level] &&
  (level !== 'desafio' ||
    (picture.name !== BACKWARDS &&
      picture.syllables.length > 1 &&
      new Set(picture.syllables).size === picture.syllables.length))

const initialIsRare = (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => withoutAccent(initialOf(other)) === withoutAccent(initialOf(picture))).length < 2

export const domino: SheetKind<PagesFacts<DominoFacts>> = {
  id: 'domino',
  category: 'pareamento',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color, title, instruction, theme = 'tudo' } = options
    const isWhole = level === 'facil'
    const count = isWhole ? (options.fewer ? SMALL : WHOLE) : 2 * amountOf(options, RING / 2)
    const goesWell = (picture: Picture) => suits(picture, level) && suitsCards(picture, options.theme)
    const deck = {
      perPage: count,
      suits: goesWell,
      rather: drawnFirst({ ...options, pages: 1 }, count, goesWell),
      accept: initialIsRare,
    }
    const pages = dealWords(options, deck)
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const pieces = random.shuffle(isWhole ? wholeGame(pictures) : inRing(pictures))
      const columns = columnsFor(pieces.length)
      const pen = new Pen(color)
      const { boxes, cuts } = cardsIn(AREA, pieces.length, columns, Math.ceil(pieces.length / columns), GAP)
      const drawn = pieces.flatMap(([left, right], i): Mark[] => {
        const card = boxes[i]
        if (!card) return []
        const [one, other] = halves(card)
        const middle = card.x + card.width / 2
        return [
          ...marksOf(pen.shape(boxData(card.x, card.y, card.width, card.height, RADIUS), 'white', 1.2)),
          line(middle, card.y + INSIDE, middle, card.y + card.height - INSIDE, { stroke: BLACK, width: 0.9 }),
          ...leftFace(left, level, one, color),
          gamePicture(right, other, color),
        ]
      })
      const place = gameTable(pen, { title, instruction, theme, index, sheet, shows: heldPiece })
      return {
        marks: [...marksOf(place), ...cuts, ...drawn, ...ruleMarks(pen, level)],
        whole: true,
        facts: { pieces: pieces.map(([left, right]) => [left.name, right.name] as const) },
        items: namesOf(pictures),
        pictures: namesOf(pictures),
      }
    })
  },
}
