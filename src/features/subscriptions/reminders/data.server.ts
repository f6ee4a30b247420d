import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { ReminderKind } from '../mails/texts.ts'

/** Notes a reminder. @returns its id, or null when it was noted before */
export async function insertReminder(
  db: Db,
  reminder: { userId: string; kind: ReminderKind; about: string },
  now: Date,
): Promise<number | null> {
  const { userId: user_id, kind, about } = reminder
  const row = await db
    .insertInto('subscription_reminders')
    .values({ user_id, kind, about, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The end of what a subscription has paid for; null while nothing was paid. */
export async function paidUntil(db: Db, subscriptionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.max('period_end').as('end'))
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  return row?.end ?? null
}

/** Annual subscriptions that renew themselves between two moments. */
export function renewalsBetween(db: Db, from: Date, to: Date) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'next_charge_at'])
    .where('type', '=', 'subscription')
    .where('billing_period', '=', 'annual')
    .where('status', '=', 'active')
    .where('next_charge_at', '>', from)
    .where('next_charge_at', '<=', to)
    .where('user_id', 'is not', null)
    .execute()
}

/** Single payments (and grants) that end between two moments. */
export function endingsBetween(db: Db, from: Date, to: Date) {
  return db
    .selectFrom('profiles')
    .select(['id', 'subscription_end_date'])
    .where('subscription_status', '=', 'one_time_active')
    .where('subscription_end_date', '>', from)
    .where('subscription_end_date', '<=', to)
    .execute()
}

/** A reminder with what its mail says; null when it was sent, or its person is gone. */
export function findReminder(db: Db, id: number) {
  return db
    .selectFrom('subscription_reminders as r')
    .innerJoin('profiles as p', 'p.id', 'r.user_id')
    .leftJoin('subscriptions as s', (join) => join.on(sql`s.id::text`, '=', sql`split_part(r.about, ' ', 1)`))
    .select([
      'r.kind',
      'r.about',
      'p.email',
      'p.subscription_status',
      'p.subscription_end_date',
      's.status as own_status',
      's.amount_cents',
      's.next_charge_at',
    ])
    .where('r.id', '=', id)
    .where('r.sent_at', 'is', null)
    .executeTakeFirst()
}

export async function markReminderSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('subscription_reminders').set({ sent_at: now }).where('id', '=', id).execute()
}
