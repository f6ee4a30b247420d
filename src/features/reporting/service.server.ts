import type { Db } from '../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../platform/time.ts'
import type { AdminSession } from '../accounts/schema.ts'
import { CATEGORIES } from '../catalogue/taxonomy/rules.ts'
import { countThings, foldJournals, selectRecentUsers, selectTopActivities, sumDownloads } from './data.server.ts'
import { CHART_DAYS, daysUntil, RECENT_USERS, TOP_ACTIVITIES } from './rules.ts'
import type { Dashboard } from './schema.ts'

/** Lines folded in one transaction: a fraction of a second, far from where a statement is cancelled. */
const FOLD_LINES = 5_000

/** Numbers of the administrators' dashboard. */
export function createReporting({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** The dashboard as it is now; what it costs does not depend on the number of downloads (docs/adr/0016). */
    async dashboard(_admin: AdminSession): Promise<Dashboard> {
      const now = clock()
      const days = daysUntil(dateKey(now), CHART_DAYS)
      const [counts, sums, topActivities, recentUsers] = await Promise.all([
        countThings(db),
        sumDownloads(db, days[0] ?? ''),
        selectTopActivities(db, TOP_ACTIVITIES),
        selectRecentUsers(db, RECENT_USERS),
      ])
      return {
        stats: {
          totalActivities: counts.activities,
          totalUsers: counts.people,
          totalDownloads: sums.total,
          todayDownloads: sums.perDay.get(dateKey(now)) ?? 0,
        },
        topActivities,
        recentUsers,
        perDay: days.map((date) => ({ date, downloads: sums.perDay.get(date) ?? 0 })),
        perCategory: CATEGORIES.map((category) => ({ category, downloads: sums.perCategory.get(category) ?? 0 })),
        readAt: now.toISOString(),
      }
    },

    /** Folds the journals into the tallies until they are empty (migration 0004). */
    async fold(): Promise<void> {
      while ((await foldJournals(db, FOLD_LINES)) === FOLD_LINES);
    },
  }
}

export type Reporting = ReturnType<typeof createReporting>
