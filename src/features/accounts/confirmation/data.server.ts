import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** Notes that the user of the account reads its mailbox, which confirms its address too. */
export async function markMailboxProven(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('auth_users')
    .set({ email_verified: true, mailbox_proven: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
}

/** Removes every mailed link of one use that belongs to the account: its reset links and its confirmation links. */
export async function deleteMailedLinks(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('auth_verifications')
    .where('value', 'in', [userId, confirmationValue(userId)])
    .execute()
}

/** Distinct from reset links, which hold the bare id. */
export const confirmationValue = (userId: string) => `confirm-email:${userId}`

/** Null for a row of another kind. */
export const confirmedUserId = (value: string) => /^confirm-email:(.+)$/.exec(value)?.[1] ?? null
