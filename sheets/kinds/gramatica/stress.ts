/** The stressed syllable of a Portuguese word, by the rules of its written accent. */

const ACCENT = /[áéíóúâêô]/
const TILDE = /[ãõ]/
/** Endings of words without an accent that are stressed on the last syllable but one. */
const UNSTRESSED_END = /(?:[aeo]s?|am|ens?|em)$/
/** From the end, from 1. */
export function stressOf(syllables: readonly string[]): number {
  const marked = (sign: RegExp) => {
    const index = syllables.findIndex((one) => sign.test(one))
    return index < 0 ? 0 : syllables.length - index
  }
  const written = marked(ACCENT) || marked(TILDE)
  if (written) return written
  return syllables.length > 1 && UNSTRESSED_END.test(syllables.join('')) ? 2 : 1
}

export const STRESS_CLASSES = ['oxítona', 'paroxítona', 'proparoxítona'] as const

export const stressClass = (syllables: readonly string[]): string => STRESS_CLASSES[stressOf(syllables) - 1] ?? ''

/** The stressed syllable from the beginning, from 0. */
export const stressedIndex = (syllables: readonly string[]): number => syllables.length - stressOf(syllables)
