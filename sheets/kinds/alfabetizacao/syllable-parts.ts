/** A word cut at one of its syllables. */
import { capitals } from '../../pictures/vocabulary.ts'

/** A syllable of a word, and the letters before it and behind it, if there are any. */
export const partsAt = (word: readonly string[], place: number) =>
  [word.slice(0, place), word.slice(place, place + 1), word.slice(place + 1)]
    .map((syllables, i) => ({ letters: capitals(syllables.join('')), isSyllable: i === 1 }))
    .filter(({ letters }) => letters !== '')
