import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { Allowance, Outcome } from '../rules.ts'
import type { BookletParts } from './rules.ts'

/** Ids of the sheets that the person did not get on this day, each once. */
export async function newSheets(
  db: Db,
  userId: string,
  { activityIds, creations }: BookletParts,
  dateKey: string,
): Promise<string[]> {
  const ids = creations.map(({ id }) => id)
  const downloaded = db
    .selectFrom('downloads')
    .select('activity_id as id')
    .where('user_id', '=', userId)
    .where('date_key', '=', dateKey)
    .where('activity_id', '=', sql<string>`any (${activityIds}::uuid[])`)
  const created = db
    .selectFrom('creations')
    .select('id')
    .where('user_id', '=', userId)
    .where('date_key', '=', dateKey)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
  const rows = await downloaded.union(created).execute()
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set([...activityIds, ...ids])].filter((id) => !known.has(id))
}

/** Calls register_booklet: grants all sheets or none, in one transaction under the profile's row lock. */
export async function recordBooklet(
  db: Db,
  booklet: BookletParts & { readonly userId: string; readonly id: string; readonly dateKey: string },
  allowance: Allowance,
): Promise<{ outcome: Outcome; dailyUsed: number; counted: number }> {
  const { userId, id, activityIds, creations, dateKey } = booklet
  const [createdIds, kinds] = [creations.map((one) => one.id), creations.map(({ kind }) => kind)]
  const { rows } = await sql<{ outcome: Outcome; daily_used: number; counted: number }>`
    select outcome, daily_used, counted
    from register_booklet(${userId}::uuid, ${id}::uuid, ${activityIds}::uuid[], ${dateKey}::date,
                          ${allowance.dailyLimit}::integer, ${allowance.ceiling}::integer,
                          ${createdIds}::uuid[], ${kinds}::text[])
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('register_booklet returned nothing')
  return { outcome: row.outcome, dailyUsed: row.daily_used, counted: row.counted }
}
