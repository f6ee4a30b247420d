/** Parts that scenes of living heritage share. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Two children who take part. */
export type Pair = readonly [CastName, CastName]
export type LivingScene = (pen: Pen, who: Pair) => Drawing

/** Somebody at work behind a table. */
export const atTable = (
  pen: Pen,
  who: CastName,
  x: number,
  wear: Partial<Person>,
  fill: Fill,
  reach = -38,
): Drawing => [
  person(pen, who, x, 0, 1, {
    wear,
    pose: {
      ...BEHIND_TABLE,
      armL: { at: [-13, reach], dir: 60, z: 'front' },
      armR: { at: [13, reach], dir: -60, z: 'front' },
    },
  }),
  pen.shape('M-41 -27H23L26 0H-44z', fill, 1.1),
  pen.shape(box(-46, -30, 74, 5, 1.5), fill, 1.1),
]
/** A child at the right end of the table, a hand on it. */
export const helper = (pen: Pen, who: CastName): Drawing =>
  person(pen, who, 45, 0, 0.95, {
    flip: true,
    pose: { turn: 30, expr: 'alegre', armR: { at: [15, -29], dir: 90, z: 'back' } },
  })
