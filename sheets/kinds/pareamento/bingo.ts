/** Bingo: first the cards to draw from a bag, then boards, six to a page, all different. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { cardGrid, insideCard } from '../../page/cut.ts'
import { dealPages, pinnedBy } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { BINGO_TEXTS } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, wordsOf } from '../../pictures/vocabulary.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { Pen } from '../../studio/pen.ts'
import { windsurf, yorkshire } from '../../studio/shapes/rare-things.ts'
import { isClear } from '../alfabetizacao/word-deck.ts'
import { letterPictures } from '../tracejar/letter-words.ts'
import { namedFace, pictureFace, suitsCards, wordFace } from './card-faces.ts'

export interface BingoFacts {
  /** Contents of the bag; empty on the pages of boards. */
  readonly bag: readonly string[]
  readonly boards: readonly (readonly string[])[]
}

const LETTERS = 'letras'
const CALLED = 24
const BAG_COLUMNS = 4
const [BOARD_COLUMNS, BOARD_ROWS] = [2, 3]
const BOARDS = BOARD_COLUMNS * BOARD_ROWS
/** Height of the number over a board, mm. */
const NUMBER = 6.4
const FIELDS = 9
/** Two boards share at most so many fields, so that not all are full at once. */
const MOST_ALIKE = 6
/** Words to be read in a field are short, so that all are printed in one size. */
const LONGEST: Readonly<Record<Level, number>> = { facil: 9, medio: 7, desafio: 7 }

/** Of the words of a letter, the one that a level shows: small letters have other pictures than capitals. */
const LETTER_WORD: Readonly<Record<Level, number>> = { facil: 0, medio: 1, desafio: 0 }

/** A card of the bag, and what a field of a board shows of it. */
interface Called {
  readonly name: string
  readonly letter: string
  /** Null for a letter that begins no word of the library: the studio draws its thing. */
  readonly picture: Picture | null
}

const RARE: Readonly<Record<string, readonly [name: string, thing: Thing]>> = {
  W: ['windsurfe', windsurf],
  Y: ['yorkshire', yorkshire],
}

const calledBy = (picture: Picture): Called => ({ name: picture.name, letter: initialOf(picture), picture })

/** The cards of the bag: one for each letter, or the words of the theme. */
function bagOf(options: SheetOptions): readonly Called[] {
  if ((options.theme ?? LETTERS) === LETTERS)
    return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter): Called[] => {
      const pictures = letterPictures(letter)
      const picture = pictures[LETTER_WORD[options.level]] ?? pictures[0] ?? null
      const name = picture?.name ?? RARE[letter]?.[0]
      return name ? [{ name, letter, picture }] : []
    })
  const items = wordsOf(options.theme).filter(
    (picture) =>
      isClear(picture) && suitsCards(picture, options.theme) && picture.name.length <= LONGEST[options.level],
  )
  const deal = { items, perPage: CALLED, pinned: pinnedBy(options, items), label: 'bag' }
  return (dealPages({ ...options, pages: 1 }, deal)[0] ?? []).map(calledBy)
}

/** Boards of nine fields, every two of which differ in three or more. */
function deal(random: Random, bag: readonly Called[], count: number): Called[][] {
  const boards: Called[][] = []
  for (let attempt = 0; attempt < 400 && boards.length < count; attempt++) {
    const board = random.sample(bag, FIELDS)
    if (boards.every((other) => other.filter((one) => board.includes(one)).length <= MOST_ALIKE)) boards.push(board)
  }
  if (boards.length < count) throw new RangeError(`fewer than ${count} boards of ${bag.length} pictures`)
  return boards
}

interface Look {
  readonly level: Level
  readonly color: boolean
  readonly isLetters: boolean
  /** Size of the words on the boards, mm: one for all. */
  readonly letters: number
}

const FIELD_ROOM = 21.5

/** The largest size at which every word of the bag fits into its field. */
function wordSize(bag: readonly Called[], level: Level): number {
  const sizes = bag.map(({ name }) =>
    level === 'medio'
      ? fitTextSize(capitals(name), 'display', 6.2, FIELD_ROOM)
      : fitTextSize(name, 'cursive', 5.6, FIELD_ROOM),
  )
  return Math.min(...sizes)
}

/** On a board: the picture, its word, its word in cursive; of letters the capital, the small one, the cursive one. */
function field({ name, letter, picture }: Called, box: Box, look: Look): Mark[] {
  const { level, color, isLetters } = look
  if (isLetters) {
    if (level === 'facil') return wordFace(letter, box, 13)
    return level === 'medio'
      ? wordFace(letter.toLowerCase(), box, 13)
      : wordFace(letter.toLowerCase(), box, 7.5, 'cursive')
  }
  if (level === 'facil' && picture) return namedFace(picture, box, color)
  const word = level === 'medio' ? capitals(name) : name
  return wordFace(word, box, look.letters, level === 'medio' ? 'display' : 'cursive')
}

function shown({ letter, picture }: Called, box: Box, color: boolean): Mark[] {
  if (picture) return pictureFace(picture, box, color)
  const thing = RARE[letter]?.[1]
  const size = Math.min(box.width, box.height)
  return thing ? [centred(new Pen(color), thing, middleX(box), middleY(box), size)] : []
}

function bagPage(bag: readonly Called[], look: Look): DrawnPage<BingoFacts> {
  const { cards, marks } = cardGrid(BAG_COLUMNS, Math.ceil(bag.length / BAG_COLUMNS), undefined, bag.length)
  const drawn = eachCell(bag, cards, (one, card): Mark[] => {
    const box = insideCard(card)
    if (!look.isLetters) return one.picture ? namedFace(one.picture, box, look.color) : []
    const half = { ...box, width: box.width / 2 - 1 }
    return [...wordFace(one.letter, half, 12), ...shown(one, { ...half, x: box.x + box.width / 2 + 1 }, look.color)]
  }).flat()
  return {
    marks: [...marks, ...drawn],
    facts: { bag: bag.map(({ name }) => name), boards: [] },
    unsigned: true,
    instruction: BINGO_TEXTS.bag,
    items: bag.map(({ name }) => name),
  }
}

function boardsPage(
  random: Random,
  boards: readonly (readonly Called[])[],
  first: number,
  look: Look,
): DrawnPage<BingoFacts> {
  const { cards, marks } = cardGrid(BOARD_COLUMNS, BOARD_ROWS)
  const inks = random.shuffle(SOFT_FILLS)
  const drawn = eachCell(boards, cards, (board, card, i): Mark[] => {
    const box = insideCard(card)
    const fill = look.color ? tint(inks[i % inks.length] ?? WHITE, 0.5) : WHITE
    const grid = { x: box.x, y: box.y + NUMBER + 1, width: box.width, height: box.height - NUMBER - 1 }
    return [
      rect(box.x, box.y, box.width, NUMBER, { radius: 2.4, width: 0.5, fill }),
      text(box.x + box.width / 2, box.y + 4.6, BINGO_TEXTS.board(first + i + 1), 4),
      ...eachCell(board, cellsOf(3, 3, { box: grid, gap: 0 }), (one, cell): Mark[] => [
        rect(cell.x, cell.y, cell.width, cell.height, { width: 0.5 }),
        ...field(one, { x: cell.x + 1.2, y: cell.y + 1.2, width: cell.width - 2.4, height: cell.height - 2.4 }, look),
      ]).flat(),
    ]
  }).flat()
  return {
    marks: [...marks, ...drawn],
    facts: { bag: [], boards: boards.map((board) => board.map(({ name }) => name)) },
    instruction: BINGO_TEXTS.boards,
    unsigned: true,
    items: boards.map((board, i) => `${first + i + 1}: ${board.map(({ name }) => name).join(' ')}`),
  }
}

export const bingo: SheetKind<PagesFacts<BingoFacts>> = {
  id: 'bingo',
  category: 'pareamento',
  themes: [LETTERS, ...WORD_THEMES],
  draw: (options) => {
    const { level, color, theme } = options
    const bag = bagOf(options)
    const look = { level, color, isLetters: (theme ?? LETTERS) === LETTERS, letters: wordSize(bag, level) }
    return composeSheet(options, 'cut', (random, index, sheet) => {
      if (index === 0) return bagPage(bag, look)
      const first = (index - 1) * BOARDS
      const boards = deal(sheet.fork('boards'), bag, first + BOARDS).slice(first)
      return boardsPage(random, boards, first, look)
    })
  },
}
