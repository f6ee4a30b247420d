import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { within } from '../../../platform/within.ts'
import { AppError } from '../../../product/errors.ts'
import type { PaymentGateway } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import { findSubscriptionProfile } from '../data.server.ts'
import { changeSubscription } from '../ledger/data.server.ts'
import { findSubscription, loadFacts } from '../ledger/facts.data.server.ts'
import { END_TRIES, endExtra, endSubscription } from '../ledger/jobs.server.ts'
import type { SubscriptionRow } from '../ledger/schema.ts'
import type { Ledger } from '../ledger/service.server.ts'
import type { Notices } from '../reminders/service.server.ts'
import { entitlement, FREE_ENTITLEMENT } from '../rules.ts'
import type { CancelInput, CancelReply } from '../schema.ts'
import type { Sync } from '../sync/service.server.ts'
import { cancelCarried } from './data.server.ts'
import { isOpenOrCharging, isWorthCancelling } from './rules.ts'

/** Longest wait of a user for the provider's answer, before a job continues without them (ms). */
const ANSWER_WITHIN_MS = 8_000

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly gateway: PaymentGateway | null
  readonly ledger: Ledger
  readonly sync: Sync | null
  readonly alerts: Alerts
  readonly notices: Pick<Notices, 'cancelled'>
}

/** The provider reports it as running, whatever it answered to the change. */
class NotEnded extends Error {
  override readonly name = 'NotEnded'
}

export function createCancellation({ db, clock, log, gateway, ledger, sync, alerts, notices }: Dependencies) {
  /** True if the provider still has to end it. */
  async function hasToEnd(subscription: SubscriptionRow): Promise<boolean> {
    const { userId } = subscription
    if (!userId) return isOpenOrCharging(subscription)
    const ledgerStatus = await transaction(db, (trx) => ledger.recompute(trx, userId, { quiet: true }))
    return ledgerStatus?.toEnd.some(({ id }) => id === subscription.id) ?? false
  }

  /**
   * Ends a subscription at the provider: looks first (it may have been paid meanwhile), asks, and believes only what is
   * read back. Throws when it is still on.
   */
  async function end(subscriptionId: string): Promise<void> {
    const found = await findSubscription(db, subscriptionId)
    if (!found || !gateway || !sync) return
    if (found.type === 'one_time' && found.providerId) await sync.payment(found.providerId)
    else if (found.providerId) await sync.providerSubscription(found.providerId)
    else await sync.subscription(found)
    const subscription = await findSubscription(db, subscriptionId)
    if (!subscription?.providerId || !(await hasToEnd(subscription))) return
    const { providerId } = subscription
    const collectorId = await gateway.collectorId()
    if (subscription.type === 'subscription') {
      const seen = await gateway.cancelSubscription(providerId)
      if (seen) await ledger.takeSubscription(seen, { collectorId })
    } else {
      const seen = await gateway.cancelPayment(providerId)
      if (seen) await ledger.takePayment(seen, { collectorId })
    }
    const after = await findSubscription(db, subscriptionId)
    if (after && (await hasToEnd(after))) throw new NotEnded(`the provider still has ${after.providerStatus}`)
    // The last look: a charge between the wish and the end has to be known, or it would not go back.
    if (after?.type !== 'subscription') return
    await sync
      .subscription(after)
      .catch((err: unknown) => log.warn({ err, subscriptionId }, 'ended without a last look'))
  }

  /** The user's current state, as the answer to a cancellation. */
  async function replyFor(userId: string): Promise<CancelReply> {
    const profile = await findSubscriptionProfile(db, userId)
    const { status, subscriptionEnd } = profile ? entitlement(profile, clock()) : FREE_ENTITLEMENT
    return { subscriptionStatus: status, subscriptionEnd: subscriptionEnd?.toISOString() ?? null }
  }

  /** An administrator is notified once a day for each subscription that the provider does not end. */
  const stuck = (id: string) => alerts.raise(db, 'cancellation_stuck', `${id} ${dateKey(clock())}`, `Pedido ${id}.`)

  return {
    end,
    replyFor,
    stuck,

    /**
     * Records the cancellation on everything of a user that could still take money, displayed or not (rule:
     * cancellation).
     * @returns ids to end, or null without anything to cancel
     */
    async markAll(trx: Db, userId: string, reason: string | null): Promise<string[] | null> {
      const now = clock()
      const { subscriptions, payments } = await loadFacts(trx, userId)
      const found = subscriptions.filter((one) => isOpenOrCharging(one) && !one.cancellationRequestedAt)
      const asked = { cancellationRequestedAt: now, cancellationReason: reason }
      for (const { id } of found) await changeSubscription(trx, id, asked, now)
      return found.some((one) => isWorthCancelling(one, payments)) ? found.map(({ id }) => id) : null
    },

    /** Tries at once what a job will do anyway, so that the person usually sees it done. Never throws. */
    async endSoon(subscriptionIds: readonly string[]): Promise<void> {
      const tries = subscriptionIds.map((subscriptionId) =>
        end(subscriptionId).catch((err: unknown) =>
          log.warn({ err, subscriptionId }, 'the provider did not end it at once'),
        ),
      )
      await within(ANSWER_WITHIN_MS, Promise.all(tries), null)
    },

    /**
     * Stops every renewal; access lasts until the end of the paid period (rule: cancellation; rule: cancellation
     * reason). It holds from this moment; the call is repeated until the provider confirms. A second click has no
     * effect.
     * @throws AppError nothing_to_cancel
     */
    async cancel(userId: string, { reason }: CancelInput): Promise<CancelReply> {
      const cancelled = await transaction(db, async (trx) => {
        const before = await ledger.recompute(trx, userId)
        const wish = { cancellationRequestedAt: clock(), cancellationReason: reason || null }
        const marked = await this.markAll(trx, userId, wish.cancellationReason)
        const carried = await cancelCarried(trx, userId, wish)
        if (!marked && !carried) {
          if (before?.profile.status === 'cancelled') return []
          throw new AppError('nothing_to_cancel')
        }
        await ledger.recompute(trx, userId)
        await notices.cancelled(trx, userId, wish.cancellationRequestedAt)
        return marked ?? []
      })
      await this.endSoon(cancelled)
      return replyFor(userId)
    },

    /** Ends subscriptions at the provider in this process. */
    async work(jobs: Jobs): Promise<void> {
      await jobs.work(endSubscription, async ({ contractId: subscriptionId }, { retry }) => {
        await end(subscriptionId).catch(async (error: unknown) => {
          if (retry === END_TRIES) await stuck(subscriptionId)
          throw error
        })
      })
      await jobs.work(endExtra, async ({ providerId }, { retry }) => {
        const seen = await gateway?.cancelSubscription(providerId)
        if (!seen || seen.status === 'cancelled') return
        if (retry === END_TRIES) await stuck(providerId)
        throw new NotEnded(`the provider still has ${seen.status}`)
      })
    },
  }
}

export type Cancellation = ReturnType<typeof createCancellation>
