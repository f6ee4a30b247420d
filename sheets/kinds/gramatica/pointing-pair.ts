/** Two children in front of a page, one at each side, who point at what is between them. */
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

/** Left and right child. */
export type Couple = readonly [CastName, CastName]

const FEET = 283

/** The couple of a page: `look` goes through them in turn. */
export function pointingPair(pen: Pen, couples: readonly [Couple, ...Couple[]], look: number, scale: number): Drawing {
  const [left, right] = inTurn(couples, look)
  return [
    person(pen, left, 25, FEET, scale, { pose: POINT }),
    person(pen, right, 185, FEET, scale, { pose: POINT_LEFT }),
  ]
}
