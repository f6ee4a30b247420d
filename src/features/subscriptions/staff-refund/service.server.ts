import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time.ts'
import { within } from '../../../platform/within.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Audit } from '../../audit/service.server.ts'
import { ADMIN_PATIENCE_MS, GatewayError, type PaymentGateway } from '../../payments/gateway/schema.ts'
import { type AlertDeps, createAlerts } from '../alerts/service.server.ts'
import { findPayment } from '../ledger/facts.data.server.ts'
import { refundFailureOf } from '../refund-failure/rules.ts'
import {
  acceptRefund,
  findRefund,
  hasOpenRefund,
  insertRefund,
  listOpenRefunds,
  lockPayment,
  settleRefund,
} from './data.server.ts'
import { STAFF_REFUNDS_CRON, tendStaffRefunds } from './jobs.server.ts'
import { isThere, nextStep, refundableCents, refundProblem, type StaffRefund } from './rules.ts'
import type { StaffRefundInput, StaffRefundReply } from './schema.ts'
import { STAFF_REFUND as texts } from './texts.ts'

/** Open requests looked at in one round. */
const AT_ONCE = 100

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: AlertDeps['jobs']
  readonly audit: Audit
  readonly gateway: PaymentGateway
  /** Asks the provider about a payment and applies the answer. @throws GatewayError */
  readonly lookAgain: (providerId: string) => Promise<void>
  /** Longest wait for each of the two answers (ms); shorter in tests. */
  readonly patienceMs?: () => number
}

/** Money that administrators give back, whole or in part (rule: refund by staff). */
export function createStaffRefunds({
  db,
  clock,
  log,
  jobs,
  audit,
  gateway,
  lookAgain,
  patienceMs = () => ADMIN_PATIENCE_MS,
}: Dependencies) {
  const alerts = createAlerts({ jobs, clock })

  /** Writes the request down, unless the same one is there already. @throws AppError not_found, refund_changed, … */
  const noted = (admin: AdminSession, userId: string, input: StaffRefundInput): Promise<StaffRefund> =>
    transaction(db, async (trx) => {
      const { requestId: id, paymentId, amountCents, refundedCents: beforeCents, reason } = input
      if (!(await lockPayment(trx, paymentId, userId))) throw new AppError('not_found')
      const same = await findRefund(trx, id)
      if (same) {
        if (same.paymentId !== paymentId || same.amountCents !== amountCents) throw new AppError('refund_changed')
        return same
      }
      const payment = await findPayment(trx, paymentId)
      const problem = payment ? refundProblem(payment, input, clock()) : 'changed'
      if (problem === 'amount') {
        const message = texts.amountWrong(payment ? refundableCents(payment) : 0)
        throw new AppError('invalid_input', { issues: [{ path: 'amountCents', message }] })
      }
      if (problem === 'too old') throw new AppError('refund_too_old')
      if (problem || (await hasOpenRefund(trx, paymentId))) throw new AppError('refund_changed')
      const asked = { id, paymentId, amountCents, beforeCents, actorId: admin.userId }
      const refund: StaffRefund = { ...asked, state: 'asked', askedAt: clock(), acceptedAt: null }
      await insertRefund(trx, refund)
      await audit.record(
        {
          actorId: admin.userId,
          action: 'payment.refund_asked',
          subjectType: 'user',
          subjectId: userId,
          summary: texts.audit.asked(amountCents, paymentId),
          details: { paymentId, amountCents, reason },
        },
        { transaction: trx },
      )
      return refund
    })

  /** Closes a request and logs its outcome, once, whichever process sees it first. */
  const close = ({ id, paymentId, amountCents, actorId }: StaffRefund, state: 'done' | 'refused'): Promise<void> =>
    transaction(db, async (trx) => {
      if (!(await settleRefund(trx, id, state, clock()))) return
      const owner = (await findPayment(trx, paymentId))?.userId
      await audit.record(
        {
          actorId,
          action: state === 'done' ? 'payment.refunded' : 'payment.refund_refused',
          subjectType: owner ? 'user' : 'payment',
          subjectId: owner ?? paymentId,
          summary: texts.audit[state](amountCents, paymentId),
          details: { paymentId, amountCents },
        },
        { transaction: trx },
      )
    })

  /** Looks at the payment. @returns whether the money went back; then the request is closed */
  async function settled(refund: StaffRefund): Promise<boolean> {
    await lookAgain(refund.paymentId)
    const payment = await findPayment(db, refund.paymentId)
    if (!payment || !isThere(refund, payment.refundedCents)) return false
    await close(refund, 'done')
    return true
  }

  /** Asks for the money under the key of the request. @throws GatewayError */
  async function ask(refund: StaffRefund): Promise<boolean> {
    const { id, paymentId, amountCents, beforeCents } = refund
    const payment = await findPayment(db, paymentId)
    const isWhole = beforeCents === 0 && payment?.amountCents === amountCents
    try {
      await gateway.refund(paymentId, `staff-${id}`, isWhole ? undefined : amountCents)
      await acceptRefund(db, id, clock())
    } catch (error) {
      // The provider also refuses money that went back meanwhile, by this request or in its panel.
      if (error instanceof GatewayError && error.kind === 'refused' && !(await settled(refund))) {
        await close(refund, 'refused')
        throw error
      }
      if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    }
    return settled(refund)
  }

  /** The answer of the provider, false while there is none. */
  const inTime = (answer: Promise<boolean>) => within(patienceMs(), answer, false)

  /** True once the money is back, false while the provider has not answered: the rounds of `tend` then go on. */
  const askInTime = (refund: StaffRefund): Promise<boolean> =>
    inTime(
      ask(refund).catch((err: unknown) => {
        log.warn({ err, paymentId: refund.paymentId }, 'not given back')
        throw err
      }),
    )

  /** Goes on with an open request. */
  async function goOn(refund: StaffRefund): Promise<void> {
    if (await settled(refund)) return
    const step = nextStep(refund, clock())
    if (step === 'ask') await ask(refund)
    if (step === 'ask' || step === 'wait') return
    await alerts.raise(db, 'refund_stuck', refund.paymentId, `Pagamento ${refund.paymentId}.`)
    if (step === 'give up') await close(refund, 'refused')
  }

  /** Every few minutes: requests whose money is not back yet. */
  async function tend(): Promise<void> {
    for (const refund of await listOpenRefunds(db, AT_ONCE)) {
      await goOn(refund).catch((err: unknown) => log.warn({ err, paymentId: refund.paymentId }, 'not given back yet'))
    }
  }

  return {
    /**
     * Gives money of a person's payment back. The same request again, from any tab, gives it back once; another one is
     * refused while more went back than its administrator saw. A whole payment takes its period along.
     * @throws AppError not_found, invalid_input (the amount), refund_changed, refund_too_old, refund_refused,
     * payments_not_configured, provider_unreachable
     */
    async refund(admin: AdminSession, userId: string, input: StaffRefundInput): Promise<StaffRefundReply> {
      const { amountCents } = input
      try {
        const known = await findRefund(db, input.requestId)
        const isLookedAt = known !== null || (await inTime(lookAgain(input.paymentId).then(() => true)))
        if (!isLookedAt) throw new AppError('provider_unreachable')
        const refund = await noted(admin, userId, input)
        if (refund.state === 'refused') throw new AppError('refund_refused')
        const isDone = refund.state === 'done' || (await askInTime(refund))
        return { refund: isDone ? 'refunded' : 'processing', amountCents }
      } catch (error) {
        throw refundFailureOf(error)
      }
    },

    tend,

    /** Goes on with open requests in this process. */
    async registerJobs(queue: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      await queue.work(tendStaffRefunds, tend)
      await queue.schedule(tendStaffRefunds, STAFF_REFUNDS_CRON)
    },
  }
}

export type StaffRefunds = ReturnType<typeof createStaffRefunds>
