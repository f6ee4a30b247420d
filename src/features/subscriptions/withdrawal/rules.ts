import { isPaid, WITHDRAWAL_MS } from '../ledger/periods/rules.ts'
import type { Facts, LedgerPayment, Subscription } from '../ledger/schema.ts'

/** A subscription that can be withdrawn from. */
export interface Withdrawable {
  readonly subscription: Subscription
  readonly payments: readonly LedgerPayment[]
  readonly until: Date
}

/**
 * The subscriptions a person can still withdraw from: the first payment, or any annual one, is not older than 7 days.
 * A monthly renewal gives no new right.
 */
export function withdrawables({ subscriptions, payments }: Facts, now: Date): Withdrawable[] {
  return subscriptions.flatMap((subscription) => {
    if (subscription.withdrawalRequestedAt) return []
    const found = refundable(subscription, payments, now)
    const last = found.map(({ until }) => until).reduce((a, b) => (a > b ? a : b), new Date(0))
    return found.length > 0 ? [{ subscription, payments: found.map(({ payment }) => payment), until: last }] : []
  })
}

/** Amount still to be refunded, in centavos. */
export const owed = (found: readonly Withdrawable[]): number =>
  found
    .flatMap(({ payments }) => payments)
    .reduce((sum, payment) => sum + payment.amountCents - payment.refundedCents, 0)

/** The payments of a subscription that a withdrawal at `at` gives back, each with the end of its 7 days. */
export function refundable(subscription: Subscription, payments: readonly LedgerPayment[], at: Date) {
  const own = payments.filter(({ subscriptionId }) => subscriptionId === subscription.id)
  const first = own
    .map(({ approvedAt }) => approvedAt?.getTime() ?? Number.POSITIVE_INFINITY)
    .reduce(earliest, Infinity)
  return own.filter(isPaid).flatMap((payment) => {
    const from = subscription.period === 'annual' ? (payment.approvedAt?.getTime() ?? first) : first
    const until = new Date(from + WITHDRAWAL_MS)
    return until >= at ? [{ payment, until }] : []
  })
}

/**
 * The call that refunds all that is left of a payment. Once a part went back it names the amount: no record shows what
 * the provider does without one. A key has one amount.
 */
export function refundOfRest(
  purpose: string,
  { id, amountCents, refundedCents }: Pick<LedgerPayment, 'id' | 'amountCents' | 'refundedCents'>,
): [paymentId: string, idempotencyKey: string, partCents?: number] {
  const key = `${purpose}-${id}`
  return refundedCents > 0 ? [id, `${key}-${refundedCents}`, amountCents - refundedCents] : [id, key]
}

const earliest = (a: number, b: number) => Math.min(a, b)
