/** Bingo: first the cards to draw from a bag, then boards, four to a page, all different. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
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
const [BAG_COLUMNS, BAG_ROWS] = [4, 6]
const BOARDS = 4
const FIELDS = 9
/** Two boards share at most so many fields, so that not all are full at once. */
const MOST_ALIKE = 6
/** Words to be read in a field are short, so that all are printed in one size. */
const LONGEST: Readonly<Record<Level, number>> = { facil: 9, medio: 7, desafio: 7 }

/** Of the words of a letter, the one that a level shows: small letters have other pictures than capitals. */
const LETTER_WORD: Readonly<Record<Level, number>> = { facil: 0, medio: 1, desafio: 0 }

/** The pictures of the bag: one for each letter, or the words of the theme. */
function bagOf(options: SheetOptions): readonly Picture[] {
  if ((options.theme ?? LETTERS) === LETTERS)
    return [...'ABCDEFGHIJLMNOPQRSTUVXZ'].flatMap((letter) => {
      const pictures = letterPictures(letter)
      return pictures[LETTER_WORD[options.level]] ?? pictures[0] ?? []
    })
  const items = wordsOf(options.theme).filter(
    (picture) =>
      isClear(picture) && suitsCards(picture, options.theme) && picture.name.length <= LONGEST[options.level],
  )
  const deal = { items, perPage: CALLED, pinned: pinnedBy(options, items), label: 'bag' }
  return dealPages({ ...options, pages: 1 }, deal)[0] ?? []
}

/** Boards of nine fields, every two of which differ in three or more. */
function deal(random: Random, bag: readonly Picture[], count: number): Picture[][] {
  const boards: Picture[][] = []
  for (let attempt = 0; attempt < 400 && boards.length < count; attempt++) {
    const board = random.sample(bag, FIELDS)
    if (boards.every((other) => other.filter((picture) => board.includes(picture)).length <= MOST_ALIKE))
      boards.push(board)
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
function wordSize(bag: readonly Picture[], level: Level): number {
  const sizes = bag.map(({ name }) =>
    level === 'medio'
      ? fitTextSize(capitals(name), 'display', 6.2, FIELD_ROOM)
      : fitTextSize(name, 'cursive', 5.6, FIELD_ROOM),
  )
  return Math.min(...sizes)
}

/** On a board: the picture, its word, its word in cursive; of letters the capital, the small one, the cursive one. */
function field(picture: Picture, box: Parameters<typeof pictureFace>[1], look: Look): Mark[] {
  const { level, color, isLetters } = look
  if (isLetters) {
    const letter = initialOf(picture)
    if (level === 'facil') return wordFace(letter, box, 13)
    return level === 'medio'
      ? wordFace(letter.toLowerCase(), box, 13)
      : wordFace(letter.toLowerCase(), box, 10.5, 'cursive')
  }
  if (level === 'facil') return namedFace(picture, box, color)
  const word = level === 'medio' ? capitals(picture.name) : picture.name
  return wordFace(word, box, look.letters, level === 'medio' ? 'display' : 'cursive')
}

function bagPage(bag: readonly Picture[], look: Look): DrawnPage<BingoFacts> {
  const { cards, marks } = cardGrid(BAG_COLUMNS, BAG_ROWS, undefined, bag.length)
  const drawn = eachCell(bag, cards, (picture, card): Mark[] => {
    const box = insideCard(card)
    if (!look.isLetters) return namedFace(picture, box, look.color)
    const half = { ...box, width: box.width / 2 - 1 }
    return [
      ...wordFace(initialOf(picture), half, 12),
      ...pictureFace(picture, { ...half, x: box.x + box.width / 2 + 1 }, look.color),
    ]
  }).flat()
  return {
    marks: [...marks, ...drawn],
    facts: { bag: bag.map(({ name }) => name), boards: [] },
    instruction: BINGO_TEXTS.bag,
    items: bag.map(({ name }) => name),
  }
}

function boardsPage(
  random: Random,
  boards: readonly (readonly Picture[])[],
  first: number,
  look: Look,
): DrawnPage<BingoFacts> {
  const { cards, marks } = cardGrid(2, 2)
  const inks = random.shuffle(SOFT_FILLS)
  const drawn = eachCell(boards, cards, (board, card, i): Mark[] => {
    const box = insideCard(card)
    const fill = look.color ? tint(inks[i % inks.length] ?? WHITE, 0.5) : WHITE
    const grid = { x: box.x, y: box.y + 11, width: box.width, height: box.height - 11 }
    return [
      rect(box.x, box.y, box.width, 9, { radius: 3, width: 0.5, fill }),
      text(box.x + box.width / 2, box.y + 6.4, BINGO_TEXTS.board(first + i + 1), 5),
      ...eachCell(board, cellsOf(3, 3, { box: grid, gap: 0 }), (picture, cell): Mark[] => [
        rect(cell.x, cell.y, cell.width, cell.height, { width: 0.5 }),
        ...field(picture, { x: cell.x + 1.2, y: cell.y + 2, width: cell.width - 2.4, height: cell.height - 4 }, look),
      ]).flat(),
    ]
  }).flat()
  return {
    marks: [...marks, ...drawn],
    facts: { bag: [], boards: boards.map((board) => board.map(({ name }) => name)) },
    instruction: BINGO_TEXTS.boards,
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
