/** A figure with its mirror at x 0, drawn as its half at the right, and what of it meets the cut. */
import type { Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export interface HalfFigure {
  readonly name: string
  readonly coat: Fill
  /** Head and foot of the cut, mm. */
  readonly cut: readonly [top: number, foot: number]
  /** Places of its pegs: at its head, and at its foot. */
  readonly grips: readonly [head: Spot, foot: Spot]
  readonly draw: (pen: Pen, coat: Fill, isTwin: boolean) => Drawing
}
