import { isPaid } from '../ledger/periods/rules.ts'
import type { Facts, LedgerPayment } from '../ledger/schema.ts'
import { ledgerStatusOf } from '../ledger/status/rules.ts'
import { PREMIUM_PRICE_CENTS } from '../plans/rules.ts'
import type { Entitlement } from '../rules.ts'
import type { PaymentType, Receipt, SubscriptionSummary } from '../schema.ts'
import { withdrawables } from '../withdrawal/rules.ts'

/** What a person has and can do about it, from their entitlement and the facts behind it. */
export function summarise(current: Entitlement, facts: Facts, now: Date): SubscriptionSummary {
  const { plan, billingPeriod, subscribed, subscriptionEnd, status } = current
  const { live, periods } = ledgerStatusOf(facts)
  const until = withdrawables(facts, now).reduce<Date | null>(
    (last, one) => (last && last > one.until ? last : one.until),
    null,
  )
  const chargeAt = live && (live.nextChargeAt ?? subscriptionEnd)
  return {
    hasActiveSubscription: subscribed,
    plan,
    billingPeriod,
    subscriptionEnd: subscriptionEnd?.toISOString() ?? null,
    subscribed,
    subscriptionStatus: status,
    type: subscribed ? typeOf(current, live !== null, periods.source) : null,
    withdrawableUntil: until?.toISOString() ?? null,
    nextCharge: live && chargeAt ? { at: chargeAt.toISOString(), amountCents: PREMIUM_PRICE_CENTS[live.period] } : null,
  }
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
