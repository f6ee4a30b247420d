import type { Db } from '../../../../platform/db/pool.ts'
import { lazily } from '../../../../platform/lazily.ts'
import { countList } from '../../data.server.ts'
import type { ListFilter } from '../../filter.data.server.ts'
import type { Activity } from '../../schema.ts'
import { CATEGORIES, type Category } from '../../taxonomy/rules.ts'
import { compulsory, createReader, type Part, type Reader, type Reading } from '../reading/rules.ts'
import type { Vocabulary } from '../reading/vocabulary.rules.ts'
import { plainWords, typedWords } from '../reading/words.rules.ts'
import { fold } from '../rules.ts'
import {
  type CountedStretch,
  countMatches,
  type NearQuery,
  selectBestWeight,
  selectCodesLike,
  selectNear,
  selectWordsLike,
} from './data.server.ts'
import {
  type CountedPart,
  ENOUGH,
  everyPart,
  heaviest,
  looseQuery,
  openFilters,
  orderOf,
  unknownWords,
  weightOf,
  widened,
  withWords,
} from './plan.rules.ts'
import { nearestWord } from './spelling.rules.ts'

/** Matches behind the four groups of a search. */
export interface NearMatches extends NearQuery {
  /** The text as it was probably meant, when its matches are those of another spelling. */
  readonly meant: string | null
  /** Parts of the text, as typed, that no sheet has. */
  readonly missing: readonly string[]
}

/** A stretch of near matches. */
export interface NearStretch extends NearMatches {
  readonly activities: Activity[]
  /** Their number; if not counted and above the ranking limit, a lower bound. */
  readonly total: number
}

/** A place that a text being typed names: a category, or a code of the BNCC. */
export interface SuggestedPlace {
  readonly category: Category | null
  /** Set where there is no category. */
  readonly code: string | null
  readonly count: number
}

/** Words of a text that are looked up when it may be misspelled. */
const MOST_CORRECTED = 4
/** Shortest beginning of a category's name that names it. */
const LEAST_BEGINNING = 3
const CODE = /^E[IF]\d\d[A-Z]{2}\d{0,2}$/
const NONE: CountedStretch = { offset: 0, limit: 1, counted: false }

/** Near matches (rule: near matches): all that counts of a text, then a likely spelling, then what counts most of it. */
export function createNearMatches({ db, vocabulary }: { db: Db; vocabulary: Vocabulary }) {
  // Reading the vocabulary takes longer than all else of a start's wiring.
  const words = lazily(() => {
    const reader = createReader(vocabulary)
    const spelled = vocabulary.spelled.flatMap((text) => typedWords(text).map(({ word }) => word))
    return { reader, known: new Set([...reader.vocabulary.map(fold), ...spelled]) }
  })
  const reader = (): Reader => words().reader

  /** Words of a text, plain, and each as it was probably meant; empty if all are known or none has a similar word. */
  async function spellings(reading: Reading): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    for (const word of unknownWords(reading).slice(0, MOST_CORRECTED)) {
      const candidates = await selectWordsLike(db, word)
      if (candidates.some((candidate) => candidate.word === word) || words().known.has(word)) continue
      const nearest = nearestWord(word, [...candidates.map(({ written }) => written), ...reader().vocabulary])
      if (nearest) found.set(word, nearest)
    }
    return found
  }

  /** The query for all compulsory parts, narrowed by the filters that the text says as far as there is enough. */
  async function everything(
    filter: ListFilter,
    reading: Reading,
    parts: readonly Part[],
    before: NearQuery['before'],
  ): Promise<NearQuery | null> {
    const prefer = openFilters(reading, filter)
    const query = everyPart(parts)
    if (query === null && prefer.length === 0) return null
    const order = orderOf(reading, parts)
    const whole: NearQuery = { query, before, narrow: [], prefer, hasFitting: true, order, isLoose: false }
    if (prefer.length === 0) return whole
    const narrow: NearQuery = { ...whole, narrow: prefer, prefer: [] }
    const { total } = await selectNear(db, filter, narrow, NONE)
    if (total >= ENOUGH || (query === null && total > 0)) return narrow
    return query === null ? null : { ...whole, hasFitting: total > 0 }
  }

  /** The query for the parts that separate most, where no sheet meets all. */
  async function loosely(
    filter: ListFilter,
    counted: readonly CountedPart[],
    reading: Reading,
  ): Promise<NearQuery | null> {
    const met = counted.filter(({ count }) => count > 0)
    if (met.length === 0) return null
    const all = await countList(db, { ...filter, foldedText: '' })
    const order = heaviest(met.map((one) => ({ query: one.part.query, weight: weightOf(one, all) })))
    return {
      query: looseQuery(order, await selectBestWeight(db, filter, order)),
      before: 'none',
      narrow: [],
      prefer: openFilters(reading, filter),
      hasFitting: true,
      order,
      isLoose: true,
    }
  }

  /** Parts with how many sheets meet each. */
  async function counted(filter: ListFilter, parts: readonly Part[]): Promise<CountedPart[]> {
    const counts = await countMatches(
      db,
      filter,
      parts.map(({ query }) => query),
    )
    return parts.map((part, i) => ({ part, count: counts[i] ?? 0 }))
  }

  /** Parts that no sheet meets, each in the place of what is nearest to it. */
  const nearest = (found: readonly CountedPart[]): Part[] =>
    found.map(({ part, count }) =>
      count === 0 && part.instead !== null ? { ...part, own: part.instead, query: part.instead } : part,
    )

  const isThere = async (filter: ListFilter, query: NearQuery | null): Promise<boolean> =>
    query !== null && (await selectNear(db, filter, query, NONE)).total > 0

  return {
    read: (typed: string, typing = false): Reading => reader().read(typed, { typing }),

    /**
     * The near matches of a list, or null if there are none.
     * @param groups which matches of the groups stand before them, and whether those are few: with some, no other spelling
     *   and no looser reading is tried
     */
    async find(
      filter: ListFilter,
      reading: Reading,
      { before, few }: { before: NearQuery['before']; few: boolean },
    ): Promise<NearMatches | null> {
      const parts = compulsory(reading)
      const plain = (near: NearQuery | null) => near && { ...near, meant: null, missing: [] }
      if (before !== 'none') return plain(await everything(filter, reading, few ? widened(parts) : parts, before))
      const all = await everything(filter, reading, parts, before)
      const found = all ? (await selectNear(db, filter, all, NONE)).total : 0
      if (found >= ENOUGH) return plain(all)
      if (found > 0 && parts.some(({ instead }) => instead !== null))
        return plain(await everything(filter, reading, widened(parts), before))
      if (found > 0 && parts.length < 2) return plain(all)
      if (found > 0) return plain((await loosely(filter, await counted(filter, parts), reading)) ?? all)
      if (reading.isExact || parts.length === 0) return null
      const counts = await counted(filter, parts)
      const missing = counts.filter(({ count }) => count === 0).map(({ part }) => part.said)
      const instead = nearest(counts)
      if (instead.some((part, i) => part !== parts[i])) {
        const near = await everything(filter, reading, instead, before)
        const met = near ? (await selectNear(db, filter, near, NONE)).total : 0
        if (near && met >= ENOUGH) return { ...near, meant: null, missing }
        const loose = await loosely(filter, await counted(filter, instead), reading)
        const nearby = loose ?? (met > 0 ? near : null)
        return nearby && { ...nearby, meant: null, missing }
      }
      if (missing.length === parts.length) {
        // No word of it is in the catalogue: only now another spelling may be meant.
        const by = await spellings(reading)
        if (by.size === 0) return null
        const meant = withWords(reading.literal, typedWords(reading.literal), by)
        const corrected = reader().read(meant)
        const found = await everything(filter, corrected, compulsory(corrected), before)
        if (await isThere(filter, found)) return found && { ...found, meant, missing: [] }
        const loose = await loosely(filter, await counted(filter, compulsory(corrected)), corrected)
        return loose && { ...loose, meant, missing: [] }
      }
      const loose = await loosely(filter, counts, reading)
      return loose && { ...loose, meant: null, missing }
    },

    /** The text as it was probably meant, where some of its words are in no sheet and others are; or null. */
    async guess(reading: Reading): Promise<string | null> {
      const by = await spellings(reading)
      return by.size === 0 ? null : withWords(reading.literal, typedWords(reading.literal), by)
    },

    /** A slice of near matches. */
    async slice(filter: ListFilter, near: NearMatches, stretch: CountedStretch): Promise<NearStretch> {
      return { ...near, ...(await selectNear(db, filter, near, stretch)) }
    },

    /** The category or the code that a text being typed names, or null. */
    async place(everywhere: ListFilter, typed: string, meant: string | null): Promise<SuggestedPlace | null> {
      const code = typed.trim().toUpperCase()
      if (CODE.test(code)) {
        const codes = await selectCodesLike(db, code)
        const [only] = codes
        return only && codes.length === 1 ? { category: null, ...only } : null
      }
      const names = reader().namesOf(plainWords(meant ?? typed))
      const [own = ''] = names
      const category = CATEGORIES.find((candidate) => {
        const name = fold(candidate)
        return names.includes(name) || (own.length >= LEAST_BEGINNING && name.startsWith(own))
      })
      if (!category) return null
      return { category, code: null, count: await countList(db, { ...everywhere, category }) }
    },
  }
}
