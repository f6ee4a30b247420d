import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import type { ProviderPayment } from '../../payments/gateway/schema.ts'
import { monitorPayment } from '../../payments/monitoring/service.server.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Notices } from '../reminders/service.server.ts'
import { changeSubscription, upsertPayment } from './data.server.ts'
import { findPayment, loadFacts } from './facts.data.server.ts'
import { isPaid } from './periods/rules.ts'
import type { LedgerRow, SubscriptionRow } from './schema.ts'
import { approvalOf, concernOf, isStale, paidTwice } from './validation/rules.ts'

interface Dependencies {
  readonly clock: Clock
  readonly alerts: Alerts
  readonly notices: Pick<Notices, 'paymentFailed' | 'paid' | 'refunded'>
}

/** Payments as they are stored, and who learns of them: the person by a notice, administrators by an alert. */
export function createPayments({ clock, alerts, notices }: Dependencies) {
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
      if (isPaid(taken) && !stored?.approvedAt) await notices.paid(trx, taken)
      if (stored && isPaid(stored) && status === 'refunded' && !subscription.withdrawalRequestedAt) {
        await notices.refunded(trx, taken)
      }
      if (isPaid(taken) && !stored?.approvedAt) await findPaidTwice(trx, taken, subscription)
    }
    if (subscription.type === 'one_time' && (subscription.providerId ?? payment.id) === payment.id) {
      const { id: providerId, status: providerStatus, pix } = payment
      const code = pix ? { pixCode: pix.code, checkoutUrl: pix.pageUrl } : {}
      await changeSubscription(trx, subscriptionId, { providerId, providerStatus, ...code }, now)
    }
    await raiseConcerns(trx, payment, subscription, approvedAt)
  }

  /** Two checkouts open at once, both paid: an administrator may give one of them back. */
  async function findPaidTwice(trx: Db, payment: LedgerRow, subscription: SubscriptionRow): Promise<void> {
    if (!subscription.userId) return
    const twin = paidTwice(subscription, await loadFacts(trx, subscription.userId))
    if (twin) await alerts.raise(trx, 'paid_twice', payment.id, `Pagamentos ${payment.id} e ${twin.id}.`)
  }

  async function raiseConcerns(
    trx: Db,
    payment: ProviderPayment,
    subscription: SubscriptionRow,
    approvedAt: Date | null,
  ) {
    const concern = concernOf(payment)
    if (concern) await alerts.raise(trx, concern, payment.id, `Pagamento ${payment.id}: ${payment.status}.`)
    const asked = subscription.cancellationRequestedAt
    if (asked && approvedAt && approvedAt > asked && subscription.type === 'subscription') {
      await alerts.raise(trx, 'charged_after_cancellation', payment.id, `Pagamento ${payment.id}.`)
    }
    if (approvedAt && !subscription.userId) {
      await alerts.raise(trx, 'paid_without_account', payment.id, `Pagamento ${payment.id}.`)
    }
    if (payment.status === 'rejected' && subscription.type === 'subscription') {
      await notices.paymentFailed(trx, subscription)
    }
  }

  return { savePayment }
}
