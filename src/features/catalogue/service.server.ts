import type { Db } from '../../platform/db/pool.ts'
import { type Clock, dateKey, systemClock } from '../../platform/time.ts'
import { isUuid } from '../../platform/uuid.ts'
import {
  countList,
  selectAddresses,
  selectDateCounts,
  selectList,
  selectNewestOfEach,
  selectOne,
  selectRandom,
  selectSome,
} from './data.server.ts'
import { createLists, toFilter } from './list.service.server.ts'
import { selectPages } from './pages/data.server.ts'
import type { PagePicture } from './pages/schema.ts'
import { mostSimilar, PAGE_MAX, POPULAR_COUNT, RECENT_COUNT, ROW_COUNT } from './rules.ts'
import type { Activity } from './schema.ts'
import { NO_VOCABULARY, type Vocabulary } from './search/reading/vocabulary.rules.ts'
import { CATEGORIES, type Category } from './taxonomy/rules.ts'

/** The newest activities of one category. */
export interface CategoryRow {
  category: Category
  activities: Activity[]
}

/**
 * Reads of the catalogue: only visible activities, for every caller (rule: activity status).
 * `clock` decides the date filter.
 */
export function createCatalogue({
  db,
  clock = systemClock,
  vocabulary = NO_VOCABULARY,
}: {
  db: Db
  clock?: Clock
  vocabulary?: Vocabulary
}) {
  const lists = createLists({ db, clock, vocabulary })
  const everything = toFilter({}, clock())

  async function recent(limit = RECENT_COUNT): Promise<Activity[]> {
    return selectList(db, everything, 0, limit)
  }

  const popular = (limit = POPULAR_COUNT): Promise<Activity[]> => selectRandom(db, limit)

  const count = (): Promise<number> => countList(db, everything)

  return {
    ...lists,

    /** The newest activities. */
    recent,

    /** Activities picked at random (rule: popular activities). */
    popular,

    /** Number of visible activities. */
    count,

    /** A stretch of all visible activities' slugs, with the moment each last changed: for the sitemap. */
    addresses({ offset, limit }: { offset: number; limit: number }): Promise<{ slug: string; updatedAt: Date }[]> {
      return selectAddresses(db, offset, limit)
    },

    /** Everything the home page shows. */
    async home(): Promise<{ recent: Activity[]; popular: Activity[]; count: number }> {
      const [newest, random, total] = await Promise.all([recent(), popular(), count()])
      return { recent: newest, popular: random, count: total }
    },

    /** One row of up to {@link ROW_COUNT} newest activities per category, in menu order; empty categories left out. */
    async rows(): Promise<CategoryRow[]> {
      const activities = await selectNewestOfEach(db, ROW_COUNT)
      return CATEGORIES.map((category) => ({
        category,
        activities: activities.filter((activity) => activity.category === category),
      })).filter((row) => row.activities.length > 0)
    },

    /** Today in São Paulo, `yyyy-mm-dd`. */
    today: (): string => dateKey(clock()),

    /** Number of activities for each date of the school year, by its id; dates without any are absent. */
    countsByDate: (): Promise<Map<string, number>> => selectDateCounts(db),

    /** The activity with this id, or null; what is no id is unknown too. */
    async byId(id: string): Promise<Activity | null> {
      return isUuid(id) ? selectOne(db, 'id', id) : null
    },

    /** Pictures of the pages after the first, which the thumbnail shows; empty for an unknown activity. */
    pages: (id: string): Promise<PagePicture[]> => selectPages(db, id),

    /** The public activities among these ids, in no order. */
    byIds: (ids: readonly string[]): Promise<Activity[]> => selectSome(db, ids),

    /** The activities of the same category that are most like one, from the newest {@link PAGE_MAX}. */
    async related(activity: Activity): Promise<Activity[]> {
      return mostSimilar(
        activity,
        await selectList(db, toFilter({ category: activity.category }, clock()), 0, PAGE_MAX),
      )
    },

    /** The activity with this slug, or null (rule: activity page). */
    async bySlug(slug: string): Promise<Activity | null> {
      return selectOne(db, 'slug', slug.toWellFormed().replaceAll('\0', ''))
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
