/** Somebody of the cast on a page. */
import type { Drawing, Pen } from '../pen.ts'
import { type Extra, figure } from './figure.ts'
import { type FigurePen, figurePen, placed } from './figure-pen.ts'
import { CAST, type CastName } from './people.ts'
import type { Person } from './person.ts'
import type { Pose } from './skeleton.ts'
import { SITTING, wheelchair } from './things.ts'

export interface Standing {
  readonly pose?: Pose
  readonly extra?: (pen: FigurePen) => Extra
  readonly wear?: Partial<Person>
  readonly turn?: number
  readonly flip?: boolean
}

/** A person with the feet at a place; a child is 60 mm high at scale 1. Lia comes in her wheelchair. */
export function person(pen: Pen, who: CastName, x: number, y: number, scale: number, standing: Standing = {}): Drawing {
  const { pose = {}, extra, wear, turn, flip } = standing
  const own = figurePen(pen, scale)
  const seated = who === 'lia'
  const things = { ...(seated && wheelchair(own)), ...extra?.(own) }
  const drawn = figure(own, { ...CAST[who], ...wear }, seated ? { ...SITTING, ...pose } : pose, things)
  return placed(drawn, x, y, scale, turn, flip)
}
