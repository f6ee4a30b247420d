import path from 'node:path'
import { keepEmbeddedPostgres } from '../../embedded-postgres/keep.ts'
import type { Config, GoogleConfig, MercadoPagoConfig } from '../platform/config-values.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { Lifecycle } from '../platform/lifecycle.ts'
import type { Logger } from '../platform/log.ts'
import { ensureSecret } from '../platform/secret.ts'
import { openStorage } from '../platform/storage/open.ts'
import { googleSandbox, mailSandbox, paymentProvider } from './sandboxes.ts'

/** Commands run from the project's root: migrations and the renderer's worker are found from there. */
export const PROJECT_ROOT = process.cwd()

/** The dependencies of the site, opened or found once; plain data, so that other processes can use it too. */
export interface Infrastructure {
  readonly databaseUrl: string
  readonly secret: string
  readonly smtp: { readonly url: string; readonly from: string }
  readonly google: GoogleConfig | null
  readonly provider: MercadoPagoConfig & { readonly sandboxUrl: string | null }
}

/** Starts the embedded database and the sandboxes of services that are not configured, and migrates the schema. */
export async function openInfrastructure(options: {
  config: Config
  log: Logger
  lifecycle: Lifecycle
  /** Port of the site. */
  port: number
}): Promise<Infrastructure> {
  const { config, log, lifecycle, port } = options
  // A store that cannot be opened is reported before anything else starts.
  await openStorage(config)
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, log, lifecycle))
  await migrate(databaseUrl, { directory: path.join(PROJECT_ROOT, 'migrations'), log })
  return {
    databaseUrl,
    secret: config.appSecret ?? (await ensureSecret(config.dataDir)),
    smtp: config.smtp ?? (await mailSandbox(config, port, lifecycle)),
    google: config.google ?? (await googleSandbox(config, port, lifecycle)),
    provider: await paymentProvider(config, port, lifecycle),
  }
}

async function embeddedDatabase({ dataDir }: Config, log: Logger, lifecycle: Lifecycle): Promise<string> {
  const postgres = await keepEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), log })
  lifecycle.defer('postgres', postgres.stop)
  return postgres.url
}
