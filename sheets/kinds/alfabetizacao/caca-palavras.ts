/**
 * Word search on a board in a place of its theme: the words beside the grid hide in it, each exactly once. One of the
 * list is not there on the middle level; on the hardest, marked letters spell a secret word.
 */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { DATE_PICTURES, DATE_THEMES } from '../../pictures/date-sets.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { capitals, WORD_THEMES, wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { answerBox, centredText, path, rect, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { isForBeginners, lessonWordsOf } from './lesson-words.ts'
import {
  type Direction,
  EAST,
  hideWords,
  type LetterGrid,
  occurrences,
  type Placement,
  SOUTH,
  SOUTH_EAST,
} from './letter-grid.ts'
import { onSceneBoard } from './scene-board.ts'
import { type Secret, secretIn } from './secret-word.ts'
import { hidesUnwanted } from './unwanted.ts'
import { fitsWordPlace, hasWordPlace } from './word-place.ts'

export interface WordSearch extends LetterGrid {
  /** The word of the list that is not in the grid. */
  readonly absent?: string
  readonly secret?: Secret
}

const LIST_TEXTS = {
  secret: 'palavra secreta',
  accents: 'No quadro de letras não há acento, til nem cedilha.',
} as const
/** Fills of found words, of marked letters and of the paper of the list. */
const [FOUND, MARKED, PAPER] = [tint(YELLOW, 0.4), tint(YELLOW, 0.8), tint(YELLOW, 0.22)]

interface LevelRule {
  readonly size: number
  readonly words: number
  readonly maxLetters: number
  readonly directions: readonly Direction[]
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { size: 7, words: 4, maxLetters: 6, directions: [EAST] },
  medio: { size: 9, words: 6, maxLetters: 8, directions: [EAST, SOUTH] },
  desafio: { size: 12, words: 9, maxLetters: 9, directions: [EAST, SOUTH, SOUTH_EAST] },
}

const reversed = (word: string) => [...word].reverse().join('')

/** As hidden in the grid: capitals without accents and cedilla, or these would give the word away. */
const hidden = (picture: Picture) => capitals(picture.name).normalize('NFD').replace(/\p{M}/gu, '')

/** Pictures of two things with the name of one, and words that their themes are not about. */
const UNFIT: ReadonlySet<string> = new Set(['luva', 'parafuso', 'sal'])

function canBeHidden(picture: Picture, rule: LevelRule): boolean {
  const word = hidden(picture)
  return (
    /^[A-Z]{3,}$/.test(word) &&
    !UNFIT.has(picture.name) &&
    word.length <= rule.maxLetters &&
    word !== reversed(word) &&
    !hidesUnwanted(word)
  )
}

/** Neither word is part of the other, read forwards or backwards. */
const goTogether = (page: readonly Picture[], picture: Picture) => {
  const word = hidden(picture)
  return page.every((other) => {
    const known = hidden(other)
    return (
      [word, reversed(word)].every((read) => !known.includes(read)) &&
      !word.includes(known) &&
      !word.includes(reversed(known))
    )
  })
}

/** The white of the board, mm. */
const ROOM: Box = { x: 18, y: 58, width: 174, height: 127 }
/** Between the board's edge, the grid and the list, mm. */
const GAP = 4
const GRID_SIDE: Readonly<Record<Level, number>> = { facil: 106, medio: 108, desafio: 104 }

/** Half a marked letter's square as a share of its cell. */
const MARK = 0.43

interface Page {
  readonly level: Level
  /** The place below the board holds the things of the words: the list has none. */
  readonly hasThings: boolean
  readonly color: boolean
  readonly grid: WordSearch
  readonly listed: readonly Picture[]
}

const gridBox = (level: Level): Box => {
  const side = GRID_SIDE[level]
  return { x: ROOM.x + GAP, y: ROOM.y + (ROOM.height - side) / 2 - 3, width: side, height: side }
}

/** The mark of a found word: filled, so that words that cross are told one from the other. */
function ringOf({ column, row, direction, word }: Placement, { x, y, width }: Box, size: number, color: boolean): Mark {
  const pitch = width / size
  const steps = [...word].length - 1
  const angle = (Math.atan2(direction.dy, direction.dx) * 180) / Math.PI
  const length = Math.hypot(direction.dx * steps, direction.dy * steps) * pitch
  const half = pitch * 0.4
  const outline = rect(-half, -half, length + 2 * half, 2 * half, {
    radius: half,
    ...(color ? { stroke: ANSWER_RED, fill: FOUND, width: 0.8 } : { stroke: GREY, fill: SOFT_GREY, width: 0.5 }),
  })
  return {
    kind: 'group',
    x: x + pitch * (column + 0.5),
    y: y + pitch * (row + 0.5),
    rotate: angle,
    children: [outline],
  }
}

function drawGrid({ level, color, grid }: Page): PageMark[] {
  const box = gridBox(level)
  const pitch = box.width / grid.size
  const at = (column: number, row: number) => [box.x + pitch * (column + 0.5), box.y + pitch * (row + 0.5)] as const
  const letters = grid.rows.flatMap((line, y) =>
    line.map((letter, x) =>
      centredText(...at(x, y), letter, Math.min(pitch * (level === 'desafio' ? 0.7 : 0.63), 8.6)),
    ),
  )
  const marked = grid.secret?.letters.map(({ column, row }) => {
    const [x, y] = at(column, row)
    return rect(x - pitch * MARK, y - pitch * MARK, 2 * pitch * MARK, 2 * pitch * MARK, {
      width: 0.7,
      fill: color ? MARKED : SOFT_GREY,
    })
  })
  return [
    answer(grid.placements.map((placement) => ringOf(placement, box, grid.size, color))),
    ...(marked ?? []),
    ...letters,
  ]
}

/** The sheet of paper beside the grid. */
function listBox(level: Level): Box {
  const x = ROOM.x + 2 * GAP + GRID_SIDE[level] + 1
  return { x, y: ROOM.y + GAP, width: ROOM.x + ROOM.width - GAP - x, height: ROOM.height - 2 * GAP }
}

/** Side of the box before a word, mm. */
const TICK = 5
/** Side of the boxes that a secret is written in, and the room of what is above the first, mm. */
const [SECRET_BOX, SECRET_HEAD] = [10.8, 8.5]

/** The size at which every word of the list has room. */
const sizeOf = (listed: readonly Picture[], most: number, room: number): number =>
  Math.min(...listed.map(({ name }) => fitTextSize(capitals(name), 'display', most, room)))

function drawSecretList({ grid, listed }: Page, box: Box): PageMark[] {
  const inner = { ...box, y: box.y + SECRET_HEAD, height: box.height - SECRET_HEAD }
  const x = box.x + box.width - SECRET_BOX - 3
  const size = sizeOf(listed, 6.4, x - box.x - 4)
  const rows = eachCell(listed, cellsOf(1, listed.length, { box: inner, gap: 0.8 }), (picture, cell): PageMark[] => {
    const cy = middleY(cell)
    const name = capitals(picture.name)
    const i = grid.secret?.letters.findIndex(({ word }) => word === hidden(picture)) ?? -1
    const asked = grid.secret?.word[i]
    return [
      centredText(box.x + 2.6, cy, name, size, { anchor: 'start' }),
      ...(asked
        ? [answerBox(x, cy - SECRET_BOX / 2, SECRET_BOX, SECRET_BOX), writtenAnswer(x + SECRET_BOX / 2, cy, asked, 6.6)]
        : []),
    ]
  })
  const label = centredText(box.x + box.width - 3, box.y + 5, LIST_TEXTS.secret, 4.2, { anchor: 'end', font: 'text' })
  return [answer([], [label]), ...rows.flat()]
}

function drawPictureList({ level, color, grid, listed }: Page, box: Box): PageMark[] {
  const cells = cellsOf(1, listed.length, { box: { ...box, y: box.y + 2, height: box.height - 4 }, gap: 1 })
  const size = Math.min(level === 'facil' ? 22 : 14.5, (cells[0]?.height ?? 0) - 1)
  const letters = sizeOf(listed, level === 'facil' ? 6.8 : 5.6, box.width - size - 8.4)
  return eachCell(listed, cells, (picture, cell): PageMark[] => {
    const name = capitals(picture.name)
    const [cx, cy] = [cell.x + 3 + size / 2, middleY(cell)]
    const from = cx + size / 2 + 2.4
    const half = size / 2
    const cross = `M${round(cx - half)} ${round(cy - half)}L${round(cx + half)} ${round(cy + half)}M${round(cx + half)} ${round(cy - half)}L${round(cx - half)} ${round(cy + half)}`
    return [
      outlinedPicture(picture, { cx, cy, size, color }),
      centredText(from, cy, name, letters, { anchor: 'start' }),
      ...(grid.absent === hidden(picture) ? [answer([path(cross, { stroke: ANSWER_RED, width: 1.1 })])] : []),
    ]
  }).flat()
}

/** Words alone, each with a box to tick. */
function drawWordList({ grid, listed }: Page, box: Box): PageMark[] {
  const cells = cellsOf(1, listed.length, { box: { ...box, y: box.y + 3, height: box.height - 6 }, gap: 1 })
  const size = sizeOf(listed, 7.4, box.width - TICK - 10)
  return eachCell(listed, cells, (picture, cell): PageMark[] => {
    const name = capitals(picture.name)
    const [x, cy] = [cell.x + 3.4, middleY(cell)]
    const from = x + TICK + 2.8
    const through = `M${round(from - 1)} ${round(cy)}H${round(from + measureText(name, 'display', size) + 1)}`
    return [
      rect(x, cy - TICK / 2, TICK, TICK, { radius: 1, width: 0.6, fill: WHITE }),
      centredText(from, cy, name, size, { anchor: 'start' }),
      ...(grid.absent === hidden(picture) ? [answer([path(through, { stroke: ANSWER_RED, width: 0.8 })])] : []),
    ]
  }).flat()
}

/** Words are without their accents among the letters. */
function drawNote({ level, listed }: Page): PageMark[] {
  if (listed.every((picture) => hidden(picture) === capitals(picture.name))) return []
  const { x, y, width, height } = gridBox(level)
  const note = centredText(x + width / 2, y + height + 5.4, LIST_TEXTS.accents, 3.8, { font: 'text' })
  return [answer([], [note])]
}

function drawList(page: Page): PageMark[] {
  const box = listBox(page.level)
  const paper = rect(box.x, box.y, box.width, box.height, { radius: 3, width: 0.7, fill: page.color ? PAPER : WHITE })
  if (page.level === 'desafio') return [paper, ...drawSecretList(page, box)]
  return [paper, ...(page.hasThings ? drawWordList(page, box) : drawPictureList(page, box))]
}

/** For a date, the page prints every word, beside its picture or alone, so no child has to guess. */
const wordsIn = (theme: string | undefined): readonly Picture[] =>
  DATE_PICTURES[theme ?? '']?.map(wordPicture).filter(({ name }) => !/[- ]/.test(name)) ?? lessonWordsOf(theme)

/** Words of the easiest pages are in the whole grid, not one below the other at its foot. */
const isSpread = ({ size, placements }: LetterGrid): boolean => {
  const rows = placements.map(({ row }) => row)
  return Math.max(...rows) - Math.min(...rows) >= size - 2
}

/** Two words or more run in every direction of the level. */
const isVaried = ({ placements }: LetterGrid, { directions }: LevelRule): boolean =>
  directions.every((direction) => placements.filter((placement) => placement.direction === direction).length > 1)

/** Attempts at a grid, and those of them that ask for words all over it in every direction. */
const [ATTEMPTS, CHOOSY] = [60, 40]

/** The grid of a page; on the middle level the last word of the list is not in it, on the hardest it has a secret. */
function searchOf(
  random: Random,
  words: readonly string[],
  pinned: readonly string[],
  options: SheetOptions,
  secrets: readonly string[],
): WordSearch {
  const { level, theme } = options
  const { size, directions } = LEVELS[level]
  const absent = level === 'medio' ? (words.findLast((word) => !pinned.includes(word)) ?? words.at(-1)) : undefined
  const wanted = words.filter((word) => word !== absent)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const own = random.fork(attempt)
    const grid = hideWords(own, wanted, size, directions)
    if (absent !== undefined && occurrences(grid.rows, absent) > 0) continue
    if (attempt < CHOOSY && !(level === 'facil' ? isSpread(grid) : isVaried(grid, LEVELS[level]))) continue
    if (level !== 'desafio') return { ...grid, ...(absent !== undefined && { absent }) }
    const secret = secretIn(own, grid, theme, secrets)
    if (secret) return { ...grid, secret }
  }
  throw new RangeError(`no word search of ${words.join(', ')}`)
}

/** The words with a letter of the secret come first, in its order. */
function listOf(random: Random, words: readonly Picture[], { secret }: WordSearch): Picture[] {
  if (!secret) return random.shuffle(words)
  const order = secret.letters.map(({ word }) => word)
  const rank = (picture: Picture) => (order.indexOf(hidden(picture)) + order.length + 1) % (order.length + 1)
  return [...words].sort((one, other) => rank(one) - rank(other))
}

export const cacaPalavras: SheetKind<PagesFacts<WordSearch>> = {
  id: 'caca-palavras',
  category: 'alfabetizacao',
  themes: [...WORD_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { level, color, theme } = options
    const rule = LEVELS[level]
    const perPage = amountOf(options, rule.words) + (level === 'medio' ? 1 : 0)
    const suitable = wordsIn(theme).filter((picture) => canBeHidden(picture, rule) && fitsWordPlace(theme, picture))
    const easy = level === 'facil' ? suitable.filter(isForBeginners) : []
    // Themes with few easy words take what they have.
    const items = easy.length >= 2 * perPage * options.pages ? easy : suitable
    const pinned = pinnedBy(options, items)
    const isDate = Object.hasOwn(DATE_PICTURES, theme ?? '')
    const pages = dealPages(options, {
      items,
      perPage,
      accept: goTogether,
      pinned,
      ...(isDate && { mostShared: SMALL_DECK }),
    })
    const grids: WordSearch[] = []
    for (const [index, words] of pages.entries()) {
      const own = createRandom(options.seed).fork('grids').fork(index)
      const secrets = grids.flatMap(({ secret }) => secret?.word ?? [])
      grids.push(searchOf(own, words.map(hidden), pinned.map(hidden), options, secrets))
    }
    return composeSheet(options, 'look', (random, index, sheet) => {
      const [words, grid] = [pages[index] ?? [], grids[index]]
      if (!grid) throw new RangeError(`no word search for page ${index + 1}`)
      const listed = listOf(random.fork('list'), words, grid)
      const page = { level, color, hasThings: hasWordPlace(theme ?? 'tudo'), grid, listed }
      const inside = [...drawList(page), ...drawGrid(page), ...drawNote(page)]
      const things = { pictures: random.fork('things').shuffle(listed) }
      return {
        marks: onSceneBoard({ options, index, sheet, room: ROOM, inside, things }),
        whole: true,
        facts: grid,
        items: words.map(({ name }) => name),
      }
    })
  },
}
