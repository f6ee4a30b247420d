import { partOf } from '../features/catalogue/seed/rules.ts'
import { createStartingCatalogue } from '../features/catalogue/seed/service.server.ts'
import { registerReportingJobs } from '../features/reporting/jobs.server.ts'
import { createRetention } from '../features/retention/service.server.ts'
import { progressBar, say } from '../platform/terminal.ts'
import { systemClock } from '../platform/time.ts'
import { DRAWINGS } from './drawings.ts'
import { PROJECT_ROOT } from './infrastructure.ts'
import type { Composition } from './services.ts'

/** Number of seed sheets the site opens with, some of each category; the others are drawn while it is open. */
const OPENING_PIECES = 48

/**
 * Starts the work that runs once, whatever the number of processes: jobs, administrators, the seed catalogue, demo
 * accounts.
 */
export async function startJobs({
  config,
  database,
  storage,
  jobs,
  mailReturns,
  previews,
  publishing,
  services,
  log,
  lifecycle,
}: Composition): Promise<void> {
  const { db } = database
  const { subscriptions, uploads } = services
  if (config.appEnv === 'production') await services.accounts.refuseDemoAccounts()
  await services.accounts.applyAdminEmail()
  await services.accounts.registerJobs()
  await mailReturns.registerJobs()
  await subscriptions.registerJobs()
  await services.staffRefunds.registerJobs(jobs)
  await services.credentialsCheck.registerJobs(jobs)
  await uploads.registerJobs(jobs)
  await previews.registerJobs(jobs)
  await publishing.registerJobs(jobs)
  await services.requests.registerJobs()
  await services.news.registerJobs()
  await services.contact.registerJobs()
  await registerReportingJobs(jobs, services.reporting)
  await createRetention({ db, jobs, log, clock: systemClock }).registerJobs()
  const part = config.startingCatalogue
  const chosen = <Sheet>(sheets: readonly Sheet[]) => partOf(sheets, part)
  const starting = createStartingCatalogue({
    db,
    storage,
    log,
    drawings: chosen(DRAWINGS),
    load: async () => chosen((await import('../../content/catalogue.ts')).STARTING_CATALOGUE),
    projectRoot: PROJECT_ROOT,
    siteName: config.siteName,
  })
  lifecycle.defer('catalogue', starting.stop)
  const { finished } = await starting.bringIn({
    onProgress: progressBar('Desenhando as atividades'),
    // A site that shows a part is complete from its first page on: what tests rely on.
    ...(part === 'full' && { opening: OPENING_PIECES }),
  })
  finished
    .catch((err: unknown) => log.error({ err }, 'the starting catalogue is incomplete; the next start goes on'))
    .then(() => (lifecycle.isStopping() ? undefined : previews.alignSoon(jobs)))
    .catch((err: unknown) => log.error({ err }, 'previews are left to the daily job'))
  if (lifecycle.isStopping()) return

  if (config.appEnv === 'demo' || config.appEnv === 'development')
    for await (const { role, email, password } of services.accounts.createDemoAccounts())
      say(`Conta de demonstração (${role}): ${email}  senha: ${password}`)
}
