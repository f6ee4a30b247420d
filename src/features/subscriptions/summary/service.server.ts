import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import type { Session } from '../../accounts/schema.ts'
import type { createEntitlements } from '../entitlement/service.server.ts'
import { loadFacts } from '../ledger/data.server.ts'
import type { Receipt, SubscriptionSummary } from '../schema.ts'
import { listReceipts } from './data.server.ts'
import { receiptStatus, summarise } from './rules.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly entitlements: ReturnType<typeof createEntitlements>
}

/** What a person reads about their own subscription. */
export function createSummary({ db, clock, entitlements }: Dependencies) {
  return {
    async summaryOf(who: Session): Promise<SubscriptionSummary> {
      const current = await entitlements.entitlementOf(who)
      return summarise(current, await loadFacts(db, who.userId), clock())
    },

    /** Every payment that was ever approved, newest first. */
    async receiptsOf(who: Session): Promise<Receipt[]> {
      const rows = await listReceipts(db, who.userId)
      return rows.flatMap((row) => {
        if (!row.approved_at) return []
        const payment = {
          id: row.provider_payment_id,
          subscriptionId: row.subscription_id,
          status: row.status,
          statusDetail: row.status_detail,
          amountCents: row.amount_cents,
          refundedCents: row.refunded_cents,
          approvedAt: row.approved_at,
        }
        return {
          paymentId: payment.id,
          paidAt: row.approved_at.toISOString(),
          amountCents: row.amount_cents,
          method: row.method,
          type: row.type,
          billingPeriod: row.billing_period,
          status: receiptStatus(payment),
          periodStart: row.period_start?.toISOString() ?? null,
          periodEnd: row.period_end?.toISOString() ?? null,
        }
      })
    },
  }
}
