import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { ENVIRONMENT, NODE_FLAGS, PROGRAM } from '../scripts/setup/server.mjs'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** Ticks of the kernel's CPU accounting in a second, on every Linux this runs on. */
const TICKS_PER_SECOND = 100
const READY_WITHIN_MS = 240_000
/** Interval of the readiness checks of a starting process. */
const ASKED_EVERY_MS = 50

/** A process under measurement. */
export interface Measured {
  readonly pid: number
  readonly origin: string
  stop(): Promise<void>
}

export interface Product extends Measured {
  readonly databaseUrl: string
  /** The file its server writes to. */
  readonly databaseLog: string
  /** Signs the cookies of sessions. */
  readonly secret: string
  /** From the start of the process to its first `ready`, in seconds; the catalogue was there already. */
  readonly readyAfterSeconds: number
}

/** CPU seconds a process and the others of the same program that it started have used, and their memory in MB. */
export function usage(pid: number): { cpuSeconds: number; memoryMb: number } {
  // Field 2, the name, may hold spaces: what is counted starts after its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const program = (id: number | string) => readlinkSync(`/proc/${id}/exe`)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const others = children.filter((child) => program(child) === program(pid)).map((child) => usage(Number(child)))
  return {
    cpuSeconds: others.reduce(
      (sum, { cpuSeconds }) => sum + cpuSeconds,
      (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    ),
    memoryMb: others.reduce((sum, { memoryMb }) => sum + memoryMb, Number(resident) / 1024),
  }
}

function stopper(child: ChildProcess): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${address}: the process ended with ${child.exitCode}`)
    const answer = await fetch(address).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    if (Date.now() > giveUpAt) throw new Error(`${address} gave no answer`)
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS))
  }
}

/**
 * Starts the built product on a new database and data folder, which are removed when it stops. The process that drew
 * the catalogue is replaced by one that finds it drawn, so that a site after its first day is measured.
 */
export async function startProduct(port: number, settings: Record<string, string> = {}): Promise<Product> {
  const directory = mkdtempSync(path.join(tmpdir(), 'atividario-bench-'))
  const postgres = await startEmbeddedPostgres({
    dir: path.join(directory, 'postgres'),
    // Bound parameters are in the detail line of the log.
    flags: ['-c', 'log_error_verbosity=default'],
  })
  const secret = randomBytes(32).toString('base64url')
  const start = () =>
    startServer(PROGRAM, `http://127.0.0.1:${port}`, '/readyz', {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: directory,
      DATABASE_URL: postgres.url,
      APP_SECRET: secret,
      LOG_LEVEL: 'error',
      STARTING_CATALOGUE: 'sample',
      // Limits go by address; the load names another one with each request.
      TRUST_PROXY: '1',
      ...settings,
    })
  await (await start()).stop()
  const began = performance.now()
  const started = await start()
  return {
    ...started,
    secret,
    databaseUrl: postgres.url,
    databaseLog: path.join(directory, 'postgres', 'server.log'),
    readyAfterSeconds: (performance.now() - began) / 1000,
    async stop() {
      await started.stop()
      await postgres.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Starts a program of the project that serves `origin`, and waits until `path` answers. */
export async function startServer(
  program: string,
  origin: string,
  path: string,
  environment: Record<string, string>,
): Promise<Measured> {
  const child = spawn(process.execPath, [...NODE_FLAGS, program], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...ENVIRONMENT, ...process.env, ...environment },
  })
  await answers(`${origin}${path}`, child).catch((error) => {
    // A product that never became ready would keep its port.
    child.kill('SIGTERM')
    throw error
  })
  return { pid: child.pid ?? 0, origin, stop: stopper(child) }
}
