import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { Allowance, Outcome } from '../downloads/rules.ts'

/**
 * Procedure register_prepared: grants one variant and the download of the day that it is part of, or neither, in one
 * transaction under the profile's row lock. `limit` null counts no variants.
 */
export async function recordVariant(
  db: Db,
  variant: { userId: string; activityId: string; dateKey: string; choices: string; limit: number | null },
  allowance: Allowance,
): Promise<{ outcome: Outcome; dailyUsed: number; variantsUsed: number }> {
  const { userId, activityId, dateKey, choices, limit } = variant
  const { rows } = await sql<{ outcome: Outcome; daily_used: number; variants_used: number }>`
    select outcome, daily_used, variants_used
    from register_prepared(${userId}::uuid, ${activityId}::uuid, ${dateKey}::date, ${choices}, ${limit}::integer,
                           ${allowance.dailyLimit}::integer, ${allowance.ceiling}::integer)
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('register_prepared returned nothing')
  return { outcome: row.outcome, dailyUsed: row.daily_used, variantsUsed: row.variants_used }
}
