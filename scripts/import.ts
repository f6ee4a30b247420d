// Imports a table in CSV with its files, as the screen does, without limits of size:
// `npm run import -- --admin=pessoa@exemplo.com.br atividades.csv pasta-ou.zip [--run]`. Without --run it only checks.
// Uses the same settings as the site, which may be running meanwhile.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { adminIdOf } from '../src/features/accounts/roles/service.server.ts'
import { createAudit } from '../src/features/audit/service.server.ts'
import { createEditing } from '../src/features/catalogue/editing/service.server.ts'
import { CHECK_WORKER_FILE, createFileChecks } from '../src/features/catalogue/upload/checks/service.server.ts'
import { createUploads } from '../src/features/catalogue/upload/service.server.ts'
import { createPreviews } from '../src/features/catalogue/watermark/service.server.ts'
import { NO_FILES, openFiles } from '../src/features/imports/files/service.server.ts'
import { createImports } from '../src/features/imports/service.server.ts'
import { TableFault } from '../src/features/imports/table/rules.ts'
import { createTables, TABLE_WORKER_FILE } from '../src/features/imports/table/service.server.ts'
import { IMPORT_SCREEN, KIND_NAMES } from '../src/features/imports/texts.ts'
import { loadConfig, readEnvironment } from '../src/platform/config.ts'
import type { Config } from '../src/platform/config-values.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { type Db, openDatabase } from '../src/platform/db/pool.ts'
import { createLog } from '../src/platform/log.ts'
import { describeStartError } from '../src/platform/start-error.ts'
import { openStorage } from '../src/platform/storage/open.ts'
import { systemClock } from '../src/platform/time.ts'

const ROOT = resolve(import.meta.dirname, '..')

interface Order {
  readonly admin: string
  readonly table: string
  readonly files: string | undefined
  readonly run: boolean
}

async function importInto(db: Db, config: Config, order: Order): Promise<boolean> {
  const userId = await adminIdOf(db, order.admin)
  if (!userId) throw new TableFault(`${order.admin} não administra o site.`)
  const log = createLog({ level: 'error', pretty: true })
  const storage = await openStorage(config)
  const clock = systemClock
  const audit = createAudit({ db, clock })
  const fileChecks = createFileChecks({ file: join(ROOT, CHECK_WORKER_FILE) })
  const uploads = createUploads({ db, storage, fileChecks, log, clock })
  const previews = createPreviews({ db, storage, log, clock })
  const editing = createEditing({ db, uploads, previews, audit, storage, log })
  const tables = createTables({ file: join(ROOT, TABLE_WORKER_FILE) })
  const imports = createImports({ db, editing, uploads, audit, tables, log })
  const files = order.files ? await openFiles(resolve(order.files)) : NO_FILES
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  let total = 0
  try {
    const table = resolve(order.table)
    const by = { command: true, userId } as const
    for await (const event of imports.run(by, { table, files, dryRun: !order.run, signal: stop.signal })) {
      if (event.type === 'refused') throw new TableFault(event.message)
      if (event.type === 'start') {
        total = event.total
        console.log(IMPORT_SCREEN.kind(KIND_NAMES[event.kind]))
      }
      if (event.type === 'problem') {
        console.log(`${IMPORT_SCREEN.line} ${event.line} (${event.name}): ${event.problems.join(' ')}`)
      }
      if (event.type === 'progress') process.stderr.write(`\r${IMPORT_SCREEN.progress(event.done, total)} `)
      if (event.type === 'end') {
        process.stderr.write('\n')
        console.log(IMPORT_SCREEN.summary(event.counts, !order.run))
        return event.counts.problems === 0 && !event.stopped
      }
    }
    return false
  } finally {
    await files.close()
  }
}

async function run(config: Config, order: Order): Promise<boolean> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dir: join(config.dataDir, 'postgres') })
  try {
    const url = config.databaseUrl ?? embedded?.url ?? ''
    await migrate(url, { directory: join(ROOT, 'migrations') })
    const database = openDatabase(url)
    return await importInto(database.db, config, order).finally(() => database.close())
  } finally {
    await embedded?.stop()
  }
}

const { values, positionals } = parseArgs({
  options: { admin: { type: 'string' }, run: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [table, files] = positionals
if (!values.admin || !table || positionals.length > 2) {
  console.error('Uso: npm run import -- --admin=pessoa@exemplo.com.br tabela.csv [pasta ou arquivo.zip] [--run]')
  process.exit(2)
}
let config: Config | null = null
try {
  config = loadConfig(readEnvironment())
  const clean = await run(config, { admin: values.admin, table, files, run: values.run })
  process.exitCode = clean ? 0 : 1
} catch (error) {
  const lines = error instanceof TableFault ? [error.message] : describeStartError(error, config)
  for (const line of lines) console.error(line)
  process.exitCode = 1
}
