import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { within } from '../../../platform/within.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Audit } from '../../audit/service.server.ts'
import { ADMIN_PATIENCE_MS, GatewayError, type ProviderPayment, type ProviderSubscription } from '../gateway/schema.ts'
import {
  findMonitored,
  findPayer,
  selectEffects,
  selectMonitored,
  selectNotifications,
  selectUnhandled,
  upsertMonitoring,
} from './data.server.ts'
import { paymentVerdict, refusedVerdict, subscriptionVerdict } from './rules.ts'
import {
  type MonitoredPayment,
  PAYMENTS_SHOWN,
  type PaymentDetail,
  type PaymentsQuery,
  type Refusal,
} from './schema.ts'
import { MONITORING_TEXTS } from './texts.ts'

interface About {
  readonly userId: string | null
  /** Null when it was applied. */
  readonly refusal: Refusal | null
  readonly now: Date
}

/** Shows a payment in the monitoring list, in the transaction that applies it. */
export function monitorPayment(db: Db, payment: ProviderPayment, { userId, refusal, now }: About): Promise<void> {
  const verdict = refusal ? refusedVerdict(refusal) : paymentVerdict(payment)
  const { id: paymentId, amountCents, method } = payment
  return upsertMonitoring(db, { paymentId, amountCents, method, userId, ...verdict }, now)
}

/** Shows a subscription by card in the same list: how its payer got on with authorising it. */
export function monitorSubscription(db: Db, one: ProviderSubscription, { userId, refusal, now }: About): Promise<void> {
  const verdict = refusal ? refusedVerdict(refusal) : subscriptionVerdict(one)
  return upsertMonitoring(
    db,
    { paymentId: one.id, amountCents: one.amountCents, method: null, userId, ...verdict },
    now,
  )
}

interface Dependencies {
  readonly db: Db
  readonly log: Logger
  readonly audit: Audit
  /** Asks the provider about a payment or subscription again and applies the answer. @throws GatewayError, AppError */
  readonly lookAgain: (providerId: string) => Promise<void>
  /** Handles one stored notification now. @throws GatewayError */
  readonly handleNotification: (inboxId: number) => Promise<void>
  /** Longest wait for the provider (ms); shorter in tests. */
  readonly patienceMs?: () => number
}

/** The payments as administrators watch them (rule: monitoring list). */
export function createMonitoring({
  db,
  log,
  audit,
  lookAgain,
  handleNotification,
  patienceMs = () => ADMIN_PATIENCE_MS,
}: Dependencies) {
  async function detailOf(paymentId: string): Promise<PaymentDetail> {
    const payment = await findMonitored(db, paymentId)
    if (!payment) throw new AppError('not_found')
    const [person, notifications, effects] = await Promise.all([
      payment.user_id === null ? null : findPayer(db, payment.user_id),
      selectNotifications(db, paymentId, PAYMENTS_SHOWN),
      selectEffects(db, paymentId, PAYMENTS_SHOWN),
    ])
    return { payment, person, notifications, effects }
  }

  async function applyAgain(admin: AdminSession, { payment_id: paymentId, status }: MonitoredPayment) {
    try {
      await lookAgain(paymentId)
      for (const inboxId of await selectUnhandled(db, paymentId)) await handleNotification(inboxId)
    } catch (err) {
      log.warn({ err, paymentId }, 'not processed again')
      throw err
    }
    const detail = await detailOf(paymentId)
    await audit.record({
      actorId: admin.userId,
      action: 'payment.processed_again',
      subjectType: 'payment',
      subjectId: paymentId,
      summary: MONITORING_TEXTS.auditSummary(paymentId),
      details: { before: { status }, after: { status: detail.payment.status } },
    })
    return detail
  }

  return {
    /** The newest rows, at most {@link PAYMENTS_SHOWN}. */
    list: (_admin: AdminSession, query: PaymentsQuery = {}): Promise<MonitoredPayment[]> =>
      selectMonitored(db, query, PAYMENTS_SHOWN),

    /** Everything behind one row. @throws AppError not_found */
    detail: (_admin: AdminSession, paymentId: string): Promise<PaymentDetail> => detailOf(paymentId),

    /**
     * Reads the payment from the provider again and applies it, independent of earlier notifications; also handles its
     * waiting ones. A provider that is slow is not waited for: the work goes on, and the list shows what comes of it.
     * @throws AppError not_found, payments_not_configured, provider_unreachable, checkout_refused
     */
    async processAgain(admin: AdminSession, paymentId: string): Promise<PaymentDetail> {
      const { payment } = await detailOf(paymentId)
      const detail = await within(patienceMs(), applyAgain(admin, payment), null).catch((error: unknown) => {
        throw failureOf(error)
      })
      if (!detail) throw new AppError('provider_unreachable')
      return detail
    },
  }
}

export type Monitoring = ReturnType<typeof createMonitoring>

/** Our error for each refusal of the provider. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error
  if (error.kind === 'misconfigured') return new AppError('payments_not_configured', { cause: error })
  return new AppError(error.kind === 'refused' ? 'checkout_refused' : 'provider_unreachable', { cause: error })
}
