/**
 * What a search finds behind its four groups: all its words in any order, with what else they are called. Here a typed
 * text becomes a query of PostgreSQL's text search; `search_document` in the database holds the words of an activity.
 */
import { fold, searchText } from '../rules.ts'

/** What teachers call things, as the catalogue's content knows it. */
export interface Synonyms {
  /** Words and phrases that mean the same: who looks for one finds all. */
  readonly same: readonly (readonly string[])[]
  /** Words that also find what others name, but not the other way round. */
  readonly means: readonly { readonly words: readonly string[]; readonly as: readonly string[] }[]
  /** Words that say nothing of what is looked for. */
  readonly aside: readonly string[]
}

export const NO_SYNONYMS: Synonyms = { same: [], means: [], aside: [] }

/** Words that join others; «a», «e» and «o» are letters behind these. */
const JOINING = new Set(
  'a o as os um uma uns umas de da do das dos em no na nos nas e ou com para pra pro por ao aos'.split(' '),
)
const LETTER_WORDS = new Set(['letra', 'letras', 'vogal', 'vogais', 'consoante'])

/** Years of school as they are typed: «1º ano», «1o. ano», «1 ano», «primeiro ano». */
const ORDINALS = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto']

/** A word as the database writes it before its stem is taken; its function `search_words` gives the same. */
export function wordForm(word: string): string {
  return word
    .replace(/^([a-z]+)oes$/, '$1ao')
    .replace(/^([a-z]+[aeou])is$/, '$1l')
    .replace(/^([a-z]+)ns$/, '$1m')
}

/** The words of a typed text, plain: folded, hyphens and signs as spaces, years of school in one form. */
export function plainWords(typed: string): string[] {
  const words = fold(searchText(typed))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  return words.map((word, i) => {
    if (words[i + 1] !== 'ano') return word
    const ordinal = ORDINALS.indexOf(word) + 1
    if (ordinal > 0) return `${ordinal}o`
    return /^\d$/.test(word) ? `${word}o` : word
  })
}

/** A code of the BNCC, or its beginning: stage, year, field. */
const CODE_BEGINNING = /^e[if]\d\d([a-z]{2}\d{0,2})?$/

/** By this, singular and plural are one in the table of synonyms. */
const keyOf = (words: readonly string[]) => words.map((word) => wordForm(word).replace(/(?<=[a-z]{3})s$/, '')).join(' ')

export interface NearSearch {
  /**
   * The text as a query for `to_tsquery`, or null when it has no words. `every`: all words have to occur; otherwise one
   * is enough. `typing`: the last word may be the beginning of one.
   */
  query(words: readonly string[], options: { readonly every: boolean; readonly typing: boolean }): string | null
  /** Words that neither join nor are known as synonyms: those that may be misspelled. */
  unknown(words: readonly string[]): string[]
  /** Every word of the table of synonyms, as it is written. */
  readonly vocabulary: readonly string[]
  /** Other names of a whole text, its own among them, plain. */
  namesOf(words: readonly string[]): string[]
}

const wordsWritten = (phrase: string) =>
  phrase
    .toLowerCase()
    .split(/[^a-zà-öø-ÿ]+/)
    .filter((word) => word.length >= 3)

const quoted = (word: string) => `'${wordForm(word)}'`
const allOf = (words: readonly string[]) => `(${words.map(quoted).join(' & ')})`

interface Part {
  readonly own: readonly string[]
  /** Whether it has synonyms. */
  readonly known: boolean
  /** Whether it ends the text. */
  readonly last: boolean
}

/** Reads the synonyms once. */
export function createNearSearch({ same, means, aside }: Synonyms): NearSearch {
  const others = new Map<string, readonly string[][]>()
  const add = (phrase: string, alternatives: readonly string[]) => {
    const key = keyOf(plainWords(phrase))
    others.set(key, [...(others.get(key) ?? []), ...alternatives.map(content)])
  }
  for (const group of same) for (const phrase of group) add(phrase, group)
  for (const { words, as } of means) for (const phrase of words) add(phrase, as)
  const longest = Math.max(1, ...[...others.keys()].map((key) => key.split(' ').length))
  const idle = new Set(aside.flatMap((word) => keyOf(plainWords(word))))

  /** Whether a word at a place says what is looked for. */
  function counts(words: readonly string[], i: number): boolean {
    const word = words[i] ?? ''
    if (word.length === 1 && LETTER_WORDS.has(words[i - 1] ?? '')) return true
    return !JOINING.has(word) && !idle.has(keyOf([word]))
  }

  function content(phrase: string): string[] {
    const words = plainWords(phrase)
    const counted = words.filter((word, i) => !JOINING.has(word) || LETTER_WORDS.has(words[i - 1] ?? ''))
    return counted.length > 0 ? counted : words
  }

  /** The text as parts that each have to occur: a phrase with synonyms, or a word. */
  function* partsOf(words: readonly string[], most = longest): Generator<Part> {
    for (let i = 0; i < words.length; ) {
      let size = Math.min(most, words.length - i)
      while (size > 0 && !others.has(keyOf(words.slice(i, i + size)))) size--
      const own = words.slice(i, i + Math.max(size, 1))
      const last = i + own.length === words.length
      if (size > 0 || counts(words, i)) yield { own, known: size > 0, last }
      i += own.length
    }
  }

  function partQuery({ own, known, last }: Part, typing: boolean) {
    const counted = own.filter((word) => !JOINING.has(word) || own.length === 1)
    const beginning = typing && last ? own.at(-1) : undefined
    const isOpen = (word: string) => (word === beginning && word.length > 1) || CODE_BEGINNING.test(word)
    const self = counted.map((word) => (isOpen(word) ? `${quoted(word)}:*` : quoted(word)))
    const alternatives = known ? (others.get(keyOf(own)) ?? []).map(allOf) : []
    return `(${[`(${self.join(' & ')})`, ...new Set(alternatives)].join(' | ')})`
  }

  return {
    query(words, { every, typing }) {
      // Where one word is enough, phrases are taken apart.
      const parts = [...partsOf(words, every ? longest : 1)]
      const chosen =
        parts.length > 0 ? parts : words.map((word, i) => ({ own: [word], known: false, last: i === words.length - 1 }))
      if (chosen.length === 0) return null
      return chosen.map((part) => partQuery(part, typing)).join(every ? ' & ' : ' | ')
    },
    unknown: (words) => [...partsOf(words)].flatMap(({ own, known }) => (known ? [] : own)),
    namesOf: (words) => [words.join(' '), ...(others.get(keyOf(words)) ?? []).map((name) => name.join(' '))],
    vocabulary: [...new Set([...same.flat(), ...means.flatMap(({ words }) => words)].flatMap(wordsWritten))],
  }
}
