/** Directions in which drawings look, so that no traveller walks backwards. */
import { findPicture, mirrorOf } from './drawing.ts'
import { DRAWINGS } from './drawn/drawings.ts'
import type { Picture } from './picture.ts'

/** Tables of the packages' art whose pictures are seen from the side, looking to the left. */
const TABLES = new Set(['farm', 'wild', 'small', 'birds', 'vehicles'])
/** They point upwards to the right, or look straight ahead. */
const OTHERWISE = new Set(['rocket', 'airplane'])

/** The picture looking to the right; things without a face or front as they are. */
export function lookingRight(id: string): Picture {
  const picture = findPicture(id)
  const table = picture.facts?.table ?? ''
  return TABLES.has(table) && !OTHERWISE.has(id) && !DRAWINGS[id] ? mirrorOf(id) : picture
}
