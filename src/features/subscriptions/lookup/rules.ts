import { MINUTE_MS } from '../../../platform/time.ts'
import type { LocalUser } from '../../../product/local-user.ts'
import { SUBSCRIPTION_STATUSES } from '../../../product/plans.ts'
import { isPremiumPlan } from '../plan/rules.ts'
import type { SubscriptionSummary } from '../schema.ts'

/** TTL of a looked-up subscription (rule: browser caches). */
export const SUBSCRIPTION_FRESH_MS = 10 * MINUTE_MS
/** Least time between two checks on /plans and /profile (rule: subscription check). */
export const RECHECK_GAP_MS = 5 * MINUTE_MS

/**
 * The browser's own record of its user, for display without an answer of the server (rule: plan in the browser). Null
 * if it has no plan. A premium whose end has passed by `now` (ms since 1970) is hidden; only the server knows the days
 * of grace.
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
    // Known only to the server.
    type: null,
    withdrawableUntil: null,
    withdrawableCents: null,
    keepsUntil: subscribed && !Number.isNaN(end) ? new Date(end).toISOString() : null,
    nextCharge: null,
    renews: subscribed && status === 'active',
    failedRenewal: null,
    starting: null,
    pendingPix: null,
    cardOf: null,
  }
}

/**
 * True if a page that shows the plan has to ask the server: never looked up, forced, or the last check is {@link
 * RECHECK_GAP_MS} old. Times in ms since 1970, null for never.
 */
export function mustCheck(check: {
  readonly known: boolean
  readonly forced: boolean
  readonly lastCheck: number | null
  readonly now: number
}): boolean {
  return !check.known || check.forced || check.lastCheck === null || check.now - check.lastCheck >= RECHECK_GAP_MS
}

/** True if premium started, was prolonged or changed its period between two readings; null is a missing reading. */
export function hasGained(before: SubscriptionSummary | null, after: SubscriptionSummary): boolean {
  if (!after.hasActiveSubscription) return false
  if (!before?.hasActiveSubscription || before.billingPeriod !== after.billingPeriod) return true
  return Date.parse(after.subscriptionEnd ?? '') > Date.parse(before.subscriptionEnd ?? '')
}
