import type { Db } from '../../../../platform/db/pool.ts'
import { lazily } from '../../../../platform/lazily.ts'
import { countList } from '../../data.server.ts'
import type { ListFilter } from '../../filter.data.server.ts'
import type { Activity } from '../../schema.ts'
import { CATEGORIES, type Category } from '../../taxonomy/rules.ts'
import { inSequence } from '../reading/query.rules.ts'
import { compulsory, createReader, type Part, type Reader, type Reading } from '../reading/rules.ts'
import type { Vocabulary } from '../reading/vocabulary.rules.ts'
import { isFunctionWord, isLetterWord, plainWords, singularForm, typedWords } from '../reading/words.rules.ts'
import { fold } from '../rules.ts'
import {
  type CountedSlice,
  countMatches,
  type NearQuery,
  selectBestWeight,
  selectCodesLike,
  selectKnownWords,
  selectNear,
  selectWordsLike,
} from './data.server.ts'
import {
  type CountedPart,
  ENOUGH,
  everyPart,
  heaviest,
  isLeading,
  kindAndTheme,
  looseQuery,
  MOST_LEADING,
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
  /** Parts, as typed, that sheets have, but never together with the kind that the text names. */
  readonly apart?: readonly string[]
}

/** A slice of near matches. */
export interface NearSlice extends NearMatches {
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
const isTheme = ({ role, words }: Part) => role === 'subject' && !isLetterWord(words[0])
const kindsIn = ({ parts }: Reading) => parts.filter(({ role }) => role === 'kind').length
/** A word in singular and plural, as far as its letters show. */
const formsOf = (word: string) => [word, `${word}s`, word.replace(/s$/, ''), singularForm(word)]
const NONE: CountedSlice = { offset: 0, limit: 1, counted: false }

/** Near matches (rule: near matches): all that counts of a text, then a likely spelling, then what counts most of it. */
export function createNearMatches({ db, vocabulary }: { db: Db; vocabulary: Vocabulary }) {
  // Reading the vocabulary takes longer than all else of a start's wiring.
  const words = lazily(() => {
    const reader = createReader(vocabulary)
    const spelled = vocabulary.spelled.flatMap((text) => typedWords(text).map(({ word }) => word))
    return { reader, known: new Set([...reader.vocabulary.map(fold), ...spelled]) }
  })
  const reader = (): Reader => words().reader

  /** Unknown words of a text, plain, each with its probable spelling; leaves out words without a similar one. */
  async function spellings(reading: Reading): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    for (const word of unknownWords(reading).slice(0, MOST_CORRECTED)) {
      const candidates = await selectWordsLike(db, word)
      const forms = formsOf(word)
      if (candidates.some((candidate) => forms.includes(candidate.word)) || words().known.has(word)) continue
      const nearest = nearestWord(word, [...candidates.map(({ written }) => written), ...reader().vocabulary])
      if (nearest) found.set(word, nearest)
    }
    return found
  }

  /** The query for all compulsory parts, narrowed by the filters that the text mentions if enough sheets fit them. */
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
    const leads = met.filter((one) => isLeading(one.part) && one.count <= all * MOST_LEADING)
    const order = heaviest(
      met.map((one) => ({ query: one.part.query, weight: weightOf(one, all), isLeading: leads.includes(one) })),
    )
    const themes = leads.length > 0 ? met.flatMap(({ part: { theme } }) => theme ?? []) : []
    return {
      query: looseQuery(order, await selectBestWeight(db, filter, order)),
      before: 'none',
      narrow: [],
      prefer: [...openFilters(reading, filter), ...themes.map((value) => ({ name: 'theme', value }) as const)],
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

  /**
   * Parts with something nearest that no sheet has: words of the same stem, «saco» for «saci», are other words, and the
   * words of a name, «jogo da velha», name it only one behind the other.
   */
  async function strangeParts(filter: ListFilter, parts: readonly Part[]): Promise<Part[]> {
    const strange: Part[] = []
    for (const part of parts.filter(({ instead }) => instead !== null)) {
      const words = part.words.filter((word) => !isFunctionWord(word))
      const known = await selectKnownWords(db, words.flatMap(formsOf))
      const isKnown = words.every((word) => formsOf(word).some((form) => known.has(form)))
      if (!isKnown || !(await isName(filter, part))) strange.push(part)
    }
    return strange
  }

  /** True for one word, for a part with other names, and where a sheet has the words one behind the other. */
  async function isName(filter: ListFilter, { words, names }: Part): Promise<boolean> {
    if (words.length === 1 || names.length > 0) return true
    const [count = 0] = await countMatches(db, filter, [inSequence(words)])
    return count > 0
  }

  /** Near matches of all parts of a text; if no sheet has them together, of some parts, with a list of the others. */
  async function together(filter: ListFilter, reading: Reading): Promise<Omit<NearMatches, 'meant'> | null> {
    const parts = compulsory(reading)
    const all = await everything(filter, reading, parts, 'none')
    const found = all ? (await selectNear(db, filter, all, NONE)).total : 0
    if (all && (found >= ENOUGH || (found > 0 && parts.length < 2))) return { ...all, missing: [] }
    const counts = await counted(filter, parts)
    if (all && found > 0) return { ...((await loosely(filter, counts, reading)) ?? all), missing: [] }
    return asFarAsThere(filter, reading, counts)
  }

  /** Near matches of some parts, which no sheet meets together. */
  async function asFarAsThere(filter: ListFilter, reading: Reading, counts: readonly CountedPart[]) {
    const loose = await loosely(filter, counts, reading)
    const missing = counts.filter(({ count }) => count === 0).map(({ part }) => part.said)
    const whole = missing.length === 0 ? kindAndTheme(reading) : null
    if (whole === null) return loose && { ...loose, missing }
    const apart = counts.flatMap(({ part }) => (isTheme(part) ? part.said : []))
    return loose && { ...loose, missing: [whole], apart }
  }

  /** A text as it was probably meant; null if no word of it has a likely spelling. */
  async function respelled(reading: Reading): Promise<{ to: Reading; meant: string } | null> {
    const by = await spellings(reading)
    if (by.size === 0) return null
    const meant = withWords(reading.literal, typedWords(reading.literal), by)
    return { to: reader().read(meant), meant }
  }

  return {
    read: (typed: string, typing = false): Reading => reader().read(typed, { typing }),

    /**
     * The near matches of a list, or null without any.
     * @param groups which matches of the groups come before them, and whether those are few: if there are some, it
     *   tries no other spelling and no looser reading
     */
    async find(
      filter: ListFilter,
      reading: Reading,
      { before, few }: { before: NearQuery['before']; few: boolean },
    ): Promise<NearMatches | null> {
      const parts = compulsory(reading)
      const plain = (near: NearQuery | null) => near && { ...near, meant: null, missing: [] }
      if (before !== 'none') return plain(await everything(filter, reading, few ? widened(parts) : parts, before))
      const strange = await strangeParts(filter, parts)
      const all = strange.length > 0 ? null : await everything(filter, reading, parts, before)
      const found = all ? (await selectNear(db, filter, all, NONE)).total : 0
      if (found >= ENOUGH) return plain(all)
      if (found > 0 && parts.some(({ instead }) => instead !== null))
        return plain(await everything(filter, reading, widened(parts), before))
      if (found > 0 && parts.length < 2) return plain(all)
      if (found > 0) return plain((await loosely(filter, await counted(filter, parts), reading)) ?? all)
      if (reading.isExact || parts.length === 0) return null
      const counts = (await counted(filter, parts)).map((one) =>
        strange.includes(one.part) ? { ...one, count: 0 } : one,
      )
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
      // No word of it is in the catalogue, or the misspelled one names a kind: only then another spelling is meant.
      const other = missing.length === 0 ? null : await respelled(reading)
      if (other && (missing.length === parts.length || kindsIn(other.to) > kindsIn(reading))) {
        const near = await together(filter, other.to)
        return near && { ...near, meant: other.meant }
      }
      if (missing.length === parts.length) return null
      const near = await asFarAsThere(filter, reading, counts)
      return near && { ...near, meant: null }
    },

    /** The text as it was probably meant, where some of its words are in no sheet and others are; or null. */
    guess: async (reading: Reading): Promise<string | null> => (await respelled(reading))?.meant ?? null,

    /** A slice of near matches. */
    async slice(filter: ListFilter, near: NearMatches, slice: CountedSlice): Promise<NearSlice> {
      return { ...near, ...(await selectNear(db, filter, near, slice)) }
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
