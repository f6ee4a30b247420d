import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { TableFault } from '../table/rules.ts'
import { TABLE_FAULTS } from '../texts.ts'

/** Files in an archive at most. */
const FILES_MAX = 5_000
/** Depth of folders that are looked into. */
const DEPTH_MAX = 5

/** Why a file cannot be had. */
export type FileFault = 'missing' | 'ambiguous' | 'too_large'

/** The files that came with a table, found by their name whatever folder they are in. */
export interface FileSource {
  /** The bytes of a file that has at most `limit` of them. */
  read(name: string, limit: number): Promise<Uint8Array | FileFault>
  close(): Promise<void>
}

/** Names are compared without case; a repeated one belongs to no row. */
function indexByName<T>(files: Iterable<readonly [name: string, file: T]>): Map<string, T | 'ambiguous'> {
  const index = new Map<string, T | 'ambiguous'>()
  for (const [name, file] of files) {
    const key = name.normalize('NFC').toLowerCase()
    index.set(key, index.has(key) ? 'ambiguous' : file)
  }
  return index
}

const find = <T>(index: Map<string, T | 'ambiguous'>, name: string): T | FileFault =>
  index.get(name.normalize('NFC').toLowerCase()) ?? 'missing'

/** No files at all. */
export const NO_FILES: FileSource = { read: async () => 'missing', close: async () => undefined }

/**
 * The files of a folder. Symbolic links are not followed, so that no file outside is read.
 * @param names original names of files that are stored under others, by stored name
 */
export async function openFolder(folder: string, names?: ReadonlyMap<string, string>): Promise<FileSource> {
  const found: (readonly [string, string])[] = []
  async function walk(path: string, depth: number): Promise<void> {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const inside = join(path, entry.name)
      if (entry.isDirectory() && depth < DEPTH_MAX) await walk(inside, depth + 1)
      if (entry.isFile()) found.push([names?.get(entry.name) ?? entry.name, inside])
    }
  }
  await walk(folder, 0)
  const index = indexByName(found)
  return {
    async read(name, limit) {
      const path = find(index, name)
      if (path === 'missing' || path === 'ambiguous' || path === 'too_large') return path
      return (await stat(path)).size > limit ? 'too_large' : readFile(path)
    },
    close: async () => undefined,
  }
}

/** Unix file type in the upper half of the external attributes: symbolic link. */
const isLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000
const ENCRYPTED = 0x1

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > FILES_MAX) throw new TableFault(TABLE_FAULTS.zipTooMany(FILES_MAX))
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    if (isLink(entry) || (entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new TableFault(TABLE_FAULTS.zipUnsafe)
    if (!entry.fileName.endsWith('/')) entries.push(entry)
  }
  return entries
}

/**
 * The files of a ZIP. An archive with names that leave it, links or encrypted files is refused as a whole; only files
 * that a row names are unpacked, and never beyond their allowed size.
 * @throws TableFault
 */
export async function openZip(path: string): Promise<FileSource> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
    autoClose: false,
  }).catch(() => {
    throw new TableFault(TABLE_FAULTS.zipUnreadable)
  })
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close()
    throw error instanceof TableFault ? error : new TableFault(TABLE_FAULTS.zipUnsafe)
  })
  const index = indexByName(entries.map((entry) => [entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1), entry]))
  return {
    async read(name, limit) {
      const entry = find(index, name)
      if (typeof entry === 'string') return entry
      if (entry.uncompressedSize > limit) return 'too_large'
      // The size is checked while unpacking too: an entry that declares a wrong one is cut off here.
      const stream = await zip.openReadStreamPromise(entry)
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        return 'too_large'
      }
      return Buffer.concat(chunks)
    },
    async close() {
      zip.close()
    },
  }
}

/** A folder or a ZIP, whichever the path is. */
export async function openFiles(path: string): Promise<FileSource> {
  const file = await open(path, 'r')
  const isFolder = await file.stat().then((facts) => facts.isDirectory())
  await file.close()
  return isFolder ? openFolder(path) : openZip(path)
}
