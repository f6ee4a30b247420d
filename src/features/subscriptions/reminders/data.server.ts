import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/pool.ts'
import type { NoticeKind } from '../mails/texts.ts'
import type { BillingPeriod } from '../schema.ts'

/** Facts stored with a notice because no other row has them later. */
const factsSchema = z.object({ at: z.iso.datetime().optional(), amountCents: z.int().optional() })
export type NoticeNotes = z.infer<typeof factsSchema>

/** Notes a mail. @returns its id, or null when it was noted before */
export async function insertNotice(
  db: Db,
  notice: { userId: string; kind: NoticeKind; about: string; notes: NoticeNotes },
  now: Date,
): Promise<number | null> {
  const { userId: user_id, kind, about, notes } = notice
  const row = await db
    .insertInto('subscription_reminders')
    .values({ user_id, kind, about, facts: JSON.stringify(notes), created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** End of the paid periods of a subscription; null without a payment. */
export async function paidUntil(db: Db, subscriptionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.max('period_end').as('end'))
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  return row?.end ?? null
}

/** Subscriptions of a period that renew themselves between two moments. */
export function renewalsBetween(db: Db, period: BillingPeriod, from: Date, to: Date) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'next_charge_at'])
    .where('type', '=', 'subscription')
    .where('billing_period', '=', period)
    .where('status', '=', 'active')
    .where('provider_status', '=', 'authorized')
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

/**
 * A notice with the facts of its mail; null if it was sent, or its user is gone. `about` starts with the id of a
 * subscription or of a payment, if it has one.
 */
export async function findNotice(db: Db, id: number) {
  const found = await db
    .selectFrom('subscription_reminders as r')
    .innerJoin('profiles as u', 'u.id', 'r.user_id')
    .leftJoin('payments as p', (join) =>
      join.on('p.provider_payment_id', '=', sql<string>`split_part(r.about, ' ', 1)`),
    )
    .leftJoin('subscriptions as s', (join) =>
      join.on(sql`s.id::text`, '=', sql`coalesce(p.subscription_id::text, split_part(r.about, ' ', 1))`),
    )
    .select([
      'r.kind',
      'r.about',
      'r.facts',
      'r.created_at',
      'u.name',
      'u.email',
      'u.subscription_status',
      'u.subscription_end_date',
      's.id as subscription_id',
      's.type',
      's.billing_period',
      's.status as own_status',
      's.provider_status',
      's.amount_cents',
      's.next_charge_at',
      's.retired_at',
      's.expires_at',
      's.pix_code',
      'p.provider_payment_id',
      'p.approved_at',
      'p.period_end',
      'p.method',
      'p.card_last_digits',
      'p.refunded_cents',
      'p.amount_cents as paid_cents',
      sql<boolean>`exists (
        select from payments e where e.subscription_id = p.subscription_id and e.approved_at < p.approved_at
      )`.as('is_renewal'),
    ])
    .where('r.id', '=', id)
    .where('r.sent_at', 'is', null)
    .executeTakeFirst()
  return found && { ...found, notes: factsSchema.catch({}).parse(found.facts) }
}

export async function markNoticeSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('subscription_reminders').set({ sent_at: now }).where('id', '=', id).execute()
}
