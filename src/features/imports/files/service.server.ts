import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { TableFault } from '../table/rules.ts'
import { TABLE_FAULTS } from '../texts.ts'

/** Most files in an archive. */
const FILES_MAX = 5_000
/** Depth of folders that are searched. */
const DEPTH_MAX = 5

/** Reason of a missing file. */
export type FileFault = 'missing' | 'ambiguous' | 'too_large'

/** Files of a table, found by name in any folder. */
export interface FileSource {
  /** Reads a file of at most `limit` bytes. */
  read(name: string, limit: number): Promise<Uint8Array | FileFault>
  close(): Promise<void>
}

/** Names are compared without case; duplicates match no row. */
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

export const NO_FILES: FileSource = { read: async () => 'missing', close: async () => undefined }

/**
 * Symbolic links are not followed, so that no file outside is read.
 * @param names original names by stored name
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

/** The upper half of the external attributes is the Unix file type: symbolic link. */
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
 * The files of a ZIP. Refuses the archive for names outside of it, links or encrypted files. Unpacks only files that a
 * row names, up to their size limit.
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
      // Checked while unpacking too: an entry may declare a wrong size.
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

/** Opens a folder or a ZIP. */
export async function openFiles(path: string): Promise<FileSource> {
  const file = await open(path, 'r')
  const isFolder = await file.stat().then((facts) => facts.isDirectory())
  await file.close()
  return isFolder ? openFolder(path) : openZip(path)
}
