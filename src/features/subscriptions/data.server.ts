import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import { expiryCutoff, type SubscriptionProfile } from './rules.ts'

/** The part of a profile that decides its entitlement, or null when there is no such profile. */
export async function findSubscriptionProfile(db: Db, userId: string): Promise<SubscriptionProfile | null> {
  const row = await db
    .selectFrom('profiles')
    .select([
      'plan',
      'billing_period',
      'subscription_status',
      'subscription_end_date',
      'subscription_provisional',
      'own_daily_limit',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ? toSubscriptionProfile(row) : null
}

type SubscriptionColumns = Pick<
  Selectable<DB['profiles']>,
  | 'plan'
  | 'billing_period'
  | 'subscription_status'
  | 'subscription_end_date'
  | 'subscription_provisional'
  | 'own_daily_limit'
>

/** The part of a profile's row that decides its entitlement. */
export function toSubscriptionProfile(row: SubscriptionColumns): SubscriptionProfile {
  return {
    plan: row.plan,
    billingPeriod: row.billing_period,
    status: row.subscription_status,
    subscriptionEnd: row.subscription_end_date,
    ownDailyLimit: row.own_daily_limit,
    provisional: row.subscription_provisional,
  }
}

/**
 * Sets a profile to expired / gratuito, unless it changed since it was read: a renewal that arrives in between moves
 * the end date or the state, and wins. Returns whether the profile was changed.
 */
export async function expireProfile(db: Db, userId: string, seen: SubscriptionProfile, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set({
      subscription_status: 'expired',
      plan: 'gratuito',
      updated_at: now,
      // The benefits of a legacy paid plan end with it.
      ...(seen.plan === 'basico' ? { own_daily_limit: null } : {}),
    })
    .where('id', '=', userId)
    .where('plan', '=', seen.plan)
    .where('subscription_status', '=', seen.status)
    .where('subscription_end_date', '<=', expiryCutoff(seen, now))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
