import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './abandoned.ts'
import { systemCode } from './error.ts'

/** `postmaster.pid` of a running server. `pid` is null while the file cannot be parsed. */
export interface LockFile {
  readonly pid: number | null
  readonly port: number
  /** It accepts connections. */
  readonly ready: boolean
  readonly content: string
}

/** Lines of `postmaster.pid` (PostgreSQL's miscadmin.h), counted from 0. */
const PID_LINE = 0
const PORT_LINE = 3
const STATUS_LINE = 7

/** A lock file without sense is a server's first moment when it is younger than this, and a leftover when older. */
const SENSELESS_FOR_MS = 3_000

const lockPath = (data: string) => join(data, 'postmaster.pid')

export function parseLockFile(content: string): LockFile {
  const lines = content.split('\n')
  const pid = Number.parseInt(lines[PID_LINE] ?? '', 10)
  return {
    pid: Number.isInteger(pid) && pid > 0 ? pid : null,
    port: Number.parseInt(lines[PORT_LINE] ?? '', 10) || 0,
    ready: (lines[STATUS_LINE] ?? '').trim() === 'ready',
    content,
  }
}

/** The lock file of a cluster, or null: no server runs, or it has just ended. */
export async function readLockFile(data: string): Promise<LockFile | null> {
  try {
    return parseLockFile(await readFile(lockPath(data), 'utf8'))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * True if any process of this cluster's server is alive. After a kill -9 its backends may outlive it for a moment, and
 * the number in the lock file may belong to an unrelated program by then.
 */
export async function serverLives(data: string, lock: LockFile): Promise<boolean> {
  if (process.platform === 'linux') return anyProcessStandsIn(await realpath(data))
  if (lock.pid === null) return Date.now() - (await stat(lockPath(data))).mtimeMs < SENSELESS_FOR_MS
  if (!isAlive(lock.pid)) return false
  // Windows: PostgreSQL recognises its own processes there, so its check of the lock file is enough.
  return process.platform === 'win32' || isServerByCommand(lock.pid, data)
}

/** Every process of a server has the cluster's data folder as its working directory. */
async function anyProcessStandsIn(folder: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)))
  return folders.includes(folder)
}

function isServerByCommand(pid: number, data: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], (_, command) => {
      resolve(command.includes('postgres') && command.includes(data))
    })
  })
}

/**
 * Takes away a lock file whose server is known to be gone. PostgreSQL does so itself unless the number was given to
 * another process, or the file was cut short by a crash. Another process may have started the server in the meantime:
 * what was taken is looked at, and put back when it is not what was judged.
 */
export async function removeStaleLock(data: string, judged: LockFile): Promise<void> {
  const aside = `${lockPath(data)}.${randomUUID()}`
  try {
    await rename(lockPath(data), aside)
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return
    throw error
  }
  if ((await readFile(aside, 'utf8')) !== judged.content) await link(aside, lockPath(data)).catch(() => {})
  await rm(aside, { force: true })
}
