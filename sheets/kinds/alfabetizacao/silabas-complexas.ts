/** Syllables that are spelled with two letters for one sound, with two consonants, or with a nasal: choose, complete, sort. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { PATTERNS, type SpelledWord, syllableSpelled, wordsSpelled, wrongSpellings } from './spellings.ts'

export interface SpellingTask {
  readonly word: string
  /** Letters that are missing, and from which to where in the word. */
  readonly missing: string
  readonly from: number
  /** The choices with the right one among them; empty for free writing. */
  readonly choices: readonly string[]
}

export interface SpellingFacts {
  readonly tasks: readonly SpellingTask[]
  /** Headings of the columns and the words that belong into them. */
  readonly columns: readonly { readonly heading: string; readonly words: readonly string[] }[]
}

const CHOOSE_ROWS = 4
const COMPLETE_ROWS = 4
const SLOT = 13
/** Largest letters of a word with a gap, mm. */
const LETTERS = 9

interface Look {
  readonly color: boolean
  readonly fill: Ink
}

/** Width of the box for so many letters, mm. */
const slotFor = (missing: string) => (missing.length > 2 ? 23 : 17)

/** The letters before and after the box. */
const printedOf = ({ picture, missing, from }: SpelledWord) => {
  const word = capitals(picture.name)
  return [word.slice(0, from), word.slice(from + missing.length)] as const
}

/** The size at which every word of the page fits into this width beside its box: one for all. */
function printedSize(words: readonly SpelledWord[], width: number): number {
  const sizes = words.map((word) => {
    const letters = printedOf(word).reduce((sum, part) => sum + measureText(part, 'display', LETTERS), 0)
    return (LETTERS * (width - slotFor(word.missing) - 4)) / Math.max(1, letters)
  })
  return Math.min(LETTERS, ...sizes)
}

/** The word with a box for the missing letters. */
function gap(spelled: SpelledWord, box: Box, size: number): PageMark[] {
  const { missing } = spelled
  const [before, after] = printedOf(spelled)
  const parts = [before, missing, after]
  const slot = slotFor(missing)
  const widths = parts.map((part, i) => (i === 1 ? slot : measureText(part, 'display', size)))
  const total = widths.reduce((sum, width) => sum + width, 0) + 2.4
  let x = middleX(box) - total / 2
  const cy = middleY(box)
  return parts.flatMap((part, i): PageMark[] => {
    const left = x
    const width = widths[i] ?? 0
    x += width + 1.2
    if (i !== 1) return part ? [centredText(left + width / 2, cy, part, size)] : []
    const written = fitTextSize(missing, 'display', 7.4, slot - 3)
    return [answerBox(left, cy - SLOT / 2, slot, SLOT), writtenAnswer(left + slot / 2, cy, missing, written)]
  })
}

/** Two spellings under each picture: ring the right one and write it. */
function choosePage(
  random: Random,
  words: readonly SpelledWord[],
  theme: string,
  look: Look,
): DrawnPage<SpellingFacts> {
  const tasks = words.map(({ picture, missing, from }): SpellingTask => {
    const other = random.pick(wrongSpellings({ picture, missing, from }, theme))
    return { word: capitals(picture.name), missing, from, choices: random.shuffle([missing, other]) }
  })
  const cells = cellsOf(2, CHOOSE_ROWS, { gap: 5 })
  const letters = printedSize(words, (cells[0]?.width ?? 0) - 6)
  const marks = eachCell(words, cells, (word, cell, i): PageMark[] => {
    const side = { x: cell.x + cell.width - 27, width: 23 }
    const size = Math.min(cell.height - SLOT - 9, cell.width - 36)
    const pills = (tasks[i]?.choices ?? []).flatMap((choice, k): PageMark[] => {
      const y = cell.y + 4 + k * 15
      const isRight = choice === word.missing
      return [
        rect(side.x, y, side.width, 13, { radius: 6.5, width: 0.5, fill: look.fill }),
        centredText(side.x + side.width / 2, y + 6.5, choice, 7),
        ...(isRight ? [answer([rect(side.x - 1, y - 1, 25, 15, { radius: 7.5, stroke: ANSWER_RED, width: 1 })])] : []),
      ]
    })
    const writing = { x: cell.x + 3, y: cell.y + cell.height - SLOT - 3, width: cell.width - 6, height: SLOT }
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4 }),
      drawPicture(word.picture, {
        cx: cell.x + (cell.width - 27) / 2,
        cy: cell.y + 1.5 + (cell.height - SLOT - 5) / 2,
        size,
        color: look.color,
      }),
      ...pills,
      ...gap(word, writing, letters),
    ]
  }).flat()
  return {
    marks,
    facts: { tasks, columns: [] },
    items: words.map(({ picture }) => picture.name),
  }
}

/** The syllable is missing, without choices; then the child writes the whole word. */
function completePage(words: readonly SpelledWord[], look: Look): DrawnPage<SpellingFacts> {
  const cells = cellsOf(2, COMPLETE_ROWS, { gap: 5 })
  const size = Math.min((cells[0]?.height ?? 0) - 14, 28)
  const letters = printedSize(words, (cells[0]?.width ?? 0) - size - 6)
  const marks = eachCell(words, cells, (word, cell): PageMark[] => {
    const base = cell.y + cell.height - 3.5
    const room = cell.height - 14
    const writing = { x: cell.x + size + 4, y: cell.y + 2, width: cell.width - size - 6, height: room }
    const name = capitals(word.picture.name)
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4 }),
      drawPicture(word.picture, { cx: cell.x + 3 + size / 2, cy: cell.y + 2 + room / 2, size, color: look.color }),
      ...gap(word, writing, letters),
      line(cell.x + 6, base, cell.x + cell.width - 6, base, { width: 0.5 }),
      answer([
        text(middleX(cell), base - 2, name, fitTextSize(name, 'display', 6, cell.width - 14), {
          fill: ANSWER_RED,
        }),
      ]),
    ]
  }).flat()
  const tasks = words.map(({ picture, missing, from }) => ({
    word: capitals(picture.name),
    missing,
    from,
    choices: [],
  }))
  return {
    marks,
    facts: { tasks, columns: [] },
    items: words.map(({ picture }) => picture.name),
  }
}

const SORT_COLUMNS = 3
const SORT_EACH = 4
const BANK_HEIGHT = 122

/** Twelve named pictures, to be written into the columns of their spellings. */
function sortPage(
  random: Random,
  columns: readonly { heading: string; pictures: readonly Picture[] }[],
  look: Look,
): DrawnPage<SpellingFacts> {
  const bank = random.shuffle(columns.flatMap(({ pictures }) => pictures))
  const shown = eachCell(
    bank,
    cellsOf(4, SORT_COLUMNS, { box: { ...CONTENT, height: BANK_HEIGHT }, gap: 3 }),
    (picture, cell): Mark[] => {
      const word = capitals(picture.name)
      return [
        drawPicture(picture, { cx: middleX(cell), cy: cell.y + 14.5, size: 27, color: look.color }),
        text(middleX(cell), cell.y + cell.height - 3.4, word, fitTextSize(word, 'display', 5.6, cell.width - 2)),
      ]
    },
  ).flat()
  const y = CONTENT.y + BANK_HEIGHT + 4
  const boxes = cellsOf(SORT_COLUMNS, 1, { box: { ...CONTENT, y, height: CONTENT.y + CONTENT.height - y }, gap: 5 })
  const marks = [
    ...shown,
    ...eachCell(columns, boxes, ({ heading, pictures }, box): PageMark[] => {
      const step = (box.height - 19) / SORT_EACH
      return [
        rect(box.x, box.y, box.width, box.height, { radius: 4 }),
        rect(box.x + 4, box.y + 3.5, box.width - 8, 12, { radius: 6, width: 0.5, fill: look.fill }),
        centredText(middleX(box), box.y + 9.5, heading, fitTextSize(heading, 'display', 7, box.width - 12)),
        ...Array.from({ length: SORT_EACH }, (_, i) => {
          const base = box.y + 16 + step * (i + 1) - 1.5
          return line(box.x + 5, base, box.x + box.width - 5, base, { width: 0.5 })
        }),
        answer(
          pictures.map(({ name }, i) =>
            text(middleX(box), box.y + 16 + step * (i + 1) - 3.8, capitals(name), 5.4, { fill: ANSWER_RED }),
          ),
        ),
      ]
    }).flat(),
  ]
  return {
    marks,
    facts: {
      tasks: [],
      columns: columns.map(({ heading, pictures }) => ({ heading, words: pictures.map(({ name }) => name) })),
    },
    items: bank.map(({ name }) => name),
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

function drawSheet(options: SheetOptions) {
  const { level, color } = options
  const theme = options.theme ?? PATTERNS[0]?.id ?? ''
  if (level === 'desafio')
    return composeSheet(options, 'write', (random, index, sheet) => {
      const look = { color, fill: color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE }
      return sortPage(random, columnsOf(sheet, theme, index), look)
    })
  const perPage = 2 * (level === 'facil' ? CHOOSE_ROWS : COMPLETE_ROWS)
  const items = wordsSpelled(theme)
  const pages = dealOrRepeat(options, items, Math.min(perPage, items.length))
  return composeSheet(options, level === 'facil' ? 'ring' : 'write', (random, index) => {
    const look = { color, fill: color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE }
    const words = pages[index] ?? []
    if (level === 'facil') return choosePage(random, words, theme, look)
    const isAlike = new Set(items.map(({ missing }) => missing)).size === 1
    return completePage(isAlike ? words.map(syllableSpelled) : words, look)
  })
}

/** Deals each word once while there are words; a small family fills one page, further pages start again. */
function dealOrRepeat(options: SheetOptions, items: readonly SpelledWord[], perPage: number): SpelledWord[][] {
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
