/** Questions below a picture: a line for a word, or boxes of which one gets a cross. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { answerBox } from '../escrita/papers.ts'

interface Written {
  readonly ask: string
  readonly answer: string
}
interface Chosen {
  readonly ask: string
  readonly options: readonly string[]
  /** Place of the one right option. */
  readonly right: number
}
export type Ask = Written | Chosen

interface AskedRoom {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Height of a row, and of an option below its question. */
  readonly step: number
  readonly size: number
}

/** The questions with their options in another order; the right ones are in the first, second… place by turns. */
export function mixedAsks(random: Random, asks: readonly Ask[]): Ask[] {
  const first = random.integer(0, 2)
  return asks.map((ask, i) => {
    if ('answer' in ask) return ask
    const { options, right } = ask
    const place = (first + i) % options.length
    const wrong = random.shuffle(options.filter((_, at) => at !== right))
    return { ...ask, options: wrong.toSpliced(place, 0, ...options.slice(right, right + 1)), right: place }
  })
}

/** Side of a box, and the gap between options. */
const [SIDE, GAP] = [7, 5]
/** Options below one another are nearer than rows by this. */
const STACKED_LESS = 1.4

const optionWidth = (words: string, size: number) => SIDE + 2 + measureText(words, 'text', size)

/** Options of a question in one row, and the left end of the first beside the question, from its own left end. */
function rowOf({ ask, options }: Chosen, size: number) {
  const row = options.reduce((sum, words) => sum + optionWidth(words, size) + GAP, -GAP)
  return { row, start: measureText(ask, 'text', size) + 4 }
}

function written(pen: Pen, words: string, value: string, { x, y, width, size }: AskedRoom): PageMark[] {
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
  const { x, width, step, size } = room
  let y = room.y
  return asks.flatMap((ask): PageMark[] => {
    if ('answer' in ask) {
      const marks = written(pen, ask.ask, ask.answer, { ...room, y })
      y += step
      return marks
    }
    const { row, start } = rowOf(ask, size)
    const heading = marksOf(pen.text(x, y, ask.ask, size, { font: 'text', anchor: 'start' }))
    const isBeside = start + row <= width
    if (isBeside || 2 + row <= width) {
      if (!isBeside) y += step - 0.4
      let left = x + (isBeside ? start : 2)
      const marks = ask.options.flatMap((words, i) => {
        const at = left
        left += optionWidth(words, size) + GAP
        return option(pen, words, i === ask.right, at, y, size)
      })
      y += step
      return [...heading, ...marks]
    }
    const marks = ask.options.flatMap((words, i) =>
      option(pen, words, i === ask.right, x + 2, y + (i + 1) * (step - STACKED_LESS), size),
    )
    y += step + ask.options.length * (step - STACKED_LESS)
    return [...heading, ...marks]
  })
}

/** Height of a row so that all rows fill a room of this height, mm. */
export function stepIn(asks: readonly Ask[], width: number, size: number, height: number): number {
  const rows = asks.map((ask): [rows: number, stacked: number] => {
    if ('answer' in ask) return [1, 0]
    const { row, start } = rowOf(ask, size)
    if (start + row <= width) return [1, 0]
    return 2 + row <= width ? [2, 0] : [1 + ask.options.length, ask.options.length]
  })
  const total = (place: 0 | 1) => rows.reduce((sum, one) => sum + one[place], 0)
  return Math.min(13, (height + total(1) * STACKED_LESS) / total(0))
}

/** A white paper to write on. */
export const answerPaper = (pen: Pen, { x, y, width, height }: Box): Drawing =>
  pen.shape(box(x, y, width, height, 3), 'white', 1.1)
