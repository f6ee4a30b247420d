/** A person whose traces have to go. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Replaces a personal detail. */
export const FORGOTTEN = '[removido]'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

const escapeRegex = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Id and address are found anywhere, the name as whole words: "Ana" is not in "banana". */
function tracesOf({ id, name, email }: Person): { exact: string[]; words: string[] } {
  return { exact: [id, email].map(escapeRegex), words: name.trim() === '' ? [] : [escapeRegex(name.trim())] }
}

/**
 * A regular expression of PostgreSQL (`~*`) for the rows that have to be cleaned: those with the id, the address, or a
 * name of several words. One word alone names nobody, and a person who calls themselves "payment" must not erase half
 * of what the provider wrote.
 */
export function tracePattern(person: Person): string {
  const name = person.name.trim()
  const quoted = JSON.stringify(name).slice(1, -1)
  const names = /\s/.test(name) ? [...new Set([name, quoted])].map(escapeRegex) : []
  const words = names.map((word) => `(?<![[:alnum:]])${word}(?![[:alnum:]])`)
  return [...tracesOf(person).exact, ...words].join('|')
}

/** A text without what names the person, for rows {@link tracePattern} found. */
export function forgetInText(text: string, person: Person): string {
  const { exact, words } = tracesOf(person)
  const traces = [...exact, ...words.map((word) => `(?<![\\p{L}\\p{Nd}])${word}(?![\\p{L}\\p{Nd}])`)].join('|')
  return text.replace(new RegExp(traces, 'giu'), FORGOTTEN)
}

/** A JSON value without what names the person, at any depth, in keys too; numbers and the shape stay. */
export function forgetInJson(value: Json, person: Person): Json {
  if (typeof value === 'string') return forgetInText(value, person)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: Json) => forgetInJson(item, person))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [forgetInText(key, person), forgetInJson(item, person)]),
  )
}

/** The name of the file with a person's data; `day` as yyyy-mm-dd. */
export const exportFileName = (day: string): string => `meus-dados-${day}.json`
