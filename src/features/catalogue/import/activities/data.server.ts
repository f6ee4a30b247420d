import type { Selectable } from 'kysely'
import type { Db } from '../../../../platform/db/pool.ts'
import type { DB } from '../../../../platform/db/types.gen.ts'

/** The activity with this slug, whatever its status; not one that was deleted. */
export function findBySlug(db: Db, slug: string): Promise<Selectable<DB['activities']> | undefined> {
  return db
    .selectFrom('activities')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
