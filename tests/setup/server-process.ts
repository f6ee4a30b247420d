import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { cleanUpLater } from './cleanups.ts'
import { guardServer } from './guardian.ts'

const SCRIPT = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url))

interface Answer {
  readonly url: string
  readonly pid: number
  readonly adopted: boolean
  readonly error?: string
}

/** A separate process that starts or adopts the embedded PostgreSQL in `dir`. */
interface ServerProcess {
  readonly child: ChildProcess
  readonly answer: Promise<Answer>
  /** Lets go of the server in good order and waits for the end of the process. */
  leave(): Promise<void>
  /** Kill -9. */
  kill(): Promise<void>
}

export function startInProcess(
  dir: string,
  options: { uid?: number; gid?: number; script?: string; env?: Record<string, string> } = {},
): ServerProcess {
  const { uid, gid, script = SCRIPT, env = {} } = options
  const child = spawn(process.execPath, [script, dir], {
    ...(uid === undefined ? {} : { uid, gid }),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  const answer = new Promise<Answer>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)))
    child.once('exit', (code) => reject(new Error(`it ended without an answer (${code})`)))
  })
  answer.catch(() => {}) // a test that kills it does not ask
  return {
    child,
    answer,
    async leave() {
      child.stdin.end()
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A folder for a server; no server stays in it after the test file. */
export async function serverFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'embedded-postgres-test-'))
  const dir = join(parent, 'postgres')
  guardServer(dir)
  cleanUpLater(() => rm(parent, { recursive: true, force: true }))
  return dir
}

/** The rows of one statement on a new connection. */
export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // some tests kill the server meanwhile
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}
