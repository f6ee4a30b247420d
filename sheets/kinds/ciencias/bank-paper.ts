/** A paper with words to choose from and two riddles, each with a line for its answer. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import type { Riddle } from './planets.ts'

const [INDENT, BANK_SIZE, RIDDLE_SIZE] = [4, 5.2, 4.4]
/** Room for the longest answer by hand. */
const ANSWER_ROOM = 34

export function bankPaper(
  pen: Pen,
  { x, y, width }: Box,
  bank: readonly string[],
  riddles: readonly Riddle[],
): PageMark[] {
  const left = x + INDENT
  const right = x + width - INDENT
  const size = Math.min(...bank.map((word) => fitTextSize(word, 'display', BANK_SIZE, width / 3 - 4)))
  const words = bank.map((word, i) =>
    pen.text(x + (width * ((i % 3) + 0.5)) / 3, y + 9 + Math.floor(i / 3) * 9, word, size),
  )
  const riddleSize = Math.min(
    ...riddles.map(({ says }) => fitTextSize(says, 'text', RIDDLE_SIZE, right - left - ANSWER_ROOM)),
  )
  const lines = riddles.flatMap(({ says, answer }, i): PageMark[] => {
    const base = y + 33.5 + i * 12.5
    const from = left + measureText(says, 'text', riddleSize) + 2
    return [
      pen.text(left, base, says, riddleSize, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${base + 1}H${right}`, 0.6),
      writtenAnswer((from + right) / 2, base - 2.2, answer, 5),
    ]
  })
  return [...marksOf([words, pen.line(`M${left} ${y + 22.5}H${right}`, 0.5, 'greyDark')]), ...lines]
}
