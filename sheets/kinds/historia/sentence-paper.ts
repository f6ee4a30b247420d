/** A paper below a picture: sentences with a box for a letter before them, one for a sign or a number after them. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'

export interface Sentence {
  readonly says: string
  readonly first: string
  /** Without a second box where it is empty. */
  readonly second: string
}

export interface SentenceTask {
  /** Names of both columns of boxes. */
  readonly heads: readonly [first: string, second: string]
  readonly legend: readonly string[]
  readonly rows: readonly Sentence[]
  readonly ask: { readonly asks: string; readonly written: string }
}

/** The paper below a picture that ends at its upper edge, mm. */
const PAPER: Box = { x: 16.5, y: 203, width: 177, height: 79.5 }
const [HEAD, FOOT] = [11.5, 11]
const LARGEST = 5.2

/** @param wide width of the second boxes, mm */
export function sentencePaper(pen: Pen, task: SentenceTask, wide: number): PageMark[] {
  const { heads, legend, rows, ask } = task
  const [left, right] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
  const top = PAPER.y + HEAD
  const step = (PAPER.height - HEAD - FOOT) / rows.length
  const slot = Math.min(9, step - 1.8)
  const from = left + 13
  const size = Math.min(...rows.map(({ says }) => fitTextSize(says, 'text', LARGEST, right - wide - 3 - from)))
  const names = legend.join('      ')
  const inner = right - left - 44
  const asked = wordsAndLine(pen, ask.asks, [left, PAPER.y + PAPER.height - 4], 4.8, right)
  return [
    ...marksOf([
      notePaper(pen, PAPER),
      pen.shape(box(PAPER.x + 3, PAPER.y + 2.2, PAPER.width - 6, 8, 2), 'yellowPale', 0.8),
      pen.text(left, PAPER.y + 7.8, heads[0], 4, { font: 'text', anchor: 'start' }),
      pen.text(right, PAPER.y + 7.8, heads[1], 4, { font: 'text', anchor: 'end' }),
      names ? pen.text(PAPER.x + PAPER.width / 2, PAPER.y + 7.9, names, fitTextSize(names, 'display', 4.4, inner)) : [],
      rows.map(({ says, second }, i) => {
        const y = top + step * (i + 0.5)
        return [
          pen.shape(box(left, y - slot / 2, 9, slot, 1.6), 'white', 0.9),
          pen.text(from, y + size * 0.35, says, size, { font: 'text', anchor: 'start' }),
          second ? pen.shape(box(right - wide, y - slot / 2, wide, slot, 1.6), 'white', 0.9) : [],
        ]
      }),
      asked.marks,
    ]),
    ...rows.flatMap(({ first, second }, i) => {
      const y = top + step * (i + 0.5)
      return [
        writtenAnswer(left + 4.5, y, first, slot * 0.75),
        ...(second ? [writtenAnswer(right - wide / 2, y, second, slot * (wide > slot + 2 ? 0.58 : 0.75))] : []),
      ]
    }),
    writtenAnswer(
      asked.from + 2,
      PAPER.y + PAPER.height - 6.4,
      ask.written,
      fitTextSize(ask.written, 'display', 4.8, right - asked.from - 3),
      { anchor: 'start' },
    ),
  ]
}
