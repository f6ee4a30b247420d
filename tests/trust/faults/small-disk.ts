import { execFile } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CHUNK = Buffer.alloc(64 * 1024)
const FILLER = 'filler'

/** True if this machine lets us mount a tmpfs: Linux, as root. */
export async function mayMount(): Promise<boolean> {
  return process.platform === 'linux' && process.getuid?.() === 0
}

/** Creates a folder and mounts a file system of `megabytes` there. */
export async function mountSmallDisk(place: string, megabytes: number): Promise<undefined> {
  await mkdir(place, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'trust', place])
}

export async function unmountSmallDisk(place: string): Promise<void> {
  await run('umount', ['-l', place]).catch(() => undefined)
}

/** Leaves no byte free. */
export async function fillDisk(place: string): Promise<void> {
  const file = await open(path.join(place, FILLER), 'a')
  try {
    for (;;) await file.write(CHUNK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
}

export async function makeRoom(place: string): Promise<void> {
  await rm(path.join(place, FILLER), { force: true })
}
