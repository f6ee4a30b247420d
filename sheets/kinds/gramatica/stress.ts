/** The stressed syllable of a Portuguese word, by the rules of its written accent. */

const ACCENT = /[áéíóúâêô]/
const TILDE = /[ãõ]/
/** Endings of words without an accent that are stressed on the last syllable but one. */
const UNSTRESSED_END = /(?:[aeo]s?|am|ens?|em)$/
/** Two vowels that are one sound at the end: the stress is on them («boi», «chapéu»). */
const DIPHTHONG_END = /[aeo][iu]s?$/

/** From the end, from 1. */
export function stressOf(syllables: readonly string[]): number {
  const marked = (sign: RegExp) => {
    const index = syllables.findIndex((one) => sign.test(one))
    return index < 0 ? 0 : syllables.length - index
  }
  const written = marked(ACCENT) || marked(TILDE)
  if (written) return written
  const word = syllables.join('')
  const last = syllables.at(-1) ?? ''
  return syllables.length > 1 && UNSTRESSED_END.test(word) && !DIPHTHONG_END.test(last) ? 2 : 1
}

export const STRESS_CLASSES = ['oxítona', 'paroxítona', 'proparoxítona'] as const
