/** A white ground for questions, from its upper left corner. */
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

export const whitePlate = (pen: Pen, x: number, y: number, width: number, height: number): Drawing =>
  pen.shape(box(x, y, width, height, 3), 'white', 1)
