import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { fileUrl, imageUrl, PDF_OBJECT, pdfKey, THUMBNAIL_OBJECT, thumbnailKey } from '../files/rules.ts'
import type { FileChecks } from './checks/service.server.ts'
import { forgetUploads, giveUp, insertUpload, type Upload } from './data.server.ts'
import { COLLECT_ORPHANS_CRON, collectOrphans } from './jobs.server.ts'
import { ORPHAN_AGE_MS, type UploadFolder, uploadBytes, uploadName } from './rules.ts'

/** Bytes of chance in a stored name. */
const PREFIX_BYTES = 8

export interface UploadsDeps {
  readonly db: Db
  readonly storage: Storage
  readonly fileChecks: FileChecks
  readonly log: Pick<Logger, 'error' | 'info'>
  readonly clock: Clock
}

/** A file as it came in. */
export interface Incoming {
  readonly folder: UploadFolder
  /** The name it had; only its harmless part is stored. */
  readonly name: string
  readonly bytes: Uint8Array
}

interface Prepared {
  readonly upload: Upload
  readonly objects: readonly { key: string; bytes: Uint8Array; contentType: string; cacheControl: string }[]
}

/** Uploads of administrators: checked, sanitised, stored under a new name, and tracked until an activity uses them. */
export function createUploads({ db, storage, fileChecks, log, clock }: UploadsDeps) {
  async function prepareThumbnail(name: string, bytes: Uint8Array): Promise<Prepared> {
    const objects = (await fileChecks.thumbnails(bytes)).map(({ width, webp }) => ({
      key: thumbnailKey(name, width),
      bytes: webp,
      ...THUMBNAIL_OBJECT,
    }))
    const keys = objects.map(({ key }) => key)
    return { upload: { url: imageUrl(name), folder: 'thumbnails', keys, pageCount: null }, objects }
  }

  async function preparePdf(name: string, bytes: Uint8Array): Promise<Prepared> {
    const { pages: pageCount, bytes: anew } = await fileChecks.pdf(bytes)
    const key = pdfKey(name)
    return {
      upload: { url: fileUrl(name), folder: 'activities', keys: [key], pageCount },
      objects: [{ key, bytes: anew, ...PDF_OBJECT }],
    }
  }

  /**
   * Checks a file without storing it.
   * @returns pages of a PDF, null for a picture
   * @throws AppError as {@link store}
   */
  async function prepare({ folder, name, bytes }: Incoming): Promise<Prepared> {
    if (bytes.byteLength > uploadBytes(folder)) {
      throw new AppError(folder === 'thumbnails' ? 'image_too_large' : 'pdf_too_large')
    }
    const stored = uploadName(randomBytes(PREFIX_BYTES).toString('hex'), name)
    return folder === 'thumbnails' ? prepareThumbnail(stored, bytes) : preparePdf(stored, bytes)
  }

  /** Removes given-up files from the store; those that cannot be removed now are tried again by the daily job. */
  async function removeGivenUp(uploads: readonly Pick<Upload, 'url' | 'keys'>[]): Promise<number> {
    const gone: string[] = []
    for (const { url, keys } of uploads) {
      try {
        for (const key of keys) await storage.delete(key)
        gone.push(url)
      } catch (err) {
        log.error({ err }, 'files of an upload could not be removed')
      }
    }
    await forgetUploads(db, gone)
    return gone.length
  }

  return {
    /**
     * Checks a file, makes it harmless and stores it.
     * @param uploadedBy the administrator, or null for a command on the server
     * @returns the address for the activity, and the pages of a PDF
     * @throws AppError image_too_large, pdf_too_large, upload_not_image, image_too_heavy, upload_not_pdf, pdf_…: the
     * file is refused; unavailable: the store or the database is away, or the disk is full; thumbnail_not_stored,
     * file_not_stored: the store failed
     */
    async store(uploadedBy: string | null, incoming: Incoming): Promise<{ url: string; pageCount: number | null }> {
      const { upload, objects } = await prepare(incoming)
      try {
        await insertUpload(db, upload, uploadedBy)
        for (const { key, bytes, ...options } of objects) await storage.put(key, bytes, options)
      } catch (cause) {
        await giveUp(db, { url: upload.url })
          .then(removeGivenUp)
          .catch((err: unknown) => log.error({ err }, 'a failed upload could not be cleared away at once'))
        return failAs(incoming.folder === 'thumbnails' ? 'thumbnail_not_stored' : 'file_not_stored')(cause)
      }
      return { url: upload.url, pageCount: upload.pageCount }
    },

    /** As {@link store} would judge, without storing: pages of a PDF, null for a picture. */
    async inspect(incoming: Incoming): Promise<number | null> {
      return (await prepare(incoming)).upload.pageCount
    },

    /** Removes the files of these addresses, which were noted as abandoned, or leaves them to the daily job. */
    async remove(urls: readonly string[]): Promise<void> {
      try {
        for (const url of urls) await removeGivenUp(await giveUp(db, { url }))
      } catch (err) {
        log.error({ err }, 'abandoned files are left to the daily job')
      }
    },

    /** Removes uploads unused for a day, and those whose removal failed before. @returns removed uploads */
    async collectOrphans(): Promise<number> {
      const olderThan = new Date(clock().getTime() - ORPHAN_AGE_MS)
      const removed = await removeGivenUp(await giveUp(db, { olderThan }))
      if (removed > 0) log.info({ removed }, 'orphans of uploads removed')
      return removed
    },

    /** Lets this process collect orphans, once a day however many processes run. */
    async registerJobs(jobs: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      await jobs.work(collectOrphans, async () => {
        await this.collectOrphans()
      })
      await jobs.schedule(collectOrphans, COLLECT_ORPHANS_CRON)
    },
  }
}

export type Uploads = ReturnType<typeof createUploads>
