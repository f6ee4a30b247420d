/** Our own drawings: parts laid one over the other, like cut paper with an outline. */
import type { Ink } from '../../scene/scene.ts'

export interface Part {
  /** SVG path data in the drawing's box. */
  readonly d: string
  /** Fill in colour; white otherwise. Without it, the part is lines only. */
  readonly fill?: Ink
  /** False: a patch of colour without an outline, not drawn at all in black and white. */
  readonly line?: false
  /** Filled with the colour of the lines: eyes, noses, seeds. */
  readonly solid?: true
}

/** The parts from back to front, in a box of 100 x 100. */
export type Drawing = readonly Part[]

/** Side of the box of our drawings. */
export const DRAWING_BOX = 100
