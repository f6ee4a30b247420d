import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const PAINTS = ['sky', 'yellowPale', 'pinkPale', 'foam'] as const

/** The wall of a room from the top of the page to `foot`, mm; `variant`, from 0, gives another paint. */
export const roomWall = (pen: Pen, variant: number, foot = 297): Drawing =>
  pen.shape(box(0, 0, 214, foot), inTurn(PAINTS, variant), null)
