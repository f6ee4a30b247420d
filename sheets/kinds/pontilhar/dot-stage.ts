import type { Box } from '../../lettering/bounds.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { birdsAfar } from '../../studio/scenes/ground.ts'
import { cloud, sun } from '../../studio/shapes/nature.ts'

/** A place where somebody draws a figure in dots. */
export interface DotStage {
  /** The ground of the figure begins at `top`: above it there is room for more of the place. */
  readonly draw: (pen: Pen, variant: number, top: number) => Drawing
  /** For the dots with their numbers. */
  readonly room: Box
}

/** Upper edge of the field of a tall figure, and from where on there is a view above it. */
export const FIELD_TOP = 55
export const WITH_VIEW = 74

/** The sky over what the figure is drawn on, where there is room below the instruction. */
export const view = (pen: Pen, top: number): Drawing => {
  const far = pen.plane('far')
  if (top < WITH_VIEW) return []
  return [
    sun(pen, 172, top - 14, 0.6),
    cloud(far, 42, top - 14, 0.8),
    birdsAfar(pen, `84,${top - 12},12 108,${top - 18},10`),
  ]
}
