/** One typed word to a row: a task in front, a line for its answer behind. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import type { Pictogram } from '../../page/pictograms.ts'
import type { Random } from '../../page/random.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, divider, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark, OwnWord } from '../../scene/scene.ts'
import { type OwnPage, ownKind, wordsOf } from './content.ts'

const GAP = 4

/** Few words get higher rows, so that they fill more of the page. */
const mostHeight = (rows: number) => (rows <= 4 ? 54 : rows <= 6 ? 42 : 32)

/** Height of a row for which its parts are measured; higher ones are drawn larger. */
const USUAL_HEIGHT = 32

export const largerIn = ({ height }: Box) => Math.min(1.5, Math.max(1, height / USUAL_HEIGHT))

/** Part of the row for what is given; the rest is for writing. */
export const GIVEN = 98

export interface Row {
  readonly word: OwnWord
  readonly cell: Box
  readonly fill: Ink
  readonly options: OwnPage
  readonly random: Random
}

/** A kind with a row for each word; `draw` gives the marks of the task and those of its answer. */
export const rowsKind = (id: string, pictogram: Pictogram, draw: (row: Row) => { task: Mark[]; answer: Mark[] }) =>
  ownKind(id, pictogram, (options, random) => {
    const words = wordsOf(options)
    const inks = random.shuffle(SOFT_FILLS)
    const cells = cellsOf(1, words.length, { gap: GAP, maxHeight: mostHeight(words.length) })
    const rows = eachCell(words, cells, (word, cell, i) => {
      const fill = options.color ? tint(inks[i % inks.length] ?? WHITE, 0.45) : WHITE
      return draw({ word, cell, fill, options, random: random.fork(`row ${i}`) })
    })
    const rules = cells.slice(0, -1).map((cell) => divider(cell.x, cell.x + cell.width, cell.y + cell.height + GAP / 2))
    const marks = [...rows.flatMap(({ task }) => task), ...rules]
    const answers = rows.flatMap((row) => row.answer)
    const shown = words.map(({ text: one }) => one)
    return { marks: [...marks, answer(answers)], facts: { shown }, items: shown }
  })

export const bottomOf = (cell: Box) => middleY(cell) + 5.5

/** A line for the word behind what is given, and the word on it. */
export function answerLine({ cell, word }: Row, from = GIVEN + 6) {
  const [x1, x2, y] = [cell.x + from, cell.x + cell.width, bottomOf(cell)]
  const written = capitals(word.text)
  const size = fitTextSize(written, 'display', 7, x2 - x1 - 3)
  return {
    task: writingLine(x1, x2, y, 11),
    answer: [text(x1 + 1.5, y - 2.6, written, size, { anchor: 'start', fill: ANSWER_RED })],
  }
}

/** Another order than the one given, where there is another. */
export function outOfOrder(random: Random, parts: readonly string[]): string[] {
  if (new Set(parts).size < 2) return [...parts]
  for (let attempt = 0; attempt < 50; attempt++) {
    const order = random.shuffle(parts)
    if (order.join('|') !== parts.join('|')) return order
  }
  return [...parts].reverse()
}

/** Cards side by side in the first part of the row, smaller where they would not fit. */
export function cardsOf(parts: readonly string[], { cell, fill }: Row, between: number, sign?: string) {
  const wanted = 8.4 * largerIn(cell)
  const widthsAt = (size: number) =>
    parts.map((part) => Math.max(size * 1.35, measureText(part, 'display', size) + size * 0.7))
  const totalAt = (size: number) => widthsAt(size).reduce((sum, width) => sum + width + between, -between)
  let size = wanted
  while (totalAt(size) > GIVEN && size > 2) size *= 0.95
  const height = Math.min(cell.height - 2, size * 1.75)
  const cy = middleY(cell)
  let x = cell.x
  const places = widthsAt(size).map((width) => {
    const place = { x, width, cx: x + width / 2 }
    x += width + between
    return place
  })
  const marks = places.flatMap(({ x: left, width, cx }, i): Mark[] => [
    rect(left, cy - height / 2, width, height, { radius: 2.6, width: 0.5, fill }),
    centredText(cx, cy, parts[i] ?? '', size),
    ...(sign && i > 0 ? [centredText(left - between / 2, cy, sign, size * 0.7)] : []),
  ])
  return { marks, places, cy, height }
}

export const isLetter = (letter: string) => /\p{L}/u.test(letter)
