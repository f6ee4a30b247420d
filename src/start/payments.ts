import type { Audit } from '../features/audit/service.server.ts'
import { createCredentialsCheck } from '../features/payments/credentials/service.server.ts'
import { createReach } from '../features/payments/diagnostic/reach/service.server.ts'
import { createInbox } from '../features/payments/inbox/service.server.ts'
import { createMercadoPagoGateway } from '../features/payments/mercadopago/service.server.ts'
import { createPaymentEvents } from '../features/payments/monitoring/events/service.server.ts'
import { createMonitoring } from '../features/payments/monitoring/service.server.ts'
import { createTester } from '../features/payments/tester/service.server.ts'
import { createAlerts } from '../features/subscriptions/alerts/service.server.ts'
import { createBuyerDocuments } from '../features/subscriptions/buyer-document/service.server.ts'
import { createPaidTwice } from '../features/subscriptions/paid-twice/service.server.ts'
import { createSales } from '../features/subscriptions/sales/service.server.ts'
import { createSubscriptions } from '../features/subscriptions/service.server.ts'
import { createStaffRefunds } from '../features/subscriptions/staff-refund/service.server.ts'
import { WEBHOOK_PATH } from '../http/paths.ts'
import type { Config } from '../platform/config-values.ts'
import type { Db } from '../platform/db/pool.ts'
import { loopbackOf } from '../platform/http.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { say } from '../platform/terminal.ts'
import { type Clock, dateKey } from '../platform/time.ts'
import { termsDocument } from '../web/screens/institutional/terms-texts.ts'
import type { Site } from '../web/site.ts'
import type { Infrastructure } from './infrastructure.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Logger
  readonly mailer: Mailer
  readonly audit: Audit
  readonly provider: Infrastructure['provider']
  readonly config: Config
  readonly site: Site
  /** Port of the site. */
  readonly port: number
}

/** Composes the services of money: the provider's notifications, subscriptions, and the administrators' tools. */
export function composePayments({ db, jobs, clock, log, mailer, audit, provider, config, site, port }: Dependencies) {
  const paymentEvents = createPaymentEvents()
  const inbox = createInbox({ db, jobs, clock, webhookSecret: provider.webhookSecret })
  const gateway = createMercadoPagoGateway(provider)
  const webhookUrl = `${config.siteOrigin}${WEBHOOK_PATH}`
  const subscriptions = createSubscriptions({
    db,
    clock,
    log,
    jobs,
    mailer,
    gateway,
    inbox,
    site: { ...site, webhookUrl },
    contract: termsDocument({
      siteName: site.name,
      supportChat: site.links.supportChat,
      seller: site.seller,
      privacyOfficer: site.privacyOfficer,
    }),
  })
  subscriptions.handleAtOnce()
  const alerts = createAlerts({ jobs, clock })
  const tools = {
    paymentEvents,
    paymentMonitoring: createMonitoring({
      db,
      log,
      audit,
      lookAgain: subscriptions.lookAgain,
      handleNotification: subscriptions.handleNotification,
    }),
    paidTwice: createPaidTwice({ db, clock, log, audit, gateway, lookAgain: subscriptions.lookAgain }),
    credentialsCheck: createCredentialsCheck({
      credentials: { ...provider, isProduction: config.appEnv === 'production' },
      apiUrl: provider.apiUrl,
      clock,
      log,
      say,
      alert: (problem, message) => alerts.raise(db, 'credentials', `${dateKey(clock())} ${problem}`, message),
    }),
    buyerDocuments: createBuyerDocuments({ db, clock }),
    sales: createSales({ db, audit }),
    staffRefunds: createStaffRefunds({ db, clock, log, jobs, audit, gateway, lookAgain: subscriptions.lookAgain }),
    webhookTester: createTester({
      audit,
      clock,
      reach: createReach({
        own: { origin: config.siteOrigin, host: loopbackOf(config.host), port },
        allowInternal: config.appEnv !== 'production',
      }),
      webhookUrl,
      webhookSecret: provider.webhookSecret,
    }),
  }

  return { inbox, subscriptions, tools }
}
