import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { ENVIRONMENT, NODE_FLAGS, PROGRAM } from '../../scripts/setup/server.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 60_000
const ASK_AGAIN_MS = 100

/** The built product, running. */
export interface RunningProduct {
  readonly origin: string
  readonly port: number
  /** Its output since it was ready: its log, errors and worse only. */
  readonly written: () => string
  readonly stop: () => Promise<void>
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}

/** The environment of a server, without the settings of a developer's own product. */
function plainEnvironment(): Record<string, string> {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot', 'TEMP', 'TMP']
  const own = passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...ENVIRONMENT, ...Object.fromEntries(own) }
}

/** Longest time until a product reports that it does not start (ms). */
const ENDS_WITHIN_MS = 60_000

/** Starts the built product with settings it has to refuse. @returns how it ended and the lines it wrote for the operator */
export async function refusalOf(
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | null; lines: readonly string[] }> {
  const port = await freePort()
  const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...plainEnvironment(), NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...settings },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const timer = setTimeout(kill, ENDS_WITHIN_MS)
  let written = ''
  child.stderr.on('data', (chunk) => {
    written += String(chunk)
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  process.off('exit', kill)
  return { code, lines: written.split('\n').filter((line) => line !== '') }
}

/**
 * Starts the built product in a separate process and waits until it can serve.
 * @throws without a build, or if it does not come up
 */
export async function startBuiltProduct(settings: Readonly<Record<string, string>>): Promise<RunningProduct> {
  if (!existsSync(path.join(ROOT, PROGRAM))) throw new Error(`${PROGRAM} is missing: npm test builds it, or npm start`)
  const port = await freePort()
  const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnvironment(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`

  const giveUpAt = Date.now() + READY_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}: ${written.join('')}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) break
    if (Date.now() > giveUpAt) {
      kill()
      throw new Error(`the product did not come up: ${written.join('')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  written.length = 0
  return {
    origin,
    port,
    written: () => written.join(''),
    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await ended
    },
  }
}
