/** Different callers before a text is readable (rule: searches without results). */
export const CALLERS = 3
/** Longest text that is kept, in characters: a longer one is a sentence, and may name somebody. */
export const TEXT_MAX = 60
/** Rows of the table: beyond them new texts are not noted. */
export const ROWS_MAX = 20_000

/** Results of a word that are too many to look through. */
export const TOO_MANY = 300
/** The same for several words. The search shows no more than these (rule: sentences), so a full list was not understood. */
export const TOO_MANY_OF_SEVERAL = 60

/** Kind of a search that did not help: it found nothing, or too much to look through. */
export type Miss = 'nothing' | 'much'

/** Kind of a search with so many results; null for one that helped. */
export function missOf(text: string, total: number): Miss | null {
  if (total === 0) return 'nothing'
  const several = /\S\s+\S/.test(text)
  return total >= (several ? TOO_MANY_OF_SEVERAL : TOO_MANY) ? 'much' : null
}

/** True for a text that may be noted: short, and without what looks like an address or a number of a person. */
export function isNotable(text: string): boolean {
  return text.length > 0 && text.length <= TEXT_MAX && !/@|\d{5}/.test(text)
}
