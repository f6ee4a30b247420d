import { type Db, transaction } from '../../platform/db/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/time.ts'
import { AppError } from '../../product/errors.ts'
import type { Session } from '../accounts/schema.ts'
import type { PaymentGateway } from '../payments/gateway/schema.ts'
import { type Inbox, registerInboxJobs } from '../payments/inbox/service.server.ts'
import { createAlerts, registerAlertJobs } from './alerts/service.server.ts'
import { createCancellation } from './cancellation/service.server.ts'
import type { ContractDocument } from './contract/schema.ts'
import { createContracts } from './contract/service.server.ts'
import { createEntitlements } from './entitlement/service.server.ts'
import { createGrants } from './grants/service.server.ts'
import { findByProviderId } from './ledger/facts.data.server.ts'
import { createLedger } from './ledger/service.server.ts'
import type { MailSite } from './mails/schema.ts'
import { createCheckout } from './opening/service.server.ts'
import { createPaying } from './paying/service.server.ts'
import { RECONCILE_CRON, reconcile, TURN_DAY_CRON, turnDay, UPKEEP_CRON, upkeep } from './reconciliation/jobs.server.ts'
import { createReconciliation } from './reconciliation/service.server.ts'
import { createNotices, registerNoticeJobs } from './reminders/service.server.ts'
import type { CancelInput } from './schema.ts'
import { createSummary } from './summary/service.server.ts'
import { createSync } from './sync/service.server.ts'
import { createUpkeep } from './upkeep/service.server.ts'
import { createWithdrawal } from './withdrawal/service.server.ts'

export interface SubscriptionsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Null without a provider: purchases stay valid, buying is disabled. */
  readonly gateway: PaymentGateway | null
  readonly inbox: Inbox
  readonly site: MailSite & {
    /** Target of the provider's notifications. */
    readonly webhookUrl: string
  }
  /** The terms of today, which apply to each new purchase; null without terms. */
  readonly contract?: ContractDocument | null
  /** Longest wait of a user for the provider (ms); shorter in tests. */
  readonly patienceMs?: () => number
}

/** Plans, checkout and subscriptions: who is premium, and why. */
export function createSubscriptions(deps: SubscriptionsDeps) {
  const { db, clock, log, jobs, mailer, gateway, inbox, site } = deps
  const entitlements = createEntitlements({ db, clock })
  const alerts = createAlerts({ jobs, clock })
  const notices = createNotices({ db, jobs, clock })
  const ledger = createLedger({ db, jobs, clock, alerts, notices })
  const claimed = (claimId: string) => alerts.raise(db, 'claim', claimId, `Reclamação ${claimId}.`)
  const sync = gateway && createSync({ gateway, ledger, claimed, log: deps.log })
  const cancellation = createCancellation({ db, clock, log, gateway, ledger, sync, alerts, notices })
  const withdrawal = createWithdrawal({ ...deps, ledger, sync, alerts, cancellation, notices })
  const checkout = createCheckout({ ...deps, sync, ledger, alerts, notices })
  const paying = createPaying({ ...deps, sync, ledger, alerts, checkout, cancellation })
  const tending = createUpkeep({ db, clock, log, sync, ledger, cancellation, entitlements, notices })
  const { lookFor } = tending
  const summary = createSummary({ db, clock, entitlements, lookFor, site })
  const { grantPremium, endPremium } = createGrants({ db, clock, ledger, cancellation })
  const contracts = createContracts({ db, clock, site, document: deps.contract ?? null })
  const reconciliation = createReconciliation({ db, clock, log, sync, cancellation })

  return {
    entitlementOf: entitlements.entitlementOf,
    startCheckout: checkout.startCheckout,
    paying,
    lookFor,
    summaryOf: summary.summaryOf,
    receiptsOf: summary.receiptsOf,
    receiptPdf: (who: Session, paymentId: string) => summary.receiptPdf(who, paymentId),
    grantPremium,
    endPremium,

    /** See createCancellation. @throws AppError nothing_to_cancel */
    cancel: (who: Session, input: CancelInput) => cancellation.cancel(who.userId, input),

    /** See createWithdrawal. @throws AppError not_withdrawable, not_charged_yet, refund_refused */
    withdraw: (who: Session) => withdrawal.withdraw(who.userId),

    /** Called before an account is deleted, so that no subscription renews afterwards. */
    async leave(who: Session): Promise<void> {
      const marked = await transaction(db, async (trx) => {
        const found = await cancellation.markAll(trx, who.userId, 'conta excluída')
        await ledger.recompute(trx, who.userId)
        return found ?? []
      })
      await cancellation.endSoon(marked)
    },

    reconcile: reconciliation.reconcile,
    tend: tending.tend,

    /** The ends that have come, and the reminders that are due. */
    async turnDay(): Promise<void> {
      await tending.expireAll()
      await tending.lapseAll()
      await notices.remindAll()
    },

    /** Does the work of payments in this process, and schedules what is done every day. */
    async registerJobs(): Promise<void> {
      await registerAlertJobs(jobs, { db, mailer, site })
      await contracts.keep()
      await registerNoticeJobs(jobs, { db, mailer, site, clock, contractOf: contracts.fileOf })
      await cancellation.work(jobs)
      await withdrawal.work(jobs)
      await jobs.work(turnDay, () => this.turnDay())
      await jobs.schedule(turnDay, TURN_DAY_CRON)
      await jobs.work(upkeep, tending.tend)
      await jobs.schedule(upkeep, UPKEEP_CRON)
      await jobs.work(reconcile, async () => {
        await inbox.resend()
        await reconciliation.reconcile()
      })
      await jobs.schedule(reconcile, RECONCILE_CRON)
      if (sync) await registerInboxJobs(jobs, inbox, { handle: sync.handle, stuck })
    },

    /**
     * Asks the provider about a payment or subscription, by its id there, and applies the answer.
     * @throws GatewayError, AppError payments_not_configured
     */
    async lookAgain(providerId: string): Promise<void> {
      if (!sync) throw new AppError('payments_not_configured')
      const subscription = await findByProviderId(db, providerId)
      // Unknown to us: the provider numbers payments, so a number is a payment.
      const isPayment = subscription ? subscription.type === 'one_time' : /^\d+$/.test(providerId)
      await (isPayment ? sync.payment(providerId) : sync.providerSubscription(providerId))
    },

    /** From now on notifications are handled in this process as they come, and not only by a job. */
    handleAtOnce(): void {
      if (sync) inbox.handleAtOnce({ handle: sync.handle, stuck })
    },

    /** Handles one stored notification now; a job does it otherwise. */
    handleNotification: (inboxId: number): Promise<void> =>
      sync ? inbox.process(inboxId, { handle: sync.handle, stuck }) : Promise.resolve(),
  }

  function stuck(inboxId: number, message: string): Promise<void> {
    return alerts.raise(db, 'notification_stuck', String(inboxId), message)
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
