import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
import { STARTING_CATALOGUE } from '../content/catalogue.ts'
import type { Services, Site } from './app/context.ts'
import { WEBHOOK_PATH } from './app/doors/webhook.ts'
import { measured } from './app/edge/measure.ts'
import { createFront } from './app/front.ts'
import { createServer } from './app/server.ts'
import { createAccounts } from './features/accounts/service.server.ts'
import { createAccountSupport } from './features/accounts/support/service.server.ts'
import { ACCOUNT_BACKOFF, ADDRESS_BACKOFF } from './features/accounts/throttle/rules.ts'
import { createAudit } from './features/audit/service.server.ts'
import { createEditing } from './features/catalogue/editing/service.server.ts'
import { createImports } from './features/catalogue/import/service.server.ts'
import { createCatalogue } from './features/catalogue/service.server.ts'
import { sampleOf } from './features/catalogue/starting/rules.ts'
import { createStartingCatalogue } from './features/catalogue/starting/service.server.ts'
import { createPdfCheck, PDF_WORKER_FILE } from './features/catalogue/upload/pdf/service.server.ts'
import { createUploads } from './features/catalogue/upload/service.server.ts'
import { createDownloadHistory } from './features/downloads/history/service.server.ts'
import { createDownloads } from './features/downloads/service.server.ts'
import { createReach } from './features/payments/diagnostic/reach/service.server.ts'
import { createInbox } from './features/payments/inbox/service.server.ts'
import { createMercadoPagoGateway } from './features/payments/mercadopago/service.server.ts'
import { createPaymentEvents } from './features/payments/monitoring/events/service.server.ts'
import { createMonitoring } from './features/payments/monitoring/service.server.ts'
import { createTester } from './features/payments/tester/service.server.ts'
import { workReporting } from './features/reporting/jobs.server.ts'
import { createReporting } from './features/reporting/service.server.ts'
import { createAdminUsers } from './features/reporting/users/service.server.ts'
import { createRetention } from './features/retention/service.server.ts'
import { createSubscriptions } from './features/subscriptions/service.server.ts'
import { createBackoff } from './platform/backoff.ts'
import { type Config, loadConfig, readEnvironment } from './platform/config.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/start.ts'
import { listen } from './platform/db/listen.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/pool.ts'
import { createErrorReporter } from './platform/error-report.ts'
import { loopbackOf, openHttpServer } from './platform/http.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts'
import { createLimits } from './platform/limits.ts'
import { createLog, type Logger } from './platform/log.ts'
import { createSmtpMailer } from './platform/mail/smtp.ts'
import { watchDatabase } from './platform/metrics/database.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { ensureSecret } from './platform/secret.ts'
import { describeStartError } from './platform/start-error.ts'
import { openStorage } from './platform/storage/open.ts'
import { progressBar, say } from './platform/terminal.ts'
import { systemClock } from './platform/time.ts'
import { googleSandbox, mailSandbox, paymentProvider } from './stand-ins.ts'

/** The site opens with so many pieces, some of each category; the others are drawn while it is open already. */
const OPENING_PIECES = 48

/** Commands run from the project's root: migrations and the renderer's worker are found from there. */
const PROJECT_ROOT = process.cwd()

/** Channel on which the database tells of every change of an activity (migration 0006). */
const CATALOGUE_CHANGED = 'catalogue_changed'
/** And of every change of a watched payment or a notification (migration 0007). */
const PAYMENT_EVENTS = 'payment_events'

type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Starts the process: port, database, catalogue, then the site. Ends it with one clear line when that cannot be.
 * @param development Vite's middleware, which then serves the browser's files; null for the built product
 */
export async function start(development: { middleware: DevMiddleware } | null): Promise<void> {
  let config: Config | null = null
  let lifecycle: Lifecycle | null = null
  try {
    config = loadConfig(readEnvironment())
    const metrics = createMetrics()
    const reporter = openReporter(config, (err) => log.warn({ err }, 'an error report did not arrive'))
    const log = createLog({
      level: config.logLevel,
      pretty: config.appEnv !== 'production',
      onTrouble(level, line) {
        metrics.logged(level)
        if (level !== 'warn') reporter?.take(line)
      },
    })
    lifecycle = createLifecycle(log)
    if (reporter) lifecycle.at('reports', reporter.stop)
    lifecycle.handleSignals()
    await startSite({ config, log, lifecycle, metrics, development })
  } catch (error) {
    for (const line of describeStartError(error, config)) process.stderr.write(`${line}\n`)
    await lifecycle?.stop()
    process.exit(1)
  }
}

interface Start {
  readonly config: Config
  readonly log: Logger
  readonly lifecycle: Lifecycle
  readonly metrics: Metrics
  readonly development: { middleware: DevMiddleware } | null
}

async function startSite({ config, log, lifecycle, metrics, development }: Start): Promise<void> {
  const http = await openHttpServer(config)
  const paymentEvents = createPaymentEvents()
  lifecycle.at('http', () => {
    // Streams never finish by themselves: they would be waited for.
    paymentEvents.close()
    return http.drain()
  })

  const storage = await openStorage(config)
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, log, lifecycle))
  await migrate(databaseUrl, { directory: path.join(PROJECT_ROOT, 'migrations'), log })
  const database = openDatabase(databaseUrl, { log })
  lifecycle.at('database', database.close)
  const jobs = await openJobs({ url: databaseUrl, log })
  lifecycle.at('jobs', jobs.stop)

  const { db } = database
  const clock = systemClock
  const secret = config.appSecret ?? (await ensureSecret(config.dataDir))
  const limits = createLimits(database.pool, { secret, onRefused: metrics.limitRefused })
  watchDatabase(metrics, database.pool, Date.now)
  const mailer = createSmtpMailer(config.smtp ?? (await mailSandbox(config, http.port, lifecycle)))
  const catalogue = createCatalogue({ db })
  const google = config.google ?? (await googleSandbox(config, http.port, lifecycle))
  const provider = await paymentProvider(config, http.port, lifecycle)
  const inbox = createInbox({ db, jobs, clock, webhookSecret: provider.webhookSecret })
  const gateway = createMercadoPagoGateway(provider)
  const site = siteOf(config, provider.sandboxUrl)
  const subscriptions = createSubscriptions({ db, clock, log, jobs, mailer, gateway, inbox, site })
  const audit = createAudit({ db, clock })
  const pdfCheck = createPdfCheck({ file: path.join(PROJECT_ROOT, PDF_WORKER_FILE) })
  const uploads = createUploads({ db, storage, pdfCheck, log, clock })
  const editing = createEditing({ db, uploads, audit, storage, log })
  const services: Services = {
    accounts: createAccounts({
      db,
      config: { ...config, google },
      secret,
      jobs,
      mailer,
      limits,
      backoffs: {
        account: createBackoff(database.pool, 'signInAccount', ACCOUNT_BACKOFF, { secret }),
        address: createBackoff(database.pool, 'signInOrigin', ADDRESS_BACKOFF, { secret }),
      },
      log,
      clock,
      beforeDeletion: (session) => subscriptions.leave(session),
    }),
    catalogue,
    downloads: createDownloads({
      db,
      subscriptions,
      storage,
      secret,
      clock,
      ceiling: config.downloadCeiling,
      onAnswer: metrics.downloadAnswered,
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
    editing,
    imports: createImports({ db, editing, uploads, audit, log }),
    uploads,
    paymentEvents,
    paymentMonitoring: createMonitoring({
      db,
      audit,
      lookAgain: subscriptions.lookAgain,
      handleNotification: subscriptions.handleNotification,
    }),
    reporting: createReporting({ db, clock }),
    subscriptions,
    webhookTester: createTester({
      audit,
      clock,
      reach: createReach({
        own: { origin: config.siteOrigin, host: loopbackOf(config.host), port: http.port },
        allowInternal: config.appEnv !== 'production',
      }),
      webhookUrl: `${config.siteOrigin}${WEBHOOK_PATH}`,
      webhookSecret: provider.webhookSecret,
    }),
  }

  if (config.appEnv === 'production') await services.accounts.refuseDemoAccounts()
  await services.accounts.applyAdminEmail()
  await services.accounts.workJobs()
  await subscriptions.workJobs()
  await uploads.workJobs(jobs)
  await workReporting(jobs, services.reporting)
  await createRetention({ db, jobs, log, clock }).workJobs()
  const isSample = config.startingCatalogue === 'sample'
  const starting = createStartingCatalogue({
    db,
    storage,
    log,
    entries: isSample ? sampleOf(STARTING_CATALOGUE) : STARTING_CATALOGUE,
    projectRoot: PROJECT_ROOT,
    siteName: config.siteName,
  })
  lifecycle.at('catalogue', starting.stop)
  const { finished } = await starting.bringIn({
    onProgress: progressBar('Desenhando as atividades'),
    // A site that shows its sample is complete from its first page on: what tests rely on.
    ...(!isSample && { opening: OPENING_PIECES }),
  })
  finished.catch((err: unknown) => log.error({ err }, 'the starting catalogue is incomplete; the next start goes on'))
  if (lifecycle.isStopping()) return

  if (config.appEnv === 'demo' || config.appEnv === 'development')
    for await (const { role, email, password } of services.accounts.createDemoAccounts())
      say(`Conta de demonstração (${role}): ${email}  senha: ${password}`)

  const app = createServer({
    services,
    inbox,
    site,
    storage,
    limits,
    log,
    metrics,
    metricsToken: config.metricsToken,
    dependencies: [
      { name: 'database', check: () => database.pool.query('select 1') },
      { name: 'storage', check: storage.check },
    ],
    isStopping: lifecycle.isStopping,
    renderPage: renderer(development !== null),
    assets: development ? null : 'build/client',
    strictOrigin: config.appEnv === 'production',
    trustedProxies: config.trustProxy,
  })
  const watched = listen(databaseUrl, PAYMENT_EVENTS, { onMessage: paymentEvents.publish, log })
  lifecycle.at('listeners', watched.stop)
  const edge = getRequestListener(app.fetch)
  if (development) {
    http.serve((request, response) => development.middleware(request, response, () => void edge(request, response)))
  } else {
    const next = (request: IncomingMessage, response: ServerResponse) => void edge(request, response)
    const front = createFront({ app, next, services, site, metrics })
    const changes = listen(databaseUrl, CATALOGUE_CHANGED, { onMessage: front.drop, log })
    lifecycle.at('listeners', () => Promise.all([watched.stop(), changes.stop()]))
    http.serve(measured(metrics, front.listener))
  }

  if (config.appEnv === 'demo') say('Modo de demonstração: banco de dados, e-mails e contas são de teste.')
  say(`${config.siteName} está no ar em http://localhost:${http.port}`)
}

function openReporter({ errorWebhookUrl, siteOrigin }: Config, onLost: (error: unknown) => void) {
  return errorWebhookUrl ? createErrorReporter({ url: errorWebhookUrl, site: siteOrigin, now: Date.now, onLost }) : null
}

async function embeddedDatabase({ dataDir }: Config, log: Logger, lifecycle: Lifecycle): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), log })
  lifecycle.at('postgres', postgres.stop)
  return postgres.url
}

function siteOf(config: Config, sandboxUrl: string | null): Site {
  return {
    name: config.siteName,
    origin: config.siteOrigin,
    demo: config.appEnv === 'demo',
    links: { suggestionForm: config.suggestionFormUrl, supportChat: config.supportChatUrl },
    payments: { panelUrl: config.mercadoPagoPanelUrl, sandboxUrl },
  }
}

/** React Router's handler; during development it takes up each change of a screen. */
function renderer(development: boolean) {
  const build = () => import('virtual:react-router/server-build')
  return createRequestHandler(build, development ? 'development' : 'production')
}

if (import.meta.env.PROD) await start(null)
