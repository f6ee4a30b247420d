/** A chart on a board: a row for words of one syllable, of two, of three, of more, to write them divided. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { SYLLABLE_CLASSES, SYLLABLE_TALLY } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, centredText, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Fill, marksOf, type Pen } from '../../studio/pen.ts'

const MOST = SYLLABLE_CLASSES.length

/** Class of a word from 1 on: all from four syllables on are one. */
export const classOf = ({ syllables }: Picture): number => Math.min(MOST, syllables.length)

const FILLS: readonly Fill[] = ['yellow', 'green', 'orange', 'blue']
/** Frame, label of a row, room beside its lines, and between two words of a line. */
const [EDGE, LABEL, INSET, BETWEEN] = [4, 44, 4, 5]
const LETTERS = 6.6
const DOT = 1.9

/** Two words on each line. */
const PER_LINE = 2

function wordsOf(words: readonly Picture[], lines: number, room: Box): PageMark[] {
  const step = (room.height - 2) / lines
  const height = Math.min(11, step - 2)
  const width = (room.width - BETWEEN) / PER_LINE
  return Array.from({ length: lines * PER_LINE }, (_, i): PageMark[] => {
    const x = room.x + (i % PER_LINE) * (width + BETWEEN)
    const y = room.y + step * (Math.floor(i / PER_LINE) + 1) - (step - height) / 2 + 0.6
    const word = words[i]
    const divided = word ? word.syllables.map(capitals).join('-') : ''
    const size = fitTextSize(divided, 'display', Math.min(LETTERS, height * 0.66), width - 3)
    return [
      ...writingLine(x, x + width, y, height),
      ...(word
        ? [answer([text(x + 1.5, y - height * 0.24, divided, size, { anchor: 'start', fill: ANSWER_RED })])]
        : []),
    ]
  }).flat()
}

/** A row of dots about a middle, with a plus sign where it means more, too. */
function dots(pen: Pen, cx: number, cy: number, count: number, fill: Fill): PageMark[] {
  return [
    ...marksOf(
      Array.from({ length: count }, (_, k) =>
        pen.shape(circle(cx + (k - (count - 1) / 2) * DOT * 2.7, cy, DOT), fill, 0.7),
      ),
    ),
    ...(count === MOST ? [centredText(cx + (MOST / 2) * DOT * 2.7 + 1.6, cy, '+', 5)] : []),
  ]
}

const wooden = (pen: Pen, { x, y, width, height }: Box): Mark[] =>
  marksOf([
    pen.shape(box(x + 16, y + height, 6, 12), 'woodDark', 1),
    pen.shape(box(x + width - 22, y + height, 6, 12), 'woodDark', 1),
    pen.shape(box(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE, 3), 'wood', 1.2),
    pen.shape(box(x, y, width, height, 1.6), 'white', 0.8),
  ])

/** Side of a box for a number, mm. */
const NUMBER = 14

/** Boxes for how many words have one syllable, two, three, and more. */
export function syllableTally(pen: Pen, board: Box, words: readonly Picture[]): PageMark[] {
  const { x, y, width, height } = board
  const wide = (width - LABEL) / MOST
  return [
    ...wooden(pen, board),
    ...SYLLABLE_TALLY.map((line, i) => centredText(x + LABEL / 2, y + height / 2 + (i - 0.5) * 7, line, 5.6)),
    ...FILLS.flatMap((fill, i): PageMark[] => {
      const [left, count] = [x + LABEL + i * wide, words.filter((word) => classOf(word) === i + 1).length]
      const cx = left + wide / 2
      return [
        ...marksOf(pen.shape(box(left, y, wide, 11), fill, 0.8)),
        ...dots(pen, cx - (i + 1 === MOST ? 2 : 0), y + 5.5, i + 1, 'white'),
        answerBox(cx - NUMBER / 2, y + height - NUMBER - 2, NUMBER, NUMBER),
        writtenAnswer(cx, y + height - NUMBER / 2 - 2, String(count), 8),
      ]
    }),
  ]
}

/** Rows only for the classes of the page's words, each with as many lines: their number is no hint. */
export function syllableChart(pen: Pen, { x, y, width, height }: Box, words: readonly Picture[]): PageMark[] {
  const rows = SYLLABLE_CLASSES.flatMap((name, i) => {
    const own = words.filter((word) => classOf(word) === i + 1)
    return own.length > 0 ? [{ name, own, syllables: i + 1 }] : []
  })
  const lines = Math.ceil(Math.max(1, ...rows.map(({ own }) => own.length)) / PER_LINE)
  const high = height / rows.length
  return [
    ...wooden(pen, { x, y, width, height }),
    ...rows.flatMap(({ name, own, syllables }, i): PageMark[] => {
      const row = { y: y + i * high, height: high }
      const [cx, cy] = [x + LABEL / 2, row.y + row.height / 2]
      return [
        ...marksOf([
          pen.shape(box(x, row.y, LABEL, row.height), FILLS[syllables - 1] ?? 'yellow', 0.8),
          i > 0 ? pen.line(`M${x} ${row.y}H${x + width}`, 0.9, 'woodDark') : [],
        ]),
        ...dots(pen, cx, cy - 4.4, syllables, 'white'),
        centredText(cx, cy + 3.2, name, fitTextSize(name, 'display', 5, LABEL - 5)),
        ...wordsOf(own, lines, {
          x: x + LABEL + INSET,
          y: row.y,
          width: width - LABEL - 2 * INSET,
          height: row.height,
        }),
      ]
    }),
  ]
}
