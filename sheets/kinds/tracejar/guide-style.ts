import type { Box } from '../../lettering/bounds.ts'

/** Look of the start dots and arrows of dotted lines. Lengths in mm. */
export interface GuideStyle {
  readonly color: boolean
  /** Radius of the start dots. */
  readonly radius: number
  /** Numbers in the start dots. */
  readonly numbered?: boolean
  /** Start dots alone, without arrows. */
  readonly dotsOnly?: boolean
  /** Only so many strokes get their start dot and arrow; all when left out. */
  readonly marked?: number
  /** Distance of the arrows from the stroke; 0 draws them on it, instead of its first dots. */
  readonly offset: number
  readonly arrowLength?: number
  readonly arrowWidth?: number
  /** Start dots that would meet move on along their strokes, and each arrow leaves from its own dot. */
  readonly along?: boolean
  /** Numbers beside the dots instead of on them; they and the arrows keep within it. */
  readonly within?: Box
  /** Numbers of strokes that begin at one point are on the sides of their own. */
  readonly sided?: boolean
  /** A ring where the last stroke ends. */
  readonly stop?: boolean
}
