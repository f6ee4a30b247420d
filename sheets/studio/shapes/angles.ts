/** Shared by things with an angle: directions in degrees (0 to the right, 90 downwards) and the arc at a corner. */
import { cos, sin } from '../../scene/angles.ts'
import { poly, ring, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Something in a scene whose corner may be opened more or less. */
export interface Angled {
  readonly name: string
  /** Openings that it may have. */
  readonly degrees: readonly number[]
  /** The corner on the page. */
  readonly at: Spot
  /** Direction of the first leg; the second one is turned from it by the opening, clockwise. */
  readonly from: (degrees: number) => number
  /** Place of the sign, from the corner. */
  readonly badge: (degrees: number) => Spot
  /** `look`, from 0, gives other colours. */
  readonly draw: (pen: Pen, degrees: number, look: number) => Drawing
}

export const reach = ([x, y]: Spot, degrees: number, length: number): Spot => [
  x + length * cos((degrees * Math.PI) / 180),
  y + length * sin((degrees * Math.PI) / 180),
]

/** A slice at the corner, the same for every opening. */
export function cornerArc(pen: Pen, at: Spot, from: number, degrees: number, r = 6.5): Drawing {
  const rim = ring(at[0], at[1], r, r, 14, from, from + degrees)
  return [pen.shape(poly([at, ...rim]), 'yellow', 1.1)]
}

/** One of several paints, by look. */
export const painted = (look: number, ...fills: readonly Fill[]): Fill => fills[look % fills.length] ?? 'white'
