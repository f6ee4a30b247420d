import { slugOf } from '../../../platform/slug.ts'
import { SKILL_CODE } from '../facets/rules.ts'
import { AGE_RANGES, FORMATS } from '../taxonomy/rules.ts'

/** States of an activity (rule: activity status): public, or for administrators alone. */
export const STATUSES = ['ativo', 'inativo'] as const
export type Status = (typeof STATUSES)[number]

/** The publication date that goes with a status: an active activity has no date (rule: publication date). */
export const publicationOf = (status: Status, publishAt: Date | null | undefined): Date | null =>
  status === 'inativo' ? (publishAt ?? null) : null

/** Initial values of a new activity (rule: activity form). */
export const NEW_ACTIVITY = {
  ageRange: AGE_RANGES[1],
  format: FORMATS[1],
  pageCount: 1,
  isPremium: false,
  status: STATUSES[0],
} as const

/** Duration of the confetti after an activity was created, in ms. */
export const CONFETTI_MS = 3_000

/** Tags an activity may have (rule: tags). */
export const TAGS_MAX = 3
/** Longest tag, in characters: longer ones would not fit a chip. */
export const TAG_LENGTH_MAX = 40
/** Pages an activity may have (rule: page count). */
export const PAGES_MIN = 1
export const PAGES_MAX = 50
/** Longest texts, in characters (the columns' own limits). */
export const TITLE_LENGTH_MAX = 200
export const DESCRIPTION_LENGTH_MAX = 4000
/** Longest name of a set, in characters: it has one line on a card. */
export const SET_NAME_LENGTH_MAX = 60

/** Characters that end a typed tag (rule: tags); Enter does too. */
const TAG_SEPARATORS = /[\s,]+/u

/** Tags as they are stored: trimmed, lower-cased, unique, not empty, at most {@link TAGS_MAX} (rule: tags). */
export function normalizeTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) => Array.from(tag.trim().toLowerCase()).slice(0, TAG_LENGTH_MAX).join('').trim())
  return [...new Set(plain.filter((tag) => tag !== ''))].slice(0, TAGS_MAX)
}

/** `tags` with what was typed: Enter, comma and space separate (rule: tags). */
export function addTags(tags: readonly string[], typed: string): string[] {
  return normalizeTags([...tags, ...typed.split(TAG_SEPARATORS)])
}

/** True if the typed text ends a tag. */
export const endsTag = (typed: string): boolean => TAG_SEPARATORS.test(typed)

/** Skills of the BNCC that a sheet may name. */
export const CODES_MAX = 12

/** Codes of skills in typed text: in capitals, separated by spaces, commas or semicolons, unique. */
export function codesFrom(typed: string): string[] {
  const codes = typed.toUpperCase().split(/[\s,;]+/)
  return [...new Set(codes.filter((code) => code !== ''))]
}

/** Typed words that cannot be a code. */
export const malformedCodes = (typed: string): string[] => codesFrom(typed).filter((code) => !SKILL_CODE.test(code))

/** A page count from what was typed: whole, at least 1, at most 50; what is no number is 1 (rule: page count). */
export function pageCountFrom(typed: string): number {
  const number = /^\s*[+-]?\d+/.test(typed) ? Number.parseInt(typed, 10) : PAGES_MIN
  return Math.min(Math.max(number, PAGES_MIN), PAGES_MAX)
}

/** Longest slug, in characters: an address should be readable. */
const SLUG_LENGTH_MAX = 80
/** Replaces a title without a letter or digit. */
const NAMELESS = 'atividade'

/** The slug of a title, short enough for an address. Another activity may have it already. */
export function baseSlug(title: string): string {
  const slug = slugOf(title, SLUG_LENGTH_MAX)
  return slug === '' ? NAMELESS : slug
}

/** `base`, or with the first number that is free among `taken`: `labirinto`, `labirinto-2`, `labirinto-3`. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

/** The slug of a deleted activity: its old one is free again. */
export const retiredSlug = (id: string): string => `excluida-${id}`

/** Activities on one page of the administrators' list. */
export const ADMIN_PAGE_SIZE = 20

/** Pages of a list, at least 1. */
export const pagesOf = (total: number, size = ADMIN_PAGE_SIZE): number => Math.max(1, Math.ceil(total / size))
