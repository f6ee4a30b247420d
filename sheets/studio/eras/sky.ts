/** The sky above places of other times. */
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud } from '../shapes/nature.ts'

export const sky = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, 196, 90), 'sky', null),
  cloud(pen.plane('far', 'hillLine'), 58, 14, 0.7),
  cloud(pen.plane('far', 'hillLine'), 150, 11, 0.55),
]
