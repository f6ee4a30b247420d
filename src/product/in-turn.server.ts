import type { Transaction } from 'kysely'
import { type Db, transaction } from '../platform/db/pool.ts'
import type { DB } from '../platform/db/types.gen.ts'

/** Runs what one person changes one after the other: bounds and order hold across tabs and devices. */
export function inTurn<T>(db: Db, userId: string, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return transaction(db, async (trx) => {
    await trx.selectFrom('auth_users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    return work(trx)
  })
}
