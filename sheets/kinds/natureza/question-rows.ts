/** Questions on a paper, each with a line to write on up to the right edge. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Pen } from '../../studio/pen.ts'

export interface AskedWord {
  readonly asks: string
  readonly answer: string
}

const [INDENT, LARGEST, ANSWER_ROOM] = [6, 4.9, 32]

/** One size for all rows; `first` is the baseline of the first. */
export function questionRows(
  pen: Pen,
  { x, width }: Pick<Box, 'x' | 'width'>,
  first: number,
  step: number,
  asked: readonly AskedWord[],
): PageMark[] {
  const [left, right] = [x + INDENT, x + width - INDENT]
  const sizes = asked.map(({ asks }) => fitTextSize(asks, 'text', LARGEST, right - left - ANSWER_ROOM))
  return asked.flatMap(({ asks, answer }, i): PageMark[] => {
    const base = first + i * step
    const { from, marks } = wordsAndLine(pen, asks, [left, base], Math.min(...sizes), right)
    return [...marks, writtenAnswer((from + right) / 2, base - 2.4, answer, 5)]
  })
}

/** A name on one line, or on two, split at its last space. */
export function nameLines(name: string): string[] {
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}
