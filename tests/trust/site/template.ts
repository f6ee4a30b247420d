import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { createProduct, freePort, QUIET } from './process.ts'

/** A finished site from which the cases start: a database with the sample catalogue, and its files. */
interface Template {
  readonly dir: string
  readonly postgres: string
  readonly files: string
}

let made: Promise<Template> | null = null

async function make(): Promise<Template> {
  const dir = await mkdtemp(path.join(tmpdir(), 'atividario-trust-'))
  const postgres = path.join(dir, 'postgres')
  const server = await startEmbeddedPostgres({ dir: postgres, initFlags: ['--no-sync'] })
  const product = createProduct({
    port: await freePort(),
    log: path.join(dir, 'product.log'),
    settings: { ...QUIET, DATABASE_URL: server.url, DATA_DIR: dir },
  })
  await product.start()
  await product.stop()
  await server.stop()
  return { dir, postgres, files: path.join(dir, 'files') }
}

/** The template, made once in a run: drawing the catalogue takes its time. */
export function template(): Promise<Template> {
  made ??= make()
  return made
}

/** A copy of the template's database for one case. */
export async function copyDatabase(to: string): Promise<void> {
  // With its owner: PostgreSQL refuses a folder that is not its user's, and root's copies would be root's.
  await mkdir(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${(await template()).postgres}/.`, to])
}

export async function closeTemplate(): Promise<void> {
  if (made) await rm((await made).dir, { recursive: true, force: true })
  made = null
}
