import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { Allowance } from '../downloads/rules.ts'

type Outcome = 'granted' | 'repeated' | 'limit' | 'unknown_user'

/**
 * Calls register_creation: grants one created sheet or returns the reason of a refusal, in one transaction under the
 * profile's row lock.
 */
export async function recordCreation(
  db: Db,
  creation: { readonly userId: string; readonly id: string; readonly kind: string; readonly dateKey: string },
  { dailyLimit, ceiling }: Allowance,
): Promise<{ outcome: Outcome; dailyUsed: number }> {
  const { userId, id, kind, dateKey } = creation
  const { rows } = await sql<{ outcome: Outcome; daily_used: number }>`
    select outcome, daily_used
    from register_creation(${userId}::uuid, ${id}::uuid, ${kind}, ${dateKey}::date, ${dailyLimit}::integer, ${ceiling}::integer)
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('register_creation returned nothing')
  return { outcome: row.outcome, dailyUsed: row.daily_used }
}
