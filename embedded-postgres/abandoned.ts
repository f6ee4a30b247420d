import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { systemCode } from './error.ts'

/**
 * Removes what killed processes left half-made in `dir`: entries named `<prefix><pid>-…` whose process is gone.
 * Best effort: what cannot be removed now (its program may still be writing) goes at a later start.
 */
export async function removeAbandoned(dir: string, prefix: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.startsWith(prefix)) continue
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (!Number.isInteger(pid) || isAlive(pid)) continue
    await rm(join(dir, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** Does a process with this id exist? True also for one of another user, and for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}
