/** A sentence of printed signs and boxes to write in, one beside the other. */
import { measureText } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { writtenSlot } from './written-slot.ts'

/** Printed words, or what the child writes into a box of this width, mm. */
export type Token = string | readonly [shown: string | number, width: number]

const [LETTERS, GAP, BOX_HEIGHT] = [7, 2.2, 13]

/** From its left end at `x`, about the height `cy`. */
export function tokenRow(pen: Pen, x: number, cy: number, tokens: readonly Token[]): PageMark[] {
  let left = x
  return tokens.flatMap((token) => {
    const width = typeof token === 'string' ? measureText(token, 'display', LETTERS) : token[1]
    const middle = left + width / 2
    left += width + GAP
    if (typeof token === 'string') return marksOf(pen.text(middle, cy + LETTERS * 0.35, token, LETTERS))
    return writtenSlot(pen, middle, cy, { width, height: BOX_HEIGHT, letters: LETTERS }, String(token[0]))
  })
}
