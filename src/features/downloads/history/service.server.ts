import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import type { Session } from '../../accounts/schema.ts'
import type { Catalogue } from '../../catalogue/service.server.ts'
import { selectDay, selectPage } from './data.server.ts'
import { type DayOfDownloads, type HistoryCursor, type HistoryPage, toPage } from './rules.ts'

const NAMED_TITLES = 2

interface Dependencies {
  readonly db: Db
  readonly catalogue: Pick<Catalogue, 'byIds'>
  readonly clock: Clock
}

/** A user's download history. */
export function createDownloadHistory({ db, catalogue, clock }: Dependencies) {
  return {
    /** Newest first. An activity that left the catalogue stays, without a button. */
    async page(session: Session, cursor: HistoryCursor): Promise<HistoryPage> {
      const { rows, newer, older } = toPage(await selectPage(db, session.userId, cursor), cursor)
      const found = await catalogue.byIds([...new Set(rows.map(({ activity_id }) => activity_id))])
      const activities = new Map(found.map((activity) => [activity.id, activity]))
      const downloads = rows.map((row) => ({
        id: row.id,
        title: row.activity_title,
        downloadedAt: row.created_at.toISOString(),
        category: row.category,
        imageUrl: row.image_url,
        booklet: row.booklet_id,
        activity: activities.get(row.activity_id) ?? null,
      }))
      return { downloads, newer, older }
    },

    today: (session: Session): Promise<DayOfDownloads> => selectDay(db, session.userId, dateKey(clock()), NAMED_TITLES),
  }
}

export type DownloadHistory = ReturnType<typeof createDownloadHistory>
