import { DAY_MS, MINUTE_MS } from '../../../platform/time.ts'
import type { Subscription } from '../ledger/schema.ts'
import { ENDING_NOTICE_MS } from '../reminders/rules.ts'
import type { Entitlement } from '../rules.ts'
import type { BillingPeriod, PaymentType } from '../schema.ts'

/** How long a checkout nobody paid yet is opened again instead of making another one (ms). */
export const REUSE_MS = 30 * MINUTE_MS

/** How long a PIX code can be paid (ms). */
export const PIX_VALID_MS = DAY_MS

/** An unfinished card checkout is closed after this (ms). */
export const ABANDONED_MS = 7 * DAY_MS

export interface Wanted {
  readonly type: PaymentType
  readonly period: BillingPeriod
}

/** How a checkout may begin. */
export interface Opening {
  /** The running subscription it takes the place of. */
  readonly replaces: string | null
  /** Day of the first charge; null = at once. */
  readonly startsAt: Date | null
}

/**
 * How a checkout may begin now, or null when the person has what they would pay for (rule: active access).
 *
 * While premium runs, only these: another period (rule: switching period); and paying again in the last days of
 * something that does not renew itself. Nobody pays for the same days twice: what is bought starts where the paid days
 * end. A move from annual to monthly by card is charged only then, so that nobody piles up months behind a year.
 */
export function openingOf(current: Entitlement, live: Subscription | null, wanted: Wanted, now: Date): Opening | null {
  const replaces = live?.id ?? null
  if (!current.subscribed) return { replaces, startsAt: null }
  if (current.billingPeriod !== null && current.billingPeriod !== wanted.period) {
    const waits = wanted.type === 'subscription' && wanted.period === 'monthly' && isAhead(current, now)
    return { replaces, startsAt: waits ? current.subscriptionEnd : null }
  }
  const renews = current.status === 'active'
  return !renews && endsSoon(current, now) ? { replaces, startsAt: null } : null
}

const isAhead = ({ subscriptionEnd }: Entitlement, now: Date) => subscriptionEnd !== null && subscriptionEnd > now

const endsSoon = ({ subscriptionEnd }: Entitlement, now: Date) =>
  subscriptionEnd !== null && subscriptionEnd.getTime() - now.getTime() <= ENDING_NOTICE_MS

/** Whether an earlier checkout can be given again instead of opening another: a double click, a retry, a way back. */
export function isReusable(subscription: Subscription, wanted: Wanted, opening: Opening, now: Date): boolean {
  return (
    subscription.type === wanted.type &&
    subscription.period === wanted.period &&
    subscription.replaces === opening.replaces &&
    isUnpaid(subscription) &&
    now.getTime() - subscription.createdAt.getTime() < REUSE_MS
  )
}

/** Opened, not paid, and not given up. */
export function isUnpaid({ providerStatus, retiredAt, cancellationRequestedAt }: Subscription): boolean {
  return (providerStatus === null || providerStatus === 'pending') && !retiredAt && !cancellationRequestedAt
}
