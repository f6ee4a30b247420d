/** The reading corner of a library: its wall, a ledge for a big book and labels, a child. Lengths in mm. */
import { person } from '../cast/cast.ts'
import { childAt } from '../cast/people.ts'
import { POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const WALLS = ['foam', 'yellowPale', 'sky', 'skyLow'] as const

export const entryWall = (pen: Pen, look: number): Drawing => pen.shape(box(0, 0, 214, 300), inTurn(WALLS, look), null)

export const entryFloor = (pen: Pen): Drawing => pen.shape(box(-4, 268, 222, 40), 'woodPale', 1)

/** A ledge from edge to edge: its upper side, its front for labels. */
export const bookLedge = (pen: Pen, y: number, front: number): Drawing => [
  pen.shape(box(-4, y, 222, 3.6), 'wood', 0.9),
  pen.shape(box(-4, y + 3.6, 222, front), 'woodPale', 0.9),
]

/** A child beside the card, who points at it. */
export const cardReader = (pen: Pen, look: number, x: number, foot: number): Drawing =>
  person(pen, childAt(look * 3 + 1), x, foot, 0.92, { pose: POINT_LEFT })
