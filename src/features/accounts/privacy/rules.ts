import { escapeRegex, wholeWord } from '../../../platform/db/whole-word.ts'

/** The user to erase. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

export const FORGOTTEN = '[removido]'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** As {@link wholeWord}, also in quotation marks. */
const wholeAddress = (email: string) => `(?<![A-Za-z0-9._%+-])${escapeRegex(email)}(?![A-Za-z0-9_-]|[.][A-Za-z0-9])`

/** "Ana" is not in "banana". */
const wholeName = (name: string) => `(?<![\\p{L}\\p{Nd}])${escapeRegex(name)}(?![\\p{L}\\p{Nd}])`

/** True for a name of several words. A single one is ambiguous: `payment` is no trace of a user of that name. */
const isFullName = (name: string) => /\s/.test(name)

/**
 * A PostgreSQL pattern (`~*`) for texts that contain the user's id or whole address. Not the name: users choose it
 * freely, and a name of common words would match other users' texts.
 */
export function tracePattern({ id, email }: Person): string {
  return [id, email].map(wholeWord).join('|')
}

/** A text without id, address and name, for rows of this user alone. */
export function forgetInText(text: string, { id, name, email }: Person): string {
  const trimmed = name.trim()
  const traces = [escapeRegex(id), wholeAddress(email), ...(trimmed === '' ? [] : [wholeName(trimmed)])].join('|')
  return text.replace(new RegExp(traces, 'giu'), FORGOTTEN)
}

/**
 * Removes the user's details from a JSON value, at any depth, also from keys; numbers and the shape stay. A one-word name
 * is removed only as a whole value, and no name from keys: the provider's words stay readable.
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

export const exportFileName = (day: string): string => `meus-dados-${day}.json`
