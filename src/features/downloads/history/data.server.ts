import type { Db } from '../../../platform/db/pool.ts'
import { HISTORY_PAGE, type HistoryCursor } from './rules.ts'

/**
 * Downloads of one person around a cursor, one more than a page so that the next can be foreseen. Newest first; oldest
 * first after a cursor `after`. A walk of the index (user_id, id): as fast on the last page as on the first.
 */
export async function selectPage(db: Db, userId: string, cursor: HistoryCursor) {
  const own = db
    .selectFrom('downloads as d')
    .innerJoin('activities as a', 'a.id', 'd.activity_id')
    .select(['d.id', 'd.activity_id', 'd.activity_title', 'd.created_at', 'd.booklet_id', 'a.category', 'a.image_url'])
    .where('d.user_id', '=', userId)
    .limit(HISTORY_PAGE + 1)
  if (cursor === null) return own.orderBy('d.id', 'desc').execute()
  if ('before' in cursor) return own.where('d.id', '<', cursor.before).orderBy('d.id', 'desc').execute()
  return own.where('d.id', '>', cursor.after).orderBy('d.id', 'asc').execute()
}

/** Titles of the newest downloads of one day. */
export async function selectTitles(db: Db, userId: string, dateKey: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('downloads')
    .select('activity_title')
    .where('user_id', '=', userId)
    .where('date_key', '=', dateKey)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ activity_title }) => activity_title)
}
