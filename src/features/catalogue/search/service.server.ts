import type { Db } from '../../../platform/db/pool.ts'
import { hasFacets, NO_FACETS } from '../facets/rules.ts'
import type { ListFilter } from '../filter.data.server.ts'
import { PAGE_STEP } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { countSearchGroups, SEARCH_GROUPS, selectSearchGroup } from './data.server.ts'
import type { CountedStretch } from './near/data.server.ts'
import type { Synonyms } from './near/rules.ts'
import { createNearMatches, type NearMatches, type SuggestedPlace } from './near/service.server.ts'
import { MAX_SUGGESTIONS } from './rules.ts'

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

/**
 * Searches of the catalogue: four groups of matches, near matches behind them, suggestions while a text is typed. A text
 * comes along twice: folded in the filter, and `typed` as searchText leaves it.
 */
export function createSearch({ db, synonyms }: { db: Db; synonyms: Synonyms }) {
  const nearMatches = createNearMatches({ db, synonyms })

  /**
   * The first of a search: mostly out of its first group, which is asked alone then.
   * @param everything the filter of the whole catalogue, in which the place is counted that the text names
   */
  async function best(filter: ListFilter, everything: ListFilter, typed: string): Promise<Suggestions> {
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
  async function withNear(
    filter: ListFilter,
    typed: string,
    before: ActivityList,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<ActivityList> {
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

  return { best, nearOfWhole, ranked, withNear }
}
