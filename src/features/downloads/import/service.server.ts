import type { Db } from '../../../platform/db/pool.ts'
import { findPlace, type ImportedDownload, insertImportedDownload } from './data.server.ts'

/** Imports another site's downloads, so that users keep their history. */
export function createArrivingDownloads({ db }: { db: Db }) {
  return {
    /** @returns the result; no row is written if `dryRun`, for an unknown user or activity, or an existing download */
    async insert(
      download: ImportedDownload,
      { dryRun }: { dryRun: boolean },
    ): Promise<'created' | 'known' | 'unknown_user' | 'unknown_activity'> {
      const { title, hasUser, isKnown } = await findPlace(db, download)
      if (!hasUser) return 'unknown_user'
      if (title === null) return 'unknown_activity'
      if (isKnown) return 'known'
      if (!dryRun) await insertImportedDownload(db, { ...download, title: download.title ?? title })
      return 'created'
    },
  }
}
