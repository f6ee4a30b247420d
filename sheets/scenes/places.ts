/** The places that scenes are set in. */
import type { Place } from './composer.ts'
import { INDOORS } from './places-indoors.ts'
import { NATURE } from './places-nature.ts'
import { TOWN } from './places-town.ts'

export const PLACES: readonly Place[] = [...NATURE, ...TOWN, ...INDOORS]

/** The place with this id. Throws RangeError for an unknown one. */
export function findPlace(id: string): Place {
  const place = PLACES.find((one) => one.id === id)
  if (!place) throw new RangeError(`no place named ${id}`)
  return place
}
