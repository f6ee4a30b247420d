import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { slugOf } from '../../../platform/slug.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { fileUrl, imageUrl, markedName, PDF_OBJECT, pagePictureUrl, pdfKey, THUMBNAIL_OBJECT } from '../files/rules.ts'
import { showsOf } from '../picture-text/rules.ts'
import { pictureObjects } from '../watermark/rules.ts'
import { insertPiece, replacePiece, selectImported, willBePremium } from './data.server.ts'
import { openRenderPool, type RenderPool } from './pool.service.server.ts'
import type { Printed } from './render.worker.ts'
import { orderOf, uuidFromDigest } from './rules.ts'
import type { Drawing, StartingSheet } from './schema.ts'

/** Path of the printing thread's source, from the project's folder. The bundle does not contain it. */
const WORKER_FILE = 'src/features/catalogue/seed/render.worker.ts'

/** Sheets in progress per thread: while one is stored, the next is drawn. */
const SHEETS_PER_THREAD = 2

/** Digits of the digest in file names. */
const DIGEST_LENGTH = 8

/** The drawing that was imported, by key of the sheet; null before drawings were noted. */
type Known = ReadonlyMap<string, string | null>

export interface StartingCatalogueDeps {
  readonly db: Db
  readonly storage: Storage
  readonly log: Pick<Logger, 'info'>
  /** All sheets by their drawing, in the order of their import: a start without missing sheets reads only these. */
  readonly drawings: readonly Drawing[]
  /** The sheets themselves, in the same order. */
  readonly load: () => Promise<readonly StartingSheet[]>
  /** The folder that holds `src/` and `node_modules/`. */
  readonly projectRoot: string
  /** Author of the PDFs. */
  readonly siteName: string
}

export interface ImportOptions {
  /** Called after every sheet with the number imported in this run and the total. Called with 0 first. */
  readonly onProgress?: (done: number, total: number) => void
  /** Threads; as many as there are cores when not given. */
  readonly workers?: number
  /** Number of sheets, from the start of the list, to wait for; the others follow. All of them when not given. */
  readonly opening?: number
}

/** The rest of the import, once the opening sheets are there. */
export interface BringingIn {
  /**
   * Fulfilled when every sheet is imported, or when it was stopped. Rejected with what drawing, storage or database
   * threw.
   */
  readonly finished: Promise<{ readonly imported: number }>
}

/**
 * Version of the data stored with a sheet: a site with an older one draws its sheets again, once. 2: the recipe. 3:
 * pictures of all pages. 4: originals of marked pictures. 5: level, theme and goals. 6: the plain title in the file. 7: more
 * sheets are free. 8: cards show what dots become.
 */
const STORED_FORMAT = 8

/** Record of an imported drawing: a sheet with another one is drawn again. */
export const noted = ({ drawing }: Drawing) => `${drawing}/${STORED_FORMAT}`

const digest = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Stores the files of a sheet; what an interrupted run left behind has the same names and is replaced. */
async function storeFiles(storage: Storage, name: string, pictures: string, printed: Printed): Promise<void> {
  await Promise.all([
    storage.put(pdfKey(name), printed.pdf, PDF_OBJECT),
    ...pictureObjects(pictures, printed.public, printed.marked).map(({ key, bytes }) =>
      storage.put(key, bytes, THUMBNAIL_OBJECT),
    ),
  ])
}

/** The id of a piece's activity, on every site. */
export const startingIdOf = (key: string): string => uuidFromDigest(digest('atividario starting catalogue/', key))

/** Imports the seed catalogue: draws each sheet, stores its files, then inserts its activity. */
export function createStartingCatalogue(deps: StartingCatalogueDeps) {
  const { db, storage, log, drawings, load, projectRoot, siteName } = deps

  async function importOne(entry: StartingSheet, isKnown: boolean, pool: RenderPool): Promise<boolean> {
    const id = startingIdOf(entry.key)
    const isPremium = isKnown ? await willBePremium(db, entry, id) : entry.shelf.isPremium
    const printed = await pool.print({ order: orderOf(entry, siteName), isPremium })
    const slug = slugOf(entry.title)
    const filesDigest = digest(printed.pdf, ...printed.public.map(({ webp }) => webp))
    const name = `${slug}-${filesDigest.slice(0, DIGEST_LENGTH)}`
    const pictures = isPremium ? markedName(name) : name
    await storeFiles(storage, name, pictures, printed)
    const files = {
      imageUrl: imageUrl(pictures),
      fileUrl: fileUrl(name),
      pageCount: printed.pageCount,
      pages: printed.pages.map(({ page, isAnswerKey }) => ({ page, url: pagePictureUrl(pictures, page), isAnswerKey })),
      shows: showsOf(entry.plainTitle, printed.pictures),
    }
    if (isKnown) return replacePiece(db, entry, { id, isPremium, noted: noted(entry), ...files })
    const otherSlug = `${slug}-${digest(entry.key).slice(0, DIGEST_LENGTH)}`
    return insertPiece(db, entry, { id, slug, otherSlug, noted: noted(entry), ...files })
  }

  let pool: RenderPool | null = null
  let stopped = false

  /** Draws and inserts the missing sheets; `onPiece` gets the index of each in the list. */
  async function importAll(
    missing: readonly StartingSheet[],
    known: Known,
    threads: number,
    onPiece: (place: number) => void,
  ) {
    const opened = openRenderPool(resolve(projectRoot, WORKER_FILE), threads)
    pool = opened
    const queue = missing.entries()
    let [imported, failed] = [0, false]
    const run = async () => {
      for (const [place, entry] of queue) {
        if (failed || stopped) return
        if (await importOne(entry, known.has(entry.key), opened)) imported++
        onPiece(place)
      }
    }
    const runs = Array.from({ length: threads * SHEETS_PER_THREAD }, () =>
      run().catch((error: unknown) => {
        failed = true
        // Threads that are stopped leave their sheets unfinished: that is no failure.
        if (!stopped) throw error
      }),
    )
    // Every run is awaited, so that all writes have ended when this throws.
    await Promise.allSettled(runs)
    await opened.close()
    await Promise.all(runs)
    return imported
  }

  /**
   * Imports new sheets, and draws sheets again whose drawing changed: same address, new files; the old files stay for
   * users who were granted them. One query when there is no work. May be killed and run again, and run in several
   * processes at once: it writes a sheet and its record together, so that it never doubles or loses a sheet. Resolves
   * as soon as the opening sheets exist, with the promise of the others.
   * @throws errors of drawing, storage or database before that; sheets finished by then stay
   */
  async function bringIn({ onProgress, workers, opening = Infinity }: ImportOptions = {}): Promise<BringingIn> {
    const known = await selectImported(db)
    const isDone = (sheet: Drawing) => known.get(sheet.key) === noted(sheet)
    if (drawings.every(isDone)) return { finished: Promise.resolve({ imported: 0 }) }
    const entries = await load()
    const isNew = ({ key }: Drawing) => !known.has(key)
    // New sheets come first; those whose drawing changed have an activity already and wait.
    const changed = entries.filter((entry) => !isNew(entry) && !isDone(entry))
    const missing = [...entries.filter(isNew), ...changed]
    const threads = Math.max(1, Math.min(workers ?? availableParallelism(), missing.length))
    // Missing sheets keep the order of the list: those of the opening come first.
    const wanted = entries.slice(0, opening).filter(isNew).length
    let [done, waiting] = [0, wanted]
    const gate = Promise.withResolvers<void>()
    if (waiting === 0) gate.resolve()
    onProgress?.(0, missing.length)
    const all = importAll(missing, known, threads, (place) => {
      onProgress?.(++done, missing.length)
      if (place < wanted && --waiting === 0) gate.resolve()
    })
    const finished = all.then((imported) => {
      const what = stopped ? 'drawing the starting catalogue was stopped' : 'starting catalogue brought in'
      log.info({ imported, known: known.size }, what)
      return { imported }
    })
    // A failure before the opening is thrown here, a later one rejects the returned promise.
    finished.then(() => gate.resolve(), gate.reject)
    await gate.promise
    return { finished }
  }

  return {
    bringIn,

    /** Ends drawing at once; the next start imports the rest. */
    async stop(): Promise<void> {
      stopped = true
      await pool?.close()
    },
  }
}
