/** A crossword on a board in a place of its theme, whose clues are pictures: with the words to copy, with the shared letters, without help. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pinnedBy } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, SOFT_FILLS, SOFT_GREY, tint, WHITE } from '../../scene/inks.ts'
import { area, centredText, path, polyline, rect, rectData, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import { type Crossword, cellsOfEntry, type Entry, layCrossword, type Room } from './crossword.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { goOnWith } from './or-else.ts'
import { onSceneBoard } from './scene-board.ts'
import { isClear } from './word-deck.ts'
import { placeNames } from './word-lands.ts'
import { fitsWordPlace, isNamedAlone } from './word-place.ts'

export interface CrosswordFacts extends Crossword {
  /** numbers[i] = number of entries[i]; entries that begin in one cell share it. */
  readonly numbers: readonly number[]
}

interface LevelRule {
  /** Height of the board's white, mm: what is left below it is the place's. */
  readonly board: number
  readonly words: number
  readonly letters: readonly [min: number, max: number]
  readonly room: Room
  /** The largest cell, mm. */
  readonly cell: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { words: 5, letters: [3, 5], room: { columns: 9, rows: 5 }, cell: 21, board: 116 },
  medio: { words: 7, letters: [4, 7], room: { columns: 11, rows: 7 }, cell: 17, board: 117 },
  desafio: { words: 10, letters: [4, 9], room: { columns: 12, rows: 9 }, cell: 15, board: 128 },
}

/** The white of the board, mm. */
const boardOf = (level: Level): Box => ({ x: 18, y: 57, width: 174, height: LEVELS[level].board })
/** Around the cells of a page without colour. */
export const LINE_GROUND = tint(SOFT_GREY, 0.4)
/** Between its edge, the grid and the words, mm. */
const GAP = 4
const BANK_HEIGHT = 15

/** Pages with as many keys are six. */
const MOST_LARGE_KEYS = 3
/** Of the number in the corner of a cell, mm. */
const NUMBER = 5
/** Of a letter as a share of its cell. */
const LETTER = 0.56
/** From the left edge of a cell to what is beside the sign of its direction, mm. */
const SIGN_ROOM = 5
/** The smallest text that a small key prints legibly, mm. */
const KEY_SIZE = 6
/** Letters of the animals that the easy level asks for. */
const SHORT_ANIMAL = 4
/** Without accents and hyphens: shared letters are then the same letters. Beginners read no CH, QU and GU. */
const suits = (picture: Picture, { letters }: LevelRule, level: Level) =>
  // The easiest words are there to choose from: a frog needs no second look then.
  (isNamedAlone(picture) || (level === 'facil' && picture.category === 'animal' && isClear(picture))) &&
  /^[a-z]+$/.test(picture.name) &&
  picture.name.length >= letters[0] &&
  picture.name.length <= letters[1] &&
  !(level === 'facil' && /ch|qu|gu[ei]/.test(picture.name))

interface Laid {
  readonly crossword: Crossword
  readonly pictures: readonly Picture[]
}

/** The crosswords of a sheet, one after the other: words that were used come back when the others do not suffice. */
function layPages(options: SheetOptions): Laid[] {
  const rule = LEVELS[options.level]
  const { level, theme } = options
  const isNew = ({ name }: Picture) => level !== 'desafio' || theme !== 'bichos' || name.length > SHORT_ANIMAL
  const items = lessonWordsOf(theme).filter(
    (picture) => suits(picture, rule, level) && fitsWordPlace(theme, picture) && isNew(picture),
  )
  const byWord = new Map(items.map((picture) => [capitals(picture.name), picture]))
  const pinned = pinnedBy(options, items).map(({ name }) => capitals(name))
  const random = createRandom(options.seed).fork('crosswords')
  const used = new Set<string>()
  return Array.from({ length: options.pages }, (_, index) => {
    const page = random.fork(index)
    const deck = page.shuffle([...byWord.keys()])
    const lay = (words: readonly string[]) =>
      layCrossword(page.fork(words.length), words, amountOf(options, rule.words), rule.room, pinned)
    const [fresh, known] = [deck.filter((word) => !used.has(word)), deck.filter((word) => used.has(word))]
    const withKnown = (count: number): Crossword =>
      count < known.length
        ? goOnWith(
            () => lay([...fresh, ...known.slice(0, count)]),
            () => withKnown(count + 2),
          )
        : lay([...fresh, ...known])
    const crossword = withKnown(0)
    for (const { word } of crossword.entries) used.add(word)
    return { crossword, pictures: crossword.entries.flatMap(({ word }) => byWord.get(word) ?? []) }
  })
}

/** Cells are numbered in the order of reading. */
function numbersOf(entries: readonly Entry[]): number[] {
  const starts = [...new Set(entries.map(({ column, row }) => `${column},${row}`))]
  return entries.map(({ column, row }) => starts.indexOf(`${column},${row}`) + 1)
}

/** An arrow: the direction in which the word is written. */
function arrow(x: number, y: number, across: boolean): Mark[] {
  const [dx, dy] = across ? [1, 0] : [0, 1]
  const tip = { x: x + 3.3 * dx, y: y + 3.3 * dy }
  const style = { width: 0.9 }
  return [
    polyline([{ x: x - 3.3 * dx, y: y - 3.3 * dy }, tip], style),
    polyline(
      [
        { x: tip.x - 2 * dx - 1.8 * dy, y: tip.y - 2 * dy - 1.8 * dx },
        tip,
        { x: tip.x - 2 * dx + 1.8 * dy, y: tip.y - 2 * dy + 1.8 * dx },
      ],
      style,
    ),
  ]
}

interface Look {
  readonly level: Level
  /** Of cells whose letter is printed. */
  readonly fill: Ink
}

/** The letter of a word that is printed: at the easy level the first of four or more, at the medium one that of the
 * first cell in which no other word crosses. */
function givenOf(level: Level, { word }: Entry, isShared: readonly boolean[]): number {
  if (level === 'facil') return word.length > 3 ? 0 : -1
  return level === 'medio' ? isShared.indexOf(false) : -1
}

/** A small sign at the edge of a word's first cell, in the direction in which the word goes on. */
function heading({ across }: Entry, x: number, y: number, side: number): Mark {
  const d = across
    ? `M${round(x + side - 3.2)} ${round(y + 1)}l2.400 1.700l-2.400 1.700z`
    : `M${round(x + 1)} ${round(y + side - 3.2)}l1.700 2.400l1.700 -2.400z`
  return path(d, { fill: BLACK })
}

function drawGrid({ columns, rows, entries }: Crossword, numbers: readonly number[], look: Look): PageMark[] {
  const { cell } = LEVELS[look.level]
  const board = boardOf(look.level)
  const width = board.width - 2 * GAP
  const height = board.height - 2 * GAP - (look.level === 'facil' ? BANK_HEIGHT + GAP : 0)
  const side = Math.min(cell, width / columns, height / rows)
  const left = board.x + GAP + (width - columns * side) / 2
  const top = board.y + GAP + (height - rows * side) / 2
  const cells = new Map<string, { x: number; y: number; letter: string; given: boolean; times: number }>()
  const down = new Set(entries.filter(({ across }) => !across).map(({ column, row }) => `${column},${row}`))
  for (const entry of entries)
    cellsOfEntry(entry).forEach(({ column, row, letter }) => {
      const key = `${column},${row}`
      const known = cells.get(key)
      cells.set(key, {
        x: left + column * side,
        y: top + row * side,
        letter,
        given: false,
        times: (known?.times ?? 0) + 1,
      })
    })
  for (const entry of entries) {
    const own = cellsOfEntry(entry).flatMap(({ column, row }) => cells.get(`${column},${row}`) ?? [])
    const given =
      own[
        givenOf(
          look.level,
          entry,
          own.map(({ times }) => times > 1),
        )
      ]
    if (given) given.given = true
  }
  // Wide letters keep off the sign of a word that goes down.
  const letterAt = (x: number, y: number, letter: string, isBesideSign: boolean) => {
    const size = side * LETTER
    const least = isBesideSign ? SIGN_ROOM + measureText(letter, 'display', size) / 2 : 0
    return centredText(x + Math.max(side / 2, least), y + side * 0.58, letter, size)
  }
  // The small key keeps its letters legible, below the number in the corner of the cell.
  const inKey = (x: number, y: number, letter: string, ink = {}) =>
    centredText(x + side / 2 + 1, y + side * 0.6, letter, Math.max(side * 0.46, KEY_SIZE), ink)
  const numberAt = ({ column, row }: Entry, i: number, size: number) =>
    text(left + column * side + 1, top + row * side + size * 0.76 + 0.8, String(numbers[i]), size, {
      anchor: 'start',
    })
  return [
    ...[...cells].flatMap(([key, { x, y, letter, given }]) => [
      rect(x, y, side, side, { width: 0.7, fill: given ? look.fill : WHITE }),
      answer(
        [inKey(x, y, letter, given ? {} : { fill: ANSWER_RED })],
        given ? [letterAt(x, y, letter, down.has(key))] : [],
      ),
    ]),
    ...entries.flatMap((entry, i): PageMark[] => [
      ...(entries.findIndex((other) => other.column === entry.column && other.row === entry.row) === i
        ? [answer([numberAt(entry, i, KEY_SIZE)], [numberAt(entry, i, NUMBER)])]
        : []),
      heading(entry, left + entry.column * side, top + entry.row * side, side),
    ]),
  ]
}

/** Number and direction of a word, at the thing that has its name. */
const tagOf =
  ({ entries }: Crossword, numbers: readonly number[], fill: Ink) =>
  (i: number, [x, y]: Spot): Mark[] => [
    rect(x - 10.4, y - 4.2, 10.4, 8.4, { radius: 3.4, width: 0.6, fill }),
    centredText(x - 5.2, y, String(numbers[i]), 6.8),
    rect(x + 1, y - 4.2, 9.4, 8.4, { radius: 1.6, width: 0.6, fill: WHITE }),
    ...arrow(x + 5.7, y, entries[i]?.across ?? true),
  ]

/** The words to choose from, in another order. */
function drawBank(words: readonly string[], fill: Ink): PageMark[] {
  const board = boardOf('facil')
  const y = board.y + board.height - GAP - BANK_HEIGHT
  const box = { x: board.x + GAP, y, width: board.width - 2 * GAP, height: BANK_HEIGHT }
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 4, fill }),
    ...eachCell(words, cellsOf(words.length, 1, { box, gap: 2 }), (word, cell) =>
      centredText(middleX(cell), middleY(cell), word, fitTextSize(word, 'display', 6.8, cell.width - 3)),
    ),
  ]
}

function drawPage(random: Random, { crossword, pictures }: Laid, { level, color }: SheetOptions) {
  const numbers = numbersOf(crossword.entries)
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  const look: Look = { level, fill: color ? fill : SOFT_GREY }
  const bank = level === 'facil' ? drawBank(random.shuffle(crossword.entries.map(({ word }) => word)), WHITE) : []
  const board = boardOf(level)
  // White that words surround would pass for a place to write.
  const ground = color ? tint(fill, 0.4) : LINE_GROUND
  const sheet = area(rectData(board.x + 1, board.y + 1, board.width - 2, board.height - 2, 2), ground)
  const inside = [sheet, ...drawGrid(crossword, numbers, look), ...bank]
  const things = { pictures, tag: tagOf(crossword, numbers, fill) }
  const facts: CrosswordFacts = { ...crossword, numbers }
  return { inside, things, facts, items: pictures.map(({ name }) => name) }
}

export const cruzadinha: SheetKind<PagesFacts<CrosswordFacts>> = {
  id: 'cruzadinha',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const pages = layPages(options)
    // Each page has a whole page of the key where the sheet stays short: its letters are legible.
    const keyByPage = options.keyByPage ?? options.pages <= MOST_LARGE_KEYS
    return composeSheet({ ...options, keyByPage }, 'write', (random, index, sheet) => {
      const laid = pages[index]
      if (!laid) throw new RangeError(`no crossword for page ${index + 1}`)
      const { inside, things, ...page } = drawPage(random, laid, options)
      return {
        ...page,
        pictures: placeNames(options.theme, index),
        whole: true,
        marks: onSceneBoard({ options, index, sheet, room: boardOf(options.level), inside, things }),
      }
    })
  },
}
