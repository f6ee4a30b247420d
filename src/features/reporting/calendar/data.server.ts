import type { Db } from '../../../platform/db/pool.ts'
import type { Planned } from './rules.ts'

/** Activities read at most: far more than five weeks hold. */
const PLANNED_MAX = 1_000

/** Activities that wait for their publication date, earliest first. */
export async function selectPlanned(db: Db): Promise<Planned[]> {
  const rows = await db
    .selectFrom('activities')
    .select(['title', 'publish_at'])
    .where('publish_at', 'is not', null)
    .where('status', '=', 'inativo')
    .where('deleted_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(PLANNED_MAX)
    .execute()
  return rows.flatMap(({ title, publish_at: at }) => (at ? [{ title, at: at.toISOString() }] : []))
}
