/** Sums and differences written as number sentences: 3 + 2 = □. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { middleY } from '../../page/cells.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, centredText } from '../../scene/marks.ts'

export interface Operation {
  readonly a: number
  readonly sign: '+' | '−'
  readonly b: number
  readonly result: number
}

/** A part of the sentence: printed, or left for the child to write. */
export interface Term {
  readonly text: string
  readonly blank?: boolean
}

export type Blank = 'a' | 'b' | 'result'

export const termsOf = ({ a, sign, b, result }: Operation, blanks: readonly Blank[]): Term[] => [
  { text: String(a), blank: blanks.includes('a') },
  { text: sign },
  { text: String(b), blank: blanks.includes('b') },
  { text: '=' },
  { text: String(result), blank: blanks.includes('result') },
]

const SIZE = 9
const BLANK = 17
const STEP = { number: 14, sign: 10, blank: 21 }

const stepOf = (term: Term) => (term.blank ? STEP.blank : /\d/.test(term.text) ? STEP.number : STEP.sign)

/** Width of a sentence in mm. */
export const sentenceWidth = (terms: readonly Term[]) => terms.reduce((sum, term) => sum + stepOf(term), 0)

/** The sentence, its right end at the right edge of the box; the key writes the blanks in red. */
export function drawSentence(terms: readonly Term[], box: Box, scale = 1): PageMark[] {
  const cy = middleY(box)
  const [size, side] = [SIZE * scale, BLANK * scale]
  let x = box.x + box.width - sentenceWidth(terms) * scale
  const places = terms.map((term) => {
    const step = stepOf(term) * scale
    x += step
    const half = term.blank ? side / 2 : measureText(term.text, 'display', size) / 2
    return { middle: x - step / 2, half }
  })
  return terms.flatMap((term, i): PageMark[] => {
    const [before, here, after] = [places[i - 1], places[i], places[i + 1]]
    if (!here) return []
    // Numbers are in columns; a sign is halfway between its two neighbours, one digit or two.
    const between = before && after && !/\d/.test(term.text)
    const cx = between ? (before.middle + before.half + after.middle - after.half) / 2 : here.middle
    if (!term.blank) return [centredText(cx, cy, term.text, size)]
    const frame = answerBox(cx - side / 2, cy - side / 2, side, side)
    // Three figures have to fit between the sides of the box.
    const written = term.text.length > 2 ? size * 0.8 : size
    return [frame, writtenAnswer(cx, cy, term.text, written)]
  })
}

/** All operations up to a number that satisfy the rule. */
export function allOperations(
  sign: '+' | '−',
  max: number,
  accept: (operation: Operation) => boolean = () => true,
): Operation[] {
  const found: Operation[] = []
  for (let a = 1; a <= max; a++)
    for (let b = 1; b <= max; b++) {
      const operation: Operation = { a, sign, b, result: sign === '+' ? a + b : a - b }
      const within = operation.result >= 0 && Math.max(a, operation.result) <= max
      if (within && accept(operation)) found.push(operation)
    }
  return found
}
