/**
 * Reads a typed text as a sentence: its filters, its kinds and subjects, its words without weight. One pure function
 * for lists, suggestions and forms.
 */
import type { Theme } from '../../facets/rules.ts'
import { PAGE_STEP } from '../../rules.ts'
import { literalText } from '../rules.ts'
import { type SaidFilter, saidFilters } from './filters.rules.ts'
import { allOf, anyOf, isUpTo, letterQuery, quoted, upTo } from './query.rules.ts'
import type { Vocabulary } from './vocabulary.rules.ts'
import {
  isFunctionWord,
  isLetterWord,
  keyOf,
  numberOf,
  plainWords,
  type TypedWord,
  typedWords,
  undiminished,
  withoutDiminutives,
  withoutWords,
} from './words.rules.ts'

/**
 * The role of a part of a text: a kind, a subject, a letter has to be met; a number, an audience and a weak word order what the
 * others find.
 */
export type Role = 'kind' | 'subject' | 'letter' | 'number' | 'audience' | 'weak'

/** A word or a known phrase of a text. */
export interface Part {
  /** As it was typed. */
  readonly said: string
  readonly words: readonly string[]
  readonly role: Role
  /** Other names of it, plain. */
  readonly names: readonly (readonly string[])[]
  /** True if sheets use other words for its meaning, so that its own words find little. */
  readonly isRedirected: boolean
  /** True if it has synonyms: it is not misspelled. */
  readonly isKnown: boolean
  /** Query of PostgreSQL's text search for its own words. */
  readonly own: string
  /** The same with its synonyms. */
  readonly query: string
  /** The theme that it is of, or null. */
  readonly theme: Theme | null
  /** Query for what is nearest, where no sheet has it; null if that is unknown. */
  readonly instead: string | null
}

/** A filter that a text mentions, and the text without it. */
export interface ReadFilter {
  readonly filter: SaidFilter
  readonly rest: string
}

export interface Reading {
  /** The text that the four groups look for. */
  readonly literal: string
  /** True for a text in quotes: no synonyms, no other spelling. */
  readonly isExact: boolean
  readonly filters: readonly ReadFilter[]
  /** True if it names a school year after the last one of the catalogue. */
  readonly isBeyond: boolean
  readonly parts: readonly Part[]
}

/** Most sheets of a text of several words (rule: sentences). */
const MOST_OF_SENTENCE = 4 * PAGE_STEP

/**
 * Most sheets that a list of this text has.
 * @param near its near matches: of what no sheet has, what is nearest is a hint, not a list
 */
export const mostOf = (typed: string, near: { readonly missing: readonly string[] } | null): number =>
  (near !== null && near.missing.length > 0) || typedWords(literalText(typed).text).length > 1
    ? MOST_OF_SENTENCE
    : Number.POSITIVE_INFINITY

/** A code of the BNCC, or its beginning: stage, year, field. */
const CODE_BEGINNING = /^e[if]\d\d([a-z]{2}\d{0,2})?$/
const CODE = /^e[if]\d\d[a-z]{2}\d\d$/
/** Syllables of one family: «ba be bi bo bu», «ca que qui co cu». */
const SYLLABLE = /^(ch|lh|nh|qu|gu|[bcdfghjlmnpqrstvxz])([aeiou])$/
const FEWEST_SYLLABLES = 3
const LEAST_OPEN = 2
const LETTER = /^[a-z]$/

/** Compulsory parts of a reading: kinds and subjects; without them its audience; otherwise its weak words. */
export function compulsory({ parts }: Pick<Reading, 'parts'>): readonly Part[] {
  for (const roles of [['kind', 'subject', 'letter'], ['audience'], ['number', 'weak']] as const) {
    const chosen = parts.filter(({ role }) => (roles as readonly Role[]).includes(role))
    if (chosen.length > 0) return chosen
  }
  return []
}

/** The letter whose syllables these words are, or null. */
function familyOf(words: readonly string[]): string | null {
  if (words.length < FEWEST_SYLLABLES) return null
  const starts = words.map((word) => SYLLABLE.exec(word)?.[1])
  // Before e and i, C is written QU and G is written GU.
  const letters = new Set(starts.map((start) => (start === 'qu' ? 'c' : start === 'gu' ? 'g' : start)))
  const [letter] = letters
  return letters.size === 1 && letter !== undefined ? letter : null
}

export interface Reader {
  /** `typing`: the last word may be the beginning of one. */
  read(typed: string, options?: { readonly typing?: boolean }): Reading
  /** Every word of the vocabulary, as it is written. */
  readonly vocabulary: readonly string[]
  /** Other names of a whole text, its own among them, plain. */
  namesOf(words: readonly string[]): string[]
}

const wordsWritten = (phrase: string) =>
  phrase
    .toLowerCase()
    .split(/[^a-zà-öø-ÿ]+/)
    .filter((word) => word.length >= 3)

/** Reads the vocabulary once. */
export function createReader(vocabulary: Vocabulary): Reader {
  const { same, means, aside, kinds, audience, weak, instead } = vocabulary
  const others = new Map<string, readonly string[][]>()
  const roles = new Map<string, Role>()
  const nearest = new Map<string, readonly string[][]>()
  const content = (phrase: string) => {
    const words = plainWords(phrase)
    const counted = words.filter((word, i) => !isFunctionWord(word) || isLetterWord(words[i - 1]))
    return counted.length > 0 ? counted : words
  }
  const add = (map: Map<string, readonly string[][]>, phrase: string, alternatives: readonly string[]) => {
    const key = keyOf(plainWords(phrase))
    map.set(key, [...(map.get(key) ?? []), ...alternatives.map(content)])
  }
  for (const group of same) for (const phrase of group) add(others, phrase, group)
  const redirected = new Set(means.flatMap(({ words }) => words.map((phrase) => keyOf(plainWords(phrase)))))
  for (const { words, as } of means) for (const phrase of words) add(others, phrase, as)
  for (const { words, as } of instead) for (const phrase of words) add(nearest, phrase, as)
  const named = [
    ['weak', weak],
    ['audience', audience],
    ['kind', kinds],
  ] as const
  for (const [role, phrases] of named) for (const phrase of phrases) roles.set(keyOf(plainWords(phrase)), role)
  const themes = new Map(
    vocabulary.themes.flatMap(({ theme, words }) => words.map((word) => [keyOf(plainWords(word)), theme] as const)),
  )
  const behind = vocabulary.behind.map((phrase) => ` ${plainWords(phrase, { isWhole: true }).join(' ')} `)
  const fillers = aside.map((phrase) => plainWords(phrase))
  const isJoined = ([first = '']: readonly string[]) => isFunctionWord(first)
  const idle = new Set(fillers.filter((words) => !isJoined(words)).map(keyOf))
  // «Em casa» is filler, «casa» is not.
  const idleWhole = new Set(fillers.filter(isJoined).map((words) => words.join(' ')))
  const isKnown = (key: string) => others.has(key) || roles.has(key) || nearest.has(key)
  const longest = Math.max(1, ...[...others.keys(), ...roles.keys(), ...nearest.keys(), ...idle].map(lengthOf)) + 2

  /** Number of words from a position that form a phrase of the vocabulary; 0 if no phrase begins there. */
  function phraseAt(words: readonly string[], from: number, known: (key: string) => boolean): number {
    for (let size = Math.min(longest, words.length - from); size > 0; size--) {
      const phrase = words.slice(from, from + size)
      const [first, last] = [phrase[0] ?? '', phrase.at(-1) ?? '']
      // Words of grammar at an end belong to no phrase, but those within one do.
      if (isFunctionWord(first) && keyOf(phrase) === keyOf(phrase.slice(1))) continue
      if (isFunctionWord(last)) continue
      if (withoutDiminutives(phrase).some((form) => known(keyOf(form)))) return size
    }
    return 0
  }

  /** Number of words from a position that are filler; 0 if no filler begins there. */
  function fillerAt(words: readonly string[], from: number): number {
    for (let size = Math.min(longest, words.length - from); size > 0; size--)
      if (idleWhole.has(words.slice(from, from + size).join(' '))) return size
    return phraseAt(words, from, (key) => idle.has(key))
  }

  /** @param before the word before it */
  function partOf(typed: readonly string[], said: string, before: string | undefined, isOpen: boolean): Part {
    const words = withoutDiminutives(typed).find((form) => isKnown(keyOf(form))) ?? typed
    const [first = ''] = words
    const key = keyOf(words)
    const content = words.filter((word, i) => !isFunctionWord(word) || words.length === 1 || isLetterWord(words[i - 1]))
    const counted = content.length > 0 ? content : words
    const names = others.get(key) ?? []
    const isLetter = words.length === 1 && LETTER.test(first)
    const isOrdinal = /^\d+[oa]$/.test(first)
    const isCount = /^\d+$/.test(first) || numberOf(first) !== null
    const isNumber = words.length === 1 && names.length === 0 && (isCount || isOrdinal)
    // A code is met or not, like a kind.
    const role = roles.get(key) ?? (isLetter ? 'letter' : isNumber ? 'number' : CODE.test(first) ? 'kind' : 'subject')
    const isKind = role === 'kind'
    const written = (word: string, i: number) => {
      if (LETTER.test(word)) return letterQuery(word)
      if (isNumber && isCount && isUpTo(before)) return upTo(word)
      const mayGoOn = isOpen && i === counted.length - 1 && word.length >= LEAST_OPEN
      return quoted(word, { isOpen: mayGoOn || CODE_BEGINNING.test(word), isKind })
    }
    const own = `(${counted.map(written).join(' & ')})`
    const larger = words.length === 1 && !isKnown(key) ? undiminished(first) : []
    return {
      said,
      words,
      role,
      names,
      isRedirected: redirected.has(key),
      isKnown: isLetter || isKnown(key) || larger.length > 0,
      own,
      query: anyOf([own, ...[...names, ...larger.map((word) => [word])].map((name) => allOf(name, isKind))]),
      theme: [words, ...names].map((name) => themes.get(keyOf(name))).find((theme) => theme !== undefined) ?? null,
      instead: nearest.get(key)?.length ? anyOf((nearest.get(key) ?? []).map((name) => allOf(name))) : null,
    }
  }

  /** The parts of a text without the words that its filters took. */
  function partsOf(text: string, typed: readonly TypedWord[], words: readonly string[], typing: boolean) {
    const family = familyOf(words.filter((word) => !isFunctionWord(word) || SYLLABLE.test(word)))
    if (family) return { parts: [partOf(['familia', family], text, undefined, false)], isFiller: false }
    const found: Part[] = []
    const filler: [from: number, size: number][] = []
    const said = (from: number, size: number) => text.slice(typed[from]?.from, typed[from + size - 1]?.to)
    const add = (from: number, size: number) => {
      const isOpen = typing && from + size === words.length
      found.push(partOf(words.slice(from, from + size), said(from, size), words[from - 1], isOpen))
    }
    for (let i = 0; i < words.length; ) {
      const word = words[i] ?? ''
      const known = phraseAt(words, i, isKnown)
      const idleSize = known > 0 ? 0 : fillerAt(words, i)
      if (known > 0) add(i, known)
      else if (idleSize > 0) filler.push([i, idleSize])
      else if (isLetterWord(words[i - 1]) && word.length === 1) add(i, 1)
      else if (!isFunctionWord(word)) add(i, 1)
      i += Math.max(known, idleSize, 1)
    }
    // Filler words count only in a text without others.
    const isFiller = found.length === 0
    if (isFiller) for (const [from, size] of filler) add(from, size)
    return { parts: found, isFiller }
  }

  return {
    read(typed, { typing = false } = {}) {
      const { text, isQuoted: isExact } = literalText(typed)
      const all = typedWords(text)
      const base = { literal: text, isExact }
      if (isExact) {
        const parts = all.map(({ word, from, to }): Part => {
          const own = `(${quoted(word)})`
          return {
            said: text.slice(from, to),
            words: [word],
            role: 'subject',
            names: [],
            isRedirected: false,
            isKnown: true,
            own,
            query: own,
            theme: null,
            instead: null,
          }
        })
        return { ...base, filters: [], isBeyond: false, parts }
      }
      const plain = all.map(({ word }) => word)
      const said = saidFilters(plain, (at) => text[all[at]?.to ?? -1] === '+')
      const taken = new Set(said.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
      const left = all.filter((_, i) => !taken.has(i))
      // Sheets of its year or age do not fit such a child.
      const whole = ` ${plain.join(' ')} `
      const isBehind = behind.some((phrase) => whole.includes(phrase))
      const filters = said.flatMap(({ filter, from, to }) => {
        if (isBehind && (filter?.name === 'year' || filter?.name === 'age')) return []
        const own = new Set(Array.from({ length: to - from }, (_, i) => from + i))
        return filter === null ? [] : [{ filter, rest: withoutWords(text, all, own) }]
      })
      const { parts, isFiller } = partsOf(
        text,
        left,
        left.map(({ word }) => word),
        typing,
      )
      // Without another word filler is no subject: the filters are all that was asked for.
      return {
        ...base,
        filters,
        isBeyond: said.some(({ isBeyond }) => isBeyond),
        parts: filters.length > 0 && isFiller ? [] : parts,
      }
    },
    namesOf: (words) => [words.join(' '), ...(others.get(keyOf(words)) ?? []).map((name) => name.join(' '))],
    vocabulary: [...new Set([...same.flat(), ...kinds, ...means.flatMap(({ words }) => words)].flatMap(wordsWritten))],
  }
}

const lengthOf = (key: string) => key.split(' ').length
