import type { Db } from '../../../platform/db/pool.ts'

/** Payments of a person that were approved at some time, newest first. */
export function listReceipts(db: Db, userId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('subscriptions as s', 's.id', 'p.subscription_id')
    .select([
      'p.provider_payment_id',
      'p.approved_at',
      'p.amount_cents',
      'p.refunded_cents',
      'p.method',
      'p.card_last_digits',
      'p.status',
      'p.status_detail',
      'p.period_start',
      'p.period_end',
      's.id as subscription_id',
      's.type',
      's.billing_period',
    ])
    .where('p.user_id', '=', userId)
    .where('p.approved_at', 'is not', null)
    .orderBy('p.approved_at', 'desc')
    .orderBy('p.provider_payment_id', 'desc')
    .execute()
}
