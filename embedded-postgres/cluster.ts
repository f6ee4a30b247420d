import { randomBytes } from 'node:crypto'
import { chownSync, existsSync } from 'node:fs'
import { access, constants, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeAbandoned } from './abandoned.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, systemCode } from './error.ts'
import type { Identity } from './identity.ts'
import { runProgram } from './program.ts'
import { texts } from './texts.ts'

/** Name of the superuser that owns everything in the embedded cluster. */
const SUPERUSER = 'app'

const PASSWORD_BYTES = 18

/** A PostgreSQL cluster on disk: the folder the server works in, and how to reach it once it runs. */
export interface Cluster {
  readonly data: string
  url(port: number): string
}

/**
 * The data folder as the server sees it. Root starts the server as a user who may not be able to walk the
 * path to the folder (a project below a closed home or a fresh `mktemp -d`), so on Linux the folder is entered before
 * root's rights are given up, and named relative to the working directory.
 */
export function dataArgument(data: string, identity: Identity): string {
  return process.platform === 'linux' && identity.uid !== undefined ? '/proc/self/cwd' : data
}

/**
 * Makes `dir` a folder the server may work in.
 * @throws EmbeddedPostgresError naming the folder, when it cannot be made or written
 */
export async function prepareDirectory(dir: string, identity: Identity): Promise<void> {
  try {
    await mkdir(dir, { recursive: true })
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(dir, identity.uid, identity.gid)
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new EmbeddedPostgresError(texts.notWritable(dir, systemCode(cause) ?? String(cause)), {
      cause,
    })
  }
}

/**
 * Returns the cluster of `dir`, and creates it if it is missing. It is created beside `dir` and renamed when complete:
 * a killed process leaves no half cluster, and of two processes that create it at once one wins.
 * @param initFlags more arguments of initdb
 */
export async function ensureCluster(
  dir: string,
  options: { identity: Identity; binaries: Binaries; initFlags: readonly string[] },
): Promise<Cluster> {
  const home = join(dir, 'cluster')
  if (!existsSync(home)) await createCluster(dir, home, options)
  await removeAbandoned(dir, 'init-')
  const data = join(home, 'data')
  const [password, version] = await Promise.all([
    readFile(join(home, 'password'), 'utf8'),
    readFile(join(data, 'PG_VERSION'), 'utf8'),
  ]).catch((cause) => {
    throw new EmbeddedPostgresError(
      systemCode(cause) === 'EACCES' ? texts.notYours(home) : texts.damaged(home, cause.message),
      { cause },
    )
  })
  const program = options.binaries.version.split('.')[0]
  if (version.trim() !== program) {
    throw new EmbeddedPostgresError(texts.otherVersion(home, version.trim(), program ?? ''))
  }
  return { data, url: (port) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres` }
}

async function createCluster(
  dir: string,
  home: string,
  { identity, binaries, initFlags }: { identity: Identity; binaries: Binaries; initFlags: readonly string[] },
): Promise<void> {
  const part = await mkdtemp(join(dir, `init-${process.pid}-`))
  const data = join(part, 'data')
  const password = join(part, 'password')
  await mkdir(data, { mode: 0o700 })
  await writeFile(password, randomBytes(PASSWORD_BYTES).toString('base64url'), { mode: 0o600 })
  if (identity.uid !== undefined && identity.gid !== undefined) {
    for (const place of [part, data, password]) chownSync(place, identity.uid, identity.gid)
  }
  const inside = dataArgument(data, identity)
  // The built-in locale sorts and folds case identically on every system, with no locales installed.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = [
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    `--pwfile=${inside === data ? password : `${inside}/../password`}`,
  ]
  const made = await runProgram(binaries.initdb, ['-D', inside, ...locale, ...access, ...initFlags], {
    identity,
    cwd: data,
  })
  try {
    if (!made.ok) throw new EmbeddedPostgresError(texts.notCreated(dir, made.output))
    await renameWhole(part, home)
    await syncDirectory(dir)
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => {})
    if (!existsSync(home)) throw error // else another process was first: its cluster is as good
  }
}

/** Renames a folder. Windows refuses for a moment while a virus scanner looks at new files. */
async function renameWhole(from: string, to: string): Promise<void> {
  for (let attempts = process.platform === 'win32' ? 20 : 1; ; attempts--) {
    try {
      return await rename(from, to)
    } catch (error) {
      if (attempts <= 1 || existsSync(to)) throw error
      await sleep(100)
    }
  }
}

/** Puts the rename on disk, so that a power cut cannot take a database that already holds something. */
async function syncDirectory(dir: string): Promise<void> {
  if (process.platform === 'win32') return // folders cannot be opened there
  const handle = await open(dir, 'r')
  await handle.sync().finally(() => handle.close())
}
