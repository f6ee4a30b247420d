/**
 * Exactly symmetric figures: to complete as in a mirror, by hand or from dots. Only the left half of the outline is
 * given, from the axis at the top to the axis at the bottom, in a box of 100 x 100.
 */
import type { Ink } from '../../scene/scene.ts'
import type { Part } from './drawing.ts'

/** A part of the left side; `pair`: with its mirror image on the right. Without it, the part is on the axis. */
export interface SymmetricPart extends Part {
  readonly pair?: true
}

export interface SymmetricFigure {
  readonly half: string
  readonly color: Ink
  readonly parts: readonly SymmetricPart[]
}

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
export const eye = (x: number, y: number, r = 2.6): SymmetricPart => ({ d: disc(x, y, r), solid: true, pair: true })
export const pair = (d: string, fill?: Ink): SymmetricPart => ({ d, pair: true, ...(fill && { fill }) })
export const middle = (d: string, fill?: Ink): SymmetricPart => ({ d, ...(fill && { fill }) })
export const nose = (d: string): SymmetricPart => ({ d, solid: true })
export const PAWS = pair('M44 66L44 88C36 87 33 96 42 96')
