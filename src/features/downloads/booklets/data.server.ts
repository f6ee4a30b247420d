import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { Allowance, Outcome } from '../rules.ts'

export async function countNew(
  db: Db,
  userId: string,
  activityIds: readonly string[],
  dateKey: string,
): Promise<number> {
  const rows = await db
    .selectFrom('downloads')
    .select('activity_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('date_key', '=', dateKey)
    .where('activity_id', 'in', activityIds)
    .execute()
  return new Set(activityIds).size - rows.length
}

/** Calls register_booklet: grants all activities or none, in one transaction under the profile's row lock. */
export async function recordBooklet(
  db: Db,
  booklet: { userId: string; id: string; activityIds: readonly string[]; dateKey: string },
  allowance: Allowance,
): Promise<{ outcome: Outcome; dailyUsed: number; counted: number }> {
  const { userId, id, activityIds, dateKey } = booklet
  const { rows } = await sql<{ outcome: Outcome; daily_used: number; counted: number }>`
    select outcome, daily_used, counted
    from register_booklet(${userId}::uuid, ${id}::uuid, ${activityIds}::uuid[], ${dateKey}::date,
                          ${allowance.dailyLimit}::integer, ${allowance.ceiling}::integer)
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('register_booklet returned nothing')
  return { outcome: row.outcome, dailyUsed: row.daily_used, counted: row.counted }
}
