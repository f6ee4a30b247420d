/** Wheels of carts and cars, on the ground. */
import { circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const spoked = (pen: Pen, x: number, r: number): Drawing => [
  pen.shape(circle(x, -r, r), 'woodPale', 0.9),
  pen.line(`M${x - r} ${-r}h${2 * r}M${x} ${-2 * r}v${2 * r}`, 0.6),
  pen.shape(circle(x, -r, r * 0.25), 'woodDark', 0.6),
]
export const tyre = (pen: Pen, x: number, r: number): Drawing => [
  pen.shape(circle(x, -r, r), 'greyDark', 0.9),
  pen.shape(circle(x, -r, r * 0.45), 'greyPale', 0.7),
]
