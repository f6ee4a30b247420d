import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { toSubscriptionProfile } from '../data.server.ts'
import { entitlement, type SubscriptionProfile } from '../rules.ts'
import type {
  CarriedStatus,
  Decision,
  Facts,
  LedgerPayment,
  LedgerRow,
  LoadedFacts,
  Subscription,
  SubscriptionRow,
} from './schema.ts'
import type { LedgerStatus } from './status/rules.ts'

function toSubscription(row: Selectable<DB['subscriptions']>): SubscriptionRow {
  return {
    id: row.id,
    userId: row.user_id,
    type: row.type,
    period: row.billing_period,
    amountCents: row.amount_cents,
    checkoutUrl: row.checkout_url,
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

/** Puts a payment into the ledger, or brings it up to date. The amount and whose it is never change. */
export async function upsertPayment(db: Db, payment: LedgerRow, now: Date): Promise<void> {
  const changing = {
    status: payment.status,
    status_detail: payment.statusDetail,
    refunded_cents: payment.refundedCents,
    approved_at: payment.approvedAt,
    provider_updated_at: payment.providerUpdatedAt,
    method: payment.method,
    card_last_digits: payment.cardLastDigits,
    updated_at: now,
  }
  await db
    .insertInto('payments')
    .values({
      provider_payment_id: payment.id,
      subscription_id: payment.subscriptionId,
      user_id: payment.userId,
      amount_cents: payment.amountCents,
      created_at: now,
      ...changing,
    })
    .onConflict((conflict) => conflict.column('provider_payment_id').doUpdateSet(changing))
    .execute()
}

/** What may change of a subscription after it was opened. */
export type SubscriptionChange = Partial<
  Pick<
    SubscriptionRow,
    | 'providerId'
    | 'checkoutUrl'
    | 'providerStatus'
    | 'providerUpdatedAt'
    | 'authorizedAt'
    | 'nextChargeAt'
    | 'retiredAt'
    | 'cancellationRequestedAt'
    | 'withdrawalRequestedAt'
    | 'endAskedAt'
    | 'lapsedAt'
    | 'expiresAt'
    | 'pixCode'
  >
> & { readonly cancellationReason?: string | null }

export async function changeSubscription(db: Db, id: string, change: SubscriptionChange, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({
      provider_id: change.providerId,
      checkout_url: change.checkoutUrl,
      provider_status: change.providerStatus,
      provider_updated_at: change.providerUpdatedAt,
      authorized_at: change.authorizedAt,
      next_charge_at: change.nextChargeAt,
      retired_at: change.retiredAt,
      cancellation_requested_at: change.cancellationRequestedAt,
      cancellation_reason: change.cancellationReason,
      withdrawal_requested_at: change.withdrawalRequestedAt,
      end_asked_at: change.endAskedAt,
      lapsed_at: change.lapsedAt,
      expires_at: change.expiresAt,
      pix_code: change.pixCode,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Keeps, as a decision of its own, what a profile had before the ledger knew the person. */
export async function insertCarried(
  db: Db,
  userId: string,
  profile: Pick<SubscriptionProfile, 'subscriptionEnd' | 'billingPeriod'> & { status: CarriedStatus },
  now: Date,
): Promise<void> {
  await db
    .insertInto('premium_decisions')
    .values({
      user_id: userId,
      kind: 'carried',
      decided_at: now,
      until: profile.subscriptionEnd,
      billing_period: profile.billingPeriod,
      status: profile.status,
      reason: 'o perfil já tinha Premium antes do primeiro pagamento registrado',
    })
    .execute()
}

/** Writes what the ledger says into the profile, the subscriptions and the payments it is shown from. */
export async function saveStatus(
  db: Db,
  outcome: { userId: string; before: SubscriptionProfile; ledgerStatus: LedgerStatus; facts: Facts; now: Date },
): Promise<void> {
  const { userId, before, ledgerStatus, facts, now } = outcome
  const decided = entitlement({ ...before, plan: 'gratuito', ...ledgerStatus.profile }, now)
  await db
    .updateTable('profiles')
    .set({
      plan: decided.plan,
      subscription_status: decided.status,
      subscription_end_date: ledgerStatus.profile.subscriptionEnd,
      billing_period: ledgerStatus.profile.billingPeriod,
      subscription_provisional: ledgerStatus.profile.provisional,
      cancellation_requested_at: ledgerStatus.cancellationRequestedAt,
      updated_at: now,
      // What a legacy paid plan bought goes with it.
      ...(before.plan === 'basico' ? { own_daily_limit: null } : {}),
    })
    .where('id', '=', userId)
    .execute()
  for (const payment of facts.payments) await savePeriod(db, payment, ledgerStatus)
  for (const subscription of facts.subscriptions)
    await saveSubscriptionState(db, subscription, ledgerStatus, facts, now)
}

async function savePeriod(db: Db, payment: LedgerPayment, { periods }: LedgerStatus): Promise<void> {
  const bought = periods.bought.get(payment.id)
  await db
    .updateTable('payments')
    .set({ period_start: bought?.start ?? null, period_end: bought?.end ?? null })
    .where('provider_payment_id', '=', payment.id)
    .execute()
}

async function saveSubscriptionState(
  db: Db,
  subscription: Subscription,
  ledgerStatus: LedgerStatus,
  facts: Facts,
  now: Date,
): Promise<void> {
  const periods = facts.payments.flatMap((payment) => {
    const bought = payment.subscriptionId === subscription.id ? ledgerStatus.periods.bought.get(payment.id) : undefined
    return bought ? [bought] : []
  })
  const start = periods.reduce<Date | null>((first, { start }) => (first && first < start ? first : start), null)
  const end = periods.reduce<Date | null>((last, { end }) => (last && last > end ? last : end), null)
  await db
    .updateTable('subscriptions')
    .set({ status: stateOf(subscription, ledgerStatus, end, now), starts_at: start, ends_at: end })
    .where('id', '=', subscription.id)
    .execute()
}

/** How a subscription is listed: still to be paid, running, ended on request, or over. */
function stateOf(subscription: Subscription, { live }: LedgerStatus, end: Date | null, now: Date) {
  if (subscription.id === live?.id) return 'active'
  const asked = subscription.cancellationRequestedAt ?? subscription.withdrawalRequestedAt ?? subscription.retiredAt
  if (end && end > now) return subscription.type === 'subscription' ? 'cancelled' : 'active'
  if (asked || ['cancelled', 'paused', 'authorized'].includes(subscription.providerStatus ?? '')) return 'cancelled'
  return end ? 'expired' : 'pending'
}
