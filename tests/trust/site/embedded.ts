import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readLockFile } from '../../../embedded-postgres/lock-file.ts'
import { startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { guardServer } from '../../setup/guardian.ts'
import { OPTIONS } from '../options.ts'
import { type Person, people } from './people.ts'
import type { Postgres } from './postgres.ts'
import { createProduct, freePort, type Product, QUIET } from './process.ts'
import { copyDatabase, template } from './template.ts'
import { until } from './wait.ts'

/** The built product on its own defaults: the embedded PostgreSQL, files and mails below one folder. */
export interface EmbeddedSite extends AsyncDisposable {
  /** Everything the product stores. */
  readonly dir: string
  readonly product: Product
  readonly origin: string
  readonly postgres: Pick<Postgres, 'query'>
  /** Process id of the product's database server, or null. */
  server(): Promise<number | null>
  people(count: number, kind: 'free' | 'premium' | 'admin'): Promise<Person[]>
  /** Number of sent mails. */
  mails(): Promise<number>
}

/** @param settings more of the product's environment */
export async function openEmbeddedSite(settings: Readonly<Record<string, string>> = {}): Promise<EmbeddedSite> {
  const { files } = await template()
  const dir = await mkdtemp(path.join(tmpdir(), 'atividario-trust-embedded-'))
  const database = path.join(dir, 'postgres')
  await copyDatabase(database)
  await cp(files, path.join(dir, 'files'), { recursive: true })
  guardServer(database)
  const secret = randomBytes(32).toString('base64url')
  const product = createProduct({
    port: await freePort(),
    log: path.join(dir, 'product.log'),
    settings: { ...QUIET, DATA_DIR: dir, APP_SECRET: secret, ...settings },
  })
  await product.start()
  // Looked up once: it is part of what is tried that the address stays.
  const seen = await startEmbeddedPostgres({ dir: database })
  const { url } = seen
  await seen.stop()

  async function query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {}) // the server is killed on purpose
    await client.connect()
    try {
      return (await client.query<Row>(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }
  const postgres = { query }

  return {
    dir,
    product,
    origin: product.origin,
    postgres,
    server: async () => (await readLockFile(path.join(database, 'cluster/data')))?.pid ?? null,
    people: (count, kind) => people(postgres, secret, count, kind),
    mails: async () => (await readdir(path.join(dir, 'mail')).catch(() => [])).length,
    async [Symbol.asyncDispose]() {
      await product.stop()
      await until('the database is stopped with the product', async () => {
        return (await readLockFile(path.join(database, 'cluster/data'))) === null
      })
      if (!OPTIONS.keep) await rm(dir, { recursive: true, force: true })
    },
  }
}
