import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { guardServer } from '../../setup/guardian.ts'
import { type NetworkProxy, openProxy } from './proxy.ts'
import { until } from './wait.ts'

/** A real PostgreSQL server behind a proxy, so that its address survives a restart. */
export interface Postgres {
  /** Through the proxy: what the product is given. */
  readonly url: string
  readonly proxy: NetworkProxy
  /** Kill -9 of the server, sessions and all. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stopped in order, as for an upgrade: sessions are ended, and the port is closed for a moment. */
  stop(): Promise<void>
  /** One statement past the proxy, on a new connection. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** A connection past the proxy, to be closed by the caller. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

const flagsOf = (settings: readonly string[]) => settings.flatMap((setting) => ['-c', setting])

/** @param settings more settings of the server, `name=value` */
export async function startPostgres(dir: string, settings: readonly string[] = []): Promise<Postgres> {
  guardServer(dir)
  let server: EmbeddedPostgres = await startEmbeddedPostgres({ dir, flags: flagsOf(settings) })
  const proxy = await openProxy(Number(new URL(server.url).port))
  const outside = new URL(server.url)
  outside.port = String(proxy.port)

  async function connect() {
    const client = new pg.Client({ connectionString: server.url })
    client.on('error', () => {}) // the server is killed on purpose
    await client.connect()
    return client
  }

  return {
    url: outside.href,
    proxy,
    connect,
    async kill() {
      process.kill(server.pid, 'SIGKILL')
      await until('PostgreSQL is gone', async () => !isAlive(server.pid))
    },
    async start() {
      server = await startEmbeddedPostgres({ dir, flags: flagsOf(settings) })
      proxy.pointAt(Number(new URL(server.url).port))
    },
    stop: () => server.stop(),
    async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) {
      const client = await connect()
      try {
        return (await client.query<Row>(sql, [...values])).rows
      } finally {
        await client.end()
      }
    },
    async close() {
      await proxy.close()
      await server.stop()
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
