import type { Db } from '../../platform/db/pool.ts'
import { createMemo } from '../../platform/memo.ts'
import { type Clock, dateKey, MINUTE_MS, stopwatch, systemClock } from '../../platform/time.ts'
import { isUuid } from '../../platform/uuid.ts'
import { createdSince, type Filters, NO_FILTERS } from './address/rules.ts'
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
import { selectFacetCounts } from './facets/data.server.ts'
import { hasFacets, NO_FACETS } from './facets/rules.ts'
import type { FacetCounts } from './facets/schema.ts'
import type { ListFilter } from './filter.data.server.ts'
import { selectPages } from './pages/data.server.ts'
import type { PagePicture } from './pages/schema.ts'
import { mostAlike, PAGE_MAX, PAGE_STEP, POPULAR_COUNT, RECENT_COUNT, ROW_COUNT } from './rules.ts'
import type { Activity } from './schema.ts'
import { countSearchGroups, SEARCH_GROUPS, selectSearchGroup } from './search/data.server.ts'
import type { CountedStretch } from './search/near/data.server.ts'
import { NO_SYNONYMS, type Synonyms } from './search/near/rules.ts'
import { createNearMatches, type NearMatches, type SuggestedPlace } from './search/near/service.server.ts'
import { fold, MAX_SUGGESTIONS, searchText } from './search/rules.ts'
import { CATEGORIES, type Category } from './taxonomy/rules.ts'

/** Texts whose suggestions are cached: every beginning of some hundred words. */
const SUGGESTIONS_KEPT = 4_000
/** Lists whose facets are remembered: categories, goals and what was just searched. */
const FACETS_KEPT = 500
/** And how long (ms): as long as a page of visitors (rule: popular activities). */
const SUGGESTIONS_KEPT_MS = MINUTE_MS

/** What a list may be asked for. Everything is optional: without it, all activities, newest first. */
export interface ListQuery extends Partial<Filters> {
  /** As typed; matched without case or accents, cut at 200 characters (rule: search matching). */
  search?: string
  category?: Category | null
  /** Activities to skip, from 0. */
  offset?: number
  /** Activities wanted, 1 to {@link PAGE_MAX}; {@link PAGE_STEP} when not given. */
  limit?: number
}

/** A stretch of a list and the size of the whole. */
export interface ActivityList {
  activities: Activity[]
  total: number
  /** Where the whole list goes over to near matches, from 0; absent without any (rule: near matches). */
  near?: {
    from: number
    /** The text as it was probably meant, when near matches are those of another spelling. */
    meant: string | null
  }
}

/** What is offered while a text is typed. */
export interface Suggestions {
  activities: Activity[]
  /** A category or a code that the text names. */
  place: SuggestedPlace | null
}

/** Near matches are looked for where the four groups found no more than these. */
const LITTLE = 4 * PAGE_STEP

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

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
  synonyms = NO_SYNONYMS,
}: {
  db: Db
  clock?: Clock
  synonyms?: Synonyms
}) {
  const nearMatches = createNearMatches({ db, synonyms })
  function toFilter({ search, category, ...filters }: ListQuery): ListFilter {
    const { date, age, format, plan, sort, year, level, theme, goal, occasion, bncc } = { ...NO_FILTERS, ...filters }
    return {
      category: category ?? null,
      foldedText: fold(searchText(search)),
      since: date && createdSince(date, clock()),
      age,
      format,
      plan,
      sort,
      year,
      level,
      theme,
      goal,
      occasion,
      bncc,
    }
  }
  const everything = toFilter({})
  const suggestions = createMemo<Suggestions>({
    max: SUGGESTIONS_KEPT,
    lifetimeMs: SUGGESTIONS_KEPT_MS,
    now: stopwatch,
  })

  const facetCounts = createMemo<FacetCounts>({ max: FACETS_KEPT, lifetimeMs: SUGGESTIONS_KEPT_MS, now: stopwatch })

  async function recent(limit = RECENT_COUNT): Promise<Activity[]> {
    return selectList(db, everything, 0, limit)
  }

  const popular = (limit = POPULAR_COUNT): Promise<Activity[]> => selectRandom(db, limit)

  const count = (): Promise<number> => countList(db, everything)

  /** The first of a search: mostly out of its first group, which is asked alone then. */
  async function bestOf(filter: ListFilter, typed: string): Promise<Suggestions> {
    const activities: Activity[] = []
    for (const group of SEARCH_GROUPS) {
      const limit = MAX_SUGGESTIONS - activities.length
      if (limit > 0) activities.push(...(await selectSearchGroup(db, filter, { group, offset: 0, limit, size: null })))
    }
    const limit = MAX_SUGGESTIONS - activities.length
    const alone = activities.length === 0
    const near =
      limit > 0
        ? await nearMatches.find(filter, typed, { alone, typing: true, offset: 0, limit, counted: false })
        : null
    if (near) activities.push(...near.activities)
    return { activities, place: await nearMatches.place(everything, typed, near?.meant ?? null) }
  }

  /** A stretch of a list in one order. */
  async function counted(filter: ListFilter, offset: number, limit: number): Promise<ActivityList> {
    const [activities, total] = await Promise.all([selectList(db, filter, offset, limit), countList(db, filter)])
    return { activities, total }
  }

  /**
   * A stretch of the near matches of a list. Facets only narrow it: whether there are any, and which spelling was meant,
   * is said by the list without them. `total`: matches of the four groups, facets included.
   */
  async function nearOf(filter: ListFilter, typed: string, total: number, stretch: CountedStretch) {
    if (!hasFacets(filter)) {
      return total > LITTLE ? null : nearMatches.find(filter, typed, { alone: total === 0, ...stretch })
    }
    const near = await nearOfWhole(filter, typed)
    return near && nearMatches.narrowed(filter, near, stretch)
  }

  /** The near matches of a list without its facets; null when there are none. */
  async function nearOfWhole(filter: ListFilter, typed: string): Promise<NearMatches | null> {
    const whole = { ...filter, ...NO_FACETS }
    return nearOf(whole, typed, sum(await countSearchGroups(db, whole)), { offset: 0, limit: 1, counted: false })
  }

  /** Near matches behind `before` matches of the four groups, so far as the stretch reaches them. */
  async function withNear(filter: ListFilter, typed: string, before: ActivityList, offset: number, limit: number) {
    const wanted = limit - before.activities.length
    const stretch = { offset: Math.max(offset - before.total, 0), limit: wanted, counted: true }
    const near = await nearOf(filter, typed, before.total, stretch)
    if (!near) return before
    return {
      activities: [...before.activities, ...near.activities],
      total: before.total + near.total,
      near: { from: before.total, meant: near.meant },
    }
  }

  /** A stretch of a search in the order of its groups (rule: search groups). */
  async function ranked(filter: ListFilter, offset: number, limit: number): Promise<ActivityList> {
    const counts = await countSearchGroups(db, filter)
    const activities: Activity[] = []
    // Where the stretch begins, counted from the beginning of the group at hand.
    let from = offset
    for (const [index, group] of SEARCH_GROUPS.entries()) {
      const size = counts[index] ?? 0
      const wanted = limit - activities.length
      if (size > 0 && from < size && wanted > 0)
        activities.push(
          ...(await selectSearchGroup(db, filter, { group, offset: Math.max(from, 0), limit: wanted, size })),
        )
      from -= size
    }
    return { activities, total: sum(counts) }
  }

  return {
    /** The newest activities. */
    recent,

    /** Activities picked at random (rule: popular activities). */
    popular,

    /** How many activities visitors can see. */
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

    /** A stretch of the filtered list: newest first, ranked when searching, or alphabetical (rule: sort order). */
    async list(query: ListQuery): Promise<ActivityList> {
      const filter = toFilter(query)
      const limit = Math.min(Math.max(query.limit ?? PAGE_STEP, 1), PAGE_MAX)
      const typed = searchText(query.search)
      // Marks alone fold to nothing: something was searched, and nothing can match it.
      if (filter.foldedText === '' && typed !== '') return { activities: [], total: 0 }
      const offset = Math.max(query.offset ?? 0, 0)
      if (filter.foldedText === '') return counted(filter, offset, limit)
      const found = await (filter.sort === null ? ranked : counted)(filter, offset, limit)
      return withNear(filter, typed, found, offset, limit)
    },

    /** Today in São Paulo, `yyyy-mm-dd`. */
    today: (): string => dateKey(clock()),

    /** How many activities there are for each date of the school year, by its id; dates without any are absent. */
    countsByDate: (): Promise<Map<string, number>> => selectDateCounts(db),

    /** What each value of a facet would leave of a list (rule: facets). A minute old at most. */
    async facets(query: Omit<ListQuery, 'offset' | 'limit' | 'sort'>): Promise<FacetCounts> {
      const filter = toFilter(query)
      const typed = searchText(query.search)
      return facetCounts.get(JSON.stringify({ ...filter, since: query.date ?? null }), async () => {
        if (filter.foldedText === '') return selectFacetCounts(db, filter, null)
        return selectFacetCounts(db, filter, await nearOfWhole(filter, typed))
      })
    },

    /** The best {@link MAX_SUGGESTIONS} for a text being typed; none for an empty one (rule: suggestions). */
    async suggest(typed: string): Promise<Suggestions> {
      const filter = toFilter({ search: typed })
      if (filter.foldedText === '') return { activities: [], place: null }
      return suggestions.get(filter.foldedText, () => bestOf(filter, searchText(typed)))
    },

    /** Forgets what is remembered: the catalogue changed. */
    forget() {
      suggestions.clear()
      facetCounts.clear()
    },

    /** The activity with this id, or null; what is no id is unknown too. */
    async byId(id: string): Promise<Activity | null> {
      return isUuid(id) ? selectOne(db, 'id', id) : null
    },

    /** Pictures of the pages behind the first, which the thumbnail shows; none for an unknown activity. */
    pages: (id: string): Promise<PagePicture[]> => selectPages(db, id),

    /** The public activities among these ids, in no order. */
    byIds: (ids: readonly string[]): Promise<Activity[]> => selectSome(db, ids),

    /** The activities of the same category that are most like one, from the newest {@link PAGE_MAX}. */
    async related(activity: Activity): Promise<Activity[]> {
      return mostAlike(activity, await selectList(db, toFilter({ category: activity.category }), 0, PAGE_MAX))
    },

    /** The activity with this slug, or null (rule: activity page). */
    async bySlug(slug: string): Promise<Activity | null> {
      return selectOne(db, 'slug', slug.toWellFormed().replaceAll('\0', ''))
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
