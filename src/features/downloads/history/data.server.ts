import type { Db } from '../../../platform/db/pool.ts'
import { type DayOfDownloads, HISTORY_READ, type HistoryCursor, isCut, REST_READ } from './rules.ts'

/**
 * Downloads of one person around a cursor, more than a page: whether a next page exists is seen, and no booklet is cut.
 * Newest first; oldest first after a cursor `after`. An index range scan (user_id, id): each page costs the same.
 */
export async function selectPage(db: Db, userId: string, cursor: HistoryCursor) {
  const rows = await walk(db, userId, cursor, HISTORY_READ)
  const last = rows.at(-1)
  if (!last || !isCut(rows.map(({ booklet_id }) => booklet_id))) return rows
  const onward = cursor && 'after' in cursor ? { after: last.id } : { before: last.id }
  return [...rows, ...(await walk(db, userId, onward, REST_READ))]
}

function walk(db: Db, userId: string, cursor: HistoryCursor, limit: number) {
  const own = db
    .selectFrom('downloads as d')
    .innerJoin('activities as a', 'a.id', 'd.activity_id')
    .select(['d.id', 'd.activity_id', 'd.activity_title', 'd.created_at', 'd.booklet_id', 'a.category', 'a.image_url'])
    .where('d.user_id', '=', userId)
    .limit(limit)
  if (cursor === null) return own.orderBy('d.id', 'desc').execute()
  if ('before' in cursor) return own.where('d.id', '<', cursor.before).orderBy('d.id', 'desc').execute()
  return own.where('d.id', '>', cursor.after).orderBy('d.id', 'asc').execute()
}

/** Count of a day's activities, and the titles of the newest `named`. */
export async function selectDay(db: Db, userId: string, dateKey: string, named: number): Promise<DayOfDownloads> {
  const rows = await db
    .selectFrom('downloads')
    .select((eb) => ['activity_title', eb.fn.countAll<number>().over().as('count')])
    .where('user_id', '=', userId)
    .where('date_key', '=', dateKey)
    .orderBy('id', 'desc')
    .limit(named)
    .execute()
  return { count: rows[0]?.count ?? 0, titles: rows.map(({ activity_title }) => activity_title) }
}
