import { sql, type Transaction } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { deleteSessions, PASSWORD_PROVIDER } from '../data.server.ts'

/** The hash of the account's password, or null. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst()
  return row?.password ?? null
}

/** The account's address and hash, by its address in any case; null when there is no such account or no password. */
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
 * Puts a new hash in the place of the one that was checked, and ends every session and every mailed link of the person.
 * @param within what has to happen together with it, or not at all
 * @returns false when the password is another one by now
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
