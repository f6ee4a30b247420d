import { randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { wholeBody } from './body.ts'
import { driveOperations } from './drive.ts'
import { contentTypeOf, InvalidKeyError } from './key.ts'
import type { Storage } from './storage.ts'

/** Rights of the folder that holds every file. */
const OWNER_ONLY_FOLDER = 0o700
/** A file left half-written by a process that died is removed when it is older than this, in ms. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function sweepLeftovers(folder: string): Promise<void> {
  const oldest = Date.now() - LEFTOVER_AGE_MS
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < oldest) await rm(path, { force: true })
  }
}

/** Waits until the bytes are on the disk, so that a power cut after the rename cannot leave an empty file. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Files under `root`: finished ones in `objects/`, those being written in `incoming/`. Both are on one file system,
 * so a finished file is moved to its place in one step (flydrive alone writes in place, where readers see halves).
 * @throws when the folders cannot be made
 */
export async function openDiskStorage(root: string): Promise<Storage> {
  const objects = join(root, 'objects')
  const incoming = join(root, 'incoming')
  await mkdir(root, { recursive: true, mode: OWNER_ONLY_FOLDER })
  // A folder made by an earlier version was open to every user of the machine.
  await chmod(root, OWNER_ONLY_FOLDER)
  await mkdir(objects, { recursive: true })
  await mkdir(incoming, { recursive: true })
  await sweepLeftovers(incoming)
  const disk = new Disk(new FSDriver({ location: objects, visibility: 'private' }))
  const aside = new Disk(new FSDriver({ location: incoming, visibility: 'private' }))

  return {
    ...driveOperations(disk),

    async put(key, body, { contentType }) {
      if (contentTypeOf(key) !== contentType) throw new InvalidKeyError()
      const bytes = await wholeBody(body)
      const name = randomUUID()
      const written = join(incoming, name)
      const place = join(objects, key)
      try {
        await aside.put(name, bytes)
        await flush(written)
        await mkdir(dirname(place), { recursive: true })
        await rename(written, place)
      } finally {
        await rm(written, { force: true })
      }
    },

    async get(key) {
      const contentType = contentTypeOf(key)
      try {
        // One handle for size and bytes: a replacement in between cannot mix two versions.
        const file = await open(join(objects, key), 'r')
        const { size, mtime } = await file.stat()
        return { stream: file.createReadStream(), size, contentType, lastModified: mtime }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async check() {
      await access(objects, constants.R_OK | constants.W_OK)
      await access(incoming, constants.W_OK)
    },
  }
}
