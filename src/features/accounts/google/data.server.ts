import type { Transaction } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { PASSWORD_PROVIDER } from '../data.server.ts'

/**
 * Takes the password off an account and ends its sessions. The lock on the account makes a session that is just being
 * made by that password wait until the password is gone, and the one who makes it checks afterwards.
 * @param within what has to happen together with it, or not at all
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
