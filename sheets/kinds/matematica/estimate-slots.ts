/** Boxes for a guess, a count and the distance between them, and a ruler that both are marked on. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'

export interface Slot {
  readonly words: string
  /** Nothing for a guess: any is right. */
  readonly written?: string
}

export const plate = (pen: Pen, x: number, y: number, width: number, height: number): Drawing =>
  pen.shape(box(x, y, width, height, 3), 'cream', 1.1)

const HEIGHT = 12.6

/** Words with a box at the right end of the width. */
export function slot(pen: Pen, { words, written }: Slot, x: number, y: number, width: number, room = 22): PageMark[] {
  const left = x + width - room
  return [
    ...marksOf([
      pen.text(x, y + 8.1, words, fitTextSize(words, 'text', 5, width - room - 2), { font: 'text', anchor: 'start' }),
      pen.shape(box(left, y, room, HEIGHT, 2), 'white', 1),
    ]),
    ...(written ? [writtenAnswer(left + room / 2, y + HEIGHT / 2, written, 6.8)] : []),
  ]
}

/** Boxes in a row, the words of each above it. */
export function slotRow(pen: Pen, list: readonly Slot[], x: number, y: number, width: number): PageMark[] {
  const pitch = width / list.length
  return list.flatMap(({ words, written }, i): PageMark[] => {
    const cx = x + (i + 0.5) * pitch
    return [
      ...marksOf([
        pen.text(cx, y + 4, words, 4.6, { font: 'text' }),
        pen.shape(box(cx - 10.5, y + 6.6, 21, HEIGHT, 2), 'white', 1),
      ]),
      ...(written ? [writtenAnswer(cx, y + 6.6 + HEIGHT / 2, written, 6.8)] : []),
    ]
  })
}

/** A wooden ruler from 0 on: the guess gets a cross, the count a dot. */
export function ruler(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  most: number,
  step: number,
  count: number,
): PageMark[] {
  const [from, length] = [x + 6, width - 12]
  const at = (value: number) => from + (value / most) * length
  const marks = Array.from({ length: most / step + 1 }, (_, i) => i * step)
  return [
    ...marksOf([
      pen.text(x, y + 4, 'Marque na régua: X no palpite, bolinha na contagem.', 4.6, { font: 'text', anchor: 'start' }),
      pen.shape(box(x, y + 7.6, width, 13.4, 1.4), 'straw', 1),
      pen.line(
        marks
          .map((value) => `M${at(value)} ${y + 7.6}v5${value < most ? `M${at(value + step / 2)} ${y + 7.6}v3` : ''}`)
          .join(''),
        0.8,
      ),
      marks.map((value) => pen.text(at(value), y + 18.8, value, 4.4, { font: 'text' })),
    ]),
    answer([path(circle(at(count), y + 9.8, 1.7), { fill: ANSWER_RED, stroke: ANSWER_RED, width: 0.4 })]),
  ]
}
