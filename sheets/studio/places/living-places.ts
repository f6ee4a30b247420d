/** Habitats of Brazil, by name. */
import { horta } from './living-garden.ts'
import { cerrado, mataAtlantica, pantanal } from './living-land.ts'
import type { LivingPlace } from './living-place.ts'
import { mar } from './living-sea.ts'

export const LIVING_PLACES: Readonly<Record<string, LivingPlace>> = {
  pantanal,
  'mata-atlantica': mataAtlantica,
  cerrado,
  mar,
  horta,
}
