import { resolve } from 'node:path'
import { findBinaries } from './binaries.ts'
import { type Cluster, ensureCluster, prepareDirectory } from './cluster.ts'
import { chooseIdentity } from './identity.ts'
import { type KeeperLog, silentLog } from './log.ts'
import { comeUp, letGo } from './running.ts'
import type { ServerPlan } from './server.ts'
import { serverLog } from './server-log.ts'

/** A first start takes about 3 s on 2 cores, recovery after a crash with much to replay much longer. */
export const DEFAULT_TIMEOUT_MS = 60_000

/** A running server. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser in the database `postgres`. */
  readonly url: string
  /** Process id of the server. */
  readonly pid: number
  /** It was running before, started by another process or by one that was killed. */
  readonly adopted: boolean
  /**
   * Lets go of the server, and stops it unless another process uses it too: the last one out stops it.
   * Close pools first. May be called more than once.
   */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The folder that is its own: database, password, log, and programs where they must be copied. Made when missing. */
  readonly dir: string
  readonly log?: KeeperLog
  /** Longest wait until the server accepts connections. */
  readonly timeoutMs?: number
  /** More arguments of the server, each `-c name=value` as two entries. They do not reach a server that is adopted. */
  readonly flags?: readonly string[]
  /** More arguments of initdb, for a cluster that does not exist yet. */
  readonly initFlags?: readonly string[]
}

/**
 * Starts PostgreSQL on the cluster in `dir`, or adopts the server that already runs on it. It listens on a free port of
 * 127.0.0.1, with a random password, and outlives a killed process: the next start adopts it. Any number of processes
 * may start at once. Machines and containers must not share the folder.
 * @throws EmbeddedPostgresError with one line that names the remedy
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const until = Date.now() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
  const log = options.log ?? silentLog
  const { plan, cluster } = await prepare(options)
  const running = await comeUp(plan, cluster, { until, port: null })
  const { url, pid, adopted } = running
  log.info({ pid, adopted }, 'embedded PostgreSQL runs')
  let stopping: Promise<void> | undefined
  return {
    url,
    pid,
    adopted,
    stop() {
      stopping ??= letGo(plan, running, log)
      return stopping
    },
  }
}

/** Prepares a folder's cluster, created if missing, and the plan of a server on it. */
export async function prepare(options: EmbeddedPostgresOptions): Promise<{ plan: ServerPlan; cluster: Cluster }> {
  const dir = resolve(options.dir)
  const identity = chooseIdentity(dir)
  await prepareDirectory(dir, identity)
  const binaries = await findBinaries(dir, identity)
  const cluster = await ensureCluster(dir, { identity, binaries, initFlags: options.initFlags ?? [] })
  const plan = { data: cluster.data, identity, binaries, log: serverLog(dir, identity), flags: options.flags ?? [] }
  return { plan, cluster }
}
