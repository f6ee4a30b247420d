import { sql, type Transaction } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { deleteSessions, PASSWORD_PROVIDER } from '../data.server.ts'

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst()
  return row?.password ?? null
}

/** By address, in any case. Null without an account or without a password. */
export async function findCredentials(db: Db, email: string) {
  const row = await db
    .selectFrom('auth_users as u')
    .innerJoin('auth_accounts as a', 'a.user_id', 'u.id')
    .select(['u.email', 'a.password as passwordHash'])
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('a.provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst()
  return row?.passwordHash ? { email: row.email, passwordHash: row.passwordHash } : null
}

interface Replacement {
  readonly userId: string
  /** The hash that was checked. */
  readonly seen: string
  readonly hash: string
}

/**
 * Replaces the checked hash, and ends all sessions and mailed links of the user.
 * @param within runs in the same transaction
 * @returns false if the password has changed since the check
 */
export async function replacePassword(
  db: Db,
  { userId, seen, hash }: Replacement,
  within: (trx: Transaction<DB>) => Promise<void>,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('auth_accounts')
      .set({ password: hash, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('provider_id', '=', PASSWORD_PROVIDER)
      .where('password', '=', seen)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await deleteSessions(trx, userId)
    await trx.deleteFrom('auth_verifications').where('value', '=', userId).execute()
    await within(trx)
    return true
  })
}
