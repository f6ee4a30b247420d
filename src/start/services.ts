import path from 'node:path'
import { SKILLS } from '../../content/bncc/skills.ts'
import { SYNONYMS } from '../../content/search/synonyms.ts'
import { createAccounts } from '../features/accounts/service.server.ts'
import { createAccountSupport } from '../features/accounts/support/service.server.ts'
import { ACCOUNT_BACKOFF, ADDRESS_BACKOFF } from '../features/accounts/throttle/rules.ts'
import { createAudit } from '../features/audit/service.server.ts'
import { createBncc } from '../features/bncc/service.server.ts'
import { createEditing } from '../features/catalogue/editing/service.server.ts'
import { createCatalogue } from '../features/catalogue/service.server.ts'
import { CHECK_WORKER_FILE, createFileChecks } from '../features/catalogue/upload/checks/service.server.ts'
import { createUploads } from '../features/catalogue/upload/service.server.ts'
import { createPreviews } from '../features/catalogue/watermark/service.server.ts'
import { createCreations } from '../features/downloads/creations/service.server.ts'
import { createDownloadHistory } from '../features/downloads/history/service.server.ts'
import { createDownloads } from '../features/downloads/service.server.ts'
import { createVariants } from '../features/downloads/variants/service.server.ts'
import { createFavourites } from '../features/favourites/service.server.ts'
import { createExport } from '../features/imports/export/service.server.ts'
import { createImports } from '../features/imports/service.server.ts'
import { createTables, TABLE_WORKER_FILE } from '../features/imports/table/service.server.ts'
import { createNews } from '../features/news/service.server.ts'
import { createReach } from '../features/payments/diagnostic/reach/service.server.ts'
import { createInbox } from '../features/payments/inbox/service.server.ts'
import { createMercadoPagoGateway } from '../features/payments/mercadopago/service.server.ts'
import { createPaymentEvents } from '../features/payments/monitoring/events/service.server.ts'
import { createMonitoring } from '../features/payments/monitoring/service.server.ts'
import { createTester } from '../features/payments/tester/service.server.ts'
import { createReporting } from '../features/reporting/service.server.ts'
import { createAdminUsers } from '../features/reporting/users/service.server.ts'
import { createRequests } from '../features/requests/service.server.ts'
import { createPaidTwice } from '../features/subscriptions/paid-twice/service.server.ts'
import { createSubscriptions } from '../features/subscriptions/service.server.ts'
import { WEBHOOK_PATH } from '../http/paths.ts'
import { createBackoff } from '../platform/backoff.ts'
import type { Config } from '../platform/config-values.ts'
import { openDatabase } from '../platform/db/pool.ts'
import { loopbackOf } from '../platform/http.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { deriveKey } from '../platform/keys.ts'
import type { Lifecycle } from '../platform/lifecycle.ts'
import { createLimits } from '../platform/limits.ts'
import type { Logger } from '../platform/log.ts'
import { createSmtpMailer } from '../platform/mail/smtp.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { openStorage } from '../platform/storage/open.ts'
import { systemClock } from '../platform/time.ts'
import { LIMITS } from '../product/limits.ts'
import { DOWNLOADS } from '../product/metrics.ts'
import type { Services } from '../web/context.ts'
import type { Site } from '../web/site.ts'
import { type Infrastructure, PROJECT_ROOT } from './infrastructure.ts'

/** Everything the product does, wired: the use cases and their dependencies. */
export type Composition = Awaited<ReturnType<typeof compose>>

interface ComposeOptions {
  readonly config: Config
  readonly infrastructure: Infrastructure
  readonly log: Logger
  readonly lifecycle: Lifecycle
  readonly metrics: Metrics
  /** Where the site answers. */
  readonly port: number
  /** Whether this process does the jobs, or only gives them out. */
  readonly doesJobs: boolean
}

/** Opens database, store and queue, and makes the use cases from them. */
export async function compose({ config, infrastructure, log, lifecycle, metrics, port, doesJobs }: ComposeOptions) {
  const { databaseUrl, secret, google, provider } = infrastructure
  const storage = await openStorage(config)
  const database = openDatabase(databaseUrl, { log })
  lifecycle.defer('database', database.close)
  const jobs = await openJobs({ url: databaseUrl, log, works: doesJobs })
  lifecycle.defer('jobs', jobs.stop)

  const { db } = database
  const clock = systemClock
  const limitsKey = deriveKey(secret, 'limits')
  const limits = createLimits(database.pool, LIMITS, { secret: limitsKey, onRefused: metrics.limitRefused })
  const mailer = createSmtpMailer(infrastructure.smtp)
  const catalogue = createCatalogue({ db, synonyms: SYNONYMS })
  const paymentEvents = createPaymentEvents()
  const inbox = createInbox({ db, jobs, clock, webhookSecret: provider.webhookSecret })
  const gateway = createMercadoPagoGateway(provider)
  const site = siteOf(config, provider)
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
  })
  subscriptions.handleAtOnce()
  const audit = createAudit({ db, clock })
  const fileChecks = createFileChecks({ file: path.join(PROJECT_ROOT, CHECK_WORKER_FILE) })
  const uploads = createUploads({ db, storage, fileChecks, log, clock })
  const tables = createTables({ file: path.join(PROJECT_ROOT, TABLE_WORKER_FILE) })
  const previews = createPreviews({ db, storage, log, clock })
  const isSkill = (code: string) => SKILLS.some((skill) => skill.code === code)
  const editing = createEditing({ db, uploads, previews, audit, storage, log, synonyms: SYNONYMS, isSkill })
  const downloads = createDownloads({
    db,
    subscriptions,
    storage,
    secret: deriveKey(secret, 'file grants'),
    clock,
    ceiling: config.downloadCeiling,
    onAnswer: metrics.counter(DOWNLOADS),
  })
  const services: Services = {
    accounts: createAccounts({
      db,
      config: { ...config, google },
      secret,
      jobs,
      mailer,
      limits,
      backoffs: {
        account: createBackoff(database.pool, 'signInAccount', ACCOUNT_BACKOFF, { secret: limitsKey }),
        address: createBackoff(database.pool, 'signInOrigin', ADDRESS_BACKOFF, { secret: limitsKey }),
      },
      log,
      clock,
      beforeDeletion: (session) => subscriptions.leave(session),
    }),
    catalogue,
    downloads,
    creations: createCreations({ db, subscriptions, clock, ceiling: config.downloadCeiling }),
    variants: createVariants({ db, downloads, subscriptions, clock, freeVariants: config.freeVariants }),
    downloadHistory: createDownloadHistory({ db, catalogue, clock }),
    adminUsers: createAdminUsers({
      db,
      clock,
      audit,
      support: createAccountSupport({ db, jobs, clock }),
      premium: subscriptions,
    }),
    audit,
    bncc: createBncc({ db, skills: SKILLS }),
    editing,
    favourites: createFavourites({ db, catalogue }),
    exports: createExport({ db, clock }),
    imports: createImports({ db, editing, uploads, audit, tables, log }),
    news: createNews({ db, clock, jobs, mailer, key: deriveKey(secret, 'news'), site }),
    paidTwice: createPaidTwice({ db, audit, gateway, lookAgain: subscriptions.lookAgain }),
    uploads,
    paymentEvents,
    paymentMonitoring: createMonitoring({
      db,
      audit,
      lookAgain: subscriptions.lookAgain,
      handleNotification: subscriptions.handleNotification,
    }),
    reporting: createReporting({ db, clock }),
    requests: createRequests({ db, clock, jobs, mailer, audit, catalogue, subscriptions, site }),
    subscriptions,
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

  return {
    ...{ config, databaseUrl, database, storage, jobs, limits },
    ...{ inbox, previews, site, services, log },
    lifecycle,
    metrics,
  }
}

function siteOf(config: Config, { sandboxUrl, publicKey }: Infrastructure['provider']): Site {
  return {
    name: config.siteName,
    origin: config.siteOrigin,
    demo: config.appEnv === 'demo',
    links: { suggestionForm: config.suggestionFormUrl, supportChat: config.supportChatUrl },
    seller: config.seller,
    payments: {
      panelUrl: config.mercadoPagoPanelUrl,
      sandboxUrl,
      cardForm: publicKey ? { publicKey, script: cardFormScript(sandboxUrl) } : null,
    },
  }
}

/** Where browsers get the provider's card form from. */
const cardFormScript = (sandboxUrl: string | null) => `${sandboxUrl ?? 'https://sdk.mercadopago.com'}/js/v2`
