/** A crossword on a board in a place of its theme, whose clues are pictures: with the words to copy, with the shared letters, without help. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pinnedBy } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, SOFT_FILLS, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, circle, polyline, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Crossword, cellsOfEntry, type Entry, layCrossword, type Room } from './crossword.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { onSceneBoard } from './scene-board.ts'
import { isClearAlone } from './word-deck.ts'

export interface CrosswordFacts extends Crossword {
  /** numbers[i] = number of entries[i]; entries that begin in one cell share it. */
  readonly numbers: readonly number[]
}

interface LevelRule {
  readonly words: number
  readonly letters: readonly [min: number, max: number]
  readonly room: Room
  /** The largest cell, mm. */
  readonly cell: number
  /** Columns of pictures beside the grid, and their width together, mm. */
  readonly clues: { readonly columns: number; readonly width: number }
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { words: 5, letters: [3, 5], room: { columns: 7, rows: 8 }, cell: 19, clues: { columns: 1, width: 44 } },
  medio: { words: 7, letters: [4, 7], room: { columns: 9, rows: 10 }, cell: 17, clues: { columns: 1, width: 36 } },
  desafio: { words: 10, letters: [4, 9], room: { columns: 10, rows: 12 }, cell: 14, clues: { columns: 2, width: 52 } },
}

/** The white of the board, mm. */
const BOARD: Box = { x: 18, y: 57, width: 174, height: 150 }
/** Between its edge, the grid and the pictures, mm. */
const GAP = 4
const BANK_HEIGHT = 15

/** Of a letter as a share of its cell. */
const LETTER = 0.56
const PAPER = tint(YELLOW, 0.22)
/** Room of number and arrow beside a picture, or above it, mm. */
const NUMBER = 8

/** Pictures that some children name in another word. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['corda', 'fone', 'pote', 'novelo', 'carne'])

/** Without accents and hyphens: shared letters are then the same letters. Beginners read no CH, QU and GU. */
const suits = (picture: Picture, { letters }: LevelRule, level: Level) =>
  isClearAlone(picture) &&
  !AMBIGUOUS.has(picture.name) &&
  /^[a-z]+$/.test(picture.name) &&
  picture.name.length >= letters[0] &&
  picture.name.length <= letters[1] &&
  !(level === 'facil' && /ch|qu|gu[ei]/.test(picture.name))

interface Laid {
  readonly crossword: Crossword
  readonly pictures: readonly Picture[]
}

/** The first result, or the second where the first finds no room for its words. */
function goOnWith<Result>(first: () => Result, second: () => Result): Result {
  try {
    return first()
  } catch (error) {
    if (error instanceof RangeError) return second()
    throw error
  }
}

/** The crosswords of a sheet, one after the other: words that were used come back when the others do not suffice. */
function layPages(options: SheetOptions): Laid[] {
  const rule = LEVELS[options.level]
  const items = lessonWordsOf(options.theme).filter((picture) => suits(picture, rule, options.level))
  const byWord = new Map(items.map((picture) => [capitals(picture.name), picture]))
  const pinned = pinnedBy(options, items).map(({ name }) => capitals(name))
  const random = createRandom(options.seed).fork('crosswords')
  const used = new Set<string>()
  return Array.from({ length: options.pages }, (_, index) => {
    const page = random.fork(index)
    const deck = page.shuffle([...byWord.keys()])
    const lay = (words: readonly string[]) =>
      layCrossword(page.fork(words.length), words, amountOf(options, rule.words), rule.room, pinned)
    const crossword = goOnWith(
      () => lay(deck.filter((word) => !used.has(word))),
      () => lay(deck),
    )
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
  const tip = { x: x + 2.6 * dx, y: y + 2.6 * dy }
  const style = { width: 0.6 }
  return [
    polyline([{ x: x - 2.6 * dx, y: y - 2.6 * dy }, tip], style),
    polyline(
      [
        { x: tip.x - 1.5 * dx - 1.3 * dy, y: tip.y - 1.5 * dy - 1.3 * dx },
        tip,
        { x: tip.x - 1.5 * dx + 1.3 * dy, y: tip.y - 1.5 * dy + 1.3 * dx },
      ],
      style,
    ),
  ]
}

interface Look {
  /** The keys of several pages are on one: they leave out what would be too small there. */
  readonly isOneOfSeveral: boolean
  readonly level: Level
  readonly color: boolean
  readonly fill: Ink
}

/** A number or word that small keys leave out. */
const onPage = (mark: Mark, { isOneOfSeveral }: Look): PageMark => (isOneOfSeveral ? answer([], [mark]) : mark)

/** True for a letter printed from the start: at the easy level the first of a word, at the medium level a crossing. */
function isGiven(level: Level, entry: Entry, index: number, shared: boolean): boolean {
  if (level === 'facil') return index === 0 && !shared && entry.word.length > 3
  return level === 'medio' && shared
}

function drawGrid({ columns, rows, entries }: Crossword, numbers: readonly number[], look: Look): PageMark[] {
  const { cell, clues } = LEVELS[look.level]
  const width = BOARD.width - clues.width - 3 * GAP
  const height = BOARD.height - 2 * GAP - (look.level === 'facil' ? BANK_HEIGHT + GAP : 0)
  const side = Math.min(cell, width / columns, height / rows)
  const left = BOARD.x + GAP + (width - columns * side) / 2
  const top = BOARD.y + GAP + (height - rows * side) / 2
  const cells = new Map<string, { x: number; y: number; letter: string; given: boolean; times: number }>()
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
  for (const entry of entries)
    cellsOfEntry(entry).forEach(({ column, row }, i) => {
      const cell = cells.get(`${column},${row}`)
      if (cell && isGiven(look.level, entry, i, cell.times > 1)) cell.given = true
    })
  // A hole with words on its four sides would pass for a place to write.
  const isHole = (column: number, row: number) =>
    !cells.has(`${column},${row}`) &&
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].every(([dx = 0, dy = 0]) => cells.has(`${column + dx},${row + dy}`))
  const holes = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const)
    .filter(([column, row]) => isHole(column, row))
    .map(([column, row]) => rect(left + column * side, top + row * side, side, side, { width: 0.6, fill: GREY }))
  const letterAt = (x: number, y: number, letter: string, given: boolean) =>
    centredText(x + side / 2, y + side / 2 + side * 0.08, letter, side * LETTER, given ? {} : { fill: ANSWER_RED })
  return [
    ...holes,
    ...[...cells.values()].flatMap(({ x, y, letter, given }) => [
      rect(x, y, side, side, { width: 0.6, fill: given ? look.fill : WHITE }),
      given ? letterAt(x, y, letter, given) : answer([letterAt(x, y, letter, given)]),
    ]),
    ...entries.flatMap(({ column, row }, i) =>
      entries.findIndex((other) => other.column === column && other.row === row) === i
        ? [
            onPage(
              text(left + column * side + 0.9, top + row * side + 3.1, String(numbers[i]), 3, {
                font: 'text',
                anchor: 'start',
              }),
              look,
            ),
          ]
        : [],
    ),
  ]
}

/** The pictures with number and direction, on the paper beside the grid. */
function drawClues(laid: Laid, numbers: readonly number[], look: Look): PageMark[] {
  const { columns, width } = LEVELS[look.level].clues
  const height = BOARD.height - 2 * GAP - (look.level === 'facil' ? BANK_HEIGHT + GAP : 0)
  const box = { x: BOARD.x + BOARD.width - GAP - width, y: BOARD.y + GAP, width, height }
  const inner = { x: box.x + 2, y: box.y + 1.5, width: box.width - 4, height: box.height - 3 }
  const rows = Math.ceil(laid.pictures.length / columns)
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 3, width: 0.7, fill: look.color ? PAPER : WHITE }),
    ...eachCell(laid.pictures, cellsOf(columns, rows, { box: inner, gap: 1 }), (picture, cell, i): PageMark[] => {
      const number = String(numbers[i])
      const across = laid.crossword.entries[i]?.across ?? true
      // In narrow cells number and arrow are above the picture.
      const above = columns > 1
      const [x, y] = above ? [middleX(cell) - 4.4, cell.y + 4] : [cell.x + NUMBER / 2, middleY(cell) - 3.4]
      const arrowAt: [number, number] = above ? [middleX(cell) + 4.4, y] : [x, middleY(cell) + 4.4]
      const place = above
        ? { ...cell, y: cell.y + NUMBER, height: cell.height - NUMBER }
        : { ...cell, x: cell.x + NUMBER, width: cell.width - NUMBER }
      const size = Math.min(place.width, place.height) - 1
      return [
        circle(x, y, 3.5, { width: 0.45, fill: look.fill }),
        onPage(centredText(x, y, number, 4.2), look),
        ...arrow(...arrowAt, across),
        outlinedPicture(picture, { cx: middleX(place), cy: middleY(place), size, color: look.color }),
      ]
    }).flat(),
  ]
}

/** The words to choose from, in another order. */
function drawBank(words: readonly string[], look: Look): PageMark[] {
  const y = BOARD.y + BOARD.height - GAP - BANK_HEIGHT
  const box = { x: BOARD.x + GAP, y, width: BOARD.width - 2 * GAP, height: BANK_HEIGHT }
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 4, fill: look.fill }),
    ...eachCell(words, cellsOf(words.length, 1, { box, gap: 2 }), (word, cell) =>
      onPage(centredText(middleX(cell), middleY(cell), word, fitTextSize(word, 'display', 6.4, cell.width - 3)), look),
    ),
  ]
}

function drawPage(random: Random, laid: Laid, { level, color, pages }: SheetOptions) {
  const numbers = numbersOf(laid.crossword.entries)
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  const look: Look = { level, color, fill, isOneOfSeveral: pages > 1 }
  const bank = level === 'facil' ? drawBank(random.shuffle(laid.crossword.entries.map(({ word }) => word)), look) : []
  const inside = [...drawGrid(laid.crossword, numbers, look), ...bank, ...drawClues(laid, numbers, look)]
  const facts: CrosswordFacts = { ...laid.crossword, numbers }
  return { inside, facts, items: laid.pictures.map(({ name }) => name) }
}

export const cruzadinha: SheetKind<PagesFacts<CrosswordFacts>> = {
  id: 'cruzadinha',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const pages = layPages(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const laid = pages[index]
      if (!laid) throw new RangeError(`no crossword for page ${index + 1}`)
      const { inside, ...page } = drawPage(random, laid, options)
      return { ...page, whole: true, marks: onSceneBoard({ options, index, sheet, room: BOARD, inside }) }
    })
  },
}
