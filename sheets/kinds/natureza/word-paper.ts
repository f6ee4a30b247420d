/** A paper with words to choose from in one row and, below a line, riddles with room for an answer. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

const [INDENT, SIZE] = [4, 5.4]

/** Words spread over the whole width. */
export function wordRow(pen: Pen, { x, y, width }: Omit<Box, 'height'>, bank: readonly string[]): Drawing {
  const words = bank.map((word) => measureText(word, 'display', SIZE))
  const gap = (width - 2 * INDENT - words.reduce((sum, one) => sum + one, 0)) / (bank.length - 1)
  let left = x + INDENT
  return [
    bank.map((word, i) => {
      const at = left
      left += (words[i] ?? 0) + gap
      return pen.text(at, y + 8.6, word, SIZE, { anchor: 'start' })
    }),
    pen.line(`M${x + INDENT} ${y + 12.6}H${x + width - INDENT}`, 0.5, 'greyDark'),
  ]
}

const [RIDDLE_SIZE, ANSWER_ROOM, FIRST_RIDDLE, NEXT_RIDDLE] = [4.5, 28, 25.4, 15]

interface OneWordRiddle {
  readonly says: string
  readonly answer: string
}

export function riddleLines(
  pen: Pen,
  { x, y, width }: Omit<Box, 'height'>,
  riddles: readonly OneWordRiddle[],
): PageMark[] {
  const [left, right] = [x + INDENT, x + width - INDENT]
  const size = Math.min(
    ...riddles.map(({ says }) => fitTextSize(says, 'text', RIDDLE_SIZE, right - left - ANSWER_ROOM)),
  )
  return riddles.flatMap(({ says, answer }, i): PageMark[] => {
    const base = y + FIRST_RIDDLE + i * NEXT_RIDDLE
    const { from, marks } = wordsAndLine(pen, says, [left, base], size, right)
    return [...marks, writtenAnswer((from + right) / 2, base - 2.6, answer, 5.4)]
  })
}
