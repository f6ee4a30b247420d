import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

const isAddressOf = (address: string) => sql<boolean>`lower(email) = lower(${address})`

/** Notes that an account's mailbox is gone; the first moment stays. Addresses without an account change nothing. */
export async function writeMailboxGone(db: Db, address: string, at: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ mail_refused_at: at })
    .where(isAddressOf(address))
    .where('mail_refused_at', 'is', null)
    .execute()
}

/** Takes the note back. */
export async function writeMailboxThere(db: Db, address: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ mail_refused_at: null })
    .where(isAddressOf(address))
    .where('mail_refused_at', 'is not', null)
    .execute()
}
