import type { Transaction } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { PASSWORD_PROVIDER } from '../data.server.ts'

/**
 * Removes an account's password and ends its sessions. The lock makes a session that is just being created by that
 * password wait until the password is gone; its creator checks afterwards.
 * @param within runs in the same transaction
 */
export async function dropPassword(
  db: Db,
  userId: string,
  within: (trx: Transaction<DB>) => Promise<void>,
): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute()
    await trx
      .deleteFrom('auth_accounts')
      .where('user_id', '=', userId)
      .where('provider_id', '=', PASSWORD_PROVIDER)
      .execute()
    await trx.deleteFrom('auth_sessions').where('user_id', '=', userId).execute()
    await within(trx)
  })
}
