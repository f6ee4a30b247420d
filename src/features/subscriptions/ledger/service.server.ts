import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../platform/time.ts'
import type { ProviderPayment, ProviderSubscription } from '../../payments/gateway/schema.ts'
import { monitorPayment, monitorSubscription } from '../../payments/monitoring/service.server.ts'
import type { Alerts } from '../alerts/service.server.ts'
import { isOpenOrCharging } from '../cancellation/rules.ts'
import type { Notices } from '../reminders/service.server.ts'
import { changeSubscription, insertCarried, saveStatus, upsertPayment } from './data.server.ts'
import { findByProviderId, findPayment, findSubscription, loadFacts, lockProfile } from './facts.data.server.ts'
import { endExtra, endSubscription } from './jobs.server.ts'
import { isPaid } from './periods/rules.ts'
import type { LedgerRow, Subscription, SubscriptionRow } from './schema.ts'
import { carriedFrom, type LedgerStatus, ledgerStatusOf } from './status/rules.ts'
import {
  approvalOf,
  concernOf,
  isCardValidation,
  isStale,
  paidTwice,
  refusalOf,
  subscriptionRefusal,
} from './validation/rules.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly alerts: Alerts
  readonly notices: Pick<Notices, 'paymentFailed' | 'paid' | 'refunded'>
}

/** A job that ends an extra subscription is given out at most so often (s). */
const END_EXTRA_EVERY_S = 600

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The truth about who paid for what. Takes descriptions of payments and subscriptions in any order and as often as they
 * come; each is applied in one transaction, lined up by the person's profile.
 */
export function createLedger({ db, jobs, clock, alerts, notices }: Dependencies) {
  /** The subscription that a reference names; null when it is none of ours. */
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

  /**
   * Computes a person's status anew and stores it: profile, periods, states. What has to be ended at the
   * provider becomes a job of the same transaction, unless `quiet`. Null without such a profile.
   */
  async function recompute(trx: Db, userId: string, { quiet = false } = {}): Promise<LedgerStatus | null> {
    const now = clock()
    const profile = await lockProfile(trx, userId)
    if (!profile) return null
    let facts = await loadFacts(trx, userId)
    const carried = carriedFrom(profile, facts)
    if (carried) {
      await insertCarried(trx, userId, carried, now)
      facts = await loadFacts(trx, userId)
    }
    const ledgerStatus = ledgerStatusOf(facts)
    // A plan of before, without any payment: nothing here speaks about it.
    const untouched = profile.plan === 'basico' && !ledgerStatus.profile.subscriptionEnd
    if (!untouched) await saveStatus(trx, { userId, before: profile, ledgerStatus, facts, now })
    if (!quiet) await askEnds(trx, ledgerStatus.toEnd, facts.subscriptions)
    return ledgerStatus
  }

  /** Queues one job for each subscription that has to end. The upkeep repeats what the job could not do. */
  async function askEnds(
    trx: Db,
    toEnd: readonly Subscription[],
    subscriptions: readonly SubscriptionRow[],
  ): Promise<void> {
    const now = clock()
    for (const { id, endAskedAt } of subscriptions) {
      const wanted = toEnd.some((subscription) => subscription.id === id)
      if (!wanted && endAskedAt) await changeSubscription(trx, id, { endAskedAt: null }, now)
      if (!wanted || endAskedAt) continue
      await changeSubscription(trx, id, { endAskedAt: now }, now)
      await jobs.send(endSubscription, { contractId: id }, { transaction: trx })
    }
  }

  /** A subscription whose account was deleted has to end at the provider. */
  async function endOrphan(trx: Db, subscription: SubscriptionRow): Promise<void> {
    await askEnds(trx, isOpenOrCharging(subscription) ? [subscription] : [], [subscription])
  }

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

  async function settle(trx: Db, subscription: SubscriptionRow): Promise<void> {
    if (subscription.userId) await recompute(trx, subscription.userId)
    else await endOrphan(trx, subscription)
  }

  return {
    recompute,

    /** A person's status from the rows as they are now. */
    statusOf: async (userId: string): Promise<LedgerStatus> => ledgerStatusOf(await loadFacts(db, userId)),

    /**
     * Takes a payment as the provider describes it now. One that is not ours, not in reais or not of the price changes
     * nothing and is left as a trace with an alert.
     * @param facts.providerSubscriptionId the subscription it is a charge of, when an invoice said so
     * @returns the subscription or checkout it belongs to
     */
    takePayment: (payment: ProviderPayment, facts: { collectorId: string; providerSubscriptionId?: string | null }) =>
      transaction(db, async (trx) => {
        if (isCardValidation(payment)) return null
        const found = await subscriptionOf(trx, payment, facts.providerSubscriptionId ?? null)
        const refusal = refusalOf(payment, found, facts.collectorId)
        if (refusal || !found) {
          await monitorPayment(trx, payment, { userId: found?.userId ?? null, refusal, now: clock() })
          // The account may have other sales: what never named one of ours is shown in the list, and alarms nobody.
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
