import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseLog, silentLog } from '../log.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, ensureCluster, prepareDirectory } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import { chooseIdentity } from './identity.ts'
import { readLockFile, removeStaleLock, serverLives } from './lock-file.ts'
import { type Occupancy, occupy } from './occupancy.ts'
import { launchServer, type ServerPlan, stopServer } from './server.ts'
import { serverLog } from './server-log.ts'
import { texts } from './texts.ts'

/** A first start takes about 3 s on 2 cores, recovery after a crash with much to replay much longer. */
const DEFAULT_TIMEOUT_MS = 60_000
const POLL_MS = 20
const RETRY_MS = 100

/** Reasons for which a start fails and the next attempt may not: another server, leftovers of one, a port just taken. */
const PASSING_FAILURE =
  /lock file ".*" (already exists|is empty)|bogus data in lock file|pre-existing shared memory block|could not bind|could not create any TCP/

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
  readonly log?: DatabaseLog
  /** How long to wait until the server accepts connections. */
  readonly timeoutMs?: number
  /** More arguments of the server, each `-c name=value` as two entries. They do not reach a server that is adopted. */
  readonly flags?: readonly string[]
  /** More arguments of initdb, for a cluster that does not exist yet. */
  readonly initFlags?: readonly string[]
}

/**
 * Starts PostgreSQL on the cluster in `dir`, or adopts the server that runs on it already. It listens on a free port
 * of 127.0.0.1, with a random password, and outlives a process that is killed: the next start adopts it.
 * Any number of processes may start at once. The folder must not be shared between machines or containers.
 * @throws EmbeddedPostgresError with one line that says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dir = resolve(options.dir)
  const until = Date.now() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
  const identity = chooseIdentity(dir)
  await prepareDirectory(dir, identity)
  const binaries = await findBinaries(dir, identity)
  const cluster = await ensureCluster(dir, { identity, binaries, initFlags: options.initFlags ?? [] })
  const plan = { data: cluster.data, identity, binaries, log: serverLog(dir, identity), flags: options.flags ?? [] }
  const server = await comeUp(plan, cluster, until)
  options.log?.info({ pid: server.pid, adopted: server.adopted }, 'embedded PostgreSQL runs')
  const { url, pid, adopted } = server
  return { url, pid, adopted, stop: stopOnce(plan, server, options.log ?? silentLog) }
}

interface Running {
  readonly url: string
  readonly pid: number
  readonly adopted: boolean
  readonly occupancy: Occupancy
}

/** Adopts, waits for or launches a server until there is one. */
async function comeUp(plan: ServerPlan, cluster: Cluster, until: number): Promise<Running> {
  for (;;) {
    const lock = await readLockFile(plan.data)
    if (lock && (await serverLives(plan.data, lock))) {
      const running = await join(cluster, plan, null)
      if (running) return running
      if (Date.now() > until) throw new EmbeddedPostgresError(texts.notInTime(texts.runningNotAnswering, plan.log.path))
      await sleep(RETRY_MS)
      continue
    }
    if (lock) await removeStaleLock(plan.data, lock)
    const launch = await launchServer(plan)
    while (!launch.failed()) {
      const running = await join(cluster, plan, launch.port)
      if (running) return running
      if (Date.now() > until) {
        launch.abort()
        throw new EmbeddedPostgresError(texts.notInTime(texts.notAnswering, plan.log.path))
      }
      await sleep(POLL_MS)
    }
    const reason = plan.log.recent()
    if (!PASSING_FAILURE.test(reason)) throw new EmbeddedPostgresError(texts.notStarted(reason))
    if (Date.now() > until) throw new EmbeddedPostgresError(texts.notInTime(reason, plan.log.path))
    await sleep(RETRY_MS)
  }
}

/** Becomes an occupant of the server the lock file tells of, if it is ready. Our random password proves that it is ours. */
async function join(cluster: Cluster, plan: ServerPlan, launchedPort: number | null): Promise<Running | null> {
  const lock = await readLockFile(plan.data)
  if (!lock?.ready || lock.pid === null) return null
  const url = cluster.url(lock.port)
  const occupancy = await occupy(url).catch(() => null)
  return occupancy && { url, pid: lock.pid, adopted: lock.port !== launchedPort, occupancy }
}

function stopOnce(plan: ServerPlan, { pid, occupancy }: Running, log: DatabaseLog): () => Promise<void> {
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const right = await occupancy.leave()
    if (!right) {
      log.info({ pid }, 'embedded PostgreSQL is left to another process, or was gone')
      return
    }
    await stopServer(plan, pid)
    await right.done()
    log.info({ pid }, 'embedded PostgreSQL stopped')
  }
  return () => {
    stopping ??= stop()
    return stopping
  }
}
