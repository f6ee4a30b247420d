import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ENVIRONMENT, NODE_FLAGS, PROGRAM } from '../../../scripts/setup/server.mjs'
import { PORT } from './ports.ts'

const READY_WITHIN_MS = 240_000

/** A product of a test's own, whose clock can be moved. */
export interface OwnProduct {
  /** Moves its clock ahead, in milliseconds from the real one. */
  moveClock(ahead: number): void
  stop(): Promise<void>
}

const OWN_PORT = PORT + 60
/** The name the provider's sandbox leads back to: the session belongs to it. */
export const OWN_ORIGIN = `http://localhost:${OWN_PORT}`
/** Mailbox of this product. */
export const OWN_MAIL_PORT = OWN_PORT + 1

/** Seller of this product. */
export const OWN_SELLER = {
  name: 'Editora Exemplo Ltda.',
  document: '12.345.678/0001-95',
  address: 'Rua das Flores, 1, São Paulo',
  email: 'contato@editora.example',
}

/** Starts the built product beside the shared one, on a separate data folder. */
export async function startOwnProduct(): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'atividario-own-'))
  const clock = join(folder, 'clock')
  const moveClock = (ahead: number) => writeFileSync(clock, String(ahead))
  moveClock(0)
  const preload = resolve(import.meta.dirname, 'moved-clock.ts')
  const child = spawn(process.execPath, [...NODE_FLAGS, '--import', preload, PROGRAM], {
    env: {
      ...ENVIRONMENT,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(OWN_PORT),
      DATA_DIR: join(folder, 'data'),
      MAIL_SANDBOX_PORT: String(OWN_MAIL_PORT),
      STARTING_CATALOGUE: 'few',
      CLOCK_AHEAD_FILE: clock,
      SELLER_NAME: OWN_SELLER.name,
      SELLER_DOCUMENT: OWN_SELLER.document,
      SELLER_ADDRESS: OWN_SELLER.address,
      SELLER_EMAIL: OWN_SELLER.email,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await answers(`${OWN_ORIGIN}/readyz`, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { moveClock, stop }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  for (;;) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    if (child.exitCode !== null || performance.now() > giveUpAt) throw new Error(`${address} gave no answer`)
    await new Promise((resume) => setTimeout(resume, 250))
  }
}
