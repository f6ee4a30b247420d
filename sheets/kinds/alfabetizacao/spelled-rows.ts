/** Words with a gap on a board, each beside its number: two spellings to choose from, or a line for the whole word. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, rect, text } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import { numberAt, RING } from './numbered.ts'
import type { SpelledWord, SpellingTask } from './spellings.ts'

/** Around the rows, the box of missing letters, a choice, and from the left of a number to its word. */
const [EDGE, SLOT, PILL, NUMBERED] = [5, 12.6, { width: 25, height: 11.4 }, 13]
const LETTERS = 8.4

/** Width of the box for so many letters. */
const slotFor = (missing: string) => (missing.length > 2 ? 21 : 16)

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

/** The word with a box for the missing letters, from the left edge on. */
function gap(spelled: SpelledWord, left: number, cy: number, size: number): PageMark[] {
  const { missing } = spelled
  const [before, after] = printedOf(spelled)
  const slot = slotFor(missing)
  let x = left
  return [before, missing, after].flatMap((part, i): PageMark[] => {
    if (!part) return []
    const at = x
    const width = i === 1 ? slot : measureText(part, 'display', size)
    x += width + 1.2
    if (i !== 1) return [centredText(at + width / 2, cy, part, size)]
    const written = fitTextSize(missing, 'display', 7.4, slot - 3)
    return [answerBox(at, cy - SLOT / 2, slot, SLOT), writtenAnswer(at + slot / 2, cy, missing, written)]
  })
}

function pills({ choices, missing }: SpellingTask, left: number, top: number, fill: Ink): PageMark[] {
  const { width, height } = PILL
  return choices.flatMap((choice, i): PageMark[] => {
    const x = left + i * (width + 4)
    const ring = rect(x - 1, top - 1, width + 2, height + 2, { radius: 6.7, stroke: ANSWER_RED, width: 1.1 })
    return [
      rect(x, top, width, height, { radius: height / 2, width: 0.6, fill }),
      centredText(x + width / 2, top + height / 2, choice, 6.8),
      ...(choice === missing ? [answer([ring])] : []),
    ]
  })
}

function wholeWord(word: string, left: number, right: number, base: number): PageMark[] {
  return [
    ...writingLine(left, right, base, 10),
    answer([
      text(left + 2, base - 2.5, word, fitTextSize(word, 'display', 6.6, right - left - 3), {
        anchor: 'start',
        fill: ANSWER_RED,
      }),
    ]),
  ]
}

/** The left column has the words of the upper row of things. */
export function spelledRows(
  words: readonly SpelledWord[],
  tasks: readonly SpellingTask[],
  board: Box,
  fill: Ink,
): PageMark[] {
  const rows = Math.ceil(words.length / 2)
  const height = (board.height - EDGE) / rows
  const width = (board.width - 3 * EDGE) / 2
  const size = printedSize(words, width - NUMBERED)
  return words.flatMap((word, i): PageMark[] => {
    const [x, y] = [board.x + EDGE + Math.floor(i / rows) * (width + EDGE), board.y + EDGE / 2 + (i % rows) * height]
    const task = tasks[i]
    if (!task) return []
    const left = x + NUMBERED
    const ring = numberAt([x + RING + 0.4, y + 8.6], i + 1, WHITE)
    return task.choices.length > 0
      ? [...ring, ...pills(task, left, y + 2.6, fill), ...gap(word, left, y + height - SLOT / 2 - 1.2, size)]
      : [
          ...ring,
          ...gap(word, left, y + SLOT / 2 + 2.2, size),
          ...wholeWord(task.word, left, x + width, y + height - 1.6),
        ]
  })
}
