import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { COPY_WAITING_JOBS, QUEUE_EXISTS } from '../jobs/waiting.ts'
import type { Storage } from '../storage/storage.ts'
import { copyOut } from './copy.ts'
import { BackupError } from './error.ts'
import { saveFiles } from './files.ts'
import { type Manifest, measure, newManifest, writeManifest } from './manifest.ts'
import { copyOutOf, listTables, readSequences, setNeutralFormat } from './tables.ts'

const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY = 0o600

/** File of a table's rows in a backup. */
export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.copy.gz`)
export const jobsFile = (folder: string) => join(folder, 'jobs.jsonl.gz')

/** SHA-256 of the empty string. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Columns that name objects of the store, so that a backup can list the missing ones. */
export interface StoredAddresses {
  /** Columns that hold addresses of objects. */
  readonly columns: readonly { readonly table: string; readonly column: string }[]
  /** Regular expression of PostgreSQL for what precedes the key. */
  readonly prefixPattern: string
}

export interface SaveOptions {
  readonly url: string
  readonly storage: Storage
  readonly addresses: StoredAddresses
  /** Made when missing; has to be empty. */
  readonly folder: string
  readonly now: Date
  /** Called with each table, then with `files`. */
  readonly onStep?: (name: string, count: number) => void
}

/**
 * Copies the database and the files into a folder, also while the site runs. All rows are of one moment (one snapshot);
 * the files are copied after it, so that they include every file a row names.
 * @returns the manifest, and keys of the store that are no files of this product and were left out
 * @throws BackupError, or the error of the database, the store or the disk; the folder then has no manifest
 */
export async function saveBackup(options: SaveOptions): Promise<{ manifest: Manifest; strangers: string[] }> {
  const { url, storage, addresses, folder, now, onStep } = options
  await emptyFolder(folder)
  const client = new Client({ connectionString: url, application_name: 'atividario-backup', keepAlive: true })
  client.on('error', () => {}) // the current statement fails with it
  await client.connect()
  try {
    await setNeutralFormat(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    )
    const { rows: version } = await client.query<{ server_version: string }>('show server_version')
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) {
      const { lines, sha256 } = await compressed(copyOut(client, copyOutOf(table)), tableFile(folder, table.name))
      tables.push({ name: table.name, columns: [...table.columns], rows: lines, sha256 })
      onStep?.(table.name, lines)
    }
    const jobs = await saveJobs(client, folder)
    const named = await namedFiles(client, addresses)
    const sequences = await readSequences(client)
    await client.query('commit')

    const { files, strangers } = await saveFiles(storage, folder)
    onStep?.('files', files.count)
    const missingFiles: string[] = []
    for (const key of named) if (!(await storage.exists(key).catch(() => false))) missingFiles.push(key)
    const manifest = newManifest({
      createdAt: now.toISOString(),
      postgres: version[0]?.server_version ?? '',
      migrations,
      tables,
      sequences,
      jobs,
      files,
      missingFiles,
    })
    await writeManifest(folder, manifest)
    return { manifest, strangers }
  } finally {
    await client.end()
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  if ((await readdir(folder)).length > 0) throw new BackupError(`a pasta ${folder} não está vazia: escolha outra`)
  await mkdir(join(folder, 'tables'), { mode: OWNER_ONLY_FOLDER })
  await mkdir(join(folder, 'files'), { mode: OWNER_ONLY_FOLDER })
}

async function compressed(source: AsyncIterable<Uint8Array>, file: string) {
  const measures = measure()
  await pipeline(source, measures.through, createGzip(), createWriteStream(file, { mode: OWNER_ONLY, flush: true }))
  return measures.result()
}

async function saveJobs(client: Client, folder: string): Promise<Manifest['jobs']> {
  const { rows } = await client.query<{ exists: boolean }>(QUEUE_EXISTS)
  if (!rows[0]?.exists) return { count: 0, sha256: EMPTY }
  const { lines, sha256 } = await compressed(copyOut(client, COPY_WAITING_JOBS), jobsFile(folder))
  return { count: lines, sha256 }
}

/** Keys of every stored file that a row names. */
async function namedFiles(client: Client, { columns, prefixPattern }: StoredAddresses): Promise<string[]> {
  const parts = columns.map(
    ({ table, column }) => `select regexp_replace(${column}, $1, '') as key from ${table} where ${column} ~ $1`,
  )
  const { rows } = await client.query<{ key: string }>(parts.join(' union '), [prefixPattern])
  return rows.map(({ key }) => key)
}
