/** Word search: the words beside the grid hide in it, each exactly once. */

import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { DATE_PICTURES, DATE_THEMES } from '../../pictures/date-sets.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { isForBeginners, lessonWordsOf } from './lesson-words.ts'
import { type Direction, EAST, hideWords, type LetterGrid, type Placement, SOUTH, SOUTH_EAST } from './letter-grid.ts'
import { hidesUnwanted } from './unwanted.ts'

interface LevelRule {
  readonly size: number
  readonly words: number
  readonly maxLetters: number
  readonly directions: readonly Direction[]
  /** Pictures of the words, or the words alone. */
  readonly pictures: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { size: 7, words: 4, maxLetters: 6, directions: [EAST], pictures: true },
  medio: { size: 9, words: 6, maxLetters: 8, directions: [EAST, SOUTH], pictures: true },
  desafio: { size: 12, words: 9, maxLetters: 9, directions: [EAST, SOUTH, SOUTH_EAST], pictures: false },
}

const reversed = (word: string) => [...word].reverse().join('')

/** As hidden in the grid: capitals without accents and cedilla, or these would give the word away. */
const hidden = (picture: Picture) => capitals(picture.name).normalize('NFD').replace(/\p{M}/gu, '')

function canBeHidden(picture: Picture, rule: LevelRule): boolean {
  const word = hidden(picture)
  return /^[A-Z]{3,}$/.test(word) && word.length <= rule.maxLetters && word !== reversed(word) && !hidesUnwanted(word)
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

const GRID_TOP = CONTENT.y + 2
const GRID_SIDE: Readonly<Record<Level, number>> = { facil: 134, medio: 142, desafio: 154 }

function ringOf({ column, row, direction, word }: Placement, left: number, pitch: number): Mark {
  const steps = [...word].length - 1
  const angle = (Math.atan2(direction.dy, direction.dx) * 180) / Math.PI
  const length = Math.hypot(direction.dx * steps, direction.dy * steps) * pitch
  const half = pitch * 0.4
  const outline = rect(-half, -half, length + 2 * half, 2 * half, { radius: half, stroke: ANSWER_RED, width: 0.9 })
  const place = { x: left + pitch * (column + 0.5), y: GRID_TOP + pitch * (row + 0.5) }
  return { kind: 'group', ...place, rotate: angle, children: [outline] }
}

function drawGrid(grid: LetterGrid, side: number): PageMark[] {
  const pitch = side / grid.size
  const left = CONTENT.x + (CONTENT.width - side) / 2
  const letters = grid.rows.flatMap((line, y) =>
    line.map((letter, x) =>
      centredText(left + pitch * (x + 0.5), GRID_TOP + pitch * (y + 0.5), letter, Math.min(pitch * 0.58, 9.5)),
    ),
  )
  const frame = rect(left - 2, GRID_TOP - 2, side + 4, side + 4, { radius: 4 })
  return [frame, ...letters, answer(grid.placements.map((p) => ringOf(p, left, pitch)))]
}

function drawWords(words: readonly Picture[], level: Level, color: boolean): Mark[] {
  const top = GRID_TOP + GRID_SIDE[level] + 9
  const height = CONTENT.y + CONTENT.height - top
  const { pictures } = LEVELS[level]
  const columns = level === 'facil' ? words.length : words.length === 4 ? 2 : 3
  const rows = Math.ceil(words.length / columns)
  const box = { x: CONTENT.x, y: top, width: CONTENT.width, height }
  return eachCell(words, cellsOf(columns, rows, { box, gap: 3 }), (word, cell): Mark[] => {
    const name = capitals(word.name)
    const cy = cell.y + cell.height / 2
    if (!pictures) return [centredText(middleX(cell), cy, name, 6.6)]
    if (level === 'facil') {
      const size = Math.min(34, cell.height - 14)
      return [
        drawPicture(word, { cx: middleX(cell), cy: cell.y + size / 2, size, color }),
        centredText(middleX(cell), cell.y + size + 7, name, 6.4),
      ]
    }
    const size = Math.min(19, cell.height - 2)
    return [
      drawPicture(word, { cx: cell.x + size / 2 + 1, cy, size, color }),
      centredText(cell.x + size + 3, cy, name, 5.6, { anchor: 'start' }),
    ]
  }).flat()
}

/** For a date, the page prints every word, beside its picture or alone, so no child has to guess. */
const wordsIn = (theme: string | undefined): readonly Picture[] =>
  DATE_PICTURES[theme ?? '']?.map(wordPicture).filter(({ name }) => !/[- ]/.test(name)) ?? lessonWordsOf(theme)

export const cacaPalavras: SheetKind<PagesFacts<LetterGrid>> = {
  id: 'caca-palavras',
  category: 'alfabetizacao',
  themes: [...WORD_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { level, color } = options
    const rule = LEVELS[level]
    const perPage = amountOf(options, rule.words)
    const suitable = wordsIn(options.theme).filter((picture) => canBeHidden(picture, rule))
    const easy = level === 'facil' ? suitable.filter(isForBeginners) : []
    // Themes with few easy words take what they have.
    const items = easy.length >= 2 * perPage * options.pages ? easy : suitable
    const pinned = pinnedBy(options, items)
    const isDate = Object.hasOwn(DATE_PICTURES, options.theme ?? '')
    const pages = dealPages(options, {
      items,
      perPage,
      accept: goTogether,
      pinned,
      ...(isDate && { mostShared: SMALL_DECK }),
    })
    return composeSheet(options, 'look', (random, index) => {
      const words = pages[index] ?? []
      const grid = hideWords(random, words.map(hidden), rule.size, rule.directions)
      const list = drawWords(words, level, color)
      const marks = [...drawGrid(grid, GRID_SIDE[level]), ...list]
      return { marks, facts: grid, items: words.map(({ name }) => name) }
    })
  },
}
