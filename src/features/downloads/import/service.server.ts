import type { Db } from '../../../platform/db/pool.ts'
import { type ArrivingDownload, findPlace, insertArrival } from './data.server.ts'

/** Downloads that move in from another site, so that people keep their history. */
export function createArrivingDownloads({ db }: { db: Db }) {
  return {
    /**
     * Takes one download in, unless `dryRun`.
     * @returns what came of it; nothing is written for an unknown person or activity, or one that is here already
     */
    async admit(
      download: ArrivingDownload,
      { dryRun }: { dryRun: boolean },
    ): Promise<'created' | 'known' | 'unknown_user' | 'unknown_activity'> {
      const { title, hasUser, isKnown } = await findPlace(db, download)
      if (!hasUser) return 'unknown_user'
      if (title === null) return 'unknown_activity'
      if (isKnown) return 'known'
      if (!dryRun) await insertArrival(db, { ...download, title: download.title ?? title })
      return 'created'
    },
  }
}
