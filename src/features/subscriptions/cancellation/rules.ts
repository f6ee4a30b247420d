import type { LedgerPayment, Subscription } from '../ledger/schema.ts'
import { charges } from '../ledger/status/rules.ts'

const OVER = new Set(['cancelled', 'approved', 'refunded', 'charged_back', 'rejected'])

/** True if the provider could still take money for it, now or later (rule: cancellation). */
export function isOpenOrCharging(subscription: Subscription): boolean {
  if (subscription.type === 'subscription') return subscription.providerStatus !== 'cancelled'
  return !OVER.has(subscription.providerStatus ?? '')
}

/** True if there is a charge or an open checkout to stop. */
export function isWorthCancelling(subscription: Subscription, payments: readonly LedgerPayment[]): boolean {
  if (charges(subscription, payments)) return true
  return !subscription.retiredAt && !subscription.cancellationRequestedAt && isOpenOrCharging(subscription)
}
