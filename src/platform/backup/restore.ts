import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { applyMigration, migrate, pendingMigrations, readMigrations } from '../db/migrate.ts'
import { putWaitingJobs } from '../jobs/waiting.ts'
import type { Storage } from '../storage/storage.ts'
import { copyIn, copyOut } from './copy.ts'
import { BackupError } from './error.ts'
import { checkFiles, hasFiles, putFiles } from './files.ts'
import { type Manifest, measured, readManifest } from './manifest.ts'
import { jobsFile, tableFile } from './save.ts'
import {
  copyInto,
  copyOutOf,
  dropProduct,
  listTables,
  qualified,
  setNeutralFormat,
  setSequence,
  tablesWithRows,
} from './tables.ts'

/** Names under which a running site is connected (pool.ts, jobs.ts, listen.ts). */
const SITE_CONNECTIONS = ['atividario', 'jobs', 'atividario-listen']

export interface RestoreOptions {
  readonly url: string
  readonly storage: Storage
  readonly folder: string
  /** Folder of the migrations of this program. */
  readonly migrations: string
  /** The database's contents are removed first; files of the same name are replaced. */
  readonly replace: boolean
  /** Tables emptied once everything was compared: what was ended since the backup must not come back to life. */
  readonly emptied?: readonly string[]
  readonly onStep?: (name: string, count: number) => void
}

/** One line of the comparison. */
export interface Compared {
  readonly name: string
  readonly saved: number
  readonly restored: number
  /** Row by row, byte by byte. */
  readonly same: boolean
}

const rowsOf = (folder: string, table: string) => createReadStream(tableFile(folder, table)).pipe(createGunzip())

/**
 * Reads a whole backup and compares it with its manifest, without side effects.
 * @throws BackupError naming missing or damaged parts
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const parts = manifest.tables.map(({ name, rows, sha256 }) => ({
    file: tableFile(folder, name),
    count: rows,
    sha256,
  }))
  if (manifest.jobs.count > 0) parts.push({ file: jobsFile(folder), ...manifest.jobs })
  for (const { file, count, sha256 } of parts) {
    const source = createReadStream(file)
    const unpacked = createGunzip()
    source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
    const now = await measured(unpacked).catch((cause: unknown) => {
      throw new BackupError(`${file} não pode ser lido`, { cause })
    })
    if (now.sha256 !== sha256 || now.lines !== count) throw new BackupError(`${file} não é o que foi gravado`)
  }
  await checkFiles(folder, manifest)
  return manifest
}

/**
 * Brings a backup back: first it is read whole and checked, then the files are put, then all rows in one transaction,
 * in which every table is read again and compared. A failure leaves the database as it was. A backup of an older
 * version of the product is brought up to date afterwards.
 * @throws BackupError when the target is not empty (unless `replace`), a site uses it, or anything differs
 */
export async function restoreBackup(options: RestoreOptions): Promise<Compared[]> {
  const { url, storage, folder, replace, onStep } = options
  const manifest = await checkBackup(folder)
  const files = await readMigrations(options.migrations)
  pendingMigrations(files, manifest.migrations) // throws when this program is older, or its migrations differ
  const own = new Set(manifest.migrations.map(({ name }) => name))

  const client = new Client({ connectionString: url, application_name: 'atividario-restore', keepAlive: true })
  client.on('error', () => {}) // the current statement fails with it
  await client.connect()
  try {
    await setNeutralFormat(client)
    await refuseRunningSite(client)
    if (!replace) await refuseFilledTarget(client, storage)
    const count = await putFiles(storage, folder)
    onStep?.('files', count)

    await client.query('begin')
    if (!replace) await refuseFilledTarget(client, null)
    await dropProduct(client)
    await client.query(SCHEMA_MIGRATIONS)
    for (const file of files) if (own.has(file.name)) await applyMigration(client, file)
    const compared = await fill(client, options, manifest)
    const different = compared.find(({ same }) => !same)
    if (different) throw new BackupError(`a tabela ${different.name} não ficou igual à da cópia: nada foi gravado`)
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    for (const table of options.emptied ?? []) await client.query(`delete from ${qualified(table)}`)
    await client.query('commit')

    await migrate(url, { directory: options.migrations })
    if (manifest.jobs.count > 0) await putWaitingJobs(url, linesOf(jobsFile(folder)))
    await client.query('analyze')
    return [...compared, { name: 'files', saved: manifest.files.count, restored: count, same: true }]
  } finally {
    await client.end() // a transaction that was not committed is rolled back
  }
}

const SCHEMA_MIGRATIONS = `create table schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/** A site that has just been stopped may have connections that the server has not taken down yet (ms). */
const CONNECTIONS_END_WITHIN_MS = 2_000
const ASKED_EVERY_MS = 100

async function refuseRunningSite(client: Client): Promise<void> {
  for (let waited = 0; ; waited += ASKED_EVERY_MS) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and application_name = any($1)`,
      [SITE_CONNECTIONS],
    )
    if (!rows[0]?.count) return
    if (waited >= CONNECTIONS_END_WITHIN_MS)
      throw new BackupError('o site está usando este banco de dados: pare-o e rode o comando de novo')
    await setTimeout(ASKED_EVERY_MS)
  }
}

async function refuseFilledTarget(client: Client, storage: Storage | null): Promise<void> {
  const filled = await tablesWithRows(client)
  if (filled.length > 0) {
    throw new BackupError(
      `o banco de dados já tem dados (${filled.slice(0, 3).join(', ')}…): use --replace para trocá-los pelos da cópia`,
    )
  }
  if (storage && (await hasFiles(storage))) {
    throw new BackupError('o armazenamento já tem arquivos: use --replace para trocá-los pelos da cópia')
  }
}

/** Writes every table and reads it again. Triggers stay quiet: their effects are in the rows already. */
async function fill(client: Client, { folder, onStep }: RestoreOptions, manifest: Manifest): Promise<Compared[]> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  const compared: Compared[] = []
  for (const { name } of manifest.tables) {
    await client.query(`alter table ${qualified(name)} disable trigger user`)
    await client.query(`truncate ${qualified(name)} cascade`)
  }
  for (const { name, columns, rows, sha256 } of manifest.tables) {
    const table = tables.get(name)
    if (!table || table.columns.join() !== columns.join()) {
      throw new BackupError(`a tabela ${name} da cópia não é a das migrações`)
    }
    await copyIn(client, copyInto({ name, columns }), rowsOf(folder, name))
    const now = await measured(copyOut(client, copyOutOf(table)))
    compared.push({ name, saved: rows, restored: now.lines, same: now.sha256 === sha256 })
    onStep?.(name, now.lines)
  }
  // Checks of foreign keys wait for the end of the statement; triggers may not be changed before they were made.
  await client.query('set constraints all immediate')
  for (const { name } of manifest.tables) await client.query(`alter table ${qualified(name)} enable trigger user`)
  return compared
}

/** The file is opened when the first line is asked for: lines that come before there is a listener are lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file).pipe(createGunzip())
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield line
}
