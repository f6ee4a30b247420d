import { escapeRegex, wholeWord } from '../../../platform/db/whole-word.ts'

/** A person whose traces have to go. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Replaces a personal detail. */
export const FORGOTTEN = '[removido]'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** As {@link wholeWord}, in quotation marks too. */
const wholeAddress = (email: string) => `(?<![A-Za-z0-9._%+-])${escapeRegex(email)}(?![A-Za-z0-9_-]|[.][A-Za-z0-9])`

/** "Ana" is not in "banana". */
const wholeName = (name: string) => `(?<![\\p{L}\\p{Nd}])${escapeRegex(name)}(?![\\p{L}\\p{Nd}])`

/** True for a name of several words. A single one is ambiguous: `payment` is no trace of a user with that name. */
const isFullName = (name: string) => /\s/.test(name)

/**
 * A regular expression of PostgreSQL (`~*`) for texts that name the person: by the id or the whole address. Never by the
 * name: people choose it freely, and a name of common words would find what other people wrote.
 */
export function tracePattern({ id, email }: Person): string {
  return [id, email].map(wholeWord).join('|')
}

/** A text without what names the person: id, address and name. For rows of the person alone. */
export function forgetInText(text: string, { id, name, email }: Person): string {
  const trimmed = name.trim()
  const traces = [escapeRegex(id), wholeAddress(email), ...(trimmed === '' ? [] : [wholeName(trimmed)])].join('|')
  return text.replace(new RegExp(traces, 'giu'), FORGOTTEN)
}

/**
 * A JSON value without what names the person, at any depth, in keys too; numbers and the shape stay. A name of one word
 * is removed where it is the whole value, and no name from keys: the provider's own words stay readable.
 */
export function forgetInJson(value: Json, person: Person): Json {
  if (typeof value === 'string') {
    const isName = value.trim().toLowerCase() === person.name.trim().toLowerCase()
    return forgetInText(value, isName || isFullName(person.name.trim()) ? person : { ...person, name: '' })
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: Json) => forgetInJson(item, person))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      forgetInText(key, { ...person, name: '' }),
      forgetInJson(item, person),
    ]),
  )
}

/** The name of the file with a person's data; `day` as yyyy-mm-dd. */
export const exportFileName = (day: string): string => `meus-dados-${day}.json`
