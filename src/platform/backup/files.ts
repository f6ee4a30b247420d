import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { contentTypeOf, isValidKey } from '../storage/key.ts'
import type { Storage } from '../storage/storage.ts'
import { BackupError } from './error.ts'
import { type Manifest, measure, measured } from './manifest.ts'

/** Files that are copied at once: each waits mostly for the store. */
const AT_ONCE = 6

const OWNER_ONLY = 0o600
const FILES = 'files'
const LIST = 'files.jsonl.gz'

const ENTRY = z.strictObject({ key: z.string(), bytes: z.int(), sha256: z.string() })
type Entry = z.infer<typeof ENTRY>

/** Runs `work` on every item, {@link AT_ONCE} of them at a time. The first failure ends it. */
async function forEach<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  const run = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
}

/**
 * Copies every object of the store below `folder`, and writes the list of them.
 * Objects are never changed after they are stored, so what a row named when the database was read is the same now.
 * @returns measures for the manifest, and what of the store is no file of this product (left where it is)
 */
export async function saveFiles(storage: Storage, folder: string) {
  const list = new PassThrough()
  const measures = measure()
  const written = pipeline(
    list,
    measures.through,
    createGzip(),
    createWriteStream(join(folder, LIST), { mode: OWNER_ONLY, flush: true }),
  )
  let bytes = 0
  let count = 0
  const strangers: string[] = []
  const saveOne = async (key: string) => {
    if (!isValidKey(key)) return void strangers.push(key)
    const found = await storage.get(key)
    if (!found) return // removed meanwhile; a file that a row names is missed later
    const own = measure()
    const place = join(folder, FILES, key)
    await mkdir(dirname(place), { recursive: true })
    await pipeline(found.stream, own.through, createWriteStream(place, { mode: OWNER_ONLY, flush: true }))
    const { bytes: size, sha256 } = own.result()
    if (size !== found.size) throw new BackupError(`o arquivo ${key} mudou de tamanho enquanto era copiado`)
    bytes += size
    count += 1
    list.write(`${JSON.stringify({ key, bytes: size, sha256 } satisfies Entry)}\n`)
  }
  try {
    await Promise.all([forEach(storage.list(''), saveOne).then(() => list.end()), written])
  } catch (error) {
    list.destroy()
    throw error
  }
  return { files: { count, bytes, sha256: measures.result().sha256 }, strangers }
}

async function* entriesOf(folder: string): AsyncGenerator<Entry> {
  const source = createReadStream(join(folder, LIST))
  for await (const line of createInterface({ input: source.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY }))
    yield ENTRY.parse(JSON.parse(line))
}

const listOf = (folder: string) => createReadStream(join(folder, LIST)).pipe(createGunzip())

/** @throws BackupError naming the first file of the backup that is not what was written */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  const list = await measured(listOf(folder)).catch((cause: unknown) => {
    throw new BackupError(`${join(folder, LIST)} não pode ser lido`, { cause })
  })
  if (list.sha256 !== files.sha256 || list.lines !== files.count) {
    throw new BackupError(`${join(folder, LIST)} não é o que foi gravado`)
  }
  await forEach(entriesOf(folder), async ({ key, bytes, sha256 }) => {
    contentTypeOf(key) // throws for a key that would climb out of the folder
    const now = await measured(createReadStream(join(folder, FILES, key))).catch((cause: unknown) => {
      throw new BackupError(`o arquivo ${key} da cópia não pode ser lido`, { cause })
    })
    if (now.bytes !== bytes || now.sha256 !== sha256) throw new BackupError(`o arquivo ${key} da cópia está danificado`)
  })
}

/** Puts every file of the backup into the store and reads it back. @returns how many are there as they were */
export async function putFiles(storage: Storage, folder: string): Promise<number> {
  let same = 0
  await forEach(entriesOf(folder), async ({ key, sha256 }) => {
    await storage.put(key, await readFile(join(folder, FILES, key)), { contentType: contentTypeOf(key) })
    const stored = await storage.get(key)
    if (!stored || (await measured(stored.stream)).sha256 !== sha256) {
      throw new BackupError(`o arquivo ${key} não ficou no armazenamento como estava na cópia`)
    }
    same += 1
  })
  return same
}

/** True if the store has any object. */
export async function hasFiles(storage: Storage): Promise<boolean> {
  for await (const _ of storage.list('')) return true
  return false
}
