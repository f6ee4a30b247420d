/** Plans of what is looked for behind the four groups, from the reading of a text. */
import { SCHOOL_DATES } from '../../dates/rules.ts'
import type { SaidFilter } from '../reading/filters.rules.ts'
import { compulsory, type Part, type Reading } from '../reading/rules.ts'
import { keyOf, plainWords } from '../reading/words.rules.ts'

/** Fewer sheets than these are not all that is shown: others of the subject follow them. */
export const ENOUGH = 5

/** A query, and how much it counts in the order of what was found. */
export interface Weighed {
  readonly query: string
  readonly weight: number
  /** True for a part that leads where not all can be met: one of those has to be. */
  readonly isLeading?: boolean
  /** True if it counts as a whole or not at all, wherever it is. */
  readonly isMet?: boolean
}

/** Weights in the order of what was found: typed words before synonyms, kinds of sheets before their themes. */
const KIND_WEIGHT = 3
const OWN_WEIGHT = 1
/** Words of a phrase one by one, and words that sheets do not use. */
const LOOSE_WEIGHT = 0.2
const SYNONYM_WEIGHT = 0.2
const LETTER_WEIGHT = 2
const NUMBER_WEIGHT = 0.3
const ASIDE_WEIGHT = 0.6

const together = (queries: readonly string[]) => queries.join(' & ')

/** The query that all compulsory parts have to meet; null without parts. */
export function everyPart(parts: readonly Part[]): string | null {
  return parts.length === 0 ? null : together(parts.map(({ query }) => query))
}

function ownWeight({ role, words, own, query }: Part): number {
  if (role === 'kind') return KIND_WEIGHT
  if (role === 'letter') return LETTER_WEIGHT
  return words.length > 1 && query !== own ? LOOSE_WEIGHT : OWN_WEIGHT
}

/** The order of what meets all compulsory parts. */
export function orderOf(reading: Reading, parts: readonly Part[]): Weighed[] {
  const aside = reading.parts.filter((part) => !parts.includes(part))
  return [
    ...parts.flatMap((part) => [
      // A thing that sheets call otherwise is met by its other names alone.
      ...(part.isRedirected && part.query !== part.own ? [] : [{ query: part.own, weight: ownWeight(part) }]),
      ...(part.query === part.own ? [] : [{ query: part.query, weight: SYNONYM_WEIGHT }]),
    ]),
    ...aside.map(({ role, own, query }) =>
      role === 'number'
        ? { query: own, weight: NUMBER_WEIGHT, isMet: own.includes('<->') }
        : { query, weight: ASIDE_WEIGHT },
    ),
  ]
}

/** A part, and how many sheets meet it. */
export interface CountedPart {
  readonly part: Part
  readonly count: number
}

/** Weight of a part where not all can be met: the fewer sheets meet it, the more it separates. */
export function weightOf({ part, count }: CountedPart, all: number): number {
  const rarity = Math.log((all + 1) / (count + 0.5))
  return Math.max(rarity, 0.1) * (part.role === 'kind' ? 1.5 : 1)
}

const DATES = new Set(SCHOOL_DATES.map(({ name }) => keyOf(plainWords(name))))

/** A kind of a larger part of the catalogue leads no more than another word: nearly all sheets are for colouring. */
export const MOST_LEADING = 0.1

/** True for a kind and for a date of the school year: a theme never outweighs them. */
export const isLeading = ({ role, words, names }: Part): boolean =>
  role === 'kind' || [words, ...names].some((name) => DATES.has(keyOf(name)))

/** The slice of a text from its first to its last compulsory part, where it names a kind and another; else null. */
export function kindAndTheme(reading: Reading): string | null {
  const parts = compulsory(reading)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || first === last || !parts.some(({ role }) => role === 'kind')) return null
  const { literal } = reading
  return literal.slice(literal.indexOf(first.said), literal.lastIndexOf(last.said) + last.said.length)
}

/** A match of some parts is shown if they weigh this much of what the best match meets. */
const LEAST_SHARE = 0.45
/** Parts that are tried in all combinations. */
const MOST_COMBINED = 6

/** The heaviest parts, which are combined. */
export const heaviest = (parts: readonly Weighed[]): Weighed[] =>
  [...parts].sort((a, b) => b.weight - a.weight).slice(0, MOST_COMBINED)

/**
 * The query for parts that together weigh nearly as much as the best match meets: the smallest such sets of them. Where
 * parts lead, each set has one of those.
 */
export function looseQuery(parts: readonly Weighed[], best: number): string {
  const leading = parts.reduce((bits, part, i) => (part.isLeading ? bits | (1 << i) : bits), 0)
  const sets = Array.from({ length: 2 ** parts.length }, (_, set) => set).filter((set) => {
    const weight = parts.reduce((sum, part, i) => (set & (1 << i) ? sum + part.weight : sum), 0)
    return weight >= LEAST_SHARE * best && (leading === 0 || (set & leading) !== 0)
  })
  const smallest = sets.filter((set) => !sets.some((other) => other !== set && (other & set) === other))
  return smallest
    .map((set) => together(parts.filter((_, i) => set & (1 << i)).map(({ query }) => query)))
    .map((query) => `(${query})`)
    .join(' | ')
}

/** Parts that also ask for what is nearest to them. */
export const widened = (parts: readonly Part[]): Part[] =>
  parts.map((part) => (part.instead === null ? part : { ...part, query: `(${part.query} | ${part.instead})` }))

/** Filters that a list is not narrowed by already. */
export const openFilters = (reading: Reading, chosen: Readonly<Record<SaidFilter['name'], string | null>>) =>
  reading.filters.map(({ filter }) => filter).filter(({ name }) => chosen[name] === null)

/** The words that may be misspelled: compulsory ones that are no known phrase. */
export function unknownWords(reading: Reading): string[] {
  return compulsory(reading).flatMap(({ isKnown, words }) => (isKnown ? [] : words))
}

/** A text with some of its words replaced. */
export function withWords(
  text: string,
  words: readonly { word: string; from: number; to: number }[],
  by: ReadonlyMap<string, string>,
): string {
  let [result, at] = ['', 0]
  for (const { word, from, to } of words) {
    const other = by.get(word)
    if (other === undefined) continue
    result += text.slice(at, from) + other
    at = to
  }
  return result + text.slice(at)
}
