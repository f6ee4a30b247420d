import type { Db } from '../../../../platform/db/pool.ts'
import { lazily } from '../../../../platform/lazily.ts'
import { countList } from '../../data.server.ts'
import type { ListFilter } from '../../filter.data.server.ts'
import type { Activity } from '../../schema.ts'
import { CATEGORIES, type Category } from '../../taxonomy/rules.ts'
import { fold } from '../rules.ts'
import { type CountedStretch, type NearQuery, selectCodesLike, selectNear, selectWordsLike } from './data.server.ts'
import { createNearSearch, plainWords, type Synonyms } from './rules.ts'
import { nearestWord } from './spelling.rules.ts'

/** What a search finds behind its four groups. */
export interface NearMatches extends NearQuery {
  /** The text as it was probably meant, when it was spelled otherwise. */
  readonly meant: string | null
}

/** A stretch of near matches. */
export interface NearStretch extends NearMatches {
  readonly activities: Activity[]
  /** How many there are in all; when not counted and more than are ranked, only that they are more. */
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

/** Near matches (rule: near matches): all words in any order, then a likely spelling, then any of the words. */
export function createNearMatches({ db, synonyms }: { db: Db; synonyms: Synonyms }) {
  // Reading the synonyms takes longer than all else of a start's wiring.
  const reading = lazily(() => {
    const search = createNearSearch(synonyms)
    return { search, written: new Map(search.vocabulary.map((word) => [fold(word), word])) }
  })

  /** The words with the misspelled ones replaced, or null when all are known or none is like them. */
  async function meantWords(words: readonly string[]): Promise<string[] | null> {
    const { search, written } = reading()
    const unknown = search.unknown(words).slice(0, MOST_CORRECTED)
    const replaced = new Map<string, string>()
    for (const word of unknown) {
      const candidates = await selectWordsLike(db, word)
      if (candidates.some((candidate) => candidate.word === word) || written.has(word)) continue
      const nearest = nearestWord(word, [...candidates.map((candidate) => candidate.written), ...search.vocabulary])
      if (nearest) replaced.set(word, nearest)
    }
    return replaced.size === 0 ? null : words.map((word) => replaced.get(word) ?? word)
  }

  return {
    /**
     * A stretch of what there is behind the four groups, or null. `alone`: they found nothing, so that another spelling
     * and any of the words may serve. `typing`: the last word may be a beginning. `counted`: the total is exact.
     */
    async find(
      filter: ListFilter,
      typed: string,
      { alone, typing = false, ...stretch }: { alone: boolean; typing?: boolean } & CountedStretch,
    ): Promise<NearStretch | null> {
      const words = plainWords(typed)
      const tried = async (wanted: readonly string[], every: boolean, meant: string | null) => {
        const query = reading().search.query(wanted, { every, typing })
        if (query === null) return null
        const found = await selectNear(db, filter, { query, alone }, stretch)
        return found.total === 0 ? null : { query, alone, meant, ...found }
      }
      const found = await tried(words, true, null)
      if (found || !alone || words.length === 0) return found
      const meant = await meantWords(words)
      const corrected = meant && (await tried(meant.map(fold), true, meant.join(' ')))
      if (corrected) return corrected
      return words.length > 1 ? tried(meant?.map(fold) ?? words, false, meant?.join(' ') ?? null) : null
    },

    /** A stretch of what a narrower filter leaves of near matches; null when nothing is left. */
    async narrowed(filter: ListFilter, near: NearMatches, stretch: CountedStretch): Promise<NearStretch | null> {
      const found = await selectNear(db, filter, near, stretch)
      return found.total === 0 ? null : { ...near, ...found }
    },

    /** The category or the code that a text being typed names, or null. */
    async place(everything: ListFilter, typed: string, meant: string | null): Promise<SuggestedPlace | null> {
      const code = typed.trim().toUpperCase()
      if (CODE.test(code)) {
        const codes = await selectCodesLike(db, code)
        const [only] = codes
        return only && codes.length === 1 ? { category: null, ...only } : null
      }
      const names = reading().search.namesOf(plainWords(meant ?? typed))
      const [own = ''] = names
      const category = CATEGORIES.find((candidate) => {
        const name = fold(candidate)
        return names.includes(name) || (own.length >= LEAST_BEGINNING && name.startsWith(own))
      })
      if (!category) return null
      return { category, code: null, count: await countList(db, { ...everything, category }) }
    },
  }
}
