import { SKILLS } from '../../content/bncc/skills.ts'
import { READY_BOOKLETS } from '../../content/booklets.ts'
import KIND_ADVICE from '../../content/kind-advice.json' with { type: 'json' }
import { VOCABULARY } from '../../content/search/vocabulary.ts'
import { watchMailboxes } from '../features/accounts/mails/mailboxes.service.server.ts'
import { createMailReturns } from '../features/accounts/mails/returns.service.server.ts'
import { createAccounts } from '../features/accounts/service.server.ts'
import { createAccountSupport } from '../features/accounts/support/service.server.ts'
import { ACCOUNT_BACKOFF, ADDRESS_BACKOFF } from '../features/accounts/throttle/rules.ts'
import { createAudit } from '../features/audit/service.server.ts'
import { createBncc } from '../features/bncc/service.server.ts'
import { createDrawingProgress } from '../features/catalogue/seed/progress.service.server.ts'
import { partOf } from '../features/catalogue/seed/rules.ts'
import { createCatalogue } from '../features/catalogue/service.server.ts'
import { createTopics } from '../features/catalogue/topics/service.server.ts'
import { createReadyBooklets } from '../features/classroom/ready/service.server.ts'
import { createContact } from '../features/contact/service.server.ts'
import { createCreations } from '../features/creations/service.server.ts'
import { createBooklets } from '../features/downloads/booklets/service.server.ts'
import { createDownloadHistory } from '../features/downloads/history/service.server.ts'
import { createDownloads } from '../features/downloads/service.server.ts'
import { createFavourites } from '../features/favourites/service.server.ts'
import { createExport } from '../features/imports/export/service.server.ts'
import { createNews } from '../features/news/service.server.ts'
import { createDailyCounts } from '../features/reporting/counts/service.server.ts'
import { createSearchMisses } from '../features/reporting/misses/service.server.ts'
import { createReporting } from '../features/reporting/service.server.ts'
import { createAdminUsers } from '../features/reporting/users/service.server.ts'
import { createWeek } from '../features/reporting/week/service.server.ts'
import { createRequests } from '../features/requests/service.server.ts'
import { sellerLine } from '../features/subscriptions/seller/texts.ts'
import { createVariants } from '../features/variants/service.server.ts'
import { createBackoff } from '../platform/backoff.ts'
import type { Config } from '../platform/config-values.ts'
import { openDatabase } from '../platform/db/pool.ts'
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
import { DRAWINGS } from './drawings.ts'
import { composeEditing } from './editing.ts'
import type { Infrastructure } from './infrastructure.ts'
import { composePayments } from './payments.ts'
import { siteOf } from './site.ts'

/** Everything the product does, wired: the use cases and their dependencies. */
export type Composition = Awaited<ReturnType<typeof compose>>

/** Mailbox of the contact form where no seller is set, which production refuses: the mail sandbox shows it. */
const DEMO_MAILBOX = 'contato@localhost'

interface ComposeOptions {
  readonly config: Config
  readonly infrastructure: Infrastructure
  readonly log: Logger
  readonly lifecycle: Lifecycle
  readonly metrics: Metrics
  /** Port of the site. */
  readonly port: number
  /** True if this process runs jobs; false if it only queues them. */
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
  const returnsKey = deriveKey(secret, 'mail returns')
  const smtp = createSmtpMailer({
    ...infrastructure.smtp,
    replyTo: config.seller?.email ?? null,
    returns: config.mailReturns && { address: config.mailReturns.address, key: returnsKey },
  })
  const mailer = watchMailboxes(smtp, { db, clock, log })
  const mailReturns = createMailReturns({ db, jobs, log, clock, returns: config.mailReturns, key: returnsKey })
  const catalogue = createCatalogue({ db, vocabulary: VOCABULARY })
  const site = siteOf(config, provider)
  const imprint = sellerLine(config.seller)
  const mailSite = { ...site, imprint }
  const audit = createAudit({ db, clock })
  const { inbox, subscriptions, tools } = composePayments({
    db,
    jobs,
    clock,
    log,
    mailer,
    audit,
    provider,
    config,
    site,
    port,
  })
  const { uploads, previews, editing, publishing, imports } = composeEditing({ db, storage, audit, clock, log })
  const dailyCounts = createDailyCounts({ db, clock, log })
  lifecycle.defer('daily counts', dailyCounts.stop)
  const fileSecret = deriveKey(secret, 'file grants')
  const downloads = createDownloads({
    db,
    subscriptions,
    storage,
    secret: fileSecret,
    clock,
    ceiling: config.downloadCeiling,
    onAnswer: metrics.counter(DOWNLOADS),
    onLimitMet: () => dailyCounts.add('limit_met'),
  })
  const services: Services = {
    accounts: createAccounts({
      db,
      config: { ...config, google, imprint },
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
    contact: createContact({
      ...{ db, clock, jobs, mailer, limits, subscriptions },
      mailbox: config.seller?.email ?? DEMO_MAILBOX,
      site: mailSite,
    }),
    downloads,
    creations: createCreations({ db, subscriptions, clock, ceiling: config.downloadCeiling }),
    booklets: createBooklets({
      db,
      subscriptions,
      storage,
      secret: fileSecret,
      clock,
      ceiling: config.downloadCeiling,
    }),
    variants: createVariants({ downloads, freeVariants: config.freeVariants }),
    drawings: createDrawingProgress({
      db,
      keys: partOf(DRAWINGS, config.startingCatalogue).map(({ key }) => key),
      log,
    }),
    downloadHistory: createDownloadHistory({ db, catalogue, clock }),
    adminUsers: createAdminUsers({
      db,
      clock,
      audit,
      support: createAccountSupport({ db, jobs, clock }),
      premium: subscriptions,
    }),
    audit,
    bncc: createBncc({ db, skills: SKILLS, vocabulary: VOCABULARY }),
    editing,
    favourites: createFavourites({ db, catalogue }),
    exports: createExport({ db, clock }),
    imports,
    readyBooklets: createReadyBooklets({ catalogue, booklets: READY_BOOKLETS }),
    news: createNews({ db, clock, jobs, mailer, key: deriveKey(secret, 'news'), site: mailSite }),
    uploads,
    reporting: createReporting({ db, clock }),
    requests: createRequests({ db, clock, jobs, mailer, audit, catalogue, subscriptions, site: mailSite }),
    subscriptions,
    topics: createTopics({ db, clock, kindAdvice: KIND_ADVICE }),
    dailyCounts,
    week: createWeek({ db, clock }),
    searchMisses: createSearchMisses({ db, clock, catalogue, secret: deriveKey(secret, 'search misses') }),
    ...tools,
  }

  return {
    ...{ config, databaseUrl, database, storage, jobs, limits },
    ...{ inbox, mailReturns, previews, publishing, site, services, log },
    lifecycle,
    metrics,
  }
}
