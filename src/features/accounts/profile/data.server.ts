import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { ProfileRow } from './schema.ts'

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['id', 'name', 'email', 'plan', 'billing_period', 'subscription_end_date', 'subscription_status'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ? { ...row, subscription_end_date: row.subscription_end_date?.toISOString() ?? null } : null
}

/** Changes the name in account and profile. False for an unknown user. */
export async function renamePerson(db: Db, userId: string, name: string): Promise<boolean> {
  return transaction(db, async (trx) => {
    await trx.updateTable('auth_users').set({ name, updated_at: sql`now()` }).where('id', '=', userId).execute()
    const { numUpdatedRows } = await trx
      .updateTable('profiles')
      .set({ name, updated_at: sql`now()` })
      .where('id', '=', userId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}
