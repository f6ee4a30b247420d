// Makes an account an administrator: `npm run grant-admin -- pessoa@exemplo.com.br`.
// Uses the same settings as the site, which may be running meanwhile.
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { type GrantOutcome, grantAdmin } from '../src/features/accounts/roles/service.server.ts'
import { loadConfig, readEnvironment } from '../src/platform/config.ts'
import type { Config } from '../src/platform/config-values.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/pool.ts'
import { describeStartError } from '../src/platform/start-error.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../migrations')

const ANSWERS: Record<GrantOutcome, (email: string) => string> = {
  granted: (email) => `${email} agora administra o site. Vale a partir da próxima página que abrir.`,
  already: (email) => `${email} já administra o site.`,
  unknown: (email) => `Não há conta com o email ${email}. Crie a conta no site e rode o comando de novo.`,
}

async function run(config: Config, email: string): Promise<GrantOutcome> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dir: join(config.dataDir, 'postgres') })
  try {
    const url = config.databaseUrl ?? embedded?.url ?? ''
    await migrate(url, { directory: MIGRATIONS })
    const database = openDatabase(url, { max: 1 })
    return await grantAdmin(database.db, email).finally(() => database.close())
  } finally {
    await embedded?.stop()
  }
}

const email = process.argv[2]?.trim()
if (!email || process.argv.length > 3) {
  console.error('Uso: npm run grant-admin -- pessoa@exemplo.com.br')
  process.exit(2)
}
let config: Config | null = null
try {
  config = loadConfig(readEnvironment())
  const outcome = await run(config, email)
  console.log(ANSWERS[outcome](email))
  process.exitCode = outcome === 'unknown' ? 1 : 0
} catch (error) {
  for (const line of describeStartError(error, config)) console.error(line)
  process.exitCode = 1
}
