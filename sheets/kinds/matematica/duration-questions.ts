/** Questions on a white plate, each with slots for hours, minutes or seconds, or for a time, at its right. */
import { fitTextSize } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { amountField, durationField, timeField } from './duration-times.ts'

export interface DurationQuestion {
  readonly text: string
  /** A time of the day, or a duration in minutes, in hours and minutes, in minutes and seconds. */
  readonly asks: 'time' | 'min' | 'h min' | 'min s'
  /** Minutes; seconds of a duration in minutes and seconds. */
  readonly value: number
}

/** Seconds to be written as minutes and seconds. */
export function secondsQuestion(random: Random, event: string): DurationQuestion {
  const seconds = random.fork('seconds').pick([75, 80, 90, 100, 110, 130, 140, 150])
  return { text: `${event} ${seconds} segundos, ou seja:`, asks: 'min s', value: seconds }
}

const [LEFT, WIDTH, ROW] = [13, 184, 15.5]
const RIGHT = LEFT + WIDTH - 4
/** Widths of the answers, with their units. */
const FIELDS = { time: 27, min: 25.5, 'h min': 46, 'min s': 46 }

function field(pen: Pen, x: number, y: number, { asks, value }: DurationQuestion): PageMark[] {
  if (asks === 'time') return timeField(pen, x, y, value)
  if (asks !== 'min s') return durationField(pen, x, y, value, asks)
  return [
    ...amountField(pen, x, y, 'min', String(Math.floor(value / 60))),
    ...amountField(pen, x + 27, y, 's', String(value % 60)),
  ]
}

export function asked(pen: Pen, questions: readonly DurationQuestion[], top: number): PageMark[] {
  return [
    ...marksOf(pen.shape(box(LEFT, top, WIDTH, questions.length * ROW + 3, 3), 'white', 1.1)),
    ...questions.flatMap((question, i): PageMark[] => {
      const y = top + 3.4 + i * ROW
      const x = RIGHT - FIELDS[question.asks]
      const size = fitTextSize(question.text, 'text', 5.2, x - LEFT - 9)
      return [
        ...marksOf(pen.text(LEFT + 5, y + 7.6, question.text, size, { font: 'text', anchor: 'start' })),
        ...field(pen, x, y, question),
      ]
    }),
  ]
}
