/** The first set of drawings, strokes in a 40x40 box: still the figures of sheets that need both sides alike. */
import type { Picture } from '../picture.ts'
import { ANIMALS } from './animals.ts'
import { FOOD } from './food.ts'
import { HOUSEHOLD } from './household.ts'
import { NATURE } from './nature.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { THINGS } from './things.ts'

const byId = new Map(
  [...ANIMALS, ...FOOD, ...NATURE, ...THINGS, ...SURROUNDINGS, ...HOUSEHOLD].map((picture) => [picture.id, picture]),
)

/** The drawing of the first set with this id. Throws RangeError when there is none. */
export function firstPicture(id: string): Picture {
  const picture = byId.get(id)
  if (!picture) throw new RangeError(`no picture named ${id} in the first set`)
  return picture
}
