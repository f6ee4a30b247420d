/** Planks that bear the choices below a row: on brackets, on ropes, on legs. */
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export interface Ledge {
  readonly left: number
  readonly right: number
  readonly y: number
  readonly from: number
}

/** Thickness of what bears the choices, mm. */
export const LEDGE = 3

const plank = (pen: Pen, { left, right, y }: Ledge): Drawing =>
  pen.shape(box(left, y, right - left, LEDGE, 1), 'woodPale', 0.8)

/** A shelf on two brackets. */
export const shelf = (pen: Pen, held: Ledge): Drawing => [
  [held.left + 10, held.right - 14].map((x) => pen.shape(`M${x} ${held.y + LEDGE}h4v4.5q-3 0 -4 -4.500z`, 'wood', 0.7)),
  plank(pen, held),
]

/** A plank on two ropes that come down from the row. */
export const swing = (pen: Pen, held: Ledge): Drawing => [
  [held.left + 3, held.right - 3].map((x) => pen.rope(`M${x} ${held.from}V${held.y + 1}`, 1, 'brown', 0.6)),
  plank(pen, held),
]

/** A bench on the ground. */
export const bench = (pen: Pen, held: Ledge): Drawing => [
  [held.left + 8, held.right - 12].map((x) => pen.shape(box(x, held.y + 2, 4, 6.5, 0.8), 'wood', 0.7)),
  plank(pen, held),
]
