import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { expiryCutoff } from '../rules.ts'

/** Subscriptions that have to be ended at the provider and are not, the longest waiting first. */
export async function listToEnd(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('end_asked_at', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('provider_status', 'is', null),
        eb('provider_status', 'not in', ['cancelled', 'refunded', 'charged_back']),
      ]),
    )
    .orderBy('end_asked_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Checkouts opened since a moment whose outcome is not known, or whose first charge has not come. */
export async function listYoung(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('created_at', '>=', since)
    .where(({ or, and, eb }) =>
      or([
        eb('provider_status', 'is', null),
        eb('provider_status', 'in', ['pending', 'in_process']),
        and([eb('provider_status', '=', 'authorized'), eb('starts_at', 'is', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** People with a subscription that still charges, whose premium is over; or whether one person is among them. */
export async function listUnpaid(db: Db, now: Date, limit: number, userId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('profiles as u', 'u.id', 's.user_id')
    .select('u.id')
    .distinct()
    .where('s.type', '=', 'subscription')
    .where('s.provider_status', 'in', ['authorized', 'paused'])
    .where('s.cancellation_requested_at', 'is', null)
    .where('s.lapsed_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('u.id', '=', userId ?? ''))
    .where(({ or, eb }) =>
      or([
        eb('u.subscription_end_date', 'is', null),
        eb('u.subscription_end_date', '<=', expiryCutoff({ status: 'active', provisional: false }, now)),
      ]),
    )
    .orderBy('u.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Profiles whose premium is over but not marked as such, or is marked as over while its end is ahead. */
export async function listOutdated(db: Db, now: Date, limit: number): Promise<string[]> {
  const cutoff = (status: 'active' | 'cancelled') => expiryCutoff({ status, provisional: false }, now)
  const passed = sql<boolean>`subscription_end_date <= case
    when coalesce(ended_status, subscription_status) = 'active' and not subscription_provisional
    then ${cutoff('active')}::timestamptz else ${cutoff('cancelled')}::timestamptz end`
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where(({ or, and, eb, not }) =>
      or([
        and([eb('subscription_status', '<>', 'expired'), passed]),
        and([eb('subscription_status', '=', 'expired'), eb('ended_status', 'is not', null), not(passed)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
