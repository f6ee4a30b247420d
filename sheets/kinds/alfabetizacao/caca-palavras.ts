/**
 * Word search on a board in a place of its theme: the words beside the grid hide in it, each exactly once. One of the
 * list is not there on the middle level; on the hardest, marked letters spell a secret word.
 */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { DATE_PICTURES, DATE_THEMES } from '../../pictures/date-sets.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import { INDEPENDENCE, isInIpiranga } from './independence-words.ts'
import { isForBeginners } from './lesson-words.ts'
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
import { goOnWith } from './or-else.ts'
import { holdsThings, onSceneBoard } from './scene-board.ts'
import {
  CHIP_FILL,
  chip,
  drawList,
  GAP,
  GRID_SIDE,
  ROOM,
  type SearchPage,
  type WordSearch,
  WRITTEN,
} from './search-list.ts'
import { hidden, knownWords, wordsIn } from './searched-words.ts'
import { secretIn } from './secret-word.ts'
import { hidesUnwanted } from './unwanted.ts'
import { placeNames } from './word-lands.ts'
import { fitsWordPlace, isNamedAlone } from './word-place.ts'

/** Below the letters, where a word of the list has an accent. */
const ACCENTS = 'No quadro de letras não há acento, til nem cedilha.'
/** Fills of found words and of marked letters. */
const [FOUND, MARKED] = [tint(YELLOW, 0.4), tint(YELLOW, 0.8)]

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

/** Pictures of two things with the name of one, and words that their themes are not about. */
const UNFIT: ReadonlySet<string> = new Set(['luva', 'parafuso', 'sal', 'vovô', 'fada'])

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

/** Half a marked letter's square as a share of its cell. */
const MARK = 0.43

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

function drawGrid({ level, color, grid }: SearchPage): PageMark[] {
  const box = gridBox(level)
  const pitch = box.width / grid.size
  const at = (column: number, row: number) => [box.x + pitch * (column + 0.5), box.y + pitch * (row + 0.5)] as const
  const letters = grid.rows.flatMap((line, y) =>
    line.map((letter, x) =>
      centredText(...at(x, y), letter, Math.min(pitch * (level === 'desafio' ? 0.74 : 0.66), 10)),
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

/** Words are without their accents among the letters. */
function drawNote({ level, listed }: SearchPage): PageMark[] {
  if (listed.every((picture) => hidden(picture) === capitals(picture.name))) return []
  const { x, y, width, height } = gridBox(level)
  const note = centredText(x + width / 2, y + height + 5.4, ACCENTS, 3.8, { font: 'text' })
  return [answer([], [note])]
}

/** Words of the easiest pages are in the whole grid, not one below the other at its foot. */
const isSpread = ({ size, placements }: LetterGrid): boolean => {
  const rows = placements.map(({ row }) => row)
  return Math.max(...rows) - Math.min(...rows) >= size - 2
}

/** Two words or more run in every direction of the level. */
const isVaried = ({ placements }: LetterGrid, { directions }: LevelRule): boolean =>
  directions.every((direction) => placements.filter((placement) => placement.direction === direction).length > 1)

/** Pages with as many keys are six. */
const MOST_LARGE_KEYS = 3

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
    const grid = hideWords(own, wanted, size, directions, knownWords())
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

/** Pictures in place of words: of the place below, and of a list of a date. */
const PICTURED: Readonly<Record<Level, number>> = { facil: 0, medio: 4, desafio: 5 }
const PICTURED_IN_LIST = 3
/** Things of a place on the middle level. */
const MOST_SHOWN = 4
/** Length of a line to write a word on: so that keys stay small, none is written in smaller letters, mm. */
const WRITING_ROOM: Readonly<Record<Level, number>> = { facil: 0, medio: 34, desafio: 27 }

/** Things of a page, without which its place would be half empty. */
const LEAST_PICTURED = 4

/** True if the picture alone may ask for its word, which has room on its line. */
function canBePictured(picture: Picture, { level, theme }: SheetOptions): boolean {
  const isShown = theme === INDEPENDENCE ? isInIpiranga(picture) : isNamedAlone(picture)
  return isShown && measureText(capitals(picture.name), 'display', WRITTEN) <= WRITING_ROOM[level]
}

/** The words that a picture names: never the one that is not in the grid, which has to be read. */
function picturedOf(random: Random, listed: readonly Picture[], { absent }: WordSearch, options: SheetOptions) {
  const { level, theme } = options
  const most = holdsThings(theme) ? PICTURED[level] : PICTURED_IN_LIST
  const known = listed.filter((picture) => canBePictured(picture, options) && hidden(picture) !== absent)
  return random.shuffle(known).slice(0, level === 'facil' ? 0 : most)
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
    const isPlenty = (words: readonly Picture[]) => words.length >= perPage * (options.pages + 1)
    const items = [easy.filter(isNamedAlone), easy].find(isPlenty) ?? suitable
    const pinned = pinnedBy(options, items)
    const isDate = Object.hasOwn(DATE_PICTURES, theme ?? '')
    const deal = (accept: (page: readonly Picture[], picture: Picture) => boolean) =>
      dealPages(options, { items, perPage, accept, pinned, ...(isDate && { mostShared: SMALL_DECK }) })
    const mostUnfit = perPage - LEAST_PICTURED
    const isFilled = (page: readonly Picture[], picture: Picture) =>
      canBePictured(picture, options) || page.filter((one) => !canBePictured(one, options)).length < mostUnfit
    const pages =
      level === 'facil' || isDate
        ? deal(goTogether)
        : goOnWith(
            () => deal((page, picture) => goTogether(page, picture) && isFilled(page, picture)),
            () => deal(goTogether),
          )
    const grids: WordSearch[] = []
    for (const [index, words] of pages.entries()) {
      const own = createRandom(options.seed).fork('grids').fork(index)
      const secrets = grids.flatMap(({ secret }) => secret?.word ?? [])
      grids.push(searchOf(own, words.map(hidden), pinned.map(hidden), options, secrets))
    }
    // Each page has a whole page of the key where the sheet stays short: its letters are legible.
    const keyByPage = options.keyByPage ?? options.pages <= MOST_LARGE_KEYS
    return composeSheet({ ...options, keyByPage }, 'look', (random, index, sheet) => {
      const [words, grid] = [pages[index] ?? [], grids[index]]
      if (!grid) throw new RangeError(`no word search for page ${index + 1}`)
      const listed = listOf(random.fork('list'), words, grid)
      const pictured = picturedOf(random.fork('things'), listed, grid, options)
      const hasThings = holdsThings(theme)
      // Pictures of printed words fill a place that would be half empty.
      const others = listed.filter((picture) => isNamedAlone(picture) && !pictured.includes(picture))
      const things =
        level === 'facil' ? listed : level === 'medio' ? [...pictured, ...others].slice(0, MOST_SHOWN) : pictured
      const shown = hasThings ? listed.filter((picture) => things.includes(picture)) : []
      const page = { level, color, hasThings, shown, pictured, grid, listed }
      const inside = [...drawList(page), ...drawGrid(page), ...drawNote(page)]
      const tag = (i: number, [x, y]: Spot) => chip(x, y, i + 1, color ? CHIP_FILL : WHITE)
      return {
        marks: onSceneBoard({ options, index, sheet, room: ROOM, inside, things: { pictures: shown, tag } }),
        whole: true,
        facts: grid,
        items: words.map(({ name }) => name),
        pictures: placeNames(theme, index),
      }
    })
  },
}
