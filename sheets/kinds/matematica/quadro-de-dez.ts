/** Ten frames: how many are there, how many are missing to ten, and numbers from 11 to 20 as ten and some more. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pinnedBy } from '../../page/deck.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES, countersOf } from './counters.ts'
import { drawSentence, sentenceWidth, type Term } from './operations.ts'

export interface FrameTask {
  /** Pictures in the frames. */
  readonly count: number
  readonly sentence: readonly Term[]
  readonly answer: number
}

const LEVELS: Readonly<Record<Level, { columns: number; rows: number; frames: number; min: number; max: number }>> = {
  facil: { columns: 2, rows: 3, frames: 1, min: 1, max: 10 },
  medio: { columns: 2, rows: 4, frames: 1, min: 1, max: 9 },
  desafio: { columns: 1, rows: 4, frames: 2, min: 11, max: 19 },
}

const blank = (n: number): Term => ({ text: String(n), blank: true })
const given = (text: number | string): Term => ({ text: String(text) })

/** Each page asks for the same number differently. */
const MISSING: readonly ((count: number) => readonly Term[])[] = [
  (n) => [given(n), given('+'), blank(10 - n), given('='), given(10)],
  (n) => [given(10), given('='), given(n), given('+'), blank(10 - n)],
  (n) => [blank(10 - n), given('+'), given(n), given('='), given(10)],
  (n) => [given(10), given('−'), given(n), given('='), blank(10 - n)],
]
const TEN_AND_MORE: readonly ((count: number) => readonly Term[])[] = [
  (n) => [given(10), given('+'), blank(n - 10), given('='), blank(n)],
  (n) => [blank(n), given('='), given(10), given('+'), blank(n - 10)],
  (n) => [blank(n - 10), given('+'), given(10), given('='), blank(n)],
  (n) => [blank(n), given('−'), blank(n - 10), given('='), given(10)],
]

function taskOf(count: number, level: Level, page: number): FrameTask {
  if (level === 'facil') return { count, answer: count, sentence: [blank(count)] }
  const ways = level === 'medio' ? MISSING : TEN_AND_MORE
  const sentence = ways[page % ways.length]?.(count) ?? []
  return { count, answer: level === 'medio' ? 10 - count : count, sentence }
}

/** Two rows of five squares; the first `filled` hold the picture. */
function drawFrame(picture: Picture, filled: number, x: number, y: number, square: number, color: boolean): Mark[] {
  const squares = Array.from({ length: 10 }, (_, i) => ({
    x: x + (i % 5) * square,
    y: y + Math.floor(i / 5) * square,
  }))
  return [
    ...squares.map((at) => rect(at.x, at.y, square, square, { width: 0.5 })),
    rect(x, y, square * 5, square * 2, { width: 0.9 }),
    ...squares
      .slice(0, filled)
      .map((at) =>
        drawPicture(picture, { cx: at.x + square / 2, cy: at.y + square / 2, size: square * 0.8, color, stroke: 0.6 }),
      ),
  ]
}

function drawTask(task: FrameTask, picture: Picture, cell: Box, level: Level, color: boolean): PageMark[] {
  const { frames } = LEVELS[level]
  if (frames === 2) {
    const [square, apart, sentence] = [15.5, 8, 13.6]
    const left = cell.x + (cell.width - 10 * square - apart) / 2
    const width = (cell.width + sentenceWidth(task.sentence) * 0.8) / 2
    return [
      ...drawFrame(picture, 10, left, cell.y, square, color),
      ...drawFrame(picture, task.count - 10, left + 5 * square + apart, cell.y, square, color),
      ...drawSentence(task.sentence, { ...cell, y: cell.y + 2 * square + 2.4, height: sentence, width }, 0.8),
    ]
  }
  const square = Math.min(cell.width / 5, (cell.height - 24) / 2, 16.5)
  const top = cell.y + (cell.height - 2 * square - 23) / 2
  const below = { x: cell.x, y: top + 2 * square + 4, width: cell.width, height: 19 }
  const frame = drawFrame(picture, task.count, middleX(cell) - square * 2.5, top, square, color)
  if (level === 'medio') return [...frame, ...drawSentence(task.sentence, { ...below, width: (cell.width + 73) / 2 })]
  const box = rect(middleX(cell) - 11, below.y, 22, 18, { radius: 2, width: 0.5 })
  return [...frame, box, writtenAnswer(middleX(cell), below.y + 9, String(task.answer), 9)]
}

export const quadroDeDez: SheetKind<PagesFacts<readonly FrameTask[]>> = {
  id: 'quadro-de-dez',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { columns, rows, min, max } = withAmount(options, LEVELS[level])
    return composeSheet(options, 'count', (random, index, sheet) => {
      const counts = random.sample(
        Array.from({ length: max - min + 1 }, (_, i) => min + i),
        columns * rows,
      )
      const tasks = counts.map((count) => taskOf(count, level, index))
      const counters = countersOf(options.theme)
      // The title may name one of them, which is then on every page.
      const pinned = pinnedBy(options, counters)
      const deck = sheet.fork('counters').shuffle(counters.filter((picture) => !pinned.includes(picture)))
      const free = tasks.length - pinned.length
      const others = Array.from({ length: free }, (_, i) => deck[(index * free + i) % deck.length])
      const pictures = random.shuffle([...pinned, ...others])
      const cells = cellsOf(columns, rows, { gap: 9 })
      const marks = eachCell(tasks, cells, (task, cell, i): PageMark[] => {
        const picture = pictures[i]
        return picture ? drawTask(task, picture, cell, level, color) : []
      }).flat()
      const items = tasks.map(({ sentence }, i) => {
        const asked = sentence.map(({ text, blank }) => (blank ? '□' : text)).join(' ')
        return `${level === 'facil' ? tasks[i]?.count : asked} ${pictures[i]?.name ?? ''}`
      })
      return { marks, facts: tasks, items }
    })
  },
}
