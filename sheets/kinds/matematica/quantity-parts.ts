/** Parts of a quantity: their names as in BNCC, and amounts that they divide without a rest. */
import { measureText } from '../../lettering/fonts.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export interface Part {
  readonly part: number
  readonly whole: number
}

/** Halves to tenths that have a name (EF03MA09). */
export const NAMED: readonly (Part & { readonly name: string })[] = [
  { part: 1, whole: 2, name: 'a metade' },
  { part: 1, whole: 3, name: 'a terça parte' },
  { part: 1, whole: 4, name: 'a quarta parte' },
  { part: 1, whole: 5, name: 'a quinta parte' },
  { part: 1, whole: 10, name: 'a décima parte' },
]

/** Of an amount that the whole divides. */
export const partOf = ({ part, whole }: Part, amount: number) => (amount / whole) * part

export const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/** A fraction as it is written, about its middle. */
export function fractionDrawn(
  pen: Pen,
  cx: number,
  cy: number,
  { part, whole }: Part,
  size: number,
  fill: Fill = 'black',
): Drawing {
  const half = Math.max(measureText(String(whole), 'display', size), measureText(String(part), 'display', size)) / 2 + 1
  return [
    pen.text(cx, cy - size * 0.22, part, size, { fill }),
    pen.line(`M${cx - half} ${cy}h${half * 2}`, 0.8, fill),
    pen.text(cx, cy + size * 0.9, whole, size, { fill }),
  ]
}
