/** Questions below a picture: a line for a word, or boxes of which one gets a cross. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { answerBox } from '../escrita/papers.ts'
import type { Ask } from './poem-facts.ts'

export interface AskedRoom {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Height of a row, and of an option below its question. */
  readonly step: number
  readonly size?: number
}

const SIDE = 7

function written(pen: Pen, words: string, value: string, { x, y, width, size = 5 }: AskedRoom): PageMark[] {
  const from = x + measureText(words, 'text', size) + 3
  const to = Math.min(x + width, from + 62)
  return [
    ...marksOf([
      pen.text(x, y, words, size, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${y + 1}H${to}`, 0.6),
    ]),
    writtenAnswer((from + to) / 2, y - 3, value, 5),
  ]
}

function option(pen: Pen, words: string, isRight: boolean, x: number, y: number, size: number): PageMark[] {
  return [
    ...answerBox(pen, [x + SIDE / 2, y - size * 0.35], SIDE, isRight ? 'X' : ''),
    ...marksOf(pen.text(x + SIDE + 2, y, words, size, { font: 'text', anchor: 'start' })),
  ]
}

/** The rows of the questions from the top: options are beside their question where they fit,
 * else in a row below it, else one below the other. */
export function askedRows(pen: Pen, asks: readonly Ask[], room: AskedRoom): PageMark[] {
  const { x, width, step, size = 5 } = room
  let y = room.y
  return asks.flatMap((ask): PageMark[] => {
    if ('answer' in ask) {
      const marks = written(pen, ask.ask, ask.answer, { ...room, y })
      y += step
      return marks
    }
    const widths = ask.options.map((words) => SIDE + 2 + measureText(words, 'text', size))
    const start = x + measureText(ask.ask, 'text', size) + 4
    const all = widths.reduce((sum, one) => sum + one + 5, -5)
    const heading = marksOf(pen.text(x, y, ask.ask, size, { font: 'text', anchor: 'start' }))
    const isBeside = start + all <= x + width
    if (isBeside || x + 2 + all <= x + width) {
      if (!isBeside) y += step - 0.4
      let left = isBeside ? start : x + 2
      const marks = ask.options.flatMap((words, i) => {
        const at = left
        left += (widths[i] ?? 0) + 5
        return option(pen, words, i === ask.right, at, y, size)
      })
      y += step
      return [...heading, ...marks]
    }
    const marks = ask.options.flatMap((words, i) =>
      option(pen, words, i === ask.right, x + 2, y + (i + 1) * (step - 1.4), size),
    )
    y += step + ask.options.length * (step - 1.4)
    return [...heading, ...marks]
  })
}

/** Height of a row so that all rows fill a room of this height, mm. Options are at most one row. */
export function stepIn(asks: readonly Ask[], width: number, size: number, height: number): number {
  const rows = asks.map((ask) => {
    if ('answer' in ask) return 1
    const options = ask.options.reduce((sum, words) => sum + SIDE + 7 + measureText(words, 'text', size), -5)
    return measureText(ask.ask, 'text', size) + 4 + options <= width ? 1 : 2
  })
  return Math.min(13, height / rows.reduce((sum, one) => sum + one, 0))
}

/** A white paper to write on. */
export const answerPaper = (pen: Pen, x: number, y: number, width: number, height: number) =>
  pen.shape(box(x, y, width, height, 3), 'white', 1.1)
