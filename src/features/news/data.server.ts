import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import type { Category } from '../catalogue/taxonomy/rules.ts'
import type { NewsMonth } from './rules.ts'

/**
 * Notes the month's mail for up to `limit` users who want news, whose mailbox is proven and not gone, and whose account
 * existed for the whole month. @returns their ids
 */
export async function noteMails(
  trx: Transaction<DB>,
  { key, from }: NewsMonth,
  at: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into news_mails (user_id, month, created_at)
    select p.id, ${key}, ${at} from profiles p join auth_users u on u.id = p.id
    where p.receive_emails and p.mail_refused_at is null and u.email_verified and p.created_at < ${from}
      and not exists (select from news_mails n where n.user_id = p.id and n.month = ${key})
    order by p.id limit ${limit}
    on conflict do nothing
    returning user_id`.execute(trx)
  return rows.map(({ user_id }) => user_id)
}

/** The address of a noted mail that was not sent; null without one, or if the user no longer wants or gets news. */
export async function findWaiting(db: Db, userId: string, month: string): Promise<string | null> {
  const row = await db
    .selectFrom('news_mails')
    .innerJoin('profiles', 'profiles.id', 'news_mails.user_id')
    .select('profiles.email')
    .where('news_mails.user_id', '=', userId)
    .where('month', '=', month)
    .where('done_at', 'is', null)
    .where('receive_emails', '=', true)
    .where('mail_refused_at', 'is', null)
    .executeTakeFirst()
  return row?.email ?? null
}

export async function markDone(db: Db, userId: string, month: string, at: Date): Promise<void> {
  await db
    .updateTable('news_mails')
    .set({ done_at: at })
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute()
}

/** Categories of what the person downloaded or saved, by name. */
export async function selectCategories(db: Db, userId: string): Promise<Category[]> {
  const { rows } = await sql<{ category: Category }>`
    select distinct category from activities where id in (
      select activity_id from downloads where user_id = ${userId}
      union select i.activity_id from favourite_items i join favourite_lists l on l.id = i.list_id
      where l.user_id = ${userId})
    order by category`.execute(db)
  return rows.map(({ category }) => category)
}

/** Number of new public activities in a month, and the newest titles; of all categories for an empty list. */
export async function selectNews(db: Db, { from, until }: NewsMonth, categories: readonly Category[], limit: number) {
  const rows = await db
    .selectFrom('activities')
    .select(['title', sql<number>`count(*) over ()`.as('count')])
    .where('status', '=', 'ativo')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .$if(categories.length > 0, (query) => query.where('category', 'in', categories))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { count: Number(rows[0]?.count ?? 0), titles: rows.map(({ title }) => title) }
}

export async function endNews(db: Db, userId: string): Promise<void> {
  await db.updateTable('profiles').set({ receive_emails: false }).where('id', '=', userId).execute()
}
