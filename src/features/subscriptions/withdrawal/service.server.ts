import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, MINUTE_MS } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { GatewayError, type PaymentGateway } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Cancellation } from '../cancellation/service.server.ts'
import { changeSubscription } from '../ledger/data.server.ts'
import { findSubscription, loadFacts } from '../ledger/facts.data.server.ts'
import { isPaid } from '../ledger/periods/rules.ts'
import type { Ledger } from '../ledger/service.server.ts'
import type { Notices } from '../reminders/service.server.ts'
import type { WithdrawReply } from '../schema.ts'
import type { Sync } from '../sync/service.server.ts'
import { refundSubscription } from './jobs.server.ts'
import { type Withdrawable, withdrawables } from './rules.ts'

/** The job leaves the call that started it the time to do the work itself (ms). */
const JOB_AFTER_MS = MINUTE_MS
/** Tries after which an administrator is notified. */
const STUCK_AFTER = 4

/** What is still to be given back, in centavos. */
const owed = (found: readonly Withdrawable[]) =>
  found
    .flatMap(({ payments }) => payments)
    .reduce((sum, payment) => sum + payment.amountCents - payment.refundedCents, 0)

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Pick<Jobs, 'send'>
  readonly gateway: PaymentGateway | null
  readonly ledger: Ledger
  readonly sync: Sync | null
  readonly alerts: Alerts
  readonly cancellation: Cancellation
  readonly notices: Pick<Notices, 'withdrawn'>
}

export function createWithdrawal(deps: Dependencies) {
  const { db, clock, log, jobs, gateway, ledger, sync, alerts, cancellation, notices } = deps

  /** Refunds every payment of a subscription that is not refunded yet. Safe to repeat. */
  async function refund(subscriptionId: string): Promise<void> {
    const subscription = await findSubscription(db, subscriptionId)
    if (!subscription?.withdrawalRequestedAt || !subscription.userId || !gateway || !sync) return
    await sync.subscription(subscription)
    for (const id of await paidPayments(subscription.userId, subscriptionId)) {
      await gateway.refund(id, `withdraw-${id}`)
      await sync.payment(id)
    }
    const left = await paidPayments(subscription.userId, subscriptionId)
    if (left.length > 0) throw new GatewayError('unavailable', null, 'the provider has not given the money back yet')
  }

  async function paidPayments(userId: string, subscriptionId: string): Promise<string[]> {
    const { payments } = await loadFacts(db, userId)
    return payments
      .filter((payment) => payment.subscriptionId === subscriptionId && isPaid(payment))
      .map(({ id }) => id)
  }

  /** The provider refuses: the promise is taken back, and a person of the team has to talk to the payer. */
  async function takeBack(userId: string, subscriptionId: string, cause: GatewayError): Promise<never> {
    await transaction(db, async (trx) => {
      await changeSubscription(trx, subscriptionId, { withdrawalRequestedAt: null }, clock())
      await ledger.recompute(trx, userId)
      await alerts.raise(trx, 'refund_stuck', subscriptionId, `O provedor recusou a devolução (${cause.status}).`)
    })
    throw new AppError('refund_refused', { cause })
  }

  return {
    /**
     * Takes back what was bought in the last 7 days: premium ends at once, the money goes back, nothing renews
     * (rule: right of withdrawal). It holds from this moment; the provider is asked until the money is back.
     * @throws AppError not_withdrawable, refund_refused
     */
    async withdraw(userId: string): Promise<WithdrawReply> {
      const chosen = await transaction(db, async (trx) => {
        const now = clock()
        await ledger.recompute(trx, userId)
        const found = withdrawables(await loadFacts(trx, userId), now)
        if (found.length === 0) throw new AppError('not_withdrawable')
        const marked = (await cancellation.markAll(trx, userId, null)) ?? []
        for (const { subscription } of found) {
          const asked = { withdrawalRequestedAt: now, cancellationRequestedAt: now }
          await changeSubscription(trx, subscription.id, asked, now)
          const startAfter = new Date(Date.now() + JOB_AFTER_MS)
          await jobs.send(refundSubscription, { contractId: subscription.id }, { transaction: trx, startAfter })
        }
        await ledger.recompute(trx, userId)
        const amountCents = owed(found)
        await notices.withdrawn(trx, userId, { at: now, amountCents })
        return {
          found,
          amountCents,
          ended: [...new Set([...found.map(({ subscription }) => subscription.id), ...marked])],
        }
      })
      let refunded = true
      await cancellation.endSoon(chosen.ended)
      for (const { subscription } of chosen.found) {
        await refund(subscription.id).catch(async (error: unknown) => {
          if (error instanceof GatewayError && error.kind === 'refused') await takeBack(userId, subscription.id, error)
          log.warn({ err: error, subscriptionId: subscription.id }, 'the money could not be given back at once')
          refunded = false
        })
      }
      return {
        refund: refunded ? 'refunded' : 'processing',
        amountCents: chosen.amountCents,
        ...(await cancellation.replyFor(userId)),
      }
    },

    /** Gives money back in this process. */
    async work(queue: Jobs): Promise<void> {
      await queue.work(refundSubscription, async ({ contractId: subscriptionId }, { retry }) => {
        await refund(subscriptionId).catch(async (error: unknown) => {
          if (retry === STUCK_AFTER) await alerts.raise(db, 'refund_stuck', subscriptionId, `Pedido ${subscriptionId}.`)
          throw error
        })
      })
    },
  }
}
