import { DAY_MS } from '../../../platform/time.ts'

import { isPaid } from '../ledger/periods/rules.ts'
import type { LedgerPayment, LoadedFacts } from '../ledger/schema.ts'
import { ledgerStatusOf } from '../ledger/status/rules.ts'
import { isUnpaid } from '../opening/rules.ts'
import { type Entitlement, expiryCutoff, RENEWAL_GRACE_DAYS } from '../rules.ts'
import type { PaymentType, Receipt, SubscriptionSummary } from '../schema.ts'
import { withdrawables } from '../withdrawal/rules.ts'

/** What a person has and can do about it, from their entitlement and the facts behind it. */
export function summarise(current: Entitlement, facts: LoadedFacts, now: Date): SubscriptionSummary {
  const { plan, billingPeriod, subscribed, subscriptionEnd, status } = current
  const { live, periods } = ledgerStatusOf(facts)
  const until = withdrawables(facts, now).reduce<Date | null>(
    (last, one) => (last && last > one.until ? last : one.until),
    null,
  )
  const liveRow = facts.subscriptions.find(({ id }) => id === live?.id) ?? null
  const next = liveRow && nextChargeOf(liveRow, facts, subscriptionEnd)
  return {
    hasActiveSubscription: subscribed,
    plan,
    billingPeriod,
    subscriptionEnd: subscriptionEnd?.toISOString() ?? null,
    subscribed,
    subscriptionStatus: status,
    type: subscribed ? typeOf(current, live !== null, periods.source) : null,
    withdrawableUntil: until?.toISOString() ?? null,
    nextCharge: next,
    renews: liveRow !== null,
    failedRenewal: liveRow && failedRenewalOf(liveRow, facts, current, now),
    pendingPix: pendingPixOf(facts, now),
    cardOf: liveRow?.providerId ? liveRow.id : null,
  }
}

type Row = LoadedFacts['subscriptions'][number]

/** The next charge is the contract's: its day, its amount and its card. */
function nextChargeOf(row: Row, { payments }: LoadedFacts, end: Date | null): SubscriptionSummary['nextCharge'] {
  const at = row.nextChargeAt ?? row.firstChargeAt ?? end
  if (!at || row.amountCents === null) return null
  const own = payments.filter((one) => one.subscriptionId === row.id && one.cardLastDigits !== null)
  const last = own.toSorted((a, b) => (a.approvedAt?.getTime() ?? 0) - (b.approvedAt?.getTime() ?? 0)).at(-1)
  return { at: at.toISOString(), amountCents: row.amountCents, lastDigits: last?.cardLastDigits ?? null }
}

/** Paid once, and the end of what is paid has passed: the provider is trying to renew it. */
function failedRenewalOf(
  row: Row,
  { payments }: LoadedFacts,
  { subscriptionEnd, status }: Entitlement,
  now: Date,
): SubscriptionSummary['failedRenewal'] {
  const paid = payments.some((one) => one.subscriptionId === row.id && isPaid(one))
  if (!paid || !subscriptionEnd || subscriptionEnd > now || row.amountCents === null) return null
  if (status === 'active' && subscriptionEnd <= expiryCutoff({ status, provisional: false }, now)) return null
  const accessUntil = new Date(subscriptionEnd.getTime() + RENEWAL_GRACE_DAYS * DAY_MS).toISOString()
  return { accessUntil, amountCents: row.amountCents, subscriptionId: row.id }
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
  // Of before the ledger: the state tells.
  if (source?.kind === 'grant') return null
  return status === 'one_time_active' ? 'one_time' : 'subscription'
}

/** How a receipt is listed. */
export function receiptStatus(payment: LedgerPayment): Receipt['status'] {
  if (payment.status === 'in_mediation') return 'disputed'
  if (isPaid(payment)) return 'paid'
  return payment.status === 'charged_back' ? 'disputed' : 'refunded'
}
