import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './error.ts'
import { silentLog } from './log.ts'
import { comeUp, letGo, type Running } from './running.ts'
import { DEFAULT_TIMEOUT_MS, type EmbeddedPostgres, type EmbeddedPostgresOptions, prepare } from './start.ts'
import { texts } from './texts.ts'

/** A server that ended is started again at once; from then on each pause is twice as long, up to the longest (ms). */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Uptime after which a server counts as healthy: its next end starts the pauses from the first (ms). */
const WELL_AFTER_MS = 60_000

/** Longest attempt: after a crash the replay takes longer than a start (ms). */
const ATTEMPT_MS = 5 * DEFAULT_TIMEOUT_MS

/** Pause before an ended server is started again, by the number of recent ends. */
export function pauseBefore(endsLately: number): number {
  return endsLately <= 1 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(endsLately - 2, 10))
}

/**
 * {@link startEmbeddedPostgres} for a product that runs for months: a server that ends unexpectedly (killed, out of
 * memory, a full disk) is started again on its port, so that processes keep its address. It retries for ever with
 * growing pauses, because the cause may pass.
 * @throws EmbeddedPostgresError as the start does, when the first start fails
 */
export async function keepEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? silentLog
  const { plan, cluster } = await prepare(options)
  const until = Date.now() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
  const first = await comeUp(plan, cluster, { until, port: null })
  const { url, port, adopted } = first
  log.info({ pid: first.pid, adopted }, 'embedded PostgreSQL runs')

  const leaving = new AbortController()
  const { signal } = leaving
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  let current = first

  async function again(): Promise<Running> {
    const running = await comeUp(plan, cluster, { until: Date.now() + ATTEMPT_MS, port, signal })
    if (running.port === port) return running
    // Another process started a server on another port meanwhile: clients of this one would not find it.
    await letGo(plan, running, log)
    throw new EmbeddedPostgresError(texts.elsewhere(running.port))
  }

  /** @returns what runs again; null when we are leaving */
  async function restart(endsBefore: number): Promise<{ running: Running; ends: number } | null> {
    for (let ends = endsBefore; ; ends++) {
      await sleep(pauseBefore(ends), undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return null
      try {
        return { running: await again(), ends }
      } catch (err) {
        if (signal.aborted) return null
        log.error({ err, nextTryInMs: pauseBefore(ends + 1) }, 'embedded PostgreSQL does not start again')
      }
    }
  }

  async function keep(): Promise<void> {
    for (let ends = 0; ; ) {
      const upAt = performance.now()
      await Promise.race([current.occupancy.lost, left])
      if (signal.aborted) return
      const lostAt = performance.now()
      log.error({ pid: current.pid }, 'embedded PostgreSQL broke off: it is started again if it is gone')
      const next = await restart(lostAt - upAt > WELL_AFTER_MS ? 1 : ends + 1)
      if (!next) return
      current = next.running
      ends = next.ends
      const ms = Math.round(performance.now() - lostAt)
      log.info({ pid: current.pid, adopted: current.adopted, ms }, 'embedded PostgreSQL runs again')
    }
  }

  const keeping = keep()
  let stopping: Promise<void> | undefined
  return {
    url,
    get pid() {
      return current.pid
    },
    adopted,
    stop() {
      leaving.abort()
      stopping ??= keeping.then(() => letGo(plan, current, log))
      return stopping
    },
  }
}
