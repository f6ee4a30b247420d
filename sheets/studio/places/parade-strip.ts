/** A strip of a parade, and what may happen on it. Lengths in mm. */
import type { Drawing, Pen } from '../pen.ts'

export interface Strip {
  /** Upper edge. */
  readonly top: number
  /** Height of a line of things. */
  readonly line: number
  /** Feet of its lines of things. */
  readonly feet: readonly number[]
  /** 0 is the uppermost one. */
  readonly row: number
  /** Those of a row go to the right, and not to the left. */
  readonly toRight: boolean
  /** A crowd on one ground leaves no room for others. */
  readonly isHerd: boolean
  /** Land, not water, is on the strip above. */
  readonly isBelowLand: boolean
  /** Pages have others who look on. */
  readonly variant: number
}

export type Event = (pen: Pen, strip: Strip, foot: number) => Drawing
