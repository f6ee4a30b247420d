import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/start.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { guardServer } from './guardian.ts'
import { databaseUrl, TEMPLATE } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers a GET with the connection string of the test server, started by the first one who asks. */
    testDatabaseServer: string
  }
}

/** Tests need no durability. */
const FAST_FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'max_wal_size=128MB',
].flatMap((setting) => ['-c', setting])

const MEMORY = '/dev/shm'

/** Many times what the databases of a run take at once. */
const ROOM_BYTES = 4 * 2 ** 30

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')

/**
 * Vitest's global setup: one PostgreSQL for the whole run, started only when a test asks for a database. It ends with
 * the run, however the run ends.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<TestServer> | undefined
  const server = createServer((_, response) => {
    started ??= startTestServer()
    started.then(
      ({ server }) => response.end(server.url),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  project.provide('testDatabaseServer', await listenOnLoopback(server))
  return async () => {
    server.closeAllConnections()
    server.close()
    const running = await started?.catch(() => undefined)
    await running?.stop()
  }
}

interface TestServer {
  readonly server: EmbeddedPostgres
  stop(): Promise<void>
}

async function startTestServer(): Promise<TestServer> {
  const dir = await mkdtemp(join(await parentFolder(), 'test-postgres-'))
  guardServer(dir)
  const server = await startEmbeddedPostgres({ dir, flags: FAST_FLAGS, initFlags: ['--no-sync'] })
  await makeTemplate(server.url)
  return {
    server,
    async stop() {
      await server.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Linux's folder in memory, where it has room. Every new database is hundreds of files, and ext4 without a journal
 * searches past each file deleted in the last minutes to make one: ten times the work.
 */
async function parentFolder(): Promise<string> {
  const room = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  if (Math.min(room, process.availableMemory()) < ROOM_BYTES) return tmpdir()
  // PostgreSQL's programs are copied there when the server's user cannot reach the project's folder.
  const mounts = (await readFile('/proc/self/mounts', 'utf8')).split('\n')
  return mounts.some((line) => line.includes(` ${MEMORY} `) && line.includes('noexec')) ? tmpdir() : MEMORY
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrate(databaseUrl(url, TEMPLATE), { directory: MIGRATIONS })
}

function listenOnLoopback(server: Server): Promise<string> {
  return new Promise((done, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.unref()
      done(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`)
    })
  })
}
