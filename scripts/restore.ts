// Brings a backup back: `npm run restore -- PASTA [--replace]`, or only checks it: `npm run restore -- PASTA --check`.
// Uses the same settings as the site, which has to be stopped.
import { resolve } from 'node:path'
import { withDatabase } from '../src/platform/backup/command.ts'
import { type Compared, checkBackup, restoreBackup } from '../src/platform/backup/restore.ts'
import { loadConfig, readEnvironment } from '../src/platform/config.ts'
import type { Config } from '../src/platform/config-values.ts'
import { describeStartError } from '../src/platform/start-error.ts'
import { openStorage } from '../src/platform/storage/open.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../migrations')

/** Sessions and links of one use: ending them again after a restore is safe, reviving them is not. */
const EMPTIED = ['auth_sessions', 'auth_verifications']

const line = (name: string, saved: string, restored: string, verdict: string) =>
  console.log(`${name.padEnd(26)} ${saved.padStart(10)} ${restored.padStart(10)}  ${verdict}`)

function printComparison(compared: readonly Compared[]): void {
  line('', 'na cópia', 'restaurado', '')
  for (const { name, saved, restored, same } of compared)
    line(name, String(saved), String(restored), same ? 'igual' : 'DIFERENTE')
}

async function run(config: Config, folder: string, replace: boolean): Promise<void> {
  const storage = await openStorage(config)
  const compared = await withDatabase(config, { make: true }, (url) =>
    restoreBackup({ url, storage, folder, migrations: MIGRATIONS, replace, emptied: EMPTIED }),
  )
  printComparison(compared)
  console.log('Cópia restaurada e conferida. Todas as sessões foram encerradas: cada pessoa entra de novo.')
}

const [folder, option, ...rest] = process.argv.slice(2)
const known = option === undefined || option === '--replace' || option === '--check'
if (!folder || folder.startsWith('-') || !known || rest.length > 0) {
  console.error('Uso: npm run restore -- PASTA [--replace | --check]')
  process.exit(2)
}
let config: Config | null = null
try {
  if (option === '--check') {
    const { createdAt, files } = await checkBackup(resolve(folder))
    console.log(`Cópia de ${createdAt} completa e sem danos (${files.count} arquivos).`)
  } else {
    config = loadConfig(readEnvironment())
    await run(config, resolve(folder), option === '--replace')
  }
} catch (error) {
  for (const text of describeStartError(error, config)) console.error(text)
  process.exitCode = 1
}
