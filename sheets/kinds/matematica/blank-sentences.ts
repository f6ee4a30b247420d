/** Sentences with white fields to write in, statements to judge, lines for a text in the child's words. Lengths in mm. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'

/** A number in its words is followed by `#`, a word by `@`: each is a field, in the order of `values`. */
export interface BlankSentence {
  readonly words: string
  readonly values: readonly string[]
}

const FIELDS: Readonly<Record<string, number>> = { '#': 17, '@': 38 }
const [LETTERS, FIELD_HEIGHT, GAP] = [5, 11, 1.6]

/** The sentence from a spot on its middle line, as large as `width` allows. */
export function blankSentence(pen: Pen, [x, y]: Spot, width: number, { words, values }: BlankSentence): PageMark[] {
  const parts = words.split(/([#@])/).filter((part) => part !== '')
  const fields = parts.reduce((sum, part) => sum + (FIELDS[part] ? FIELDS[part] + 2 * GAP : 0), 0)
  const plain = parts.filter((part) => !FIELDS[part]).join('')
  const size = fitTextSize(plain, 'text', LETTERS, width - fields)
  let left = x
  let field = 0
  return parts.flatMap((part): PageMark[] => {
    const wide = FIELDS[part]
    const from = left
    if (wide) {
      const value = values[field++] ?? ''
      left += wide + 2 * GAP
      return [
        ...marksOf(pen.shape(box(from + GAP, y - FIELD_HEIGHT / 2, wide, FIELD_HEIGHT, 2), 'white', 0.8)),
        writtenAnswer(from + GAP + wide / 2, y, value, fitTextSize(value, 'display', 5.6, wide - 3)),
      ]
    }
    left += measureText(part, 'text', size)
    return marksOf(pen.text(from, y + size * 0.35, part, size, { font: 'text', anchor: 'start' }))
  })
}

/** A statement between a square for «V» or «F» and the edge. */
export function judged(pen: Pen, [x, y]: Spot, width: number, words: string, isTrue: boolean): PageMark[] {
  const size = fitTextSize(words, 'text', LETTERS, width - 14)
  return [
    ...marksOf([
      pen.shape(box(x, y - 4.5, 9, 9, 1.6), 'white', 0.9),
      pen.text(x + 12.4, y + size * 0.35, words, size, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x + 4.5, y, isTrue ? 'V' : 'F', 6),
  ]
}

/** Lines for a text, the example of the key on them; `y` is the first line. */
export function ownWords(
  pen: Pen,
  [x, y]: Spot,
  width: number,
  { pitch, example }: { readonly pitch: number; readonly example: readonly string[] },
): PageMark[] {
  const shown = example.map(
    (words, i): Mark =>
      text(x + width / 2, y + i * pitch - 1.6, words, fitTextSize(words, 'display', 4.6, width - 2), {
        fill: ANSWER_RED,
      }),
  )
  return [...marksOf(example.map((_, i) => pen.line(`M${x} ${y + i * pitch}h${width}`, 0.6))), answer(shown)]
}
