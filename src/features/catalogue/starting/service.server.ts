import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { PrintedSheet, SheetOrder } from '../../sheets/service.server.ts'
import { insertPiece, selectImportedKeys } from './data.server.ts'
import { openRenderPool, type RenderPool } from './render-pool.server.ts'
import { fileUrl, imageUrl, pdfKey, slugOf, thumbnailKey, uuidFromDigest } from './rules.ts'
import type { StartingSheet } from './schema.ts'

/** Where the printing thread's source stands, from the project's folder. The bundle does not contain it. */
const WORKER_FILE = 'src/features/catalogue/starting/render-worker.ts'

/** Sheets on their way per thread: while one is stored, the next is drawn. */
const SHEETS_PER_THREAD = 2

/** Digits of the digest in file names. */
const DIGEST_LENGTH = 8

/** A file's name carries its digest, so it may be kept for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PRIVATE = 'private, max-age=3600'

export interface StartingCatalogueDeps {
  readonly db: Db
  readonly storage: Storage
  readonly log: Pick<Logger, 'info'>
  /** The pieces there are. Their order is the order in which they are brought in. */
  readonly entries: readonly StartingSheet[]
  /** The folder that holds `src/` and `node_modules/`. */
  readonly projectRoot: string
  /** Author of the PDFs. */
  readonly siteName: string
}

export interface ImportOptions {
  /** After every piece: pieces brought in so far in this run, and how many are to be. Called with 0 first. */
  readonly onProgress?: (done: number, total: number) => void
  /** Threads; as many as there are cores when not given. */
  readonly workers?: number
}

const digest = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function orderOf(entry: StartingSheet, siteName: string): SheetOrder {
  const { kind, level, seed, theme, pages } = entry.sheet
  return {
    kind,
    options: {
      level,
      seed,
      pages,
      color: entry.shelf.format === 'Colorido',
      title: entry.title,
      instruction: entry.instruction,
      ...(theme !== undefined && { theme }),
    },
    metadata: {
      title: entry.title,
      author: siteName,
      subject: entry.category,
      createdAt: new Date(entry.createdAt),
      keywords: entry.shelf.tags.join(', '),
    },
  }
}

/** Stores the files of a piece; what an interrupted run left behind has the same names and is replaced. */
async function storeFiles(storage: Storage, name: string, printed: PrintedSheet): Promise<void> {
  await Promise.all([
    storage.put(pdfKey(name), printed.pdf, { contentType: 'application/pdf', cacheControl: PRIVATE }),
    ...printed.thumbnails.map(({ width, webp }) =>
      storage.put(thumbnailKey(name, width), webp, { contentType: 'image/webp', cacheControl: IMMUTABLE }),
    ),
  ])
}

/** Brings the starting catalogue in: draws each piece, stores its files, then adds its activity. */
export function createStartingCatalogue({ db, storage, log, entries, projectRoot, siteName }: StartingCatalogueDeps) {
  async function importOne(entry: StartingSheet, pool: RenderPool): Promise<boolean> {
    const printed = await pool.print(orderOf(entry, siteName))
    const slug = slugOf(entry.title)
    const files = digest(printed.pdf, ...printed.thumbnails.map(({ webp }) => webp))
    const name = `${slug}-${files.slice(0, DIGEST_LENGTH)}`
    await storeFiles(storage, name, printed)
    return insertPiece(db, entry, {
      id: uuidFromDigest(digest('atividario starting catalogue/', entry.key)),
      slug,
      otherSlug: `${slug}-${digest(entry.key).slice(0, DIGEST_LENGTH)}`,
      imageUrl: imageUrl(name),
      fileUrl: fileUrl(name),
      pageCount: printed.pageCount,
    })
  }

  async function importAll(
    missing: readonly StartingSheet[],
    threads: number,
    onProgress: ImportOptions['onProgress'],
  ) {
    const pool = openRenderPool(resolve(projectRoot, WORKER_FILE), threads)
    const queue = missing.values()
    let [done, imported, failed] = [0, 0, false]
    onProgress?.(0, missing.length)
    const run = async () => {
      for (const entry of queue) {
        if (failed) return
        if (await importOne(entry, pool)) imported++
        onProgress?.(++done, missing.length)
      }
    }
    const runs = Array.from({ length: threads * SHEETS_PER_THREAD }, () =>
      run().catch((error: unknown) => {
        failed = true
        throw error
      }),
    )
    // Every run is awaited, so that nothing writes any more when this throws.
    await Promise.allSettled(runs)
    await pool.close()
    await Promise.all(runs)
    return imported
  }

  return {
    /**
     * Brings in what was never brought in; one query when there is nothing to do. May be killed and run again, and run
     * in several processes at once: a piece and its note are written together, so nothing is doubled or lost.
     * @throws what drawing, storage or database threw; pieces finished by then stay
     */
    async importMissing({ onProgress, workers }: ImportOptions = {}): Promise<{ imported: number }> {
      const known = await selectImportedKeys(db)
      const missing = entries.filter((entry) => !known.has(entry.key))
      if (missing.length === 0) return { imported: 0 }
      const threads = Math.max(1, Math.min(workers ?? availableParallelism(), missing.length))
      const imported = await importAll(missing, threads, onProgress)
      log.info({ imported, known: known.size }, 'starting catalogue brought in')
      return { imported }
    },
  }
}
