import { type Db, transaction } from '../../../platform/db/pool.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time.ts'
import type { PaymentGateway } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import { findSubscriptionProfile } from '../data.server.ts'
import { changeSubscription, findSubscription, type SubscriptionRow } from '../ledger/data.server.ts'
import { endExtra, endSubscription } from '../ledger/jobs.server.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { entitlement, FREE_ENTITLEMENT } from '../rules.ts'
import type { CancelInput, CancelReply } from '../schema.ts'
import type { Sync } from '../sync/service.server.ts'
import { cancelCarried } from './data.server.ts'

/** Tries after which an administrator is notified that the provider does not end a subscription. */
const STUCK_AFTER = 5

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly gateway: PaymentGateway | null
  readonly ledger: Ledger
  readonly sync: Sync | null
  readonly alerts: Alerts
}

/** The provider says that it is still on, whatever it answered to the change. */
class NotEnded extends Error {
  override readonly name = 'NotEnded'
}

export function createCancellation({ db, clock, log, gateway, ledger, sync, alerts }: Dependencies) {
  /** Whether the provider still has to end it. */
  async function hasToEnd(subscription: SubscriptionRow): Promise<boolean> {
    const { userId } = subscription
    if (!userId) return subscription.providerStatus !== 'cancelled' && subscription.providerStatus !== 'approved'
    const ledgerStatus = await transaction(db, (trx) => ledger.recompute(trx, userId, { quiet: true }))
    return ledgerStatus?.toEnd.some(({ id }) => id === subscription.id) ?? false
  }

  /**
   * Ends a subscription at the provider: looks first (it may have been paid meanwhile), asks, and believes only what is
   * read back. Throws when it is still on.
   */
  async function end(subscriptionId: string): Promise<void> {
    const found = await findSubscription(db, subscriptionId)
    if (!found?.providerId || !gateway || !sync) return
    const { providerId, type } = found
    await (type === 'subscription' ? sync.providerSubscription(providerId) : sync.payment(providerId))
    const subscription = await findSubscription(db, subscriptionId)
    if (!subscription || !(await hasToEnd(subscription))) return
    const collectorId = await gateway.collectorId()
    if (type === 'subscription') {
      const seen = await gateway.cancelSubscription(providerId)
      if (seen) await ledger.takeSubscription(seen, { collectorId })
    } else {
      const seen = await gateway.cancelPayment(providerId)
      if (seen) await ledger.takePayment(seen, { collectorId })
    }
    const after = await findSubscription(db, subscriptionId)
    if (after && (await hasToEnd(after))) throw new NotEnded(`the provider still has ${after.providerStatus}`)
  }

  /** What a person has now, as the answer to a cancellation. */
  async function replyFor(userId: string): Promise<CancelReply> {
    const profile = await findSubscriptionProfile(db, userId)
    const { status, subscriptionEnd } = profile ? entitlement(profile, clock()) : FREE_ENTITLEMENT
    return { subscriptionStatus: status, subscriptionEnd: subscriptionEnd?.toISOString() ?? null }
  }

  return {
    end,
    replyFor,

    /** Tries at once what a job will do anyway, so that the person usually sees it done. Never throws. */
    async endSoon(subscriptionId: string): Promise<void> {
      await end(subscriptionId).catch((err: unknown) =>
        log.warn({ err, subscriptionId }, 'the provider did not end it at once'),
      )
    },

    /**
     * Stops the renewal; access lasts until the end of what is paid (rule: cancellation; rule: cancellation reason).
     * It holds from this moment; a job repeats the call until the provider confirms. A second click changes nothing.
     * @throws AppError nothing_to_cancel
     */
    async cancel(userId: string, { reason }: CancelInput): Promise<CancelReply> {
      const cancelled = await transaction(db, async (trx) => {
        const now = clock()
        const ledgerStatus = await ledger.recompute(trx, userId)
        const asked = { cancellationRequestedAt: now, cancellationReason: reason || null }
        if (ledgerStatus?.live) {
          await changeSubscription(trx, ledgerStatus.live.id, asked, now)
        } else if (!(await cancelCarried(trx, userId, asked))) {
          if (ledgerStatus?.profile.status === 'cancelled') return null
          throw new AppError('nothing_to_cancel')
        }
        await ledger.recompute(trx, userId)
        return ledgerStatus?.live?.id ?? null
      })
      if (cancelled) await this.endSoon(cancelled)
      return replyFor(userId)
    },

    /** Ends subscriptions at the provider in this process. */
    async work(jobs: Jobs): Promise<void> {
      await jobs.work(endSubscription, async ({ contractId: subscriptionId }, { retry }) => {
        await end(subscriptionId).catch(async (error: unknown) => {
          if (retry === STUCK_AFTER)
            await alerts.raise(db, 'cancellation_stuck', subscriptionId, `Pedido ${subscriptionId}.`)
          throw error
        })
      })
      await jobs.work(endExtra, async ({ providerId }, { retry }) => {
        const seen = await gateway?.cancelSubscription(providerId)
        if (!seen || seen.status === 'cancelled') return
        if (retry === STUCK_AFTER) await alerts.raise(db, 'cancellation_stuck', providerId, `Assinatura ${providerId}.`)
        throw new NotEnded(`the provider still has ${seen.status}`)
      })
    },
  }
}

export type Cancellation = ReturnType<typeof createCancellation>
