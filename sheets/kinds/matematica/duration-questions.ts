/** Questions on a white plate, each with slots for hours, minutes or seconds, or for a time, at its right. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { durationField, timeField } from './duration-times.ts'

export interface DurationQuestion {
  readonly text: string
  /** A duration in minutes alone, in hours and minutes, in minutes and seconds; or a time of the day. */
  readonly minutes?: number
  readonly total?: number
  readonly seconds?: number
  readonly time?: number
}

const [LEFT, WIDTH, ROW] = [13, 184, 15.5]
const RIGHT = LEFT + WIDTH - 4
/** Widths of the answers, with their units. */
const FIELDS = { time: 27, seconds: 46, minutes: 25.5, total: 46 }

function secondsField(pen: Pen, x: number, y: number, seconds: number): PageMark[] {
  return [Math.floor(seconds / 60), seconds % 60].flatMap((count, i): PageMark[] => {
    const left = x + i * 27
    return [
      ...marksOf([
        pen.shape(box(left, y, 13, 11.5, 2), 'white', 1),
        pen.text(left + 14.6, y + 7.6, i ? 's' : 'min', 5, { font: 'text', anchor: 'start' }),
      ]),
      writtenAnswer(left + 6.5, y + 5.75, String(count), 6.2),
    ]
  })
}

const widthOf = ({ total, seconds, time }: DurationQuestion) =>
  FIELDS[time !== undefined ? 'time' : seconds !== undefined ? 'seconds' : total !== undefined ? 'total' : 'minutes']

function field(pen: Pen, x: number, y: number, { minutes, total, seconds, time }: DurationQuestion): PageMark[] {
  if (time !== undefined) return timeField(pen, x, y, time)
  if (seconds !== undefined) return secondsField(pen, x, y, seconds)
  return total === undefined ? durationField(pen, x, y, minutes ?? 0, 'min') : durationField(pen, x, y, total, 'h min')
}

/** Height of the plate. */
export const askedHeight = (count: number) => count * ROW + 3

export function asked(pen: Pen, questions: readonly DurationQuestion[], top: number): PageMark[] {
  return [
    ...marksOf(pen.shape(box(LEFT, top, WIDTH, askedHeight(questions.length), 3), 'white', 1.1)),
    ...questions.flatMap((question, i): PageMark[] => {
      const y = top + 3.4 + i * ROW
      const x = RIGHT - widthOf(question)
      const size = fitTextSize(question.text, 'text', 5.2, x - LEFT - 9)
      return [
        ...marksOf(pen.text(LEFT + 5, y + 7.6, question.text, size, { font: 'text', anchor: 'start' })),
        ...field(pen, x, y, question),
      ]
    }),
  ]
}
