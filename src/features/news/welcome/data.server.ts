import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { WELCOME_DAYS, type WelcomeDay, WINDOW_DAYS } from './rules.ts'

/**
 * Notes the mails that are due for up to `limit` people who want news and whose mailbox is proven and not gone.
 * @returns whose, and of which day
 */
export async function noteWelcomes(
  trx: Transaction<DB>,
  at: Date,
  limit: number,
): Promise<readonly { userId: string; day: WelcomeDay }[]> {
  const days = sql.join(WELCOME_DAYS.map((day) => sql`(${sql.lit(day)})`))
  const { rows } = await sql<{ user_id: string; day: WelcomeDay }>`
    insert into welcome_mails (user_id, day, created_at)
    select p.id, d.day, ${at}
    from profiles p join auth_users u on u.id = p.id, (values ${days}) d (day)
    where p.receive_emails and p.mail_refused_at is null and u.email_verified
      and p.created_at <= ${at}::timestamptz - d.day * interval '1 day'
      and p.created_at > ${at}::timestamptz - (d.day + ${sql.lit(WINDOW_DAYS)}) * interval '1 day'
      and not exists (select from welcome_mails w where w.user_id = p.id and w.day = d.day)
    order by p.id limit ${limit}
    on conflict do nothing
    returning user_id, day`.execute(trx)
  return rows.map(({ user_id, day }) => ({ userId: user_id, day }))
}

/** The address of a noted mail that was not sent; null without one, or if the person no longer wants or gets news. */
export async function findWelcome(db: Db, userId: string, day: WelcomeDay): Promise<string | null> {
  const row = await db
    .selectFrom('welcome_mails')
    .innerJoin('profiles', 'profiles.id', 'welcome_mails.user_id')
    .select('profiles.email')
    .where('welcome_mails.user_id', '=', userId)
    .where('day', '=', day)
    .where('done_at', 'is', null)
    .where('receive_emails', '=', true)
    .where('mail_refused_at', 'is', null)
    .executeTakeFirst()
  return row?.email ?? null
}

export async function markWelcomeSent(db: Db, userId: string, day: WelcomeDay, at: Date): Promise<void> {
  await db
    .updateTable('welcome_mails')
    .set({ done_at: at })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}
