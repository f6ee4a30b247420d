import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/**
 * Ids of subscriptions that may have changed without a notification: still open or charging at the provider,
 * opened or ended lately, or with a payment young enough to be disputed. In the order of their ids, after `after`.
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
        // Ended lately: a charge may have come between the wish and the end.
        eb('s.cancellation_requested_at', '>=', since.opened),
        eb('s.withdrawal_requested_at', '>=', since.opened),
        eb('s.lapsed_at', '>=', since.opened),
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

/** Those of these payments that are ours and not refunded yet as far as we know; the end of a dispute is asked for too. */
export async function listUnreversed(db: Db, paymentIds: readonly string[]): Promise<string[]> {
  if (paymentIds.length === 0) return []
  const rows = await db
    .selectFrom('payments')
    .select('provider_payment_id as id')
    .where('provider_payment_id', 'in', paymentIds)
    .where('status', '<>', 'refunded')
    .execute()
  return rows.map(({ id }) => id)
}

/** Position of today's round; starts a new round if there is none, or the last one is done or too old. */
export async function resumeRound(
  db: Db,
  now: Date,
  newAfter: Date,
): Promise<{ after: string | null; isDone: boolean }> {
  const row = await db.selectFrom('reconciliation_progress').selectAll().executeTakeFirst()
  if (row && row.started_at > newAfter) return { after: row.after_subscription, isDone: row.finished_at !== null }
  const begun = { started_at: now, after_subscription: null, finished_at: null }
  await db
    .insertInto('reconciliation_progress')
    .values(begun)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(begun))
    .execute()
  return { after: null, isDone: false }
}

/** Everything up to a subscription was compared; with null, everything at all. */
export async function saveRound(db: Db, after: string | null, now: Date): Promise<void> {
  const reached = after === null ? { finished_at: now } : { after_subscription: after }
  await db.updateTable('reconciliation_progress').set(reached).execute()
}

/** Checkouts that stayed unpaid since a moment and that the provider would still accept. */
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
