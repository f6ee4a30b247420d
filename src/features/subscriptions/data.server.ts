import type { Db } from '../../platform/db/pool.ts'
import { expiryCutoff, type SubscriptionProfile, toSubscriptionProfile } from './rules.ts'

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
      'ended_plan',
      'ended_status',
      'ended_daily_limit',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ? toSubscriptionProfile(row) : null
}

/**
 * Writes the end of a subscription into the profile, or takes a written one back, unless the profile changed since it
 * was read: a renewal that arrives in between wins. The columns `ended_…` hold what the end replaces.
 * @param ended the end has passed at `now`
 * @returns whether the profile was changed
 */
export async function saveEnd(
  db: Db,
  userId: string,
  { seen, ended, now }: { seen: SubscriptionProfile; ended: boolean; now: Date },
): Promise<boolean> {
  // The benefits of a legacy paid plan end with it, and come back with it.
  const limited = seen.plan === 'basico'
  const result = await db
    .updateTable('profiles')
    .set({
      plan: ended ? 'gratuito' : seen.plan,
      subscription_status: ended ? 'expired' : seen.status,
      ended_plan: ended ? seen.plan : null,
      ended_status: ended ? seen.status : null,
      ended_daily_limit: ended && limited ? seen.ownDailyLimit : null,
      ...(limited ? { own_daily_limit: ended ? null : seen.ownDailyLimit } : {}),
      updated_at: now,
    })
    .where('id', '=', userId)
    .where(ended ? 'plan' : 'ended_plan', '=', seen.plan)
    .where('subscription_status', '=', ended ? seen.status : 'expired')
    .$if(!ended, (query) => query.where('ended_status', '=', seen.status))
    .where('subscription_end_date', ended ? '<=' : '>', expiryCutoff(seen, now))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
