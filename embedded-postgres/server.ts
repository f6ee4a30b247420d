import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './abandoned.ts'
import type { Binaries } from './binaries.ts'
import { dataArgument } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import type { Identity } from './identity.ts'
import { readLockFile } from './lock-file.ts'
import { runProgram, spawnOptions } from './program.ts'
import type { ServerLog } from './server-log.ts'
import { texts } from './texts.ts'

/** Longest time for a server to end sessions and write its last checkpoint; then it is stopped at once. */
const FAST_STOP_MS = 15_000
const IMMEDIATE_STOP_MS = 5_000
const POLL_MS = 20

/**
 * Settings of every server. Durability (fsync, synchronous_commit, full_page_writes) stays as PostgreSQL has it: on.
 */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // Statements and the details of errors carry personal data.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

/** Parameters of a server on a cluster. */
export interface ServerPlan {
  readonly data: string
  readonly identity: Identity
  readonly binaries: Binaries
  readonly log: ServerLog
  readonly flags: readonly string[]
}

/** A starting server. */
export interface Launch {
  readonly port: number
  /** It ended before it was ready. */
  failed(): boolean
  /** Drops it, ready or not. */
  abort(): void
}

/**
 * Starts a server on the loopback interface. Whether it comes up shows in the lock file.
 * @param wanted the port; null for any that is free
 */
export async function launchServer(plan: ServerPlan, wanted: number | null): Promise<Launch> {
  const port = wanted ?? (await freePort())
  const args = ['-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting]), ...plan.flags]
  return process.platform === 'win32' ? launchByControl(plan, port, args) : launchDirectly(plan, port, args)
}

/** The server as our child, in a new session. */
function launchDirectly(plan: ServerPlan, port: number, args: readonly string[]): Launch {
  const { file, close } = plan.log.open()
  const child = spawn(plan.binaries.postgres, ['-D', dataArgument(plan.data, plan.identity), ...args], {
    ...spawnOptions(plan.identity),
    cwd: plan.data,
    stdio: ['ignore', file, file],
  })
  close()
  let over = false
  child.on('exit', () => {
    over = true
  })
  child.on('error', (error) => {
    over = true
    plan.log.append(error.message)
  })
  child.unref()
  return { port, failed: () => over, abort: () => child.kill('SIGQUIT') }
}

/** By pg_ctl: on Windows the server refuses an administrator's rights, and pg_ctl gives them up for it. */
export function launchByControl(plan: ServerPlan, port: number, args: readonly string[]): Launch {
  let failed = false
  const start = ['start', '-w', '-D', dataArgument(plan.data, plan.identity), '-l', plan.log.path, '-o', args.join(' ')]
  const child = spawn(plan.binaries.pgCtl, start, {
    ...spawnOptions(plan.identity),
    cwd: plan.data,
    stdio: 'ignore',
  })
  child.on('error', (error) => {
    failed = true
    plan.log.append(error.message)
  })
  child.on('exit', (code) => {
    failed = code !== 0
  })
  child.unref()
  return { port, failed: () => failed, abort: () => void stopByControl(plan, 'immediate') }
}

/**
 * Ends the server that runs as `pid`: sessions are closed, the last checkpoint is written. A server that takes too long
 * is killed; committed rows are on disk either way.
 * @throws EmbeddedPostgresError when it still runs after that
 */
export async function stopServer(plan: ServerPlan, pid: number): Promise<void> {
  if (process.platform === 'win32') return stopByControl(plan, 'fast')
  for (const [signal, patience] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const until = Date.now() + patience
    while (Date.now() < until) {
      if ((await readLockFile(plan.data))?.pid !== pid) return
      await sleep(POLL_MS)
    }
  }
  throw new EmbeddedPostgresError(texts.notStopping(`processo ${pid}`))
}

/** The same where there are no signals. */
export async function stopByControl(plan: ServerPlan, mode: 'fast' | 'immediate'): Promise<void> {
  const args = [
    'stop',
    '-w',
    '-t',
    String(FAST_STOP_MS / 1_000),
    '-m',
    mode,
    '-D',
    dataArgument(plan.data, plan.identity),
  ]
  const { ok, output } = await runProgram(plan.binaries.pgCtl, args, { identity: plan.identity, cwd: plan.data })
  if (!ok && (await readLockFile(plan.data))) throw new EmbeddedPostgresError(texts.notStopping(output))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
