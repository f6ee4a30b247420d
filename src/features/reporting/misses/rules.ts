/** Different callers before a text is readable (rule: searches without results). */
export const CALLERS = 3
/** Longest text that is kept, in characters: a longer one is a sentence, and may name somebody. */
export const TEXT_MAX = 60
/** Rows of the table: beyond them new texts are not noted. */
export const ROWS_MAX = 20_000

/** True for a text that may be noted: short, and without what looks like an address or a number of a person. */
export function isNotable(text: string): boolean {
  return text.length > 0 && text.length <= TEXT_MAX && !/@|\d{5}/.test(text)
}
