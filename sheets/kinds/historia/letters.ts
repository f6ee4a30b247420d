/** Letters and numbers of things on a page. */
import { circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

const LETTERS = 'ABCDEFGH'

/** From 0. */
export const letterAt = (i: number): string => LETTERS[i] ?? ''
/** The letter of one of the things shown, the first of which is A. */
export const letterIn = <Item>(shown: readonly Item[], one: Item): string => letterAt(shown.indexOf(one))

/** A letter or a number in a yellow disc. */
export const disc = (pen: Pen, x: number, y: number, content: string | number): Drawing => [
  pen.shape(circle(x, y, 4.3), 'yellow', 0.9),
  pen.text(x, y + 2, content, 5.6),
]
