import { syllablesOf } from '../../../sheets/pictures/records/syllables.ts'
import type { OwnWord } from '../../../sheets/scene/scene.ts'
import { WRITTEN } from './texts.ts'

/** Longest name (with spaces) and longest word, in letters. */
export const MOST_NAME = 28
export const MOST_LETTERS = 16
/** Characters of the field that are read. */
const MOST_READ = 4000
/** Letters of a refused word in a message. */
const QUOTED = 18

/** Requirements for a kind's list of words. */
export interface WordNeeds {
  readonly least: number
  readonly most: number
  readonly letters: number
  /** Words of one syllable are refused. */
  readonly syllables?: true
  /** No word may be part of another, as in a word search. */
  readonly apart?: true
  /** Allows spaces and apostrophes. */
  readonly names?: true
}

export interface Written {
  readonly words: readonly string[]
  readonly problems: readonly string[]
}

/** Insults and vulgar words, without accents. Refused as whole words: many are part of harmless ones. */
const FORBIDDEN = new Set(
  `anus arrombada arrombado babaca boceta boiola boquete bosta broxa buceta bunda cabaco cacete caralho corno cretino cu cuzao
  cuzuda desgraca desgracado estupro foda fode foder fodase fodeu fuder imbecil idiota lazarenta lazarento maconha
  merda mijo nazi nazista otaria otario pau-no-cu penis pica piroca porno porra punheta puta putaria puto puteiro
  quenga rapariga retardada retardado sapatao sexo siririca suicidio suruba tarada tarado tesao trepar vadia vadio vagabunda
  vagabundo vagina viado vsf xana xereca xota xoxota cocaina crack`.split(/\s+/),
)

/** Removes invisible characters: joiners, direction marks, zero widths, controls. */
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[‐-―]/g, '-')
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const LETTER = 'a-zA-ZáàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ'
const WORD = new RegExp(`^[${LETTER}]+(?:-[${LETTER}]+)*$`)
const NAME = new RegExp(`^[${LETTER}]+(?:(?: |-|'|' )[${LETTER}]+)*'?$`)

const plain = (word: string) => word.toLocaleLowerCase('pt-BR').normalize('NFD').replace(/\p{M}/gu, '')
const isForbidden = (text: string) => [plain(text), ...plain(text).split(/[ '-]/)].some((word) => FORBIDDEN.has(word))

const quoted = (word: string) => {
  const letters = [...word]
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : word
}

export function readName(text: string): { readonly name: string } | { readonly problem: string } {
  const name = clean(text.slice(0, MOST_READ))
  if (name === '') return { problem: WRITTEN.nameMissing }
  if (!NAME.test(name)) return { problem: WRITTEN.nameSigns }
  if (name.length > MOST_NAME) return { problem: WRITTEN.nameLong(MOST_NAME) }
  if (isForbidden(name)) return { problem: WRITTEN.forbidden }
  return { name }
}

/** Reason to refuse a word, or null. */
function problemOf(word: string, needs: WordNeeds): string | null {
  if (!(needs.names ? NAME : WORD).test(word)) return WRITTEN.signs(quoted(word))
  if (word.length > (needs.names ? MOST_NAME : MOST_LETTERS)) {
    return WRITTEN.long(quoted(word), needs.names ? MOST_NAME : MOST_LETTERS)
  }
  if (isForbidden(word)) return WRITTEN.forbidden
  if (word.length < needs.letters) return WRITTEN.short(word, needs.letters)
  if (needs.syllables && syllablesOf(word).length < 2) return WRITTEN.oneSyllable(word)
  return null
}

const hidden = (word: string) => plain(word).replace(/[^a-z]/g, '')
const backwards = (word: string) => [...word].reverse().join('')

/** A word that contains this one, forwards or backwards. */
const holderOf = (word: string, others: readonly string[]) =>
  others.find(
    (other) => other !== word && [hidden(other), backwards(hidden(other))].some((long) => long.includes(hidden(word))),
  )

/** Words by line or comma, in the form that the sheet prints, with the refused ones. */
export function readWords(text: string, needs: WordNeeds): Written {
  const problems = new Set<string>()
  const found = new Map<string, string>()
  for (const part of text.slice(0, MOST_READ).split(/[\n\r,;]+/)) {
    const word = clean(part)
    if (word === '') continue
    const problem = problemOf(word, needs)
    // Skips repetitions; `vovó` and `vovô` are different.
    const key = word.toLocaleLowerCase('pt-BR')
    if (problem) problems.add(problem)
    else if (!found.has(key)) found.set(key, word)
  }
  let words = [...found.values()]
  if (needs.apart) {
    for (const word of words) {
      const holder = holderOf(word, words)
      if (!holder) continue
      problems.add(WRITTEN.inside(word, holder))
      words = words.filter((other) => other !== word)
    }
  }
  if (words.length > needs.most) problems.add(WRITTEN.many(needs.most))
  if (words.length < needs.least) problems.add(WRITTEN.few(needs.least))
  return { words: words.slice(0, needs.most), problems: [...problems].slice(0, 4) }
}

/** In the form that users correct. */
export const shownSyllables = (word: string): string => syllablesOf(word).join('-')

/** The word with corrected syllables; null if they do not join to the word. */
export function divided(word: string, correction: string): OwnWord | null {
  const syllables = clean(correction)
    .split(/[-·. /]+/)
    .filter((syllable) => syllable !== '')
  const letters = (one: string) => one.toLocaleLowerCase('pt-BR').replace(/[-' ]/g, '')
  return syllables.length > 0 && letters(syllables.join('')) === letters(word) ? { text: word, syllables } : null
}
