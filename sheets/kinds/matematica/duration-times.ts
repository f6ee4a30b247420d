/** Times of a day in minutes after midnight, clocks that show them, and fields for times and durations. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import type { ClockTime } from './clock-drawn.ts'

/** `dia`: at home and near it, whole hours on the easiest level; `viagem`: outings and trips, half hours. */
export type DurationTheme = 'dia' | 'viagem'

export const HOUR = 60

/** `875` → `14:35`. */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`

/** `90` → `1 h 30 min`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  return [hours ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** A start and the moments after each of the durations. */
export const momentsOf = (start: number, lasts: readonly number[]): number[] =>
  [0, ...lasts].map((_, i) => lasts.slice(0, i).reduce((moment, one) => moment + one, start))

/** As a clock with hands shows it. */
export const onFace = (minutes: number): ClockTime => ({
  hour: Math.floor(minutes / HOUR) % 12 || 12,
  minute: minutes % HOUR,
})

export const DIGITAL = { width: 29, height: 16 }

/** Its foot at (x, y). */
export function digitalClock(pen: Pen, x: number, y: number, minutes: number, fill: 'teal' | 'red' | 'blue'): Drawing {
  const { width, height } = DIGITAL
  return [
    pen.shape(box(x - width / 2 + 3, y - 2, 5, 2), 'greyDark', 0.7),
    pen.shape(box(x + width / 2 - 8, y - 2, 5, 2), 'greyDark', 0.7),
    pen.shape(box(x - width / 2, y - height, width, height - 1.6, 3), fill, 1.1),
    pen.shape(box(x - width / 2 + 2.4, y - height + 2.2, width - 4.8, height - 6, 1.5), 'white', 0.8),
    pen.text(x, y - height / 2 + 1.6, clockText(minutes), 7),
  ]
}

/** Two slots with a colon between them, (x, y) its upper left corner. */
export function timeField(pen: Pen, x: number, y: number, minutes: number, width = 27): PageMark[] {
  const height = 11.5
  return [
    ...marksOf([pen.shape(box(x, y, width, height, 2), 'white', 1), pen.text(x + width / 2, y + 7.6, ':', 7)]),
    ...clockText(minutes)
      .split(':')
      .map((part, i) => writtenAnswer(x + width * (i ? 0.74 : 0.26), y + height / 2, part, 6.2)),
  ]
}

/** A slot and its unit. */
export function amountField(pen: Pen, x: number, y: number, unit: string, content: string): PageMark[] {
  return [
    ...marksOf([
      pen.shape(box(x, y, 13, 11.5, 2), 'white', 1),
      pen.text(x + 14.6, y + 7.6, unit, 5, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x + 6.5, y + 5.75, content, 6.2),
  ]
}

/** Slots for hours, minutes or both. */
export function durationField(
  pen: Pen,
  x: number,
  y: number,
  minutes: number,
  asks: 'h' | 'min' | 'h min',
): PageMark[] {
  if (asks === 'h') return amountField(pen, x, y, 'h', String(minutes / HOUR))
  if (asks === 'min') return amountField(pen, x, y, 'min', String(minutes))
  return [
    ...amountField(pen, x, y, 'h', String(Math.floor(minutes / HOUR))),
    ...amountField(pen, x + 20, y, 'min', String(minutes % HOUR)),
  ]
}
