import { type Db, transaction } from '../../../platform/db/pool.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time.ts'
import type { PaymentGateway } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import { findSubscriptionProfile } from '../data.server.ts'
import { type ContractRow, changeContract, findContract } from '../ledger/data.server.ts'
import { endContract, endExtra } from '../ledger/jobs.server.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { entitlement, FREE_ENTITLEMENT } from '../rules.ts'
import type { CancelInput, CancelReply } from '../schema.ts'
import type { Refresh } from '../sync/service.server.ts'
import { cancelCarried } from './data.server.ts'

/** Tries after which a person is told that the provider does not end a subscription. */
const STUCK_AFTER = 5

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly gateway: PaymentGateway | null
  readonly ledger: Ledger
  readonly refresh: Refresh | null
  readonly alerts: Alerts
}

/** The provider says that it is still on, whatever it answered to the change. */
class NotEnded extends Error {
  override readonly name = 'NotEnded'
}

export function createCancellation({ db, clock, log, gateway, ledger, refresh, alerts }: Dependencies) {
  /** Whether the provider still has to be told that this is over. */
  async function hasToEnd(contract: ContractRow): Promise<boolean> {
    const { userId } = contract
    if (!userId) return contract.providerStatus !== 'cancelled' && contract.providerStatus !== 'approved'
    const standing = await transaction(db, (trx) => ledger.recompute(trx, userId, { quiet: true }))
    return standing?.toEnd.some(({ id }) => id === contract.id) ?? false
  }

  /**
   * Ends a contract at the provider: looks first (it may have been paid meanwhile), asks, and believes only what is
   * read back. Throws when it is still on.
   */
  async function end(contractId: string): Promise<void> {
    const found = await findContract(db, contractId)
    if (!found?.providerId || !gateway || !refresh) return
    const { providerId, type } = found
    await (type === 'subscription' ? refresh.subscription(providerId) : refresh.payment(providerId))
    const contract = await findContract(db, contractId)
    if (!contract || !(await hasToEnd(contract))) return
    const collectorId = await gateway.collectorId()
    if (type === 'subscription') {
      const seen = await gateway.cancelSubscription(providerId)
      if (seen) await ledger.takeSubscription(seen, { collectorId })
    } else {
      const seen = await gateway.cancelPayment(providerId)
      if (seen) await ledger.takePayment(seen, { collectorId })
    }
    const after = await findContract(db, contractId)
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
    async endSoon(contractId: string): Promise<void> {
      await end(contractId).catch((err: unknown) =>
        log.warn({ err, contractId }, 'the provider did not end it at once'),
      )
    },

    /**
     * Stops the renewal; access is kept until the end of what is paid (rule: cancellation; rule: cancellation reason).
     * It holds from this moment: the provider is told until it listens. A second click changes nothing.
     * @throws AppError nothing_to_cancel
     */
    async cancel(userId: string, { reason }: CancelInput): Promise<CancelReply> {
      const cancelled = await transaction(db, async (trx) => {
        const now = clock()
        const standing = await ledger.recompute(trx, userId)
        const asked = { cancellationRequestedAt: now, cancellationReason: reason || null }
        if (standing?.live) {
          await changeContract(trx, standing.live.id, asked, now)
        } else if (!(await cancelCarried(trx, userId, asked))) {
          if (standing?.profile.status === 'cancelled') return null
          throw new AppError('nothing_to_cancel')
        }
        await ledger.recompute(trx, userId)
        return standing?.live?.id ?? null
      })
      if (cancelled) await this.endSoon(cancelled)
      return replyFor(userId)
    },

    /** Ends contracts at the provider in this process. */
    async work(jobs: Jobs): Promise<void> {
      await jobs.work(endContract, async ({ contractId }, { retry }) => {
        await end(contractId).catch(async (error: unknown) => {
          if (retry === STUCK_AFTER) await alerts.raise(db, 'cancellation_stuck', contractId, `Pedido ${contractId}.`)
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
