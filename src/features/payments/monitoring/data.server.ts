import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import type { MonitoringVerdict } from './rules.ts'
import type { Effect, MonitoredPayment, Notification, PaymentsQuery } from './schema.ts'

/** One row of the monitoring list (rule: monitoring list). */
export interface MonitoringEntry extends MonitoringVerdict {
  /** The provider's id of the payment, or of the subscription. */
  readonly paymentId: string
  readonly amountCents: number | null
  readonly method: string | null
  readonly userId: string | null
}

const CENTS = 100

/** Lists a payment, or brings its row up to date. */
export async function upsertMonitoring(db: Db, entry: MonitoringEntry, now: Date): Promise<void> {
  const values = {
    status: entry.status,
    amount: entry.amountCents === null ? null : (entry.amountCents / CENTS).toFixed(2),
    payment_method: entry.method,
    user_id: entry.userId,
    error_message: entry.errorMessage,
    processed_at: now,
  }
  await db
    .insertInto('payment_monitoring')
    .values({ payment_id: entry.paymentId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(values))
    .execute()
}

/** A row with who it is about and whether it is a contract. */
const monitored = (db: Db) =>
  db
    .selectFrom('payment_monitoring')
    .leftJoin('profiles', 'profiles.id', 'payment_monitoring.user_id')
    .selectAll('payment_monitoring')
    .select('profiles.name as user_name')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscriptions')
          .select('subscriptions.id')
          .whereRef('subscriptions.provider_id', '=', 'payment_monitoring.payment_id')
          .where('subscriptions.type', '=', 'subscription'),
      )
        .$castTo<boolean>()
        .as('is_contract'),
    )

interface Row extends Selectable<DB['payment_monitoring']> {
  readonly user_name: string | null
  readonly is_contract: boolean
}

const toRow = ({ amount, created_at, processed_at, ...row }: Row): MonitoredPayment => ({
  ...row,
  amount: amount === null ? null : Number(amount),
  created_at: created_at.toISOString(),
  processed_at: processed_at?.toISOString() ?? null,
})

/** `%` and `_` in a search text mean themselves. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The newest rows, filtered by status and by payment id, user id, name or e-mail. */
export async function selectMonitored(db: Db, { status, search }: PaymentsQuery, limit: number) {
  let query = monitored(db)
  if (status) query = query.where('payment_monitoring.status', '=', status)
  if (search) {
    query = query.where(({ eb, or }) =>
      or([
        eb('payment_monitoring.payment_id', 'ilike', contains(search)),
        eb('profiles.name', 'ilike', contains(search)),
        eb('profiles.email', 'ilike', contains(search)),
        ...(UUID.test(search) ? [eb('payment_monitoring.user_id', '=', search)] : []),
      ]),
    )
  }
  const rows = await query
    .orderBy('payment_monitoring.created_at', 'desc')
    .orderBy('payment_monitoring.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toRow)
}

/** One row by the provider's id, or undefined. */
export async function findMonitored(db: Db, paymentId: string) {
  const row = await monitored(db).where('payment_monitoring.payment_id', '=', paymentId).executeTakeFirst()
  return row && toRow(row)
}

/** The payer. */
export async function findPayer(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles')
    .select(['id', 'name', 'email', 'plan', 'subscription_end_date'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { subscription_end_date: end, ...person } = row
  return { ...person, subscriptionEnd: end?.toISOString() ?? null }
}

/** Notifications about a payment or subscription, newest first. A chargeback names its payment inside. */
export async function selectNotifications(db: Db, paymentId: string, limit: number): Promise<Notification[]> {
  const rows = await db
    .selectFrom('webhook_inbox')
    .select([
      'id',
      'topic',
      'action',
      'signature_verdict',
      'attempts',
      'last_error',
      'received_at',
      'processed_at',
      'body',
    ])
    .where(({ eb, or }) =>
      or([eb('resource_id', '=', paymentId), eb(sql<string>`body -> 'data' ->> 'payment_id'`, '=', paymentId)]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ signature_verdict, last_error, received_at, processed_at, ...row }) => ({
    ...row,
    verdict: signature_verdict,
    lastError: last_error,
    receivedAt: received_at.toISOString(),
    processedAt: processed_at?.toISOString() ?? null,
  }))
}

/** Rows of the ledger: of this payment, or of every payment of this subscription; newest first. */
export async function selectEffects(db: Db, id: string, limit: number): Promise<Effect[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .select([
      'payments.provider_payment_id',
      'payments.status',
      'payments.amount_cents',
      'payments.refunded_cents',
      'payments.period_start',
      'payments.period_end',
      'subscriptions.type',
      'subscriptions.billing_period',
    ])
    .where(({ eb, or }) => or([eb('payments.provider_payment_id', '=', id), eb('subscriptions.provider_id', '=', id)]))
    .orderBy('payments.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    paymentId: row.provider_payment_id,
    status: row.status,
    type: row.type,
    billingPeriod: row.billing_period,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    periodStart: row.period_start?.toISOString() ?? null,
    periodEnd: row.period_end?.toISOString() ?? null,
  }))
}

/** Proven, unhandled notifications about it, oldest first. */
export async function selectUnhandled(db: Db, paymentId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_inbox')
    .select('id')
    .where('resource_id', '=', paymentId)
    .where('signature_verdict', '=', 'valid')
    .where('processed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
