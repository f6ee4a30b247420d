/** The seventeen simple syllable families, with pictured words in which each syllable sounds as it is written. */
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, VOCABULARY, withoutAccent } from '../../pictures/vocabulary.ts'

/** The consonants, in the order of the alphabet. */
export const FAMILIES: readonly string[] = [...'BCDFGHJLMNPRSTVXZ']
const VOWELS = [...'AEIOU']
/** A longer word is read as a whole by a beginner no more. */
const LONGEST = 11

/** Of two sounds: the two syllables that sound otherwise come last. */
const TWO_SOUNDS: Readonly<Record<string, readonly string[]>> = { C: [...'AOUEI'], G: [...'AOUEI'] }

/** BA, BE, BI, BO, BU. */
export const syllablesOfFamily = (consonant: string): readonly string[] =>
  (TWO_SOUNDS[consonant] ?? VOWELS).map((vowel) => consonant + vowel)

/** Words in which X sounds like KS. */
const OTHER_X = new Set(['saxofone', 'táxi'])
/** Between vowels R and S sound otherwise than at the start of a word. */
const WEAKENED = new Set(['R', 'S'])
const plain = (name: string) => [...capitals(name)].map(withoutAccent).join('')
const endsWithVowel = (syllable: string) => /[aeiouáéíóúâêôãõ]$/.test(syllable)

/** Index of the syllable in the word, from 0; -1 if it is missing, or sounds different there. */
export function placeOf(picture: Picture, syllable: string): number {
  const consonant = syllable.slice(0, 1)
  if (consonant === 'X' && OTHER_X.has(picture.name)) return -1
  return picture.syllables.findIndex((part, i) => {
    if (capitals(part) !== syllable) return false
    return i === 0 || !WEAKENED.has(consonant) || !endsWithVowel(picture.syllables[i - 1] ?? '')
  })
}

const fits = ({ name }: Picture) => name.length <= LONGEST && !/[- ]/.test(name)

const found = new Map<string, readonly Picture[]>()

/** Digraphs and clusters that a child who learns the simple families cannot read yet. */
const NOT_YET_READ = /ch|lh|nh|qu|gu[eiéí]|rr|ss|[bcdfgptv][rl]/

/** Difficulty of a word for first readers: 0 starts with the syllable, is short and simple. */
export const hardness = ({ name }: Picture, place: number): number =>
  (place > 0 ? 2 : 0) + (NOT_YET_READ.test(name) ? 1 : 0) + (name.length > 7 ? 1 : 0)

/** Pictured words with the syllable, the easiest first. */
export function wordsWith(syllable: string): readonly Picture[] {
  const known = found.get(syllable)
  if (known) return known
  const words = VOCABULARY.filter((picture) => fits(picture) && placeOf(picture, syllable) >= 0)
  const sorted = [...words].sort((a, b) => hardness(a, placeOf(a, syllable)) - hardness(b, placeOf(b, syllable)))
  found.set(syllable, sorted)
  return sorted
}

/** Pictured words that begin with the consonant and a vowel. */
export const startingWith = (consonant: string): readonly Picture[] =>
  VOCABULARY.filter(
    (picture) => fits(picture) && VOWELS.some((vowel) => plain(picture.name).startsWith(consonant + vowel)),
  )

export interface FamilyWord {
  readonly picture: Picture
  /** Place of the family's syllable in the word, from 0. */
  readonly place: number
}

/** Every pictured word of a family, once, with its first syllable of the family. */
export function wordsOfFamily(consonant: string): FamilyWord[] {
  const words = new Map<string, FamilyWord>()
  for (const syllable of syllablesOfFamily(consonant))
    for (const picture of wordsWith(syllable)) {
      const place = placeOf(picture, syllable)
      const known = words.get(picture.id)
      if (!known || place < known.place) words.set(picture.id, { picture, place })
    }
  return [...words.values()]
}
