/** A text in which words are looked for, with its drawing: their number or the words themselves go below it. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { line, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { placeStrip } from '../leitura/place-strip.ts'
import { wordOnLine } from './desk.ts'
import { drawInline, type InlineStyle, type InlineWord, inlineHeight } from './inline.ts'

/** Words of a text under one heading, in its order. */
export interface WordColumn {
  readonly heading: string
  readonly words: readonly string[]
}

/** A word that comes twice is ringed twice, and copied once. */
export const eachOnce = ({ heading, words }: WordColumn): WordColumn => ({ heading, words: [...new Set(words)] })

const PAD = 8
const SMALLEST_HEADING = 3.7
const HEAD = 15
const GAP = 5
const LOWEST_SCENE = 40
const HIGHEST_SCENE = 92
/** Height of the boxes for the numbers, and of a line to copy a word on with its heading, mm. */
const COUNT = 19
const COPY = { head: 15, line: 8.4 }

/** A heading in one line, or in several where it would be too small. */
function countHeading(heading: string, x: number, cy: number, room: number): Mark[] {
  const size = fitTextSize(heading, 'display', 5, room)
  if (size >= SMALLEST_HEADING) return [text(x, cy + 1.8, heading, size, { anchor: 'start' })]
  const lines = wrapText(heading, 'display', SMALLEST_HEADING, room)
  const step = SMALLEST_HEADING * 1.25
  const first = cy + SMALLEST_HEADING * 0.35 - (step * (lines.length - 1)) / 2
  return lines.map((part, i) => text(x, first + i * step, part, SMALLEST_HEADING, { anchor: 'start' }))
}

/** A box for the number of words of each heading. */
function countBoxes(columns: readonly WordColumn[], box: Box, fill: Ink): PageMark[] {
  return cellsOf(columns.length, 1, { box, gap: 5 }).flatMap((cell, i): PageMark[] => {
    const { heading = '', words = [] } = columns[i] ?? {}
    const cy = middleY(cell)
    const right = cell.x + cell.width
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.6, fill }),
      ...countHeading(heading, cell.x + 5, cy, cell.width - 28),
      rect(right - 18, cy - 6.5, 14, 13, { radius: 2, width: 0.5, fill: WHITE }),
      writtenAnswer(right - 11, cy, String(words.length), 7),
    ]
  })
}

/** A heading, and below it a line for each word, side by side in so many columns. */
function copyColumn({ heading, words }: WordColumn, rows: number, across: number, cell: Box, fill: Ink): PageMark[] {
  const step = (cell.height - 14) / rows
  const lines = cellsOf(across, 1, { box: cell, gap: 8 }).flatMap(({ x, width }, column) =>
    Array.from({ length: rows }, (_, row) => ({
      x: x + 2,
      width: width - 4,
      base: cell.y + 13 + step * (row + 1),
      word: words[column * rows + row],
    })),
  )
  return [
    rect(cell.x, cell.y, cell.width, 10, { radius: 5, width: 0.5, fill }),
    text(middleX(cell), cell.y + 6.8, heading, fitTextSize(heading, 'display', 5, cell.width - 8)),
    ...lines.flatMap(({ x, width, base, word }): PageMark[] => [
      line(x, base, x + width, base, { width: 0.4 }),
      ...(word === undefined ? [] : [wordOnLine(x + width / 2, base, word, Math.min(5, step * 0.6))]),
    ]),
  ]
}

/** One heading has its lines in two columns; several are side by side. */
const acrossOf = (columns: readonly WordColumn[]) => (columns.length === 1 ? 2 : 1)
const rowsOf = (columns: readonly WordColumn[]) =>
  Math.ceil(Math.max(...columns.map(({ words }) => words.length)) / acrossOf(columns))

function copyColumns(columns: readonly WordColumn[], box: Box, fill: Ink): PageMark[] {
  const [rows, across] = [rowsOf(columns), acrossOf(columns)]
  return cellsOf(columns.length, 1, { box, gap: 5 }).flatMap((cell, i): PageMark[] => {
    const column = columns[i]
    return column ? copyColumn(column, rows, across, cell, fill) : []
  })
}

export interface TextTask {
  readonly title: string
  readonly place: string
  readonly words: readonly InlineWord[]
  readonly setting: Pick<InlineStyle, 'size' | 'leading'>
  /** `count`: a box for each column; `copy`: lines for its words; `none`: the text has gaps. */
  readonly below: 'count' | 'copy' | 'none'
  readonly columns: readonly WordColumn[]
}

const heightBelow = ({ below, columns }: TextTask) =>
  ({ count: COUNT, copy: COPY.head + COPY.line * rowsOf(columns), none: 0 })[below]

const plainText = (words: readonly InlineWord[]) =>
  words.map(({ parts }) => parts.map((part) => ('text' in part ? part.text : '')).join('')).join(' ')

/** The text on a tinted paper, a drawing above it where there is room, its task below. */
export function drawTextTask(task: TextTask, fill: Ink, color: boolean, random: Random): PageMark[] {
  const { words, setting, below, columns } = task
  const foot = heightBelow(task)
  const style: InlineStyle = { ...setting, width: CONTENT.width - 2 * PAD, indent: 6, gapHeight: 10 }
  const height = HEAD + inlineHeight(words, style) + 5
  const left = CONTENT.height - height - (foot > 0 ? foot + GAP : 0) - GAP
  const scene = left >= LOWEST_SCENE ? Math.min(left, HIGHEST_SCENE) : 0
  const top = CONTENT.y + (scene > 0 ? scene + GAP : 0)
  const rest = { ...CONTENT, y: top + height + GAP, height: CONTENT.y + CONTENT.height - top - height - GAP }
  return [
    ...(scene > 0
      ? placeStrip(
          task.place,
          `${task.title} ${plainText(words)}`,
          { ...CONTENT, height: scene },
          color,
          random.fork('scene').fork('cast'),
        )
      : []),
    rect(CONTENT.x, top, CONTENT.width, height, { radius: 4, width: 0.6, fill: color ? tint(fill, 0.3) : WHITE }),
    text(CONTENT.x + PAD, top + 10, task.title, 7, { anchor: 'start' }),
    ...drawInline(words, CONTENT.x + PAD, top + HEAD, style),
    ...(below === 'count' ? countBoxes(columns, { ...rest, height: COUNT }, fill) : []),
    ...(below === 'copy' ? copyColumns(columns, { ...rest, height: Math.min(rest.height, foot + 22) }, fill) : []),
  ]
}
