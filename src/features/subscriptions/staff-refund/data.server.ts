import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import type { StaffRefund } from './rules.ts'

const toRefund = (row: Selectable<DB['staff_refunds']>): StaffRefund => ({
  id: row.id,
  paymentId: row.provider_payment_id,
  amountCents: row.amount_cents,
  beforeCents: row.before_cents,
  actorId: row.actor_id,
  state: row.state,
  askedAt: row.asked_at,
  acceptedAt: row.accepted_at,
})

/** Locks a payment of one person, so that requests about it line up. @returns whether there is one */
export async function lockPayment(db: Db, paymentId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_payment_id', '=', paymentId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function findRefund(db: Db, id: string): Promise<StaffRefund | null> {
  const row = await db.selectFrom('staff_refunds').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toRefund(row) : null
}

/** True while another request about the payment is open. */
export async function hasOpenRefund(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_refunds')
    .select('id')
    .where('provider_payment_id', '=', paymentId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertRefund(db: Db, refund: StaffRefund): Promise<void> {
  await db
    .insertInto('staff_refunds')
    .values({
      id: refund.id,
      provider_payment_id: refund.paymentId,
      amount_cents: refund.amountCents,
      before_cents: refund.beforeCents,
      actor_id: refund.actorId,
      asked_at: refund.askedAt,
    })
    .execute()
}

export async function acceptRefund(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_refunds')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute()
}

/** Closes an open request. @returns false if it was closed before */
export async function settleRefund(db: Db, id: string, state: 'done' | 'refused', now: Date): Promise<boolean> {
  const result = await db
    .updateTable('staff_refunds')
    .set({ state, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Open requests, the longest waiting first. */
export async function listOpenRefunds(db: Db, limit: number): Promise<StaffRefund[]> {
  const rows = await db
    .selectFrom('staff_refunds')
    .selectAll()
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .limit(limit)
    .execute()
  return rows.map(toRefund)
}
