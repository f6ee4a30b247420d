/** Parts of the flowers that lines to trace run over. */
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export const PETALS: readonly [Fill, ...Fill[]] = ['red', 'pink', 'yellow', 'purple', 'orange']

/** Two leaves at the foot of a stalk. */
export const leaves = (pen: Pen, weight: number): Drawing => [
  pen.shape('M0 -1q6 -7 8 -2q-3 4 -8 2z', 'leaf', weight),
  pen.shape('M0 0q-6 -6 -8 -1q3 4 8 1z', 'leaf', weight),
]

/** The cup of a tulip whose tips are at a height. */
export const tulipCup = (top: number) => `M-4.6 ${top}l2.600 2l2 -3l2 3l2.600 -2v5.500a4.600 4.600 0 0 1 -9.200 0z`
