/** Queries of PostgreSQL's text search, from plain words. */
import { singularForm, wordForm } from './words.rules.ts'

/** Titles, category, tags and search words: where a sheet names its kind. */
const NAMES_OF_KIND = 'AB'
/** Words before the last number of a range: «até 10», «de 1 a 10». */
const UP_TO = ['ate', 'a', 'ao']
/** Letters that are words of grammar, too. */
const VOWEL_WORDS = new Set(['a', 'e', 'o'])

/** One word: `isOpen`: it may go on; `isKind`: where a sheet names its kind. */
export function quoted(word: string, { isOpen = false, isKind = false } = {}): string {
  const marks = `${isOpen ? '*' : ''}${isKind ? NAMES_OF_KIND : ''}`
  const form = isOpen ? singularForm(word) : wordForm(word)
  return marks === '' ? `'${form}'` : `'${form}':${marks}`
}

/** All of some words. */
export const allOf = (words: readonly string[], isKind = false): string =>
  `(${words.map((word) => quoted(word, { isKind })).join(' & ')})`

/** Some words one behind the other. */
export const inSequence = (words: readonly string[]): string => `(${words.map((word) => quoted(word)).join(' <-> ')})`

/** Any of some queries, each once. */
export function anyOf(queries: readonly string[]): string {
  const different = [...new Set(queries)]
  return different.length === 1 ? (different[0] ?? '') : `(${different.join(' | ')})`
}

/** A letter in titles and names, or behind «letra». */
export const letterQuery = (letter: string): string =>
  VOWEL_WORDS.has(letter) ? `('letra' <-> '${letter}')` : `('${letter}':A | ('letra' <-> '${letter}'))`

/** True for a word that makes the number behind it the last one of a range. */
export const isUpTo = (word: string | undefined): boolean => UP_TO.includes(word ?? '')

/** The last number of a range. */
export const upTo = (number: string): string => `(${UP_TO.map((word) => `('${word}' <-> '${number}')`).join(' | ')})`
