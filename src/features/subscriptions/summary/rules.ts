import { DAY_MS } from '../../../platform/time.ts'

import { isPaid } from '../ledger/periods/rules.ts'
import type { LedgerPayment, LoadedFacts } from '../ledger/schema.ts'
import { ledgerStatusOf } from '../ledger/status/rules.ts'
import { isUnpaid } from '../opening/rules.ts'
import { type Entitlement, RENEWAL_GRACE_DAYS } from '../rules.ts'
import type { PaymentType, Receipt, SubscriptionSummary } from '../schema.ts'
import { owed, withdrawables } from '../withdrawal/rules.ts'

/** A user's state and possible actions, from their entitlement and its facts. */
export function summarise(current: Entitlement, facts: LoadedFacts, now: Date): SubscriptionSummary {
  const { plan, billingPeriod, subscribed, subscriptionEnd, status } = current
  const { live, periods } = ledgerStatusOf(facts)
  const found = withdrawables(facts, now)
  const until = found.reduce<Date | null>((last, one) => (last && last > one.until ? last : one.until), null)
  const liveRow = facts.subscriptions.find(({ id }) => id === live?.id) ?? null
  const paid = liveRow !== null && facts.payments.some((one) => one.subscriptionId === liveRow.id && isPaid(one))
  const remaining = live ? periods.end : subscriptionEnd
  const next = liveRow && nextChargeOf(liveRow, facts, subscriptionEnd, now)
  return {
    hasActiveSubscription: subscribed,
    plan,
    billingPeriod,
    subscriptionEnd: subscriptionEnd?.toISOString() ?? null,
    subscribed,
    subscriptionStatus: status,
    type: subscribed ? typeOf(current, live !== null, periods.source) : null,
    withdrawableUntil: until?.toISOString() ?? null,
    withdrawableCents: found.length > 0 ? owed(found) : null,
    keepsUntil: subscribed && remaining && remaining > now ? remaining.toISOString() : null,
    nextCharge: next,
    renews: liveRow !== null,
    failedRenewal: liveRow && failedRenewalOf(liveRow, facts, current, now),
    starting: liveRow?.amountCents && !subscribed && !paid ? { amountCents: liveRow.amountCents } : null,
    pendingPix: pendingPixOf(facts, now),
    cardOf: liveRow?.providerId ? liveRow.id : null,
  }
}

type Row = LoadedFacts['subscriptions'][number]

/** The next charge is the contract's: its day, its amount and its card. */
function nextChargeOf(
  row: Row,
  { payments }: LoadedFacts,
  end: Date | null,
  now: Date,
): SubscriptionSummary['nextCharge'] {
  const at = row.nextChargeAt ?? row.firstChargeAt ?? end
  if (!at || at <= now || row.amountCents === null || row.providerStatus === 'paused') return null
  const own = payments.filter((one) => one.subscriptionId === row.id && one.cardLastDigits !== null)
  const last = own.toSorted((a, b) => (a.approvedAt?.getTime() ?? 0) - (b.approvedAt?.getTime() ?? 0)).at(-1)
  return { at: at.toISOString(), amountCents: row.amountCents, lastDigits: last?.cardLastDigits ?? null }
}

/** Paid once, and the provider tries to renew it past the paid end, or has paused it. Null once access is over. */
function failedRenewalOf(
  row: Row,
  { payments }: LoadedFacts,
  { subscriptionEnd }: Entitlement,
  now: Date,
): SubscriptionSummary['failedRenewal'] {
  const paused = row.providerStatus === 'paused'
  const paid = payments.some((one) => one.subscriptionId === row.id && isPaid(one))
  if (!paid || !subscriptionEnd || (!paused && subscriptionEnd > now) || row.amountCents === null) return null
  const accessUntil = new Date(subscriptionEnd.getTime() + RENEWAL_GRACE_DAYS * DAY_MS)
  if (accessUntil <= now) return null
  return { accessUntil: accessUntil.toISOString(), amountCents: row.amountCents, subscriptionId: row.id, paused }
}

function pendingPixOf({ subscriptions, payments }: LoadedFacts, now: Date): SubscriptionSummary['pendingPix'] {
  const open = subscriptions.find(
    (row) =>
      row.type === 'one_time' &&
      row.pixCode !== null &&
      row.expiresAt !== null &&
      row.expiresAt > now &&
      isUnpaid(row) &&
      !payments.some((one) => one.subscriptionId === row.id && one.approvedAt),
  )
  if (!open?.expiresAt || open.amountCents === null) return null
  const { id, period, amountCents, expiresAt } = open
  return { id, period, amountCents, expiresAt: expiresAt.toISOString() }
}

function typeOf(
  { status }: Entitlement,
  renews: boolean,
  source: ReturnType<typeof ledgerStatusOf>['periods']['source'],
): PaymentType | null {
  if (renews) return 'subscription'
  if (source?.kind === 'payment') return source.subscription.type
  // Older than the ledger: the state decides.
  if (source?.kind === 'grant') return null
  return status === 'one_time_active' ? 'one_time' : 'subscription'
}

/** Listed state of a receipt. */
export function receiptStatus(payment: LedgerPayment): Receipt['status'] {
  if (payment.status === 'in_mediation') return 'disputed'
  if (isPaid(payment)) return 'paid'
  return payment.status === 'charged_back' ? 'disputed' : 'refunded'
}
