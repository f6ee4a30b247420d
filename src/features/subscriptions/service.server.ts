import type { Db } from '../../platform/db/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/time.ts'
import type { Session } from '../accounts/schema.ts'
import type { PaymentGateway } from '../payments/gateway/schema.ts'
import { type Inbox, registerInboxJobs } from '../payments/inbox/service.server.ts'
import { createAlerts, registerAlertJobs } from './alerts/service.server.ts'
import { createCancellation } from './cancellation/service.server.ts'
import { createEntitlements } from './entitlement/service.server.ts'
import { createGrants } from './grants/service.server.ts'
import { findByProviderId } from './ledger/data.server.ts'
import { createLedger } from './ledger/service.server.ts'
import { createCheckout } from './opening/service.server.ts'
import { RECONCILE_CRON, reconcile, TURN_DAY_CRON, turnDay } from './reconciliation/jobs.server.ts'
import { createReconciliation } from './reconciliation/service.server.ts'
import { createReminders, registerReminderJobs } from './reminders/service.server.ts'
import type { CancelInput } from './schema.ts'
import { createSummary } from './summary/service.server.ts'
import { createSync } from './sync/service.server.ts'
import { createWithdrawal } from './withdrawal/service.server.ts'

export interface SubscriptionsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Null while no provider is set: what was bought holds, nothing can be bought. */
  readonly gateway: PaymentGateway | null
  readonly inbox: Inbox
  readonly site: { readonly name: string; readonly origin: string }
}

/** Plans, checkout and subscriptions: who is premium, and why. Wired once, in main. */
export function createSubscriptions(deps: SubscriptionsDeps) {
  const { db, clock, log, jobs, mailer, gateway, inbox, site } = deps
  const entitlements = createEntitlements({ db, clock })
  const alerts = createAlerts({ jobs, clock })
  const reminders = createReminders({ db, jobs, clock })
  const ledger = createLedger({ db, jobs, clock, alerts, reminders })
  const claimed = (claimId: string) => alerts.raise(db, 'claim', claimId, `Reclamação ${claimId}.`)
  const sync = gateway && createSync({ gateway, ledger, claimed })
  const cancellation = createCancellation({ db, clock, log, gateway, ledger, sync, alerts })
  const withdrawal = createWithdrawal({ db, clock, log, jobs, gateway, ledger, sync, alerts, cancellation })
  const { startCheckout } = createCheckout({ ...deps, sync, ledger, alerts })
  const { summaryOf, receiptsOf } = createSummary({ db, clock, entitlements })
  const { grantPremium, endPremium } = createGrants({ db, clock, ledger, cancellation })
  const reconciliation = createReconciliation({ db, clock, log, jobs, sync, entitlements })

  return {
    entitlementOf: entitlements.entitlementOf,
    startCheckout,
    summaryOf,
    receiptsOf,
    grantPremium,
    endPremium,

    /** See createCancellation. @throws AppError nothing_to_cancel */
    cancel: (who: Session, input: CancelInput) => cancellation.cancel(who.userId, input),

    /** See createWithdrawal. @throws AppError not_withdrawable, refund_refused */
    withdraw: (who: Session) => withdrawal.withdraw(who.userId),

    /** Called before an account is deleted, so that nothing renews itself for a person who left. */
    async leave(who: Session): Promise<void> {
      const { live } = await ledger.statusOf(who.userId)
      if (live) await cancellation.cancel(who.userId, { reason: 'conta excluída' })
    },

    reconcile: reconciliation.reconcile,

    /** The ends that have come, and the reminders that are due. */
    async turnDay(): Promise<void> {
      await reconciliation.expireAll()
      await reminders.remindAll()
    },

    /** Does the work of payments in this process, and schedules what is done every day. */
    async registerJobs(): Promise<void> {
      await registerAlertJobs(jobs, { db, mailer, site })
      await registerReminderJobs(jobs, { db, mailer, site, clock })
      await cancellation.work(jobs)
      await withdrawal.work(jobs)
      await jobs.work(turnDay, () => this.turnDay())
      await jobs.schedule(turnDay, TURN_DAY_CRON)
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

    /** Handles one stored notification now; a job does it otherwise. */
    handleNotification: (inboxId: number): Promise<void> =>
      sync ? inbox.process(inboxId, { handle: sync.handle, stuck }) : Promise.resolve(),
  }

  function stuck(inboxId: number, message: string): Promise<void> {
    return alerts.raise(db, 'notification_stuck', String(inboxId), message)
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
