import { normalizeAddress } from './http/middleware/address.ts'
import { loadConfig, readEnvironment } from './platform/config.ts'
import type { Config } from './platform/config-values.ts'
import { createErrorReporter } from './platform/error-report.ts'
import { type HttpServer, openHttpServer } from './platform/http.ts'
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts'
import { createLog, type Logger } from './platform/log.ts'
import { watchDatabase } from './platform/metrics/database.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { leadProcesses, WorkerFailed } from './platform/processes/leader.ts'
import { followLeader, processName, reportFailure } from './platform/processes/worker.ts'
import { describeStartError } from './platform/start-error.ts'
import { say } from './platform/terminal.ts'
import { stopwatch } from './platform/time.ts'
import { DATABASE_METRICS } from './product/metrics.ts'
import type { Development } from './start/http.ts'
import { type Infrastructure, openInfrastructure } from './start/infrastructure.ts'

/**
 * Starts the process: port, database, catalogue, then the site. On failure prints one clear line and exits with 1.
 * With WEB_PROCESSES above 1 this process leads (migrations, jobs) and others answer.
 * @param development Vite's middleware, which then serves the browser's files; null for the built product
 */
export async function start(development: Development | null): Promise<void> {
  // Keeps premium files, captured mails and links in them to this user of the machine, whatever the shell's umask.
  process.umask(OWNER_ONLY)
  let config: Config | null = null
  let lifecycle: Lifecycle | null = null
  const name = processName()
  try {
    config = loadConfig(readEnvironment())
    const isLeader = name === null && config.webProcesses > 1 && development === null
    const metrics = createMetrics(isLeader ? LEADER : name)
    const reporter = openReporter(config, (err) => log.warn({ err }, 'an error report did not arrive'))
    const log = createLog({
      level: config.logLevel,
      pretty: config.appEnv !== 'production',
      process: isLeader ? LEADER : name,
      onTrouble(level, line) {
        metrics.logged(level)
        if (level !== 'warn') reporter?.take(line)
      },
    })
    lifecycle = createLifecycle(log)
    if (reporter) lifecycle.defer('reports', reporter.stop)
    lifecycle.handleSignals()
    const parts = { config, log, lifecycle, metrics }
    if (name !== null) await startWorker(parts)
    else if (isLeader) await startLeader(parts)
    else await startAlone(parts, development)
  } catch (error) {
    const lines = error instanceof WorkerFailed ? error.lines : describeStartError(error, config)
    if (name !== null) await reportFailure(lines)
    else for (const line of lines) process.stderr.write(`${line}\n`)
    await lifecycle?.stop()
    process.exit(1)
  }
}

/** Takes every right on new files and folders away from the group and from others. */
const OWNER_ONLY = 0o077

/** Name of the leader in log lines and metrics. */
const LEADER = 'main'

interface Parts {
  readonly config: Config
  readonly log: Logger
  readonly lifecycle: Lifecycle
  readonly metrics: Metrics
}

/** One process does everything. */
async function startAlone(parts: Parts, development: Development | null): Promise<void> {
  const { config, lifecycle, metrics } = parts
  const http = await openPort(parts)
  const { port } = http
  // Loading most of the program takes as long as starting a database: both at once.
  const [infrastructure, { compose }, { startJobs }, { serve }] = await Promise.all([
    openInfrastructure({ ...parts, port }),
    import('./start/services.ts'),
    import('./start/jobs.ts'),
    import('./start/http.ts'),
  ])
  const composition = await compose({ ...parts, infrastructure, port, doesJobs: true })
  watchDatabase(metrics, composition.database.pool, Date.now, DATABASE_METRICS)
  await startJobs(composition)
  if (lifecycle.isStopping()) return
  await serve(composition, { http, development, metricsText: metrics.text })
  announce(config, port)
}

/** The leader answers no request: it prepares, does the jobs, and restarts workers that end. */
async function startLeader(parts: Parts): Promise<void> {
  const { config, log, lifecycle, metrics } = parts
  const { port } = config
  const workers = leadProcesses<Infrastructure>({
    size: config.webProcesses,
    log,
    metricsText: metrics.text,
    now: stopwatch,
  })
  lifecycle.defer('workers', workers.stop)
  await workers.opened()
  const [infrastructure, { compose }, { startJobs }] = await Promise.all([
    openInfrastructure({ ...parts, port }),
    import('./start/services.ts'),
    import('./start/jobs.ts'),
  ])
  const composition = await compose({ ...parts, infrastructure, port, doesJobs: true })
  watchDatabase(metrics, composition.database.pool, Date.now, DATABASE_METRICS)
  await startJobs(composition)
  if (lifecycle.isStopping()) return
  // Once more: opened first, they stop first all the same, before the database they use.
  lifecycle.defer('workers', workers.stop)
  await workers.begin(infrastructure)
  announce(config, port)
}

/** A worker: answers on the shared port once the leader allows it. */
async function startWorker(parts: Parts): Promise<void> {
  const leader = followLeader<Infrastructure>(parts.metrics.text)
  const known = await leader.started()
  const early = known ? null : await openPort(parts)
  const [{ compose }, { serve }] = await Promise.all([import('./start/services.ts'), import('./start/http.ts')])
  const infrastructure = known ?? (await leader.opened())
  const composition = await compose({ ...parts, infrastructure, port: parts.config.port, doesJobs: false })
  const http = early ?? (await openPort(parts))
  await serve(composition, { http, development: null, metricsText: leader.allMetrics })
  leader.serving()
}

async function openPort({ config, lifecycle }: Parts): Promise<HttpServer> {
  const http = await openHttpServer({ ...config, behindProxy: config.trustProxy > 0, callerOf: normalizeAddress })
  lifecycle.defer('port', http.drain)
  return http
}

function announce(config: Config, port: number): void {
  if (config.appEnv === 'demo') say('Modo de demonstração: banco de dados, emails, contas e pagamentos são de teste.')
  say(`${config.siteName} está no ar em http://localhost:${port}`)
}

function openReporter({ errorWebhookUrl, siteOrigin }: Config, onLost: (error: unknown) => void) {
  return errorWebhookUrl ? createErrorReporter({ url: errorWebhookUrl, site: siteOrigin, now: Date.now, onLost }) : null
}

if (import.meta.env.PROD) await start(null)
