/**
 * Things that have the form of a plane figure: what is drawn around and inside the outline that the child traces. The
 * figure is 20 units wide or high, (0, 0) its middle; lines inside keep clear of the outline.
 */
import { ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { eyes } from '../../studio/shapes/nature.ts'

export interface ShapeThing {
  /** Id of the figure, as the themes name it. */
  readonly shape: string
  /** As a child names the thing; left out where it is a part of something, or its figure is its name. */
  readonly name?: string
  readonly fill: Fill
  /** Behind the outline. */
  readonly around?: (pen: Pen) => Drawing
  readonly inside?: (pen: Pen) => Drawing
  /** From the middle to the foot from which a string runs to a hand. */
  readonly foot?: number
  /** It is on something below its outline. */
  readonly stands?: boolean
}

export const smile = (pen: Pen, y = 0): Drawing => [
  eyes(pen, 2.6, y - 1, 0.9),
  pen.line(`M-2 ${y + 1.6}q2 2 4 0`, 0.75),
  pen.shade(ellipse(-4.6, y + 1.2, 1.3, 0.9) + ellipse(4.6, y + 1.2, 1.3, 0.9), 'blush', 0.8),
]

export const plain = (shape: string, fill: Fill, inside?: (pen: Pen) => Drawing): ShapeThing => ({
  shape,
  fill,
  ...(inside && { inside }),
})
