import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

type Outcome = 'granted' | 'repeated' | 'limit' | 'not_downloaded' | 'unknown_user'

/** Procedure register_variant: grants one variant or says why not, in one transaction under the profile's row lock. */
export async function recordVariant(
  db: Db,
  variant: { userId: string; activityId: string; dateKey: string; choices: string; limit: number },
): Promise<{ outcome: Outcome; used: number }> {
  const { userId, activityId, dateKey, choices, limit } = variant
  const { rows } = await sql<{ outcome: Outcome; used: number }>`
    select outcome, used
    from register_variant(${userId}::uuid, ${activityId}::uuid, ${dateKey}::date, ${choices}, ${limit}::integer)
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('register_variant returned nothing')
  return row
}
