/** Parts of papers to write on: text, lines, a label with its line, a box for a number or a cross. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'

interface Field {
  readonly label: string
  readonly at: Spot
  /** Right end of the line. */
  readonly to: number
  readonly size?: number
  readonly value?: string
}

/** A label and the line behind it; the key writes on the line. */
export function labelled(pen: Pen, { label, at: [x, y], to, size = 5.6, value }: Field): PageMark[] {
  const from = x + measureText(label, 'display', size) + 2
  return [
    ...marksOf([pen.text(x, y, label, size, { anchor: 'start' }), pen.line(`M${from} ${y + 1}H${to}`, 0.6)]),
    ...(value ? [writtenAnswer((from + to) / 2, y - 3.2, value, fitTextSize(value, 'display', 6, to - from - 4))] : []),
  ]
}

interface Flow {
  readonly label: string
  readonly at: Spot
  readonly to: number
  /** Of the label, and of what the key writes; on a single line that becomes smaller where it has to. */
  readonly size?: number
  readonly letters?: number
  readonly step: number
  readonly count: number
  readonly value: string
}

/** A label, the line behind it and the lines below; the key writes from the label on. */
export function flowing(pen: Pen, flow: Flow): PageMark[] {
  const {
    label,
    at: [x, y],
    to,
    size = 5.6,
    letters: largest = 5,
    step,
    count,
    value,
  } = flow
  const first = x + measureText(label, 'display', size) + 2
  const letters = count === 1 ? fitTextSize(value, 'display', largest, to - first - 4) : largest
  const lines = Array.from({ length: count }, (_, i) => ({ from: i === 0 ? first : x, words: '' }))
  let row = 0
  for (const word of value.split(' ')) {
    const fits = (at: number) => {
      const line = lines[at]
      if (!line) throw new RangeError(`no room for «${value}»`)
      return measureText(`${line.words} ${word}`, 'display', letters) <= to - line.from - 3
    }
    while (!fits(row)) row += 1
    const line = lines[row]
    if (line) line.words = `${line.words} ${word}`.trim()
  }
  return [
    ...marksOf([
      pen.text(x, y, label, size, { anchor: 'start' }),
      lines.map(({ from }, i) => pen.line(`M${from} ${y + 1 + i * step}H${to}`, 0.6)),
    ]),
    ...lines.flatMap(({ from, words }, i) =>
      words ? [writtenAnswer((from + to) / 2, y + i * step - letters * 0.5, words, letters)] : [],
    ),
  ]
}

interface Lines {
  readonly at: Spot
  readonly to: number
  readonly step: number
  readonly count: number
  readonly value?: string
  readonly size?: number
}

/** Lines to write on, the first at a height; the key writes on them. */
export function ruled(pen: Pen, { at: [x, y], to, step, count, value, size = 4.8 }: Lines): PageMark[] {
  const room = to - x - 4
  const fitted = value && count === 1 ? fitTextSize(value, 'display', size, room) : size
  const words = value ? wrapText(value, 'display', fitted, room + 0.5) : []
  if (words.length > count) throw new RangeError(`no room for «${value}»`)
  return [
    ...marksOf(Array.from({ length: count }, (_, i) => pen.line(`M${x} ${y + i * step}H${to}`, 0.5))),
    ...words.map((line, i) => writtenAnswer((x + to) / 2, y + i * step - fitted * 0.7 - 0.7, line, fitted)),
  ]
}

interface Prose {
  readonly at: Spot
  readonly width: number
  readonly size: number
  readonly leading: number
  readonly font?: 'text' | 'display'
}

/** A text in lines from the baseline of its first one down. */
export const prose = (pen: Pen, content: string, { at: [x, y], width, size, leading, font = 'text' }: Prose): Drawing =>
  wrapText(content, font, size, width).map((line, i) =>
    pen.text(x, y + i * leading, line, size, { font, anchor: 'start' }),
  )

/** A box, its middle at a place; the key writes into it. */
export const answerBox = (pen: Pen, [x, y]: Spot, side: number, value = ''): PageMark[] => [
  ...marksOf(pen.shape(box(x - side / 2, y - side / 2, side, side, 1.6), 'white', 0.9)),
  ...(value ? [writtenAnswer(x, y, value, side * 0.62)] : []),
]

/** A number or letter in a yellow disc. */
export const badge = (pen: Pen, [x, y]: Spot, name: string | number, r = 4.4): Drawing => [
  pen.shape(circle(x, y, r), 'yellow', 0.9),
  pen.text(x, y + r * 0.44, name, r * 1.24),
]
