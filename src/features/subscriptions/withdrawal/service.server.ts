import { type Db, transaction } from '../../../platform/db/pool.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time.ts'
import { GatewayError, type PaymentGateway } from '../../payments/gateway/schema.ts'
import type { Alerts } from '../alerts/service.server.ts'
import type { Cancellation } from '../cancellation/service.server.ts'
import { changeContract, findContract, loadFacts } from '../ledger/data.server.ts'
import { stands } from '../ledger/periods/rules.ts'
import type { Ledger } from '../ledger/service.server.ts'
import type { WithdrawReply } from '../schema.ts'
import type { Refresh } from '../sync/service.server.ts'
import { refundContract } from './jobs.server.ts'
import { withdrawables } from './rules.ts'

/** The job leaves the call that started it the time to do the work itself (ms). */
const JOB_AFTER_MS = 60_000
/** Tries after which a person is told. */
const STUCK_AFTER = 4

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Pick<Jobs, 'send'>
  readonly gateway: PaymentGateway | null
  readonly ledger: Ledger
  readonly refresh: Refresh | null
  readonly alerts: Alerts
  readonly cancellation: Cancellation
}

export function createWithdrawal(deps: Dependencies) {
  const { db, clock, log, jobs, gateway, ledger, refresh, alerts, cancellation } = deps

  /** Gives back every payment of a contract that still stands. Asked again, nothing is given back twice. */
  async function refund(contractId: string): Promise<void> {
    const contract = await findContract(db, contractId)
    if (!contract?.withdrawalRequestedAt || !contract.userId || !gateway || !refresh) return
    await refresh.contract(contract)
    for (const id of await standingPayments(contract.userId, contractId)) {
      await gateway.refund(id, `withdraw-${id}`)
      await refresh.payment(id)
    }
    const left = await standingPayments(contract.userId, contractId)
    if (left.length > 0) throw new GatewayError('unavailable', null, 'the provider has not given the money back yet')
  }

  async function standingPayments(userId: string, contractId: string): Promise<string[]> {
    const { payments } = await loadFacts(db, userId)
    return payments.filter((payment) => payment.contractId === contractId && stands(payment)).map(({ id }) => id)
  }

  /** The provider will not: what was promised is taken back, and a person has to talk to the payer. */
  async function takeBack(userId: string, contractId: string, cause: GatewayError): Promise<never> {
    await transaction(db, async (trx) => {
      await changeContract(trx, contractId, { withdrawalRequestedAt: null }, clock())
      await ledger.recompute(trx, userId)
      await alerts.raise(trx, 'refund_stuck', contractId, `O provedor recusou a devolução (${cause.status}).`)
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
        for (const { contract } of found) {
          const asked = { withdrawalRequestedAt: now, cancellationRequestedAt: now }
          await changeContract(trx, contract.id, asked, now)
          const startAfter = new Date(Date.now() + JOB_AFTER_MS)
          await jobs.send(refundContract, { contractId: contract.id }, { transaction: trx, startAfter })
        }
        await ledger.recompute(trx, userId)
        return found
      })
      const amountCents = chosen
        .flatMap(({ payments }) => payments)
        .reduce((sum, payment) => sum + payment.amountCents - payment.refundedCents, 0)
      let refunded = true
      for (const { contract } of chosen) {
        await cancellation.endSoon(contract.id)
        await refund(contract.id).catch(async (error: unknown) => {
          if (error instanceof GatewayError && error.kind === 'refused') await takeBack(userId, contract.id, error)
          log.warn({ err: error, contractId: contract.id }, 'the money could not be given back at once')
          refunded = false
        })
      }
      return { refund: refunded ? 'refunded' : 'processing', amountCents, ...(await cancellation.replyFor(userId)) }
    },

    /** Gives money back in this process. */
    async work(queue: Jobs): Promise<void> {
      await queue.work(refundContract, async ({ contractId }, { retry }) => {
        await refund(contractId).catch(async (error: unknown) => {
          if (retry === STUCK_AFTER) await alerts.raise(db, 'refund_stuck', contractId, `Pedido ${contractId}.`)
          throw error
        })
      })
    },
  }
}
