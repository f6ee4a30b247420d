/** The art of the pictures, from the files that `scripts/pictures/generate.ts` writes. */
import { artOf } from '#art-tables'
import type { Art } from './art-record.ts'

/** The art of a picture of this table. Throws RangeError without one. */
export function findArt(table: string, id: string): Art {
  const art = artOf(table, id)
  if (!art) throw new RangeError(`no art for ${id} in ${table}`)
  return art
}
