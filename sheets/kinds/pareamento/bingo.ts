/** Bingo: first the cards to draw from a bag, then boards, six to a page, all different. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { BINGO_TEXTS } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, wordsOf } from '../../pictures/vocabulary.ts'
import { round, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { box as boxData } from '../../studio/paths.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { windsurf, yorkshire } from '../../studio/shapes/rare-things.ts'
import { hasWordThing } from '../../studio/words/words.ts'
import { isClear } from '../alfabetizacao/word-deck.ts'
import { letterPictures } from '../tracejar/letter-words.ts'
import { motifOf } from './card-backs.ts'
import { suitsCards, wordFace } from './card-faces.ts'
import { gamePicture } from './game-pictures.ts'
import { CARDS, cardsIn, gameTable } from './game-table.ts'

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
  const drawn = items.filter(({ name }) => hasWordThing(name) || options.must?.includes(name))
  const called = drawn.length < CALLED ? items : drawn
  const deal = { items: called, perPage: CALLED, pinned: pinnedBy(options, called), label: 'bag' }
  return (dealPages({ ...options, pages: 1 }, deal)[0] ?? []).map(calledBy)
}

/** Words on so many boards more than others come later. */
const EVENLY = 2

/** Boards of nine fields, every two of which differ in three or more; all that is called is on about as many. */
function deal(random: Random, bag: readonly Called[], count: number): Called[][] {
  const boards: Called[][] = []
  const used = new Map<Called, number>()
  const turn = (one: Called) => Math.floor((used.get(one) ?? 0) / EVENLY)
  for (let attempt = 0; attempt < 800 && boards.length < count; attempt++) {
    const shuffled = random.shuffle(bag)
    const evenly = attempt < 600 ? shuffled.sort((one, other) => turn(one) - turn(other)) : shuffled
    const board = random.shuffle(evenly.slice(0, FIELDS))
    if (boards.some((other) => other.filter((one) => board.includes(one)).length > MOST_ALIKE)) continue
    boards.push(board)
    for (const one of board) used.set(one, (used.get(one) ?? 0) + 1)
  }
  if (boards.length < count) throw new RangeError(`fewer than ${count} boards of ${bag.length} pictures`)
  return boards
}

interface Look {
  readonly level: Level
  readonly color: boolean
  readonly isLetters: boolean
  readonly theme: string
  /** Size of the words on the boards, mm: one for all. */
  readonly letters: number
}

const FIELD_ROOM = 24

/** The largest size at which every word of the bag fits into its field. */
function wordSize(bag: readonly Called[], level: Level): number {
  const sizes = bag.map(({ name }) =>
    level === 'medio'
      ? fitTextSize(capitals(name), 'display', 8, FIELD_ROOM)
      : fitTextSize(name, 'cursive', 8.6, FIELD_ROOM),
  )
  return Math.min(...sizes)
}

/** The picture above its word. */
function named(picture: Picture, box: Box, color: boolean, letters: number): Mark[] {
  const word = capitals(picture.name)
  const room = letters * 1.3
  return [
    gamePicture(picture, { ...box, height: box.height - room }, color),
    text(middleX(box), box.y + box.height - 0.6, word, fitTextSize(word, 'display', letters, box.width)),
  ]
}

/** On a board: the picture, its word, its word in cursive; of letters the capital, the small one, the cursive one. */
function field({ name, letter, picture }: Called, box: Box, look: Look): Mark[] {
  const { level, color, isLetters } = look
  if (isLetters) {
    if (level === 'facil') return wordFace(letter, box, 13)
    return level === 'medio'
      ? wordFace(letter.toLowerCase(), box, 13)
      : wordFace(letter.toLowerCase(), box, 8.4, 'cursive')
  }
  if (level === 'facil' && picture) return named(picture, box, color, 3.6)
  const word = level === 'medio' ? capitals(name) : name
  return wordFace(word, box, look.letters, level === 'medio' ? 'display' : 'cursive')
}

function shown({ letter, picture }: Called, box: Box, color: boolean): Mark[] {
  if (picture) return [gamePicture(picture, box, color)]
  const thing = RARE[letter]?.[1]
  const size = Math.min(box.width, box.height)
  return thing ? [centred(new Pen(color), thing, middleX(box), middleY(box), size)] : []
}

/** Above the line that says how the game goes on. */
const RULE: Box = { x: 20, y: 272.4, width: 170, height: 8.4 }
const AREA: Box = { ...CARDS, height: RULE.y - 3.4 - CARDS.y }
const [BAG_GAP, BOARD_GAP] = [4, 5]
const [RADIUS, INSIDE] = [3.4, 2]

function ruled(pen: Pen, words: string): Mark[] {
  return marksOf([
    pen.shape(boxData(RULE.x, RULE.y, RULE.width, RULE.height, 3), 'yellowPale', 0.8),
    pen.text(105, RULE.y + 5.8, words, fitTextSize(words, 'text', 4.4, RULE.width - 6), { font: 'text' }),
  ])
}

const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** A card of the bag with its letter, its picture and its word. */
function letterCard(one: Called, box: Box, look: Look): Mark[] {
  const word = capitals(one.name)
  const upper = { ...box, height: box.height - 4.4 }
  const half = upper.width / 2 - 1
  return [
    ...wordFace(one.letter, { ...upper, width: half }, 12),
    ...shown(one, { ...upper, width: half, x: box.x + box.width / 2 + 1 }, look.color),
    text(middleX(box), box.y + box.height - 0.4, word, fitTextSize(word, 'display', 3.6, box.width)),
  ]
}

interface GamePage {
  readonly title: string
  readonly random: Random
  readonly index: number
  readonly sheet: Random
  readonly look: Look
}

const tableOf = (pen: Pen, { title, index, sheet, look }: GamePage, instruction: string): Mark[] =>
  marksOf(gameTable(pen, { title, instruction, theme: look.theme, index, sheet }))

function bagPage(bag: readonly Called[], game: GamePage): DrawnPage<BingoFacts> {
  const { look } = game
  const pen = new Pen(look.color)
  const { boxes, cuts } = cardsIn(AREA, bag.length, BAG_COLUMNS, Math.ceil(bag.length / BAG_COLUMNS), BAG_GAP)
  const drawn = eachCell(bag, boxes, (one, card): Mark[] => {
    const box = inside(card, INSIDE)
    return [
      ...marksOf(pen.shape(boxData(card.x, card.y, card.width, card.height, RADIUS), 'white', 1)),
      ...(look.isLetters ? letterCard(one, box, look) : one.picture ? named(one.picture, box, look.color, 4.6) : []),
    ]
  }).flat()
  return {
    marks: [...tableOf(pen, game, BINGO_TEXTS.bag), ...cuts, ...drawn, ...ruled(pen, BINGO_TEXTS.checked)],
    facts: { bag: bag.map(({ name }) => name), boards: [] },
    whole: true,
    unsigned: true,
    instruction: BINGO_TEXTS.bag,
    items: bag.map(({ name }) => name),
    pictures: bag.map(({ name }) => name),
  }
}

const FRAMES: readonly Fill[] = ['red', 'blue', 'green', 'orange', 'purple', 'teal']

/** A board in its own colour: the name of the game, a figure of the theme and its number above nine fields. */
function boardMarks(pen: Pen, board: readonly Called[], card: Box, number: number, look: Look): Mark[] {
  const frame = FRAMES[number % FRAMES.length] ?? 'blue'
  const box = inside(card, INSIDE)
  const grid = { x: box.x, y: box.y + NUMBER + 1, width: box.width, height: box.height - NUMBER - 1 }
  const motif = motifOf(look.theme)
  return [
    ...marksOf([
      pen.shape(boxData(card.x, card.y, card.width, card.height, RADIUS + 1), frame, 1.1),
      pen.shape(boxData(box.x, box.y, box.width, NUMBER, 2.4), 'white', 0.7),
      [14, box.width - 14].map((dx) =>
        pen.shape(motif(round(box.x + dx), round(box.y + NUMBER / 2), 2.2).join(''), 'yellow', 0.5),
      ),
    ]),
    text(middleX(box), box.y + 4.7, BINGO_TEXTS.board(number), 4.4),
    ...eachCell(board, cellsOf(3, 3, { box: grid, gap: 1 }), (one, cell): Mark[] => [
      ...marksOf(pen.shape(boxData(cell.x, cell.y, cell.width, cell.height, 1.6), 'white', 0.7)),
      ...field(one, inside(cell, 0.9), look),
    ]).flat(),
  ]
}

function boardsPage(boards: readonly (readonly Called[])[], first: number, game: GamePage): DrawnPage<BingoFacts> {
  const { look } = game
  const pen = new Pen(look.color)
  const { boxes, cuts } = cardsIn(AREA, boards.length, BOARD_COLUMNS, BOARD_ROWS, BOARD_GAP)
  const drawn = eachCell(boards, boxes, (board, card, i) => boardMarks(pen, board, card, first + i + 1, look)).flat()
  return {
    marks: [...tableOf(pen, game, BINGO_TEXTS.boards), ...cuts, ...drawn, ...ruled(pen, BINGO_TEXTS.won)],
    facts: { bag: [], boards: boards.map((board) => board.map(({ name }) => name)) },
    whole: true,
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
    const named = theme ?? LETTERS
    const look = { level, color, theme: named, isLetters: named === LETTERS, letters: wordSize(bag, level) }
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const game = { title: options.title, random, index, sheet, look }
      if (index === 0) return bagPage(bag, game)
      const first = (index - 1) * BOARDS
      const boards = deal(sheet.fork('boards'), bag, first + BOARDS).slice(first)
      return boardsPage(boards, first, game)
    })
  },
}
