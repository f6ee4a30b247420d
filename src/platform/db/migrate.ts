import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type DatabaseLog, silentLog } from './log.ts'

/** The migrations and the database do not fit together, or one failed. The message is for the operator's terminal. */
class MigrationError extends Error {
  override name = 'MigrationError'
}

/** One file of the migrations directory. */
export interface Migration {
  /** File name, `0001_initial.sql`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text with line ends as `\n`, so that a checkout on Windows is the same migration. */
  readonly checksum: string
}

interface Applied {
  readonly name: string
  readonly checksum: string
}

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/

/** Key of the advisory lock that lines up processes that start at once: the letters `migr` as a number. */
const LOCK_KEY = 0x6d696772

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Migrates the schema: applies every new file of `directory`, in order, each in a separate transaction. Forward only.
 * Any number of processes may call it at once; one does the work and the others wait.
 * @param options.directory folder of `0001_name.sql` files
 * @returns names of the migrations this call applied
 * @throws MigrationError when a file was changed after it was applied, is missing, or comes before an applied one
 */
export async function migrate(url: string, options: { directory: string; log?: DatabaseLog }): Promise<string[]> {
  const log = options.log ?? silentLog
  const files = await readMigrations(options.directory)
  const client = new Client({
    connectionString: url,
    application_name: 'atividario-migrate',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  client.on('error', (err) => log.error({ err }, 'the connection broke during migrations'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<Applied>('select name, checksum from schema_migrations order by name')
    const pending = pendingMigrations(files, rows)
    for (const migration of pending) {
      await apply(client, migration)
      log.info({ migration: migration.name }, 'migration applied')
    }
    return pending.map(({ name }) => name)
  } finally {
    await client.end() // releases the lock
  }
}

/**
 * Migrations still to apply.
 * @param files the migrations in order
 * @param applied records in the database, in order
 * @throws MigrationError when the applied ones are not, unchanged, the first of the files
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  for (const { name, checksum } of applied) {
    const file = byName.get(name)
    if (!file) {
      throw new MigrationError(
        `a migração ${name} já foi aplicada a este banco de dados e o arquivo dela não existe: esta versão é mais antiga?`,
      )
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(`a migração ${name} mudou depois de aplicada: restaure o arquivo e escreva uma nova`)
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const last = applied.at(-1)?.name ?? ''
  const pending = files.filter(({ name }) => !done.has(name))
  const late = pending.find(({ name }) => name < last)
  if (late)
    throw new MigrationError(
      `a migração ${late.name} vem antes de ${last}, que já foi aplicada: dê a ela um número maior`,
    )
  return pending
}

/**
 * The migrations of a folder, in order.
 * @throws MigrationError for a name that is no migration's, or a number used twice
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = name.slice(0, 4)
    if (!FILE_NAME.test(name)) throw new MigrationError(`${name} não é nome de migração: o formato é 0001_initial.sql`)
    if (numbers.has(number)) throw new MigrationError(`duas migrações têm o número ${number}`)
    numbers.add(number)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Applies a migration and remembers it, in the transaction the caller began. */
export async function applyMigration(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

async function apply(client: Client, migration: Migration): Promise<void> {
  const { name } = migration
  try {
    await client.query('begin')
    await applyMigration(client, migration)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw new MigrationError(`a migração ${name} falhou: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
