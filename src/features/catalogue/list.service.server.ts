import type { Db } from '../../platform/db/pool.ts'
import { createMemo } from '../../platform/memo.ts'
import { type Clock, MINUTE_MS, stopwatch } from '../../platform/time.ts'
import { createdSince, type Filters, NO_FILTERS } from './address/rules.ts'
import { countList, selectList } from './data.server.ts'
import { selectFacetCounts } from './facets/data.server.ts'
import type { FacetCounts } from './facets/schema.ts'
import type { ListFilter } from './filter.data.server.ts'
import { rowWithoutFree } from './free-first/rules.ts'
import { PAGE_MAX, PAGE_STEP } from './rules.ts'
import type { Activity } from './schema.ts'
import { mostOf } from './search/reading/rules.ts'
import type { Vocabulary } from './search/reading/vocabulary.rules.ts'
import { fold, literalText, searchText } from './search/rules.ts'
import { type ActivityList, createSearch, type Suggestions } from './search/service.server.ts'
import type { Category } from './taxonomy/rules.ts'

/** Texts whose suggestions are cached: every beginning of some hundred words. */
const SUGGESTIONS_CACHED = 4_000
/** Lists whose facets are remembered: categories, goals and what was just searched. */
const FACETS_CACHED = 500
/** And how long (ms): as long as a page of visitors (rule: popular activities). */
const SUGGESTIONS_TTL_MS = MINUTE_MS

/** Query of a list. Everything is optional: the default is all activities, newest first. */
export interface ListQuery extends Partial<Filters> {
  /** As typed; matched without case or accents, cut at 200 characters (rule: search matching). */
  search?: string
  category?: Category | null
  /** Activities to skip, from 0. */
  offset?: number
  /** Activities wanted, 1 to {@link PAGE_MAX}; {@link PAGE_STEP} when not given. */
  limit?: number
}

/** A list, with a free sheet to show above it if its first row has no free one (rule: free sheets). */
export interface FoundList extends ActivityList {
  free?: Activity
}

/** A query as the database is asked; `now` decides the date filter. */
export function toFilter({ search, category, ...filters }: ListQuery, now: Date): ListFilter {
  const { date, age, format, plan, sort, year, level, theme, goal, occasion, bncc } = { ...NO_FILTERS, ...filters }
  return {
    category: category ?? null,
    foldedText: fold(literalText(search).text),
    since: date && createdSince(date, now),
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

/** Counts as a list shows them, which has no more sheets than `most`. */
const atMost = (most: number, counts: FacetCounts): FacetCounts => {
  const capped = Object.entries(counts).map(([name, values]) => [
    name,
    values.map(({ value, count }) => ({ value, count: Math.min(count, most) })),
  ])
  return Object.fromEntries(capped)
}

/** Lists of the catalogue, what their facets would leave, and suggestions. `clock` decides the date filter. */
export function createLists({ db, clock, vocabulary }: { db: Db; clock: Clock; vocabulary: Vocabulary }) {
  const search = createSearch({ db, vocabulary })
  const suggestions = createMemo<Suggestions>({
    max: SUGGESTIONS_CACHED,
    lifetimeMs: SUGGESTIONS_TTL_MS,
    now: stopwatch,
  })

  const facetCounts = createMemo<FacetCounts>({ max: FACETS_CACHED, lifetimeMs: SUGGESTIONS_TTL_MS, now: stopwatch })

  /** A stretch of a list in one order. */
  async function counted(filter: ListFilter, offset: number, limit: number): Promise<ActivityList> {
    const [activities, total] = await Promise.all([selectList(db, filter, offset, limit), countList(db, filter)])
    return { activities, total }
  }

  async function list(query: ListQuery): Promise<ActivityList> {
    const filter = toFilter(query, clock())
    const limit = Math.min(Math.max(query.limit ?? PAGE_STEP, 1), PAGE_MAX)
    const typed = searchText(query.search)
    // A search text without searchable characters matches no activity.
    if (filter.foldedText === '' && typed !== '') return { activities: [], total: 0 }
    const offset = Math.max(query.offset ?? 0, 0)
    if (filter.foldedText === '') return counted(filter, offset, limit)
    return search.list(filter, typed, { offset, limit })
  }

  return {
    /** A stretch of the filtered list: newest first, ranked when searching, or alphabetical (rule: sort order). */
    list,

    /** The list; at its beginning also its first free sheet, if the first row has no free one (rule: free sheets). */
    async listWithFree(query: ListQuery): Promise<FoundList> {
      const found = await list(query)
      const isAsked = (query.offset ?? 0) === 0 && (query.plan ?? null) === null && found.total > 0
      if (!isAsked || rowWithoutFree(found.activities) === null) return found
      const free =
        found.activities.find(({ isPremium }) => !isPremium) ??
        (await list({ ...query, plan: 'free', limit: 1 })).activities[0]
      return free ? { ...found, free } : found
    },

    /** Counts of each facet's values in a list (rule: facets). Up to a minute old. */
    async facets(query: Omit<ListQuery, 'offset' | 'limit' | 'sort'>): Promise<FacetCounts> {
      const filter = toFilter(query, clock())
      const typed = searchText(query.search)
      return facetCounts.get(JSON.stringify({ ...filter, typed, since: query.date ?? null }), async () => {
        if (filter.foldedText === '') return selectFacetCounts(db, filter, null)
        const near = await search.nearOfWhole(filter, typed)
        return atMost(mostOf(typed, near), await selectFacetCounts(db, filter, near))
      })
    },

    /** The best matches for a text being typed; empty for an empty one (rule: suggestions). */
    async suggest(typed: string): Promise<Suggestions> {
      const filter = toFilter({ search: typed }, clock())
      if (filter.foldedText === '') return { activities: [], place: null }
      return suggestions.get(fold(searchText(typed)), () =>
        search.best(filter, toFilter({}, clock()), searchText(typed)),
      )
    },

    /** Forgets what is remembered: the catalogue changed. */
    forget() {
      suggestions.clear()
      facetCounts.clear()
      search.forget()
    },
  }
}
