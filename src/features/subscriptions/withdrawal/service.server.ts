import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, MINUTE_MS } from '../../../platform/time.ts'
import { within } from '../../../platform/within.ts'
import { AppError } from '../../../product/errors.ts'
import { GatewayError, type PaymentGateway } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Cancellation } from '../cancellation/service.server.ts'
import { changeSubscription } from '../ledger/data.server.ts'
import { findPayment, findSubscription, listPayments, loadFacts } from '../ledger/facts.data.server.ts'
import { returnCharge } from '../ledger/jobs.server.ts'
import { isPaid } from '../ledger/periods/rules.ts'
import type { LedgerPayment, SubscriptionRow } from '../ledger/schema.ts'
import type { Ledger } from '../ledger/service.server.ts'
import type { Notices } from '../reminders/service.server.ts'
import type { WithdrawReply } from '../schema.ts'
import type { Sync } from '../sync/service.server.ts'
import { refundSubscription } from './jobs.server.ts'
import { owed, refundable, refundOfRest, withdrawables } from './rules.ts'

/** The job leaves the call that started it the time to do the work itself (ms). */
const JOB_AFTER_MS = MINUTE_MS
/** Longest wait of a user for their refund; a job continues it (ms). */
const PATIENCE_MS = 8_000
/** Tries after which an administrator is notified. */
const STUCK_AFTER = 4

/** The provider refused the refund itself. No other error may take a promise back. */
class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
  readonly refusal: GatewayError

  constructor(refusal: GatewayError) {
    super('the provider refuses the refund', { cause: refusal })
    this.refusal = refusal
  }
}

const failed = (error: unknown) => (error instanceof Error ? error : new Error('the refund failed', { cause: error }))

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
  readonly notices: Pick<Notices, 'withdrawn' | 'refundRefused'>
  /** Longest wait of a user for the provider (ms); shorter in tests. */
  readonly patienceMs?: () => number
}

export function createWithdrawal(deps: Dependencies) {
  const {
    db,
    clock,
    log,
    jobs,
    gateway,
    ledger,
    sync,
    alerts,
    cancellation,
    notices,
    patienceMs = () => PATIENCE_MS,
  } = deps

  /**
   * Refunds every payment of a subscription that is not refunded yet, also of an account that was deleted meanwhile.
   * Safe to repeat.
   */
  async function refund(subscriptionId: string): Promise<void> {
    const subscription = await findSubscription(db, subscriptionId)
    if (!subscription?.withdrawalRequestedAt || !gateway || !sync) return
    // The refund goes on with the known payments, whatever the search for others returns.
    await sync
      .subscription(subscription)
      .catch((err: unknown) => log.warn({ err, subscriptionId }, 'refunded without a look at the provider'))
    for (const payment of await paidPayments(subscription)) await refundPayment(payment, gateway, sync)
    const left = await paidPayments(subscription)
    if (left.length > 0) throw new GatewayError('unavailable', null, 'the provider has not given the money back yet')
  }

  /** @throws RefundRefused if the provider refuses and still has the money */
  async function refundPayment(payment: LedgerPayment, at: PaymentGateway, look: Sync): Promise<void> {
    const { id } = payment
    const refusal = await at.refund(...refundOfRest('withdraw', payment)).then(
      () => null,
      (error: unknown) => {
        if (error instanceof GatewayError && error.kind === 'refused') return error
        throw error
      },
    )
    await look.payment(id)
    const stored = await findPayment(db, id)
    if (refusal && stored && isPaid(stored)) throw new RefundRefused(refusal)
  }

  /** Safe to repeat: the key names the payment, and a payment that went back meanwhile is done. */
  async function giveChargeBack(paymentId: string): Promise<void> {
    if (!gateway || !sync) return
    const before = await findPayment(db, paymentId)
    if (!before || !isPaid(before)) return
    await gateway.refund(...refundOfRest('after-cancel', before))
    await sync.payment(paymentId)
    const after = await findPayment(db, paymentId)
    if (after && isPaid(after))
      throw new GatewayError('unavailable', null, 'the provider has not given the charge back yet')
  }

  async function paidPayments(subscription: SubscriptionRow): Promise<LedgerPayment[]> {
    const { id, withdrawalRequestedAt: at } = subscription
    return at ? refundable(subscription, await listPayments(db, id), at).map(({ payment }) => payment) : []
  }

  /** The provider refuses: the promise is taken back, and a person of the team has to talk to the payer. */
  const takeBack = (userId: string, subscriptionId: string, cause: GatewayError): Promise<void> =>
    transaction(db, async (trx) => {
      await changeSubscription(trx, subscriptionId, { withdrawalRequestedAt: null }, clock())
      await ledger.recompute(trx, userId)
      await notices.refundRefused(trx, userId, subscriptionId)
      await alerts.raise(trx, 'refund_stuck', subscriptionId, `O provedor recusou a devolução (${cause.status}).`)
    })

  /** A refund after its user stopped waiting. A refusal ends it, except of a deleted account: its promise holds. */
  async function refundLater(subscriptionId: string): Promise<void> {
    try {
      await refund(subscriptionId)
    } catch (error) {
      const owner = (await findSubscription(db, subscriptionId))?.userId
      if (!(error instanceof RefundRefused && owner)) throw error
      await takeBack(owner, subscriptionId, error.refusal)
      log.warn({ err: error, subscriptionId }, 'the withdrawal is taken back')
    }
  }

  return {
    /**
     * Takes back what was bought in the last 7 days: premium ends at once, the money goes back, no subscription renews
     * (rule: right of withdrawal). It holds from this moment; the provider is asked until the money is back.
     * @throws AppError not_withdrawable, not_charged_yet, refund_refused
     */
    async withdraw(userId: string): Promise<WithdrawReply> {
      const chosen = await transaction(db, async (trx) => {
        const now = clock()
        const status = await ledger.recompute(trx, userId)
        const facts = await loadFacts(trx, userId)
        const found = withdrawables(facts, now)
        if (found.length === 0) {
          const isPending =
            status?.live && !facts.payments.some((one) => one.subscriptionId === status.live?.id && isPaid(one))
          throw new AppError(isPending ? 'not_charged_yet' : 'not_withdrawable')
        }
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
      await cancellation.endSoon(chosen.ended)
      const refunds = chosen.found.map(async ({ subscription }) => {
        const outcome = await within(patienceMs(), refund(subscription.id).catch(failed), 'late')
        if (outcome instanceof RefundRefused) {
          await takeBack(userId, subscription.id, outcome.refusal)
          throw new AppError('refund_refused', { cause: outcome.refusal })
        }
        if (outcome) log.warn({ err: outcome, subscriptionId: subscription.id }, 'the money is not given back yet')
        return !outcome
      })
      const refunded = await Promise.all(refunds)
      return {
        refund: refunded.every(Boolean) ? 'refunded' : 'processing',
        amountCents: chosen.amountCents,
        ...(await cancellation.replyFor(userId)),
      }
    },

    /** Gives money back in this process. */
    async work(queue: Jobs): Promise<void> {
      await queue.work(returnCharge, async ({ paymentId }, { retry }) => {
        await giveChargeBack(paymentId).catch(async (error: unknown) => {
          if (retry === STUCK_AFTER) await alerts.raise(db, 'refund_stuck', paymentId, `Pagamento ${paymentId}.`)
          throw error
        })
      })
      await queue.work(refundSubscription, async ({ contractId: subscriptionId }, { retry }) => {
        await refundLater(subscriptionId).catch(async (error: unknown) => {
          if (retry === STUCK_AFTER) await alerts.raise(db, 'refund_stuck', subscriptionId, `Pedido ${subscriptionId}.`)
          throw error
        })
      })
    },
  }
}
