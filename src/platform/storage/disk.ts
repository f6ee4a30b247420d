import { randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { wholeBody } from './body.ts'
import { assertPrefix, contentTypeOf, InvalidKeyError } from './key.ts'
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

/** Keys of the files below `folder`; empty for a missing folder. */
async function* keysBelow(objects: string, folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(join(objects, folder))) {
      const key = `${folder}${entry.name}`
      if (entry.isDirectory()) yield* keysBelow(objects, `${key}/`)
      else if (entry.isFile()) yield key
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * Files under `root`: finished ones in `objects/`, those being written in `incoming/`. Both are on one file system,
 * so a rename moves a finished file to its place in one step and readers never see half a file.
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

  return {
    async put(key, body, { contentType }) {
      if (contentTypeOf(key) !== contentType) throw new InvalidKeyError()
      const bytes = await wholeBody(body)
      const written = join(incoming, randomUUID())
      const place = join(objects, key)
      try {
        // Flushed: a power cut after the rename cannot leave an empty file.
        await writeFile(written, bytes, { flush: true })
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

    async exists(key) {
      contentTypeOf(key)
      try {
        return (await stat(join(objects, key))).isFile()
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    async delete(key) {
      contentTypeOf(key)
      await rm(join(objects, key), { force: true })
    },

    async *list(prefix) {
      assertPrefix(prefix)
      // A prefix may end in the middle of a name.
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      for await (const key of keysBelow(objects, folder)) {
        if (key.startsWith(prefix)) yield key
      }
    },

    async check() {
      await access(objects, constants.R_OK | constants.W_OK)
      await access(incoming, constants.W_OK)
    },
  }
}
