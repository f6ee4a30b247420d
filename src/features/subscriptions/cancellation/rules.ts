import type { LedgerPayment, Subscription } from '../ledger/schema.ts'
import { charges } from '../ledger/status/rules.ts'

const OVER = new Set(['cancelled', 'approved', 'refunded', 'charged_back', 'rejected'])

/** Whether the provider could still take money for it, now or later (rule: cancellation). */
export function isOpenOrCharging(subscription: Subscription): boolean {
  if (subscription.type === 'subscription') return subscription.providerStatus !== 'cancelled'
  return !OVER.has(subscription.providerStatus ?? '')
}

/** Whether there is something to stop: it charges, or was opened and not given up. */
export function isWorthCancelling(subscription: Subscription, payments: readonly LedgerPayment[]): boolean {
  if (charges(subscription, payments) || subscription.providerStatus === 'paused') return true
  return !subscription.retiredAt && !subscription.cancellationRequestedAt && isOpenOrCharging(subscription)
}
