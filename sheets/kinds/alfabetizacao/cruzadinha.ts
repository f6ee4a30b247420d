/** A crossword whose clues are pictures: with the words to copy, with the shared letters, without help. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pinnedBy } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, polyline, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Crossword, cellsOfEntry, type Entry, layCrossword, type Room } from './crossword.ts'
import { lessonWordsOf } from './lesson-words.ts'
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
  /** Rows of pictures below the grid. */
  readonly clueRows: number
  readonly clueHeight: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { words: 5, letters: [3, 5], room: { columns: 9, rows: 8 }, cell: 22, clueRows: 1, clueHeight: 42 },
  medio: { words: 7, letters: [4, 7], room: { columns: 12, rows: 10 }, cell: 19, clueRows: 1, clueHeight: 36 },
  desafio: { words: 10, letters: [4, 9], room: { columns: 14, rows: 12 }, cell: 15.5, clueRows: 2, clueHeight: 30 },
}

const BANK_HEIGHT = 16
const GAP = 5

/** Without accents and hyphens: shared letters are then the same letters. Beginners read no CH, QU and GU. */
const suits = (picture: Picture, { letters }: LevelRule, level: Level) =>
  isClearAlone(picture) &&
  /^[a-z]+$/.test(picture.name) &&
  picture.name.length >= letters[0] &&
  picture.name.length <= letters[1] &&
  !(level === 'facil' && /ch|qu|gu[ei]/.test(picture.name))

interface Laid {
  readonly crossword: Crossword
  readonly pictures: readonly Picture[]
}

/** The crosswords of a sheet, one after the other: words that were used come last. */
function layPages(options: SheetOptions): Laid[] {
  const rule = LEVELS[options.level]
  const items = lessonWordsOf(options.theme).filter((picture) => suits(picture, rule, options.level))
  const byWord = new Map(items.map((picture) => [capitals(picture.name), picture]))
  const pinned = pinnedBy(options, items).map(({ name }) => capitals(name))
  const random = createRandom(options.seed).fork('crosswords')
  const used = new Set<string>()
  return Array.from({ length: options.pages }, (_, index) => {
    const page = random.fork(index)
    const deck = page.shuffle([...byWord.keys()]).sort((a, b) => Number(used.has(a)) - Number(used.has(b)))
    const crossword = layCrossword(page, deck, amountOf(options, rule.words), rule.room, pinned)
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
  readonly level: Level
  readonly color: boolean
  readonly fill: Ink
}

/** True for a letter printed from the start: at the easy level the first of a word, at the medium level a crossing. */
function isGiven(level: Level, entry: Entry, index: number, shared: boolean): boolean {
  if (level === 'facil') return index === 0 && !shared && entry.word.length > 3
  return level === 'medio' && shared
}

function drawGrid({ columns, rows, entries }: Crossword, numbers: readonly number[], look: Look): PageMark[] {
  const rule = LEVELS[look.level]
  const below = rule.clueHeight * rule.clueRows + (look.level === 'facil' ? BANK_HEIGHT + GAP : 0) + GAP
  const height = CONTENT.height - below
  const side = Math.min(rule.cell, CONTENT.width / columns, height / rows)
  const left = middleX(CONTENT) - (columns * side) / 2
  const top = CONTENT.y + (height - rows * side) / 2
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
    centredText(x + side / 2, y + side / 2 + side * 0.08, letter, side * 0.52, given ? {} : { fill: ANSWER_RED })
  return [
    ...holes,
    ...[...cells.values()].flatMap(({ x, y, letter, given }) => [
      rect(x, y, side, side, { width: 0.6, fill: given ? look.fill : WHITE }),
      given ? letterAt(x, y, letter, given) : answer([letterAt(x, y, letter, given)]),
    ]),
    ...entries.flatMap(({ column, row }, i) =>
      entries.findIndex((other) => other.column === column && other.row === row) === i
        ? [
            text(left + column * side + 0.9, top + row * side + 3.1, String(numbers[i]), 3, {
              font: 'text',
              anchor: 'start',
            }),
          ]
        : [],
    ),
  ]
}

/** The pictures with number and direction. */
function drawClues(laid: Laid, numbers: readonly number[], look: Look): Mark[] {
  const { clueRows, clueHeight } = LEVELS[look.level]
  const height = clueRows * clueHeight
  const box = { ...CONTENT, y: CONTENT.y + CONTENT.height - height, height }
  const columns = Math.ceil(laid.pictures.length / clueRows)
  return eachCell(laid.pictures, cellsOf(columns, clueRows, { box, gap: 3 }), (picture, cell, i): Mark[] => {
    const size = Math.min(cell.width, cell.height - 9)
    return [
      circle(middleX(cell) - 4.4, cell.y + 4.4, 4, { width: 0.45, fill: look.fill }),
      centredText(middleX(cell) - 4.4, cell.y + 4.4, String(numbers[i]), 4.4),
      ...arrow(middleX(cell) + 4.4, cell.y + 4.4, laid.crossword.entries[i]?.across ?? true),
      drawPicture(picture, { cx: middleX(cell), cy: cell.y + 9 + (cell.height - 9) / 2, size, color: look.color }),
    ]
  }).flat()
}

/** The words to choose from, in another order. */
function drawBank(words: readonly string[], fill: Ink): Mark[] {
  const rule = LEVELS.facil
  const y = CONTENT.y + CONTENT.height - rule.clueHeight - GAP - BANK_HEIGHT
  const box = { ...CONTENT, y, height: BANK_HEIGHT }
  return [
    rect(box.x, y, box.width, box.height, { radius: 4, fill }),
    ...eachCell(words, cellsOf(words.length, 1, { box, gap: 2 }), (word, cell) =>
      centredText(middleX(cell), middleY(cell), word, fitTextSize(word, 'display', 6.4, cell.width - 3)),
    ),
  ]
}

function drawPage(random: Random, laid: Laid, level: Level, color: boolean) {
  const numbers = numbersOf(laid.crossword.entries)
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  const bank = level === 'facil' ? drawBank(random.shuffle(laid.crossword.entries.map(({ word }) => word)), fill) : []
  const marks = [
    ...drawGrid(laid.crossword, numbers, { level, color, fill }),
    ...bank,
    ...drawClues(laid, numbers, { level, color, fill }),
  ]
  const facts: CrosswordFacts = { ...laid.crossword, numbers }
  return { marks, facts, items: laid.pictures.map(({ name }) => name) }
}

export const cruzadinha: SheetKind<PagesFacts<CrosswordFacts>> = {
  id: 'cruzadinha',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const pages = layPages(options)
    return composeSheet(options, 'write', (random, index) => {
      const laid = pages[index]
      if (!laid) throw new RangeError(`no crossword for page ${index + 1}`)
      return drawPage(random, laid, options.level, options.color)
    })
  },
}
