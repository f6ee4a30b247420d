import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { ENVIRONMENT, NODE_FLAGS, PROGRAM } from '../../../scripts/setup/server.mjs'
import { until } from './wait.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Settings of a developer's own product, which must not get in. */
const SETTING = /^(DATABASE_URL|S3_|SMTP_|MAIL_|GOOGLE_|MERCADOPAGO_|APP_|SITE_|ADMIN_EMAIL|TRUST_PROXY|HOST$|STORAGE$)/

/** The built product as a separate process. */
export interface Product {
  readonly origin: string
  pid(): number
  isAlive(): boolean
  /** Starts it again with the same settings, and waits until it is ready. */
  start(): Promise<void>
  /** Spawns it without waiting for anything. */
  launch(): void
  /** Kill -9. */
  kill(): Promise<void>
  /** The stop signal; waits for the end. */
  stop(): Promise<void>
}

export interface ProductOptions {
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  /** File of its log. */
  readonly log: string
  /** Modules loaded before it. */
  readonly imports?: readonly string[]
}

/** Settings of every product here: no demonstration accounts, and a Google that is not there. */
export const QUIET = {
  APP_ENV: 'test',
  STARTING_CATALOGUE: 'sample',
  LOG_LEVEL: 'warn',
  GOOGLE_CLIENT_ID: 'trust',
  GOOGLE_CLIENT_SECRET: 'trust',
  GOOGLE_ISSUER: 'http://127.0.0.1:1',
  // Limits go by address; each request here names its own.
  TRUST_PROXY: '1',
}

/** A closed port. It stays free until another program asks the system for one. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Prepares a product without starting it. */
export function createProduct({ port, settings, log, imports = [] }: ProductOptions): Product {
  const origin = `http://127.0.0.1:${port}`
  const inherited = Object.entries(process.env).filter(([name]) => !SETTING.test(name))
  let child: ChildProcess | null = null
  const isAlive = () => child !== null && child.exitCode === null && child.signalCode === null

  function launch() {
    const file = openSync(log, 'a')
    child = spawn(process.execPath, [...NODE_FLAGS, ...imports.flatMap((one) => ['--import', one]), PROGRAM], {
      cwd: ROOT,
      stdio: ['ignore', file, file],
      env: {
        ...Object.fromEntries(inherited),
        ...ENVIRONMENT,
        NODE_ENV: 'production',
        PORT: String(port),
        ...settings,
      },
    })
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || !isAlive()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    origin,
    pid: () => child?.pid ?? 0,
    isAlive,
    launch,
    async start() {
      launch()
      await until(
        `${origin} is ready (its log: ${log})`,
        async () => {
          if (!isAlive()) return true
          return (await fetch(`${origin}/readyz`)).ok
        },
        240_000,
      )
      if (!isAlive()) throw new Error(`the product ended by itself; its log: ${log}`)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
