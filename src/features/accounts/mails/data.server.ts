import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

const isAddressOf = (address: string) => sql<boolean>`lower(email) = lower(${address})`

/** Marks an account's mailbox as gone and keeps the first time. Ignores unknown addresses. */
export async function writeMailboxGone(db: Db, address: string, at: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ mail_refused_at: at })
    .where(isAddressOf(address))
    .where('mail_refused_at', 'is', null)
    .execute()
}

export async function writeMailboxThere(db: Db, address: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ mail_refused_at: null })
    .where(isAddressOf(address))
    .where('mail_refused_at', 'is not', null)
    .execute()
}
