/** Complex syllables: what they are spelled with, what they are taken for, and the pictured words that have them. */
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, VOCABULARY } from '../../pictures/vocabulary.ts'

export interface Pattern {
  readonly id: string
  /** Over a column of its words. */
  readonly heading: string
  /** The letters that make it hard, in a word in lower case. */
  readonly letters: RegExp
  /** All that a child may read as its heading, where that is more than `letters`. */
  readonly seen?: RegExp
  /** The two patterns that it is sorted against. */
  readonly beside: readonly [string, string]
}

/** A word to complete. */
export interface SpellingTask {
  readonly word: string
  /** Letters that are missing, and from which to where in the word. */
  readonly missing: string
  readonly from: number
  /** The choices with the right one among them; empty for free writing. */
  readonly choices: readonly string[]
}

export const PATTERNS: readonly Pattern[] = [
  { id: 'nh', heading: 'NH', letters: /nh/, beside: ['lh', 'ch'] },
  { id: 'lh', heading: 'LH', letters: /lh/, beside: ['nh', 'ch'] },
  { id: 'ch', heading: 'CH', letters: /ch/, beside: ['nh', 'lh'] },
  { id: 'qu', heading: 'QUE, QUI', letters: /qu[eiéí]/, beside: ['gu', 'ch'] },
  { id: 'gu', heading: 'GUE, GUI', letters: /gu[eiéí]/, beside: ['qu', 'nh'] },
  { id: 'com-r', heading: 'BR, CR, DR…', letters: /[bcdfgptv]r/, beside: ['com-l', 'nh'] },
  { id: 'com-l', heading: 'BL, CL, FL…', letters: /[bcfgp]l/, beside: ['com-r', 'lh'] },
  { id: 'ao', heading: 'ÃO', letters: /ão$/, beside: ['nasal', 'com-r'] },
  {
    id: 'nasal',
    heading: 'AM, AN, EM…',
    letters: /[aeiou][mn](?=[bcdfgjlpqrstvz])/,
    seen: /[aeiou][mn]/,
    beside: ['ao', 'com-r'],
  },
]

/** X with the sound of CH: for the words that are mixed with those of CH. */
const X: Pattern = { id: 'x', heading: 'X', letters: /x/, beside: ['ch', 'lh'] }

/** Patterns whose words are mixed in where there is something to choose. */
export const RIVALS: Readonly<Record<string, string>> = { nh: 'lh', lh: 'nh', ch: 'x' }

/** Wrong spellings of letters that no L follows in Portuguese: their voiced or voiceless twins. That of DR is no wrong
 * one: it makes `quatro` of `quadro`. */
const TWINS: Readonly<Record<string, readonly string[]>> = { TR: ['DR'], VR: ['FR'], DR: [] }

/** Wrong spellings that a child writes for the right one. */
const CONTRASTS: Readonly<Record<string, (missing: string) => string[]>> = {
  nh: () => ['LH', 'N'],
  lh: () => ['NH', 'L'],
  ch: () => ['X'],
  x: () => ['CH'],
  qu: (missing) => [`C${missing.slice(1)}`, missing.replace('U', '')],
  gu: (missing) => [`J${missing.slice(1)}`, missing.replace('U', '')],
  'com-r': (missing) => [...(TWINS[missing] ?? [missing.replace('R', 'L')]), missing.replace('R', '')],
  'com-l': (missing) => [missing.replace('L', 'R'), missing.replace('L', '')],
  ao: () => ['AM', 'AL'],
  nasal: (missing) => [missing.endsWith('M') ? missing.replace('M', 'N') : missing.replace('N', 'M')],
}

export interface SpelledWord {
  readonly picture: Picture
  /** The letters of the pattern as they are missing, in capitals. */
  readonly missing: string
  /** Index of the missing letters in the word. */
  readonly from: number
}

const LONGEST = 11
/** Words that break the rule of their pattern (M only before P and B), or whose picture is not known by its line. */
/** The banknote of the library is no Brazilian one. */
const FOREIGN = ['dinheiro']
/** Their X has another sound. */
const OTHER_X = ['táxi', 'saxofone', 'exercício', 'xilofone']
/** Its U is heard: no GUI as in `guitarra`. */
const SOUNDED_U = ['pinguim']
const LEFT_OUT = new Set(
  ['hamster', 'cientista', 'pintor', 'vampiro', 'calendário', 'sunga'].concat(FOREIGN, SOUNDED_U, OTHER_X),
)

/** Words that contain the pattern once, and no other pattern named in `apart`. */
export function wordsSpelled(id: string, apart: readonly string[] = []): SpelledWord[] {
  const pattern = [...PATTERNS, X].find((one) => one.id === id)
  if (!pattern) throw new RangeError(`no pattern named ${id}`)
  const others = PATTERNS.filter((one) => one.id !== id && apart.includes(one.id))
  return VOCABULARY.flatMap((picture) => {
    const { name } = picture
    const found = pattern.letters.exec(name)
    if (!found || name.length > LONGEST || /[- ]/.test(name) || LEFT_OUT.has(name)) return []
    if (pattern.letters.test(name.slice(found.index + found[0].length))) return []
    if (others.some(({ letters, seen = letters }) => seen.test(name))) return []
    return [{ picture, missing: capitals(found[0]), from: found.index }]
  })
}

/** The syllable of letters that are the same in every word: so each word misses something else. */
export function syllableSpelled({ picture, missing, from }: SpelledWord): SpelledWord {
  let start = 0
  for (const syllable of picture.syllables) {
    const end = start + syllable.length
    // Of a word of one syllable something is left to read.
    if (picture.syllables.length > 1 && from >= start && from + missing.length <= end)
      return { picture, missing: capitals(syllable), from: start }
    start = end
  }
  return { picture, missing, from }
}

const NAMES = new Set(VOCABULARY.map(({ name }) => capitals(name)))

/** Likely wrong letters for the gap, except those that make another word: PRATO is not asked against PATO. */
export function wrongSpellings({ picture, missing, from }: SpelledWord, id: string): string[] {
  const word = capitals(picture.name)
  return (CONTRASTS[id]?.(missing) ?? []).filter(
    (other) => other !== missing && !NAMES.has(word.slice(0, from) + other + word.slice(from + missing.length)),
  )
}
