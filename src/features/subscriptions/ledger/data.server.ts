import type { Db } from '../../../platform/db/pool.ts'
import { SOLD_PLAN } from '../../../product/plans.ts'
import { entitlement, type SubscriptionProfile } from '../rules.ts'
import type {
  CarriedStatus,
  Facts,
  LedgerPayment,
  LedgerRow,
  MoneyReturn,
  Subscription,
  SubscriptionRow,
} from './schema.ts'
import type { LedgerStatus } from './status/rules.ts'

/** Inserts or updates a payment. Its amount and its person never change. */
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

/** Notes that money of a payment went back, was taken back, or came again after a dispute. */
export async function insertReturn(db: Db, paymentId: string, { kind, amountCents, at }: MoneyReturn): Promise<void> {
  await db
    .insertInto('payment_returns')
    .values({ provider_payment_id: paymentId, kind, amount_cents: amountCents, at })
    .execute()
}

/** Centavos of a payment that administrators gave back on the site, or asked for. */
export async function staffRefundedCents(db: Db, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('staff_refunds')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('provider_payment_id', '=', paymentId)
    .where('state', '<>', 'refused')
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

/** Fields of a subscription that may change after its opening. */
export type SubscriptionChange = Partial<
  Pick<
    SubscriptionRow,
    | 'providerId'
    | 'checkoutUrl'
    | 'orderedAt'
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

/** Locks the person first: a transaction that locked the subscription before could wait for one that waits for it. */
export async function changeSubscription(db: Db, id: string, change: SubscriptionChange, now: Date): Promise<void> {
  if (db.isTransaction) {
    const owner = db.selectFrom('subscriptions').select('user_id').where('id', '=', id)
    await db.selectFrom('profiles').select('id').where('id', '=', owner).forUpdate().execute()
  }
  await db
    .updateTable('subscriptions')
    .set({
      provider_id: change.providerId,
      checkout_url: change.checkoutUrl,
      ordered_at: change.orderedAt,
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

/** Stores a profile's plan from before the ledger, as a separate decision. */
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

/** Writes the ledger's status into the profile, the subscriptions and the payments. */
export async function saveStatus(
  db: Db,
  outcome: { userId: string; before: SubscriptionProfile; ledgerStatus: LedgerStatus; facts: Facts; now: Date },
): Promise<void> {
  const { userId, before, ledgerStatus, facts, now } = outcome
  const decided = entitlement({ ...before, plan: 'gratuito', ...ledgerStatus.profile, endWritten: false }, now)
  const ended = decided.status === 'expired'
  await db
    .updateTable('profiles')
    .set({
      plan: decided.plan,
      subscription_status: decided.status,
      ended_plan: ended ? SOLD_PLAN : null,
      ended_status: ended ? ledgerStatus.profile.status : null,
      ended_daily_limit: null,
      subscription_end_date: ledgerStatus.profile.subscriptionEnd,
      billing_period: ledgerStatus.profile.billingPeriod,
      subscription_provisional: ledgerStatus.profile.provisional,
      cancellation_requested_at: ledgerStatus.cancellationRequestedAt,
      updated_at: now,
      // The benefits of a legacy paid plan end with it.
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

/** Listed state of a subscription: still to be paid, running, cancelled, or over. */
function stateOf(subscription: Subscription, { live }: LedgerStatus, end: Date | null, now: Date) {
  if (subscription.id === live?.id) return 'active'
  const asked = subscription.cancellationRequestedAt ?? subscription.withdrawalRequestedAt ?? subscription.retiredAt
  if (end && end > now) return subscription.type === 'subscription' ? 'cancelled' : 'active'
  if (asked || ['cancelled', 'paused', 'authorized'].includes(subscription.providerStatus ?? '')) return 'cancelled'
  return end ? 'expired' : 'pending'
}
