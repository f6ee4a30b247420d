/** Syllables that are spelled with two letters for one sound, with two consonants, or with a nasal: choose, complete, sort. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { Pen } from '../../studio/pen.ts'
import { NUMBER_FRONT, numberAt } from './numbered.ts'
import { onSceneBoard } from './scene-board.ts'
import { spelledColumns, wordsOnPhotos } from './spelled-columns.ts'
import { spelledRows } from './spelled-rows.ts'
import {
  PATTERNS,
  RIVALS,
  type SpelledWord,
  type SpellingTask,
  syllableSpelled,
  wordsSpelled,
  wrongSpellings,
} from './spellings.ts'
import { firstLand } from './word-lands.ts'
import { drawWordPlace, tagSpots, type WordPlace } from './word-place.ts'

export interface SpellingFacts {
  readonly tasks: readonly SpellingTask[]
  /** Headings of the columns and the words that belong into them. */
  readonly columns: readonly { readonly heading: string; readonly words: readonly string[] }[]
}

/** Words of a page, and those of them that are spelled with the letters that the sheet's own are taken for. */
const [WORDS, RIVALS_OF_PAGE] = [8, 3]
/** The white of the board, mm. */
const BOARD: Box = { x: 18, y: 57, width: 174, height: 122 }
/** Photos of any word hang in these places. */
const PLACE = 'tudo'

/** Numbered things in a place, and above them a board on which each word has its number. */
function wordsPage(
  options: SheetOptions,
  words: readonly SpelledWord[],
  tasks: readonly SpellingTask[],
  { random, index, sheet }: { readonly random: Random; readonly index: number; readonly sheet: Random },
): DrawnPage<SpellingFacts> {
  const fill = options.color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  return {
    marks: onSceneBoard({
      ...{ options, index, sheet, room: BOARD, place: PLACE },
      inside: spelledRows(words, tasks, BOARD, fill),
      things: {
        pictures: words.map(({ picture }) => picture),
        front: NUMBER_FRONT,
        tag: (i, at) => numberAt(at, i + 1, fill),
      },
    }),
    whole: true,
    facts: { tasks, columns: [] },
    items: words.map(({ picture }) => picture.name),
  }
}

const SORT_EACH = 4
/** Foot of the title's plate, of the photos, and room of a word below its picture, mm. */
const [UPPER, PHOTOS_FOOT, NAMED] = [55, 187, 9.5]

/** Twelve named pictures, to be written into the columns of their spellings. */
function sortPage(
  options: SheetOptions,
  columns: readonly { readonly heading: string; readonly pictures: readonly Picture[] }[],
  { random, index, sheet }: { readonly random: Random; readonly index: number; readonly sheet: Random },
): DrawnPage<SpellingFacts> {
  const pen = new Pen(options.color)
  const pictures = random.shuffle(columns.flatMap((column) => column.pictures))
  const place: WordPlace = {
    ...{ theme: PLACE, index: firstLand(PLACE, sheet) + index, upper: UPPER, pictures, color: options.color },
    ...{ rows: 3, front: NAMED, foot: PHOTOS_FOOT, cast: castOfPage(sheet.fork('cast').shuffle(STANDING), index) },
  }
  return {
    marks: [
      ...drawWordPlace(pen, place),
      ...wordsOnPhotos(pictures, tagSpots(place)),
      ...spelledColumns(pen, columns),
      ...taskTitle(pen, options),
    ],
    whole: true,
    facts: {
      tasks: [],
      columns: columns.map(({ heading, pictures: own }) => ({ heading, words: own.map(({ name }) => name) })),
    },
    items: pictures.map(({ name }) => name),
  }
}

/** The theme's column beside the two that it is most often taken for; columns of the pages before come last. */
function columnsOf(sheet: Random, theme: string, index: number) {
  const pattern = PATTERNS.find(({ id }) => id === theme) ?? PATTERNS[0]
  const ids = [theme, ...(pattern?.beside ?? [])]
  return ids.map((id) => {
    const deck = sheet.fork(`sort ${id}`).shuffle(wordsSpelled(id, ids))
    const first = (index * SORT_EACH) % Math.max(1, deck.length)
    const pictures = [...deck.slice(first), ...deck.slice(0, first)].slice(0, SORT_EACH).map(({ picture }) => picture)
    return { heading: PATTERNS.find((one) => one.id === id)?.heading ?? '', pictures }
  })
}

const written = ({ picture, missing, from }: SpelledWord): SpellingTask => ({
  ...{ word: capitals(picture.name), missing, from, choices: [] },
})

/** Words with two spellings to choose from: some have the other one, so that the title is no answer. */
function drawChoices(options: SheetOptions, theme: string) {
  const rival = RIVALS[theme]
  const others = rival ? RIVALS_OF_PAGE : 0
  const own = dealOrRepeat(options, wordsSpelled(theme), WORDS - others)
  const taken = rival ? dealOrRepeat({ ...options, seed: options.seed + 1 }, wordsSpelled(rival, [theme]), others) : []
  return composeSheet(options, 'ring', (random, index, sheet) => {
    const page = [
      ...(own[index] ?? []).map((word) => ({ word, id: theme })),
      ...(taken[index] ?? []).map((word) => ({ word, id: rival ?? theme })),
    ]
    const shown = random.shuffle(page)
    const tasks = shown.map(({ word, id }): SpellingTask => {
      const other = random.pick(wrongSpellings(word, id))
      return { ...written(word), choices: random.shuffle([word.missing, other]) }
    })
    const words = shown.map(({ word }) => word)
    return wordsPage(options, words, tasks, { random, index, sheet })
  })
}

/** The letters are missing; where they are the same in every word, the whole syllable is. */
function drawGaps(options: SheetOptions, theme: string) {
  const items = wordsSpelled(theme)
  const pages = dealOrRepeat(options, items, WORDS)
  const isAlike = new Set(items.map(({ missing }) => missing)).size === 1
  return composeSheet(options, 'write', (random, index, sheet) => {
    const words = (pages[index] ?? []).map((word) => (isAlike ? syllableSpelled(word) : word))
    return wordsPage(options, words, words.map(written), { random, index, sheet })
  })
}

function drawSheet(options: SheetOptions) {
  const theme = options.theme ?? PATTERNS[0]?.id ?? ''
  if (options.level === 'facil') return drawChoices(options, theme)
  if (options.level === 'medio') return drawGaps(options, theme)
  return composeSheet(options, 'write', (random, index, sheet) =>
    sortPage(options, columnsOf(sheet, theme, index), { random, index, sheet }),
  )
}

/** Deals each word once while there are words; a small family fills one page, further pages start again. */
function dealOrRepeat(options: SheetOptions, items: readonly SpelledWord[], most: number): SpelledWord[][] {
  const perPage = Math.min(most, items.length)
  if (items.length >= perPage * options.pages)
    return dealPages(options, { items, perPage, nameOf: ({ picture }) => picture.id })
  return Array.from(
    { length: options.pages },
    (_, i) => dealPages({ ...options, seed: options.seed + i, pages: 1 }, { items, perPage })[0] ?? [],
  )
}

export const silabasComplexas: SheetKind<PagesFacts<SpellingFacts>> = {
  id: 'silabas-complexas',
  category: 'alfabetizacao',
  themes: PATTERNS.map(({ id }) => id),
  draw: drawSheet,
}
