import type { Db } from '../../../platform/db/pool.ts'
import { createMemo } from '../../../platform/memo.ts'
import { MINUTE_MS, stopwatch } from '../../../platform/time.ts'
import { countList, selectList } from '../data.server.ts'
import { hasFacets, NO_FACETS } from '../facets/rules.ts'
import { facetWords } from '../facets/texts.ts'
import type { ListFilter } from '../filter.data.server.ts'
import { PAGE_STEP } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { countSearchGroups, type GroupCounts, PART_GROUPS, selectSearchGroup, WHOLE_GROUPS } from './data.server.ts'
import { type CountedSlice, isNear, type NearQuery } from './near/data.server.ts'
import { ENOUGH } from './near/plan.rules.ts'
import { createNearMatches, type NearMatches, type SuggestedPlace } from './near/service.server.ts'
import type { SearchGroup } from './ranking.rules.ts'
import { mostOf, type Reading } from './reading/rules.ts'
import type { Vocabulary } from './reading/vocabulary.rules.ts'
import { type Way, waysOn } from './reading/ways.rules.ts'
import { MAX_SUGGESTIONS } from './rules.ts'

/** A filter that was read out of a text. */
export interface ReadFilter {
  label: string
  /** The text without it. */
  rest: string
}

/** The reading of a search, as its list shows it. */
export interface ReadAs {
  filters: ReadFilter[]
  /** False if no sheet of the subject fits the filters: those of others are shown. */
  fits: boolean
  /** Parts of the text, as typed, that no sheet has. */
  missing: string[]
  /** The text as it was perhaps meant, where its own matches are shown. */
  guess: string | null
  ways: Way[]
}

/** A slice of a list and the size of the whole. */
export interface ActivityList {
  activities: Activity[]
  total: number
  /** Offset at which the list continues with near matches, from 0; absent without any (rule: near matches). */
  near?: {
    from: number
    /** The text as it was probably meant, when near matches are those of another spelling. */
    meant: string | null
  }
  /** Of a search that was read as more than its text. */
  reading?: ReadAs
}

/** Suggestions for a typed text. */
export interface Suggestions {
  activities: Activity[]
  /** A category or a code that the text names. */
  place: SuggestedPlace | null
  /** The best way on, where there is one. */
  way?: Way | null
}

/** Near matches are looked for where whole words found no more than these. */
const LITTLE = 4 * PAGE_STEP

/** A list without its facets: sizes of its groups, and what is looked for behind them. */
interface Whole {
  readonly counts: GroupCounts
  readonly near: NearMatches | null
}

/** Texts whose reading is remembered, and how long (ms): a list goes on, and its facets follow it. */
const WHOLES_CACHED = 1_000
const WHOLES_TTL_MS = MINUTE_MS

const sizeOf = (counts: ReadonlyMap<SearchGroup, number>, groups: readonly SearchGroup[]) =>
  groups.reduce<number>((total, group) => total + (counts.get(group) ?? 0), 0)

/**
 * Searches of the catalogue: four groups of matches, near matches behind them, suggestions while a text is typed. A text
 * comes along twice: folded in the filter, and `typed` as searchText leaves it.
 */
export function createSearch({ db, vocabulary }: { db: Db; vocabulary: Vocabulary }) {
  const nearMatches = createNearMatches({ db, vocabulary })
  const wholes = createMemo<Whole>({ max: WHOLES_CACHED, lifetimeMs: WHOLES_TTL_MS, now: stopwatch })
  const conditionOf = (near: NearQuery | null) => near && isNear(near)

  /** The near matches behind the groups of a list. */
  async function nearOf(filter: ListFilter, reading: Reading, counts: GroupCounts): Promise<NearMatches | null> {
    const whole = sizeOf(counts.of, WHOLE_GROUPS)
    if (whole > LITTLE || !counts.isSplit) return null
    const found = whole + sizeOf(counts.of, PART_GROUPS)
    const before = found === 0 ? 'none' : filter.sort === null ? 'whole' : 'all'
    return nearMatches.find(filter, reading, { before, few: whole < ENOUGH })
  }

  /** A list without its facets, which only narrow what is found. */
  const wholeOf = (filter: ListFilter, typed: string): Promise<Whole> => {
    const whole = { ...filter, ...NO_FACETS }
    return wholes.get(JSON.stringify([whole, typed]), async () => {
      const counts = await countSearchGroups(db, whole, null)
      return { counts, near: await nearOf(whole, nearMatches.read(typed), counts) }
    })
  }

  /** The first of a search: mostly out of its first group, which is asked alone then. */
  async function best(filter: ListFilter, everywhere: ListFilter, typed: string): Promise<Suggestions> {
    const reading = nearMatches.read(typed, true)
    const activities: Activity[] = []
    const take = async (groups: readonly SearchGroup[]) => {
      const grouping = { isSplit: true, isOpen: true, near: null }
      for (const group of groups) {
        const limit = MAX_SUGGESTIONS - activities.length
        if (limit > 0)
          activities.push(...(await selectSearchGroup(db, filter, { group, grouping, offset: 0, limit, size: null })))
      }
    }
    await take(WHOLE_GROUPS)
    let near: NearMatches | null = null
    if (activities.length < MAX_SUGGESTIONS) {
      const parts: Activity[] = []
      const found = activities.length
      if (found === 0) {
        await take(PART_GROUPS)
        parts.push(...activities.splice(0))
      }
      const before = found + parts.length === 0 ? 'none' : 'all'
      near = await nearMatches.find(filter, reading, { before, few: found < ENOUGH })
      const slice = { offset: 0, limit: MAX_SUGGESTIONS - found, counted: false }
      if (near) activities.push(...(await nearMatches.slice(filter, near, slice)).activities)
      activities.push(...parts.slice(0, MAX_SUGGESTIONS - activities.length))
    }
    const [way = null] = waysOn(reading, { total: activities.length, missing: near?.missing ?? [] }, vocabulary)
    const place = await nearMatches.place(everywhere, typed, near?.meant ?? null)
    return { activities, place, way: way?.kind === 'request' && activities.length > 0 ? null : way }
  }

  /** A slice of some groups, one after the other. */
  async function ofGroups(
    filter: ListFilter,
    groups: readonly SearchGroup[],
    counts: { of: ReadonlyMap<SearchGroup, number>; isSplit: boolean; near: NearQuery | null },
    { offset, limit }: { offset: number; limit: number },
  ): Promise<Activity[]> {
    const grouping = { isSplit: counts.isSplit, isOpen: false, near: conditionOf(counts.near) }
    const activities: Activity[] = []
    // Offset of the slice within the current group.
    let from = offset
    for (const group of groups) {
      const size = counts.of.get(group) ?? 0
      const wanted = limit - activities.length
      if (size > 0 && from < size && wanted > 0) {
        const slice = { group, grouping, offset: Math.max(from, 0), limit: wanted, size }
        activities.push(...(await selectSearchGroup(db, filter, slice)))
      }
      from -= size
    }
    return activities
  }

  /** A slice of a search: whole words in the order of their groups, near matches, parts of words. */
  async function ranked(filter: ListFilter, { near, counts: all }: Whole, { offset, limit }: CountedSlice) {
    const isSame = !hasFacets(filter) && (near === null || sizeOf(all.of, PART_GROUPS) === 0)
    const { of, withoutNear, isSplit } = isSame ? all : await countSearchGroups(db, filter, conditionOf(near))
    const counts = { of: near ? withoutNear : of, isSplit, near }
    const whole = sizeOf(of, WHOLE_GROUPS)
    const parts = sizeOf(counts.of, PART_GROUPS)
    const activities = await ofGroups(filter, WHOLE_GROUPS, { ...counts, of }, { offset, limit })
    let found = 0
    if (near) {
      const slice = { offset: Math.max(offset - whole, 0), limit: limit - activities.length, counted: true }
      const { activities: own, total } = await nearMatches.slice(filter, near, slice)
      activities.push(...own)
      found = total
    }
    const rest = { offset: offset - whole - found, limit: limit - activities.length }
    activities.push(...(await ofGroups(filter, PART_GROUPS, counts, rest)))
    return { activities, total: whole + found + parts, from: whole, behind: found + (whole > 0 ? parts : 0) }
  }

  /** A slice of a search in the order of its titles: matches of the groups, then near matches. */
  async function byTitle(filter: ListFilter, { near }: Whole, slice: CountedSlice) {
    const [own, before] = await Promise.all([selectList(db, filter, slice.offset, slice.limit), countList(db, filter)])
    if (!near) return { activities: own, total: before, from: before, behind: 0 }
    const rest = { ...slice, offset: Math.max(slice.offset - before, 0), limit: slice.limit - own.length }
    const { activities, total } = await nearMatches.slice(filter, near, rest)
    return { activities: [...own, ...activities], total: before + total, from: before, behind: total }
  }

  /** A slice of the list of a search (rule: search groups, near matches, sentences). */
  async function list(filter: ListFilter, typed: string, { offset, limit }: { offset: number; limit: number }) {
    const reading = nearMatches.read(typed)
    const whole = await wholeOf(filter, typed)
    const { near } = whole
    const most = mostOf(typed, near)
    const slice = { offset, limit: Math.max(Math.min(limit, most - offset), 0), counted: true }
    const found = await (filter.sort === null ? ranked : byTitle)(filter, whole, slice)
    const total = Math.min(found.total, most)
    const readAs = await readingOf(reading, near, total)
    return {
      activities: found.activities,
      total,
      ...(found.behind > 0 && found.from < total && { near: { from: found.from, meant: near?.meant ?? null } }),
      ...(readAs && { reading: readAs }),
    } satisfies ActivityList
  }

  /** The reading of a search as it is shown; null without anything to show. */
  async function readingOf(reading: Reading, near: NearMatches | null, total: number): Promise<ReadAs | null> {
    const guess = near?.isLoose && near.missing.length > 0 ? await nearMatches.guess(reading) : null
    // A word that is perhaps misspelled is not called missing.
    const missing = guess === null ? [...(near?.missing ?? [])] : []
    const filters = reading.filters.map(({ filter, rest }) => ({
      label: filter.name === 'age' ? filter.value : facetWords(filter.name, filter.value),
      rest,
    }))
    const ways = waysOn(reading, { total, missing, apart: near?.apart }, vocabulary)
    const isPlain = filters.length === 0 && missing.length === 0 && guess === null && ways.length === 0
    const fits = filters.length === 0 || near === null || near.hasFitting
    return isPlain ? null : { filters, fits, missing, guess, ways }
  }

  return {
    best,
    list,

    /** The near matches of a list without its facets, or null. */
    nearOfWhole: async (filter: ListFilter, typed: string): Promise<NearMatches | null> =>
      (await wholeOf(filter, typed)).near,

    /** Forgets what is remembered: the catalogue changed. */
    forget: wholes.clear,
  }
}
