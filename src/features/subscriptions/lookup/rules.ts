import { MINUTE_MS } from '../../../platform/time.ts'
import type { LocalUser } from '../../../product/local-user.ts'
import { SUBSCRIPTION_STATUSES } from '../../../product/plans.ts'
import { isPremiumPlan } from '../plan/rules.ts'
import type { SubscriptionSummary } from '../schema.ts'

/** How long a subscription that was looked up counts as current (rule: browser caches). */
export const SUBSCRIPTION_FRESH_MS = 10 * MINUTE_MS
/** Least time between two checks on /plans and /profile (rule: subscription check). */
export const RECHECK_GAP_MS = 5 * MINUTE_MS

/**
 * What the browser's own record says about its person, for display while the server gives no answer
 * (rule: plan in the browser). Null where it holds no plan. A premium whose end has passed by `now` (ms since 1970) is
 * no longer shown; the days of grace are the server's to know.
 */
export function summaryFromRecord(user: LocalUser | null, now: number): SubscriptionSummary | null {
  if (!user?.plan) return null
  const end = user.subscriptionEnd ? Date.parse(user.subscriptionEnd) : Number.NaN
  const subscribed = isPremiumPlan(user.plan) && !(end <= now)
  const status = SUBSCRIPTION_STATUSES.find((one) => one === user.subscriptionStatus)
  return {
    plan: isPremiumPlan(user.plan) && !subscribed ? 'gratuito' : user.plan,
    billingPeriod: subscribed ? (user.billingPeriod ?? null) : null,
    subscribed,
    hasActiveSubscription: subscribed,
    subscriptionEnd: Number.isNaN(end) ? null : new Date(end).toISOString(),
    subscriptionStatus: status ?? (subscribed ? 'active' : 'inactive'),
    // What only the server knows.
    type: null,
    withdrawableUntil: null,
    nextCharge: null,
    renews: subscribed && status === 'active',
    failedRenewal: null,
    pendingPix: null,
    cardOf: null,
  }
}

/**
 * Whether the server has to be asked on a page that shows the plan: never looked up, forced, or the last check is
 * {@link RECHECK_GAP_MS} old. Times in ms since 1970, null for never.
 */
export function mustCheck(check: {
  readonly known: boolean
  readonly forced: boolean
  readonly lastCheck: number | null
  readonly now: number
}): boolean {
  return !check.known || check.forced || check.lastCheck === null || check.now - check.lastCheck >= RECHECK_GAP_MS
}

/** Whether premium began, was prolonged or changed its period between two readings; null is a reading never made. */
export function hasGained(before: SubscriptionSummary | null, after: SubscriptionSummary): boolean {
  if (!after.hasActiveSubscription) return false
  if (!before?.hasActiveSubscription || before.billingPeriod !== after.billingPeriod) return true
  return Date.parse(after.subscriptionEnd ?? '') > Date.parse(before.subscriptionEnd ?? '')
}
