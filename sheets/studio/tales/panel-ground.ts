/** Grounds of small pictures: no wider than they need. */
import { points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Grass from a soft line down to the foot of a panel. */
export const meadow = (pen: Pen, y: number, fill: Fill): Drawing =>
  pen.shape(`${smooth(points(`-4,${y + 1} 20,${y - 1.5} 46,${y + 1} 70,${y - 1.5} 94,${y + 1}`), false)}V66H-4z`, fill)
