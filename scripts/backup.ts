// Copies database and files into an empty folder: `npm run backup -- PASTA`.
// Uses the same settings as the site, which may be running meanwhile. Ends with 3 when files that rows name are missing.

import { resolve } from 'node:path'
import { STORED_ADDRESSES } from '../src/features/catalogue/files/rules.ts'
import { withDatabase } from '../src/platform/backup/command.ts'
import { saveBackup } from '../src/platform/backup/save.ts'
import { loadConfig, readEnvironment } from '../src/platform/config.ts'
import type { Config } from '../src/platform/config-values.ts'
import { describeStartError } from '../src/platform/start-error.ts'
import { openStorage } from '../src/platform/storage/open.ts'

const SHOWN = 5

async function run(config: Config, folder: string): Promise<number> {
  const storage = await openStorage(config)
  const { manifest, strangers } = await withDatabase(config, { make: false }, (url) =>
    saveBackup({
      url,
      storage,
      addresses: STORED_ADDRESSES,
      folder,
      now: new Date(),
      onStep: (name, count) => console.log(`${name.padEnd(26)} ${String(count).padStart(10)}`),
    }),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Cópia completa em ${folder}: ${rows} linhas de ${manifest.tables.length} tabelas, ` +
      `${manifest.files.count} arquivos (${manifest.files.bytes} bytes), ${manifest.jobs.count} tarefas à espera.`,
  )
  if (strangers.length > 0) console.log(`Ficaram de fora ${strangers.length} objetos que não são do site.`)
  if (manifest.missingFiles.length === 0) return 0
  console.error(`Atenção: ${manifest.missingFiles.length} arquivos citados não existem no armazenamento:`)
  for (const key of manifest.missingFiles.slice(0, SHOWN)) console.error(`  ${key}`)
  return 3
}

const folder = process.argv[2]
if (!folder || folder.startsWith('-') || process.argv.length > 3) {
  console.error('Uso: npm run backup -- PASTA')
  process.exit(2)
}
let config: Config | null = null
try {
  config = loadConfig(readEnvironment())
  process.exitCode = await run(config, resolve(folder))
} catch (error) {
  for (const line of describeStartError(error, config && { ...config, target: resolve(folder) })) console.error(line)
  process.exitCode = 1
}
