/** Different callers before a text is readable (rule: searches without results). */
export const CALLERS = 3
/** Longest text that is kept, in characters: a longer one is a sentence, and may name somebody. */
export const TEXT_MAX = 60
/** Rows of the table: beyond them new texts are not noted. */
export const ROWS_MAX = 20_000

/** Results beyond which a search of several words was not understood: nobody looks through them. */
export const TOO_MANY = 300

/** Kind of a search that did not help: it found nothing, or its words together found almost everything. */
export type Miss = 'nothing' | 'much'

/** Kind of a search with so many results; null for one that helped. One word alone may be broad on purpose. */
export function missOf(text: string, total: number): Miss | null {
  if (total === 0) return 'nothing'
  return total > TOO_MANY && /\S\s+\S/.test(text.trim()) ? 'much' : null
}

/** True for a text that may be noted: short, and without what looks like an address or a number of a person. */
export function isNotable(text: string): boolean {
  return text.length > 0 && text.length <= TEXT_MAX && !/@|\d{5}/.test(text)
}
