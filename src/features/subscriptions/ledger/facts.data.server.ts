import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { type SubscriptionProfile, toSubscriptionProfile } from '../rules.ts'
import type { Decision, LedgerRow, LoadedFacts, SubscriptionRow } from './schema.ts'

function toSubscription(row: Selectable<DB['subscriptions']>): SubscriptionRow {
  return {
    id: row.id,
    userId: row.user_id,
    type: row.type,
    period: row.billing_period,
    amountCents: row.amount_cents,
    checkoutUrl: row.checkout_url,
    orderedAt: row.ordered_at,
    createdAt: row.created_at,
    providerId: row.provider_id,
    providerStatus: row.provider_status,
    providerUpdatedAt: row.provider_updated_at,
    endAskedAt: row.end_asked_at,
    authorizedAt: row.authorized_at,
    firstChargeAt: row.first_charge_at,
    nextChargeAt: row.next_charge_at,
    replaces: row.replaces,
    retiredAt: row.retired_at,
    cancellationRequestedAt: row.cancellation_requested_at,
    lapsedAt: row.lapsed_at,
    expiresAt: row.expires_at,
    pixCode: row.pix_code,
    withdrawalRequestedAt: row.withdrawal_requested_at,
  }
}

function toPayment(row: Selectable<DB['payments']>): LedgerRow {
  return {
    id: row.provider_payment_id,
    subscriptionId: row.subscription_id ?? '',
    userId: row.user_id,
    method: row.method,
    cardLastDigits: row.card_last_digits,
    status: row.status,
    statusDetail: row.status_detail,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    approvedAt: row.approved_at,
    providerUpdatedAt: row.provider_updated_at,
  }
}

function toDecision(row: Selectable<DB['premium_decisions']>): Decision[] {
  const { id, kind, decided_at: at, until, status, billing_period: period } = row
  if (kind === 'end') return [{ id, kind, at }]
  if (!until) return []
  if (kind === 'grant') return [{ id, kind, at, until }]
  return status ? [{ id, kind, at, until, status, period, cancellationRequestedAt: row.cancellation_requested_at }] : []
}

/** Lines up everything that changes one person's premium: the row of the profile, held until the transaction ends. */
export async function lockProfile(db: Db, userId: string): Promise<(SubscriptionProfile & { email: string }) | null> {
  const row = await db.selectFrom('profiles').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst()
  return row ? { email: row.email, ...toSubscriptionProfile(row) } : null
}

export async function loadFacts(db: Db, userId: string): Promise<LoadedFacts> {
  const [subscriptions, payments, decisions] = [
    await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute(),
    await db.selectFrom('payments').selectAll().where('user_id', '=', userId).execute(),
    await db.selectFrom('premium_decisions').selectAll().where('user_id', '=', userId).execute(),
  ]
  return {
    subscriptions: subscriptions.map(toSubscription),
    payments: payments.map(toPayment),
    decisions: decisions.flatMap(toDecision),
  }
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  const row = await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toSubscription(row) : null
}

export async function findByProviderId(db: Db, providerId: string): Promise<SubscriptionRow | null> {
  const row = await db.selectFrom('subscriptions').selectAll().where('provider_id', '=', providerId).executeTakeFirst()
  return row ? toSubscription(row) : null
}

export async function findPayment(db: Db, id: string): Promise<LedgerRow | null> {
  const row = await db.selectFrom('payments').selectAll().where('provider_payment_id', '=', id).executeTakeFirst()
  return row ? toPayment(row) : null
}

/** The payments of one subscription, also once its account is gone. */
export async function listPayments(db: Db, subscriptionId: string): Promise<LedgerRow[]> {
  const rows = await db.selectFrom('payments').selectAll().where('subscription_id', '=', subscriptionId).execute()
  return rows.map(toPayment)
}
