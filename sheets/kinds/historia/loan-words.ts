/**
 * Words of many origins, with the form that Portuguese took over, from general knowledge: to be checked against an
 * etymological dictionary.
 */
import type { WordThing } from '../../studio/heritage/word-things.ts'

export const ORIGINS = ['tupi', 'África', 'árabe', 'italiano', 'japonês', 'alemão', 'náuatle'] as const
type Origin = (typeof ORIGINS)[number]

export interface LoanWord {
  readonly word: WordThing
  /** The older word, in our letters. */
  readonly from: string
  readonly origin: Origin
  /** The language, as the page names it. */
  readonly language: string
}

const of = (origin: Origin, language: string, words: Partial<Record<WordThing, string>>): LoanWord[] =>
  (Object.entries(words) as [WordThing, string][]).map(([word, from]) => ({ word, from, origin, language }))

export const LOAN_WORDS: readonly LoanWord[] = [
  ...of('tupi', 'tupi', {
    abacaxi: 'ibakati',
    caju: 'akaîu',
    pipoca: "pi'poka",
    peteca: "pe'teka",
    mandioca: "mandi'oka",
  }),
  ...of('África', 'quimbundo', { berimbau: 'mbirimbau', dendê: 'ndende', fubá: 'fuba' }),
  ...of('África', 'iorubá', { acarajé: 'akará' }),
  ...of('árabe', 'árabe', { açúcar: 'as-sukkar', azulejo: 'az-zulaij', laranja: 'naranja', alface: 'al-khass' }),
  ...of('italiano', 'italiano', { macarrão: 'maccherone', nhoque: 'gnocchi' }),
  ...of('japonês', 'japonês', { caqui: 'kaki', tatame: 'tatami' }),
  ...of('alemão', 'alemão', { cuca: 'Kuchen', acordeão: 'Akkordeon' }),
  ...of('náuatle', 'náuatle, México', { chocolate: 'xocolatl', tomate: 'tomatl', abacate: 'ahuacatl' }),
]

/** Eight things of a page: two from Tupi, one of each other origin. */
export const SHARES: Readonly<Record<Origin, number>> = {
  ...{ tupi: 2, África: 1, árabe: 1, italiano: 1, japonês: 1, alemão: 1, náuatle: 1 },
}

/** Names that one older word could be read as. */
const NEAR: readonly (readonly WordThing[])[] = [
  ['abacaxi', 'abacate'],
  ['caju', 'caqui'],
]
export const soundsNear = (a: WordThing, b: WordThing): boolean =>
  NEAR.some((words) => words.includes(a) && words.includes(b))
