import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time.ts'
import { within } from '../../../platform/within.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Audit } from '../../audit/service.server.ts'
import { ADMIN_PATIENCE_MS, GatewayError, type PaymentGateway } from '../../payments/gateway/schema.ts'
import { findPayment, loadFacts } from '../ledger/facts.data.server.ts'
import { isPaid } from '../ledger/periods/rules.ts'
import type { LedgerRow, LoadedFacts } from '../ledger/schema.ts'
import { paidTwice } from '../ledger/validation/rules.ts'
import { refundFailureOf } from '../refund-failure/rules.ts'
import { isTooOldToRefund } from '../staff-refund/rules.ts'
import type { StaffRefundReply } from '../staff-refund/schema.ts'
import { refundOfRest } from '../withdrawal/rules.ts'
import { choose, findCase, forget, listCases, type StoredCase } from './data.server.ts'
import type { PaidTwiceCase, TwinPayment } from './schema.ts'
import { PAID_TWICE } from './texts.ts'

/** Cases shown at once. */
const CASES_SHOWN = 20

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly audit: Audit
  readonly gateway: PaymentGateway
  /** Asks the provider about a payment and applies the answer. @throws GatewayError */
  readonly lookAgain: (providerId: string) => Promise<void>
  /** Longest wait for the refund (ms); shorter in tests. */
  readonly patienceMs?: () => number
}

/** Purchases that were paid in two tabs, and the refund of one of the payments (rule: paid twice). */
export function createPaidTwice({
  db,
  clock,
  log,
  audit,
  gateway,
  lookAgain,
  patienceMs = () => ADMIN_PATIENCE_MS,
}: Dependencies) {
  /** The case as it is now; null once one of the two was given back. */
  async function caseOf({ id, paymentId, userId, name, email, chosen }: StoredCase): Promise<PaidTwiceCase | null> {
    const facts = await loadFacts(db, userId)
    const payment = facts.payments.find((one) => one.id === paymentId)
    const subscription = facts.subscriptions.find((one) => one.id === payment?.subscriptionId)
    const other = subscription && paidTwice(subscription, facts)
    const twin = facts.payments.find((one) => one.id === other?.id)
    if (!payment || !isPaid(payment) || !twin) return null
    const [first, second] = [payment, twin].flatMap((one) => twinOf(one, facts)).toSorted(byDay)
    return first && second ? { id, person: { id: userId, name, email }, payments: [first, second], chosen } : null
  }

  /** Gives the chosen payment back, under the key of the payment. A refusal takes the choice back. @throws GatewayError */
  async function giveBack(admin: AdminSession, caseId: number, { id, amountCents }: TwinPayment): Promise<'refunded'> {
    try {
      const { refundedCents } = (await findPayment(db, id)) ?? { refundedCents: 0 }
      await gateway.refund(...refundOfRest('twice', { id, amountCents, refundedCents }))
      await lookAgain(id)
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'refused') await forget(db, caseId)
      log.warn({ err: error, paymentId: id }, 'not given back')
      throw error
    }
    await audit.record({
      actorId: admin.userId,
      action: 'payment.refunded',
      subjectType: 'payment',
      subjectId: id,
      summary: PAID_TWICE.auditSummary(id),
      details: { amountCents },
    })
    return 'refunded'
  }

  return {
    /** The cases that wait for an administrator, the longest waiting first; the next ones follow as these are settled. */
    async open(_admin: AdminSession): Promise<PaidTwiceCase[]> {
      const open: PaidTwiceCase[] = []
      for (let after = 0; open.length < CASES_SHOWN; ) {
        const stored = await listCases(db, after, CASES_SHOWN)
        const found = await Promise.all(stored.map(caseOf))
        open.push(...found.filter((one) => one !== null))
        if (stored.length < CASES_SHOWN) break
        after = stored.at(-1)?.id ?? after
      }
      return open.slice(0, CASES_SHOWN)
    },

    /**
     * Gives one of the two payments back in whole. The first choice counts for every administrator; the same one again only
     * asks the provider again. A payment of a subscription ends that subscription too.
     * @returns `processing` while the provider has not answered: the case stays in the list until it has
     * @throws AppError not_found (no such case, or one of the two went back already), refund_too_old, refund_refused,
     * payments_not_configured, provider_unreachable
     */
    async refund(admin: AdminSession, caseId: number, paymentId: string): Promise<StaffRefundReply> {
      const stored = await findCase(db, caseId)
      const found = stored && (await caseOf(stored))
      const payment = found?.payments.find(({ id }) => id === paymentId)
      if (payment && isTooOldToRefund({ approvedAt: new Date(payment.paidAt) }, clock())) {
        throw new AppError('refund_too_old')
      }
      if (!found || !payment || !(await choose(db, caseId, paymentId))) throw new AppError('not_found')
      try {
        const refund = await within(patienceMs(), giveBack(admin, caseId, payment), 'processing' as const)
        return { refund, amountCents: payment.amountCents }
      } catch (error) {
        throw refundFailureOf(error)
      }
    },
  }
}

export type PaidTwice = ReturnType<typeof createPaidTwice>

const byDay = (a: TwinPayment, b: TwinPayment) => (a.paidAt < b.paidAt ? -1 : 1)

function twinOf(payment: LedgerRow, { subscriptions }: LoadedFacts): TwinPayment[] {
  const subscription = subscriptions.find(({ id }) => id === payment.subscriptionId)
  if (!subscription || !payment.approvedAt) return []
  const { id, amountCents, method, cardLastDigits: lastDigits, approvedAt } = payment
  const { type, period: billingPeriod } = subscription
  return [{ id, amountCents, method, lastDigits, type, billingPeriod, paidAt: approvedAt.toISOString() }]
}
