import { DAY_MS } from '../../../../platform/time.ts'
import type { ProviderPayment, ProviderSubscription } from '../../../payments/gateway/schema.ts'
import type { Refusal } from '../../../payments/monitoring/schema.ts'
import { isPaid } from '../periods/rules.ts'
import type { Facts, LedgerPayment, MoneyReturn, Subscription } from '../schema.ts'

/** The only currency there are prices in (ISO 4217). */
export const CURRENCY = 'BRL'

/** The terms a payment of a subscription has to meet. */
interface Terms {
  readonly amountCents: number | null
}

/** The provider tries out a card with a charge that it gives back by itself: never a payment. */
export function isCardValidation(payment: ProviderPayment): boolean {
  return payment.operationType === 'card_validation'
}

/**
 * Why a payment must not count, or null when it may: it has to reach our account, in reais, of exactly the price the
 * subscription was opened with, and belong to a subscription of ours.
 */
export function refusalOf(payment: ProviderPayment, subscription: Terms | null, collectorId: string): Refusal | null {
  if (!subscription) return 'reference'
  if (payment.collectorId !== collectorId) return 'collector'
  if (payment.currency !== CURRENCY) return 'currency'
  return payment.amountCents === subscription.amountCents ? null : 'amount'
}

/** The same for a subscription; what the provider leaves out is left to the charges. */
export function subscriptionRefusal(
  one: ProviderSubscription,
  subscription: Terms | null,
  collectorId: string,
): Refusal | null {
  if (!subscription) return 'reference'
  if (one.collectorId !== null && one.collectorId !== collectorId) return 'collector'
  if (one.currency !== null && one.currency !== CURRENCY) return 'currency'
  return one.amountCents === null || one.amountCents === subscription.amountCents ? null : 'amount'
}

/** True if a description is older than the stored one: descriptions may overtake each other. */
export function isStale(seen: Date | null, stored: Date | null): boolean {
  return seen !== null && stored !== null && seen < stored
}

/**
 * True for a charge after the user cancelled or withdrew, or after we ended an unpaid subscription: its money goes back
 * (rule: charge after cancellation).
 */
export function isUnwantedCharge(subscription: Subscription, approvedAt: Date | null): boolean {
  const { type, withdrawalRequestedAt, cancellationRequestedAt, lapsedAt } = subscription
  if (type !== 'subscription' || !approvedAt) return false
  return [withdrawalRequestedAt, cancellationRequestedAt, lapsedAt].some((end) => end !== null && approvedAt > end)
}

/** Statuses in which we have had the money. */
const PAID_ONCE = new Set(['approved', 'in_mediation', 'refunded', 'charged_back'])

/** When a payment was approved: the provider's word, or failing that the best that is known. Null when it never was. */
export function approvalOf(payment: ProviderPayment, stored: Date | null, now: Date): Date | null {
  if (payment.approvedAt) return payment.approvedAt
  if (stored) return stored
  return PAID_ONCE.has(payment.status) ? (payment.createdAt ?? payment.updatedAt ?? now) : null
}

const KNOWN = new Set([...PAID_ONCE, 'pending', 'authorized', 'in_process', 'rejected', 'cancelled'])

/** True while a payer's bank has the money of a payment. */
const isTakenBack = (payment: Pick<LedgerPayment, 'status' | 'statusDetail'> | null) =>
  payment?.status === 'charged_back' && payment.statusDetail !== 'reimbursed'

/** Money that went back since the stored description, with its day: the provider's, or failing that ours. */
export function returnsOf(payment: ProviderPayment, stored: LedgerPayment | null, now: Date): MoneyReturn[] {
  const { refundedCents, amountCents, refundedAt, updatedAt } = payment
  const changedAt = updatedAt ?? now
  const refund = refundedCents - (stored?.refundedCents ?? 0)
  const disputed = amountCents - refundedCents
  const [was, is] = [isTakenBack(stored), isTakenBack(payment)]
  return [
    ...(refund > 0 ? [{ kind: 'refund', amountCents: refund, at: refundedAt ?? changedAt } as const] : []),
    ...(is && !was && disputed > 0 ? [{ kind: 'chargeback', amountCents: disputed, at: changedAt } as const] : []),
    ...(was && !is && payment.status === 'charged_back' && disputed > 0
      ? [{ kind: 'reimbursed', amountCents: disputed, at: changedAt } as const]
      : []),
  ]
}

/** Reasons for the team to look at a payment. */
export type PaymentConcern = 'in_mediation' | 'charged_back' | 'partially_refunded' | 'unknown_status'

export function concernOf({
  status,
  statusDetail,
  refundedCents,
  amountCents,
}: ProviderPayment): PaymentConcern | null {
  if (status === 'in_mediation') return 'in_mediation'
  if (status === 'charged_back') return statusDetail === 'reimbursed' ? null : 'charged_back'
  if (status === 'approved' && refundedCents > 0 && refundedCents < amountCents) return 'partially_refunded'
  return KNOWN.has(status) ? null : 'unknown_status'
}

/** Two checkouts opened within this of each other may be one purchase, begun twice (ms). */
const SAME_PURCHASE_MS = DAY_MS

/** Another paid payment of the same purchase: two tabs, both paid. Null without one, or if one replaces the other. */
export function paidTwice(subscription: Subscription, { subscriptions, payments }: Facts): LedgerPayment | null {
  const twins = subscriptions.filter(
    (other) =>
      other.id !== subscription.id &&
      other.replaces !== subscription.id &&
      subscription.replaces !== other.id &&
      Math.abs(other.createdAt.getTime() - subscription.createdAt.getTime()) < SAME_PURCHASE_MS,
  )
  // Paid before this one was opened, it was no second tab but the period before.
  const inAnotherTab = (payment: LedgerPayment) =>
    payment.approvedAt !== null &&
    payment.approvedAt > subscription.createdAt &&
    twins.some(({ id }) => id === payment.subscriptionId)
  return payments.find((payment) => isPaid(payment) && inAnotherTab(payment)) ?? null
}

/** True if the provider will charge before the requested day; a day more or less is tolerated. */
export function chargesTooSoon(asked: Date | null, next: Date | null): boolean {
  return asked !== null && (next === null || asked.getTime() - next.getTime() > DAY_MS)
}

/** True if a subscription is authorised for the first time, and its first charge is as far ahead as agreed. */
export function isAgreedChange(
  { authorizedAt, firstChargeAt, cancellationRequestedAt }: Subscription,
  { status, nextChargeAt }: ProviderSubscription,
  now: Date,
): boolean {
  if (authorizedAt || cancellationRequestedAt || status !== 'authorized') return false
  return firstChargeAt !== null && firstChargeAt > now && !chargesTooSoon(firstChargeAt, nextChargeAt)
}
