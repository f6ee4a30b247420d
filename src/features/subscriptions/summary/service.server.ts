import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import type { createEntitlements } from '../entitlement/service.server.ts'
import { loadFacts } from '../ledger/facts.data.server.ts'
import type { MailSite } from '../mails/schema.ts'
import type { Receipt, SubscriptionSummary } from '../schema.ts'
import { listReceipts } from './data.server.ts'
import { receiptStatus, summarise } from './rules.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly entitlements: ReturnType<typeof createEntitlements>
  /** Asks the provider about what is open, because its person is looking. */
  readonly lookFor: (userId: string) => Promise<void>
  readonly site: MailSite
}

/** Shows users their subscription and its receipts. */
export function createSummary({ db, clock, entitlements, lookFor, site }: Dependencies) {
  return {
    async summaryOf(who: Session): Promise<SubscriptionSummary> {
      await lookFor(who.userId)
      const current = await entitlements.entitlementOf(who)
      return summarise(current, await loadFacts(db, who.userId), clock())
    },

    /** One payment as a PDF to keep. @throws AppError not_found, for another person's too */
    async receiptPdf(who: Session, paymentId: string): Promise<Buffer> {
      const receipt = (await this.receiptsOf(who)).find((one) => one.paymentId === paymentId)
      if (!receipt) throw new AppError('not_found')
      // The PDF writer is a tenth of a start's code, and receipts are rare.
      const { drawReceipt } = await import('./receipt/service.server.ts')
      return drawReceipt({ receipt, payer: who, site })
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
          refundedCents: row.refunded_cents,
          method: row.method,
          type: row.type,
          billingPeriod: row.billing_period,
          status: receiptStatus(payment),
          periodStart: row.period_start?.toISOString() ?? null,
          periodEnd: row.period_end?.toISOString() ?? null,
          lastDigits: row.card_last_digits,
        }
      })
    },
  }
}
