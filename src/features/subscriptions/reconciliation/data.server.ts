import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { expiryCutoff } from '../rules.ts'

/**
 * Ids of subscriptions that may have changed without a notification: still open or charging at the provider,
 * opened lately, or with a payment young enough to be disputed. In the order of their ids, after `after`.
 */
export async function listDue(
  db: Db,
  since: { opened: Date; paid: Date },
  page: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .select('s.id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('s.provider_status', 'in', ['pending', 'authorized', 'paused', 'in_process']),
        eb('s.created_at', '>=', since.opened),
        exists(
          selectFrom('payments as p')
            .select(sql`1`.as('one'))
            .whereRef('p.subscription_id', '=', 's.id')
            .where('p.approved_at', '>=', since.paid),
        ),
      ]),
    )
    .$if(page.after !== null, (query) => query.where('s.id', '>', page.after ?? ''))
    .orderBy('s.id')
    .limit(page.limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Checkouts nobody paid since a moment, that the provider would still take. */
export async function retireAbandoned(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ retired_at: now, updated_at: now })
    .where('created_at', '<', before)
    .where('retired_at', 'is', null)
    .where('type', '=', 'subscription')
    .where((eb) => eb.or([eb('provider_status', '=', 'pending'), eb('provider_status', 'is', null)]))
    .execute()
}

/** Profiles whose premium is over and that still say otherwise. */
export async function listEnded(db: Db, now: Date, limit: number): Promise<string[]> {
  const passed = (status: 'active' | 'cancelled', provisional: boolean) => expiryCutoff({ status, provisional }, now)
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where('subscription_status', '<>', 'expired')
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('subscription_status', '=', 'active'),
          eb('subscription_provisional', '=', false),
          eb('subscription_end_date', '<=', passed('active', false)),
        ]),
        and([
          or([eb('subscription_status', '<>', 'active'), eb('subscription_provisional', '=', true)]),
          eb('subscription_end_date', '<=', passed('cancelled', false)),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
