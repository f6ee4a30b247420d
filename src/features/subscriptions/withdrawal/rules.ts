import { DAY_MS } from '../../../platform/time.ts'
import { isPaid } from '../ledger/periods/rules.ts'
import type { Facts, LedgerPayment, Subscription } from '../ledger/schema.ts'

/** Time to change one's mind after the first payment of a subscription (rule: right of withdrawal), in ms. */
export const WITHDRAWAL_MS = 7 * DAY_MS

/** A subscription that can be withdrawn from. */
export interface Withdrawable {
  readonly subscription: Subscription
  readonly payments: readonly LedgerPayment[]
  readonly until: Date
}

/** The subscriptions a person can still withdraw from: their first payment is not older than 7 days. */
export function withdrawables({ subscriptions, payments }: Facts, now: Date): Withdrawable[] {
  return subscriptions.flatMap((subscription) => {
    if (subscription.withdrawalRequestedAt) return []
    const own = payments.filter(({ subscriptionId }) => subscriptionId === subscription.id)
    const first = own.reduce<Date | null>((min, { approvedAt }) => {
      if (!approvedAt) return min
      return min && min < approvedAt ? min : approvedAt
    }, null)
    const until = first && new Date(first.getTime() + WITHDRAWAL_MS)
    const paid = own.filter(isPaid)
    return until && until >= now && paid.length > 0 ? [{ subscription, payments: paid, until }] : []
  })
}
