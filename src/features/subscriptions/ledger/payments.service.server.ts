import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../platform/time.ts'
import type { ProviderPayment } from '../../payments/gateway/schema.ts'
import { monitorPayment } from '../../payments/monitoring/service.server.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Notices } from '../reminders/service.server.ts'
import { changeSubscription, insertReturn, staffRefundedCents, upsertPayment } from './data.server.ts'
import { findPayment, loadFacts } from './facts.data.server.ts'
import { returnCharge } from './jobs.server.ts'
import { isPaid } from './periods/rules.ts'
import type { LedgerRow, SubscriptionRow } from './schema.ts'
import { approvalOf, concernOf, isStale, isUnwantedCharge, paidTwice, returnsOf } from './validation/rules.ts'

interface Dependencies {
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly alerts: Alerts
  readonly notices: Pick<
    Notices,
    'paymentFailed' | 'paid' | 'refunded' | 'refundedInPart' | 'chargeReturned' | 'paidTwice'
  >
}

/** Payments as they are stored, and who learns of them: the person by a notice, administrators by an alert. */
export function createPayments({ jobs, clock, alerts, notices }: Dependencies) {
  async function savePayment(trx: Db, payment: ProviderPayment, subscription: SubscriptionRow): Promise<void> {
    const now = clock()
    const stored = await findPayment(trx, payment.id)
    if (stored && isStale(payment.updatedAt, stored.providerUpdatedAt)) return
    const approvedAt = approvalOf(payment, stored?.approvedAt ?? null, now)
    const { userId, id: subscriptionId } = subscription
    await monitorPayment(trx, payment, { userId, refusal: null, now })
    if (approvedAt || stored) {
      const { id, status, statusDetail, method, amountCents, refundedCents, updatedAt: providerUpdatedAt } = payment
      const cardLastDigits = payment.cardLastDigits ?? stored?.cardLastDigits ?? null
      const row = { id, status, statusDetail, method, cardLastDigits, amountCents, refundedCents, approvedAt }
      const taken = { ...row, providerUpdatedAt, subscriptionId, userId }
      await upsertPayment(trx, taken, now)
      const unwanted = isUnwantedCharge(subscription, approvedAt)
      const isNew = isPaid(taken) && !stored?.approvedAt
      if (isNew && unwanted) await giveBack(trx, id)
      if (isNew && !unwanted) await notices.paid(trx, taken)
      if (isNew && !unwanted && !userId) await alerts.raise(trx, 'paid_without_account', id, `Pagamento ${id}.`)
      for (const one of returnsOf(payment, stored, now)) await insertReturn(trx, id, one)
      const returnedCents = refundedCents - (stored?.refundedCents ?? 0)
      if (stored && isPaid(stored) && status === 'refunded') {
        await (unwanted ? notices.chargeReturned(trx, taken) : notices.refunded(trx, taken, returnedCents))
      } else if (stored && returnedCents > 0 && isPaid(taken)) {
        await notices.refundedInPart(trx, taken, returnedCents)
      }
      if (isNew && !unwanted) await findPaidTwice(trx, taken, subscription)
    }
    if (subscription.type === 'one_time' && (subscription.providerId ?? payment.id) === payment.id) {
      const { id: providerId, status: providerStatus, pix } = payment
      const code = pix ? { pixCode: pix.code, checkoutUrl: pix.pageUrl } : {}
      await changeSubscription(trx, subscriptionId, { providerId, providerStatus, ...code }, now)
    }
    await raiseConcerns(trx, payment, subscription)
  }

  /** The charge goes back by itself, and administrators see that it happened (rule: charge after cancellation). */
  async function giveBack(trx: Db, paymentId: string): Promise<void> {
    await alerts.raise(trx, 'charged_after_cancellation', paymentId, `Pagamento ${paymentId}.`)
    await jobs.send(returnCharge, { paymentId }, { transaction: trx })
  }

  /** Two checkouts open at once, both paid: an administrator may give one of them back. */
  async function findPaidTwice(trx: Db, payment: LedgerRow, subscription: SubscriptionRow): Promise<void> {
    if (!subscription.userId) return
    const twin = paidTwice(subscription, await loadFacts(trx, subscription.userId))
    if (!twin) return
    await notices.paidTwice(trx, subscription.userId, payment.id)
    await alerts.raise(trx, 'paid_twice', payment.id, `Pagamentos ${payment.id} e ${twin.id}.`)
  }

  async function raiseConcerns(trx: Db, payment: ProviderPayment, subscription: SubscriptionRow) {
    const concern = concernOf(payment)
    // A part that an administrator gave back on the site is no news to them.
    const known =
      concern === 'partially_refunded' && (await staffRefundedCents(trx, payment.id)) >= payment.refundedCents
    if (concern && !known) await alerts.raise(trx, concern, payment.id, `Pagamento ${payment.id}: ${payment.status}.`)
    if (payment.status === 'rejected' && subscription.type === 'subscription') {
      await notices.paymentFailed(trx, subscription)
    }
  }

  return { savePayment }
}
