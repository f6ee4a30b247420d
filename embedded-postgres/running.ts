import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import { readLockFile, removeStaleLock, serverLives } from './lock-file.ts'
import type { KeeperLog } from './log.ts'
import { type Occupancy, occupy } from './occupancy.ts'
import { launchServer, type ServerPlan, stopServer } from './server.ts'
import { texts } from './texts.ts'

const POLL_MS = 20
const RETRY_MS = 100

/**
 * Reasons for which a start fails and the next attempt may not: another server, leftovers of one, a port just taken.
 */
const PASSING_FAILURE =
  /lock file ".*" (already exists|is empty)|bogus data in lock file|pre-existing shared memory block|could not bind|could not create any TCP/

/** A server of a cluster, and our place at it. */
export interface Running {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly adopted: boolean
  readonly occupancy: Occupancy
}

/** Time and port to wait for a server. */
interface Patience {
  /** Until when (ms since 1970). */
  readonly until: number
  /** The port of a server that is launched; null for any that is free. */
  readonly port: number | null
  /** Gives up before that, and drops what was launched. */
  readonly signal?: AbortSignal
}

/**
 * Adopts, waits for or launches a server until one runs.
 * @throws EmbeddedPostgresError when none is ready in time, or the server reports that it cannot start; the signal's
 * reason
 */
export async function comeUp(plan: ServerPlan, cluster: Cluster, patience: Patience): Promise<Running> {
  const { until, port, signal } = patience
  for (;;) {
    signal?.throwIfAborted()
    const lock = await readLockFile(plan.data)
    if (lock && (await serverLives(plan.data, lock))) {
      const running = await join(cluster, plan, null)
      if (running) return running
      if (Date.now() > until) throw new EmbeddedPostgresError(texts.notInTime(texts.runningNotAnswering, plan.log.path))
      await sleep(RETRY_MS)
      continue
    }
    if (lock) await removeStaleLock(plan.data, lock)
    const launch = await launchServer(plan, port)
    while (!launch.failed()) {
      const running = await join(cluster, plan, launch.port)
      if (running) return running
      if (Date.now() > until || signal?.aborted) {
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

/** Becomes an occupant of the server in the lock file, if it is ready. Our random password proves that it is ours. */
async function join(cluster: Cluster, plan: ServerPlan, launchedPort: number | null): Promise<Running | null> {
  const lock = await readLockFile(plan.data)
  if (!lock?.ready || lock.pid === null) return null
  const { pid, port } = lock
  const url = cluster.url(port)
  const occupancy = await occupy(url).catch(() => null)
  return occupancy && { url, port, pid, adopted: port !== launchedPort, occupancy }
}

/** Unregisters from a server, and stops it unless another process uses it. */
export async function letGo(plan: ServerPlan, { pid, occupancy }: Running, log: KeeperLog): Promise<void> {
  const right = await occupancy.leave()
  if (!right) {
    log.info({ pid }, 'embedded PostgreSQL is left to another process, or was gone')
    return
  }
  await stopServer(plan, pid)
  await right.done()
  log.info({ pid }, 'embedded PostgreSQL stopped')
}
