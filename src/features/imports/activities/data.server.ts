import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'

export type Existing = Selectable<DB['activities']>

/** In any status, unless deleted. */
export function findExisting(db: Db, column: 'id' | 'slug', value: string): Promise<Existing | undefined> {
  return db
    .selectFrom('activities')
    .selectAll()
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
