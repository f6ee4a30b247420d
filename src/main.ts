import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
import { STARTING_CATALOGUE } from '../content/catalogue.ts'
import type { Services, Site } from './app/context.ts'
import { measured } from './app/edge/measure.ts'
import { createServer } from './app/server.ts'
import { watchPages } from './app/visitor-pages/figures.ts'
import { visitorListener } from './app/visitor-pages/listener.ts'
import { createVisitorPages } from './app/visitor-pages/pages.ts'
import { createAccounts } from './features/accounts/service.server.ts'
import { createCatalogue } from './features/catalogue/service.server.ts'
import { createStartingCatalogue } from './features/catalogue/starting/service.server.ts'
import { createDownloads } from './features/downloads/service.server.ts'
import { createRetention } from './features/retention/service.server.ts'
import { createSubscriptions } from './features/subscriptions/service.server.ts'
import { type Config, loadConfig, readEnvironment } from './platform/config.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/start.ts'
import { listen } from './platform/db/listen.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/pool.ts'
import { createErrorReporter } from './platform/error-report.ts'
import { openHttpServer } from './platform/http.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts'
import { createLimits } from './platform/limits.ts'
import { createLog, type Logger } from './platform/log.ts'
import { openMailer } from './platform/mail/open.ts'
import { watchDatabase } from './platform/metrics/database.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { ensureSecret } from './platform/secret.ts'
import { describeStartError } from './platform/start-error.ts'
import { openStorage } from './platform/storage/open.ts'
import { progressBar, say } from './platform/terminal.ts'
import { systemClock } from './platform/time.ts'

/** Commands run from the project's root: migrations and the renderer's worker are found from there. */
const PROJECT_ROOT = process.cwd()

/** Channel on which the database tells of every change of an activity (migration 0006). */
const CATALOGUE_CHANGED = 'catalogue_changed'

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
  lifecycle.at('http', http.drain)

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
  const mailer = openMailer(config)
  const subscriptions = createSubscriptions({ db, clock })
  const services: Services = {
    accounts: createAccounts({ db, config, secret, jobs, mailer, limits, log, clock }),
    catalogue: createCatalogue({ db }),
    downloads: createDownloads({
      db,
      subscriptions,
      storage,
      secret,
      clock,
      ceiling: config.downloadCeiling,
      onAnswer: metrics.downloadAnswered,
    }),
    subscriptions,
  }

  if (config.appEnv === 'production') await services.accounts.refuseDemoAccounts()
  await services.accounts.applyAdminEmail()
  await services.accounts.workJobs()
  await createRetention({ db, jobs, log, clock }).workJobs()
  await createStartingCatalogue({
    db,
    storage,
    log,
    entries: STARTING_CATALOGUE,
    projectRoot: PROJECT_ROOT,
    siteName: config.siteName,
  }).importMissing({ onProgress: progressBar('Desenhando as atividades') })

  if (config.appEnv === 'demo')
    for await (const { role, email, password } of services.accounts.createDemoAccounts())
      say(`Conta de demonstração (${role}): ${email}  senha: ${password}`)

  const app = createServer({
    services,
    site: siteOf(config),
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
  const edge = getRequestListener(app.fetch)
  if (development) {
    http.serve((request, response) => development.middleware(request, response, () => void edge(request, response)))
  } else {
    const pages = createVisitorPages({
      render: async (address) => app.fetch(new Request(`${config.siteOrigin}${address}`), { visitorPage: true }),
      now: Date.now,
    })
    const changes = listen(databaseUrl, CATALOGUE_CHANGED, { onMessage: pages.drop, log })
    lifecycle.at('listeners', changes.stop)
    watchPages(metrics, pages)
    const next = (request: IncomingMessage, response: ServerResponse) => void edge(request, response)
    http.serve(measured(metrics, visitorListener(pages, { now: Date.now, next })))
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

function siteOf(config: Config): Site {
  return {
    name: config.siteName,
    origin: config.siteOrigin,
    demo: config.appEnv === 'demo',
    links: { suggestionForm: config.suggestionFormUrl, supportChat: config.supportChatUrl },
  }
}

/** React Router's handler; during development it takes up each change of a screen. */
function renderer(development: boolean) {
  const build = () => import('virtual:react-router/server-build')
  return createRequestHandler(build, development ? 'development' : 'production')
}

if (import.meta.env.PROD) await start(null)
