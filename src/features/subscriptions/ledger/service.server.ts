import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../platform/time.ts'
import type { ProviderPayment, ProviderSubscription } from '../../payments/gateway/schema.ts'
import { monitorPayment, monitorSubscription } from '../../payments/monitoring/service.server.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Notices } from '../reminders/service.server.ts'
import { changeSubscription } from './data.server.ts'
import { findByProviderId, findPayment, findSubscription, lockProfile } from './facts.data.server.ts'
import { endExtra } from './jobs.server.ts'
import { createPayments } from './payments.service.server.ts'
import type { SubscriptionRow } from './schema.ts'
import { createStatus } from './status/service.server.ts'
import { isAgreedChange, isCardValidation, isStale, refusalOf, subscriptionRefusal } from './validation/rules.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly alerts: Alerts
  readonly notices: Pick<
    Notices,
    'agreed' | 'paymentFailed' | 'paid' | 'refunded' | 'refundedInPart' | 'chargeReturned' | 'paidTwice'
  >
}

/** A job that ends an extra subscription is given out at most so often (s). */
const END_EXTRA_EVERY_S = 600

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The truth about who paid for what. Takes descriptions of payments and subscriptions in any order and as often as they
 * come; each is applied in one transaction, lined up by the person's profile.
 */
export function createLedger({ db, jobs, clock, alerts, notices }: Dependencies) {
  const { recompute, settle, statusOf } = createStatus({ db, jobs, clock })
  const { savePayment } = createPayments({ jobs, clock, alerts, notices })

  /** The subscription of a reference; null for a foreign one. */
  async function byReference(trx: Db, reference: string | null): Promise<SubscriptionRow | null> {
    return reference && UUID.test(reference) ? findSubscription(trx, reference) : null
  }

  async function subscriptionOf(trx: Db, payment: ProviderPayment, providerSubscriptionId: string | null) {
    const stored = await findPayment(trx, payment.id)
    if (stored) return findSubscription(trx, stored.subscriptionId)
    const parent = providerSubscriptionId ?? payment.subscriptionId
    const byParent = parent === null ? null : await findByProviderId(trx, parent)
    return byParent ?? byReference(trx, payment.reference)
  }

  return {
    recompute,
    statusOf,

    /**
     * Takes a payment in the provider's current description. One that is foreign, not in reais or of another price has
     * no effect and leaves a trace with an alert.
     * @param facts.providerSubscriptionId the subscription it is a charge of, if an invoice named it
     * @returns its subscription or checkout
     */
    takePayment: (payment: ProviderPayment, facts: { collectorId: string; providerSubscriptionId?: string | null }) =>
      transaction(db, async (trx) => {
        if (isCardValidation(payment)) return null
        const found = await subscriptionOf(trx, payment, facts.providerSubscriptionId ?? null)
        const refusal = refusalOf(payment, found, facts.collectorId)
        if (refusal || !found) {
          await monitorPayment(trx, payment, { userId: found?.userId ?? null, refusal, now: clock() })
          // The account may have other sales: payments that never named one of ours are listed without an alert.
          const ours = found !== null || (payment.reference !== null && UUID.test(payment.reference))
          if (ours) await alerts.raise(trx, 'refused_payment', payment.id, `Pagamento ${payment.id}: ${refusal}.`)
          return null
        }
        // Locked from here on, and read again: another transaction may have changed the subscription while we waited.
        if (found.userId) await lockProfile(trx, found.userId)
        const subscription = (await findSubscription(trx, found.id)) ?? found
        await savePayment(trx, payment, subscription)
        const after = (await findSubscription(trx, found.id)) ?? subscription
        await settle(trx, after)
        return after
      }),

    /** Takes a subscription as the provider describes it now; see takePayment. */
    takeSubscription: (one: ProviderSubscription, facts: { collectorId: string }) =>
      transaction(db, async (trx) => {
        const found = (await findByProviderId(trx, one.id)) ?? (await byReference(trx, one.reference))
        const now = clock()
        const refusal = subscriptionRefusal(one, found, facts.collectorId)
        if (refusal || !found) {
          await monitorSubscription(trx, one, { userId: found?.userId ?? null, refusal, now })
          const ours = found !== null || (one.reference !== null && UUID.test(one.reference))
          if (ours) await alerts.raise(trx, 'refused_payment', one.id, `Assinatura ${one.id}: ${refusal}.`)
          return
        }
        if (found.userId) await lockProfile(trx, found.userId)
        const subscription = (await findSubscription(trx, found.id)) ?? found
        if (
          subscription.type !== 'subscription' ||
          (subscription.providerId !== null && subscription.providerId !== one.id)
        ) {
          await endExtraSubscription(trx, one, subscription)
          return
        }
        if (!isStale(one.updatedAt, subscription.providerUpdatedAt)) {
          await monitorSubscription(trx, one, { userId: subscription.userId, refusal: null, now })
          const authorizedAt = one.status === 'authorized' ? (one.updatedAt ?? now) : null
          const change = {
            providerId: one.id,
            providerStatus: one.status,
            providerUpdatedAt: one.updatedAt,
            authorizedAt: subscription.authorizedAt ?? authorizedAt,
            nextChargeAt: one.nextChargeAt,
          }
          await changeSubscription(trx, subscription.id, change, now)
          if (isAgreedChange(subscription, one, now)) await notices.agreed(trx, subscription)
        }
        await settle(trx, (await findSubscription(trx, subscription.id)) ?? subscription)
      }),
  }

  /** One request made two subscriptions at the provider: only the one our row refers to may charge. */
  async function endExtraSubscription(
    trx: Db,
    one: ProviderSubscription,
    subscription: SubscriptionRow,
  ): Promise<void> {
    await monitorSubscription(trx, one, { userId: subscription.userId, refusal: null, now: clock() })
    if (one.status === 'cancelled') return
    await alerts.raise(trx, 'extra_subscription', one.id, `Assinatura ${one.id}.`)
    const once = { key: one.id, seconds: END_EXTRA_EVERY_S }
    await jobs.send(endExtra, { providerId: one.id }, { transaction: trx, once })
  }
}

export type Ledger = ReturnType<typeof createLedger>
