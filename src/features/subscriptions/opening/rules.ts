import { DAY_MS, MINUTE_MS } from '../../../platform/time.ts'
import type { Subscription } from '../ledger/schema.ts'
import type { Entitlement } from '../rules.ts'
import type { BillingPeriod, PaymentType } from '../schema.ts'

/** Time during which an unpaid checkout by card is reopened instead of making another one (ms). */
export const REUSE_MS = DAY_MS

/** A PIX code is given again while it can be paid for at least this long (ms). */
const PIX_LEFT_MS = 30 * MINUTE_MS

/** Lifetime of a PIX code (ms). */
export const PIX_VALID_MS = DAY_MS

/** An unfinished card checkout is closed after this (ms). */
export const ABANDONED_MS = 7 * DAY_MS

export interface Wanted {
  readonly type: PaymentType
  readonly period: BillingPeriod
}

/** Start of a checkout. */
export interface Opening {
  /** The running subscription it takes the place of. */
  readonly replaces: string | null
  /** Day of the first charge; null = at once. */
  readonly startsAt: Date | null
}

/**
 * Start of a checkout now, or null if the user already has it (rule: active access). While premium runs, only these:
 * another period (rule: switching period); paying again, at any time, for a period that does not renew itself; and
 * paying again for a subscription that the provider paused after a failed renewal. No day is paid twice: a purchase
 * starts at the end of the paid days. A card is charged only then, except for a move to a year, which starts with its
 * payment.
 */
export function openingOf(current: Entitlement, live: Subscription | null, wanted: Wanted, now: Date): Opening | null {
  const replaces = live?.id ?? null
  if (!current.subscribed) return { replaces, startsAt: null }
  const card = wanted.type === 'subscription'
  // A paused subscription takes no money until another one replaces it.
  if (live?.providerStatus === 'paused')
    return { replaces, startsAt: card && isAhead(current, now) ? current.subscriptionEnd : null }
  if (current.billingPeriod !== null && current.billingPeriod !== wanted.period) {
    const waits = card && wanted.period === 'monthly' && isAhead(current, now)
    return { replaces, startsAt: waits ? current.subscriptionEnd : null }
  }
  if (current.status === 'active') return null
  return { replaces, startsAt: card && isAhead(current, now) ? current.subscriptionEnd : null }
}

const isAhead = ({ subscriptionEnd }: Entitlement, now: Date) => subscriptionEnd !== null && subscriptionEnd > now

/** An earlier checkout, as far as it decides whether it is given again. */
export type Attempt = Subscription & { readonly expiresAt: Date | null }

/** True if an earlier checkout can be returned instead of opening another: a double click, a retry, going back. */
export function isReusable(attempt: Attempt, wanted: Wanted, opening: Opening, now: Date): boolean {
  return (
    attempt.type === wanted.type &&
    attempt.period === wanted.period &&
    attempt.replaces === opening.replaces &&
    attempt.firstChargeAt?.getTime() === opening.startsAt?.getTime() &&
    isUnpaid(attempt) &&
    isFresh(attempt, now)
  )
}

function isFresh({ type, createdAt, expiresAt }: Attempt, now: Date): boolean {
  // One from before the whole of what was asked was stored cannot be asked again as the same.
  if (type === 'one_time' && !expiresAt) return false
  if (expiresAt) return expiresAt.getTime() - now.getTime() >= PIX_LEFT_MS
  return now.getTime() - createdAt.getTime() < REUSE_MS
}

/** Opened, not paid, and not given up. */
export function isUnpaid({ providerStatus, retiredAt, cancellationRequestedAt }: Subscription): boolean {
  return (providerStatus === null || providerStatus === 'pending') && !retiredAt && !cancellationRequestedAt
}

/** Codes of refusals that the payer can do something about; for every other one it is the account or the order. */
const OF_THE_PAYER = /payer|card|cc_|^(2034|4050)$/i

/** True if the payer can resolve a refused order, by the provider's codes. */
export function isOfThePayer(codes: readonly string[]): boolean {
  return codes.some((code) => OF_THE_PAYER.test(code))
}
