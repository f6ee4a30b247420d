import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import type { Topic } from './rules.ts'

export interface ContactMessage {
  readonly number: string
  readonly topic: Topic
  readonly email: string
  readonly message: string
  readonly isPremium: boolean
}

export async function countSince(trx: Transaction<DB>, since: Date): Promise<number> {
  const row = await trx
    .selectFrom('contact_messages')
    .select(sql<string>`count(*)`.as('count'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertMessage(trx: Transaction<DB>, message: ContactMessage, at: Date): Promise<void> {
  const { isPremium, ...row } = message
  await trx
    .insertInto('contact_messages')
    .values({ ...row, is_premium: isPremium, created_at: at })
    .execute()
}

/** Null for an unknown or deleted number. */
export async function findMessage(db: Db, number: string): Promise<ContactMessage | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select(['number', 'topic', 'email', 'message', 'is_premium as isPremium'])
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? { ...row, topic: row.topic as Topic } : null
}
