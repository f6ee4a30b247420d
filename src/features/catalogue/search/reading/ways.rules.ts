/** Ways on from a text: sheets to make, dates, goals, other searches, a request (rule: ways on). */
import { catalogueHref } from '../../address/rules.ts'
import { SCHOOL_DATES } from '../../dates/rules.ts'
import { goalHref } from '../../facets/rules.ts'
import type { Reading } from './rules.ts'
import type { Creation, Vocabulary } from './vocabulary.rules.ts'
import { WAYS } from './ways.texts.ts'
import { keyOf, plainWords, withoutDiminutives } from './words.rules.ts'

/** A link that leads on. */
export interface Way {
  readonly kind: 'create' | 'request' | 'date' | 'goal' | 'search'
  readonly label: string
  readonly href: string
}

/** The outcome of a search. */
export interface Outcome {
  readonly total: number
  /** Parts of the text that no sheet has. */
  readonly missing: readonly string[]
  /** Parts that sheets have, but never together with the kind. */
  readonly apart?: readonly string[] | undefined
}

/** Fewer sheets than these are little: then a request is offered, too. */
const LITTLE = 5
/** Most ways of one sort. */
const MOST_CREATIONS = 2
const MOST_SEARCHES = 3

/** The page of the codes of the BNCC. */
const CODES_HREF = '/bncc'
/** A code of the BNCC. */
const CODE = /^e[if]\d\d[a-z]{2}\d*$/i
/** Words of dates. */
const DAY_WORDS = ['dia', 'semana', 'mês', 'outubro', 'setembro', 'novembro']

/** Kinds to make that a text asks for, by words of it; the first is what draws most anything. */
const MAKERS: readonly (readonly [id: string, words: readonly string[]])[] = [
  ['colorir-desenho', ['colorir', 'pintar', 'desenho', 'pintura']],
  ['pontilhar-numeros', ['pontilhar', 'pontilhado', 'pontos']],
  ['labirinto-retangular', ['labirinto']],
  ['jogo-da-memoria', ['memoria']],
  ['quebra-cabeca', ['cabeca', 'quebra']],
  ['diferencas', ['erros', 'diferencas']],
  ['encontre-e-conte', ['contar', 'encontrar', 'procurar']],
]

const phraseKey = (phrase: string) => keyOf(plainWords(phrase))

/** True if a phrase is somewhere in a text. */
const includesPhrase = (reading: Reading, phrase: string) => {
  const key = phraseKey(phrase)
  return key !== '' && ` ${phraseKey(reading.literal)} `.includes(` ${key} `)
}

/** A kind to make with something that it draws. */
const creation = ({ id, title }: Creation, [theme, name]: readonly [string, string]): Way => ({
  kind: 'create',
  label: WAYS.create(title, name),
  href: `/criar/${id}#tema=${theme}`,
})

/** Sheets to create that draw what a text names: of the kind that it names, or of any kind if it names no kind. */
function creationsFor(reading: Reading, isLittle: boolean, { creations }: Vocabulary): Way[] {
  const named = MAKERS.flatMap(([id, words]) => (words.some((word) => includesPhrase(reading, word)) ? [id] : []))
  const isKind = reading.parts.some(({ role }) => role === 'kind')
  const asked = new Set(reading.parts.flatMap(({ words }) => withoutDiminutives(words).map(keyOf)))
  const rankOf = (id: string) => {
    const at = MAKERS.findIndex(([maker]) => maker === id)
    return (named.includes(id) ? 0 : MAKERS.length) + (at < 0 ? MAKERS.length : at)
  }
  return creations
    .filter(({ id }) => named.includes(id) || isLittle || !isKind)
    .flatMap((kind) => {
      const theme = kind.themes?.find(([, name]) => asked.has(phraseKey(name)))
      return theme ? [{ id: kind.id, way: creation(kind, theme) }] : []
    })
    .sort((a, b) => rankOf(a.id) - rankOf(b.id))
    .slice(0, MOST_CREATIONS)
    .map(({ way }) => way)
}

/** The ways on from a text, the most useful first; empty if it found what it asked for and no other link fits. */
export function waysOn(reading: Reading, { total, missing, apart = [] }: Outcome, vocabulary: Vocabulary): Way[] {
  if (CODE.test(reading.literal)) return total > 0 ? [] : [{ kind: 'search', label: WAYS.codes, href: CODES_HREF }]
  if (reading.isExact && total > 0) return []
  const isLittle = total < LITTLE || missing.length > 0
  const leads = vocabulary.leads.filter(({ words }) => words.some((phrase) => includesPhrase(reading, phrase)))
  const dates = SCHOOL_DATES.filter(
    ({ id, name }) => includesPhrase(reading, name) || leads.some((lead) => lead.dates?.includes(id)),
  )
  const theme = missing.length > 0 ? missing.join(' ') : reading.literal
  const year = reading.isBeyond
    ? [{ kind: 'search' as const, label: WAYS.lastYear, href: catalogueHref({ filters: { year: '5' } }) }]
    : []
  const drawn = creationsFor(reading, isLittle, vocabulary)
  const made = leads
    .flatMap(({ creations = [] }) => creations)
    .flatMap((id) => vocabulary.creations.find((kind) => kind.id === id) ?? [])
    .map(({ id, title }) => ({ kind: 'create' as const, label: WAYS.make(title), href: `/criar/${id}` }))
  const isDay = total === 0 && dates.length === 0 && DAY_WORDS.some((word) => includesPhrase(reading, word))
  return [
    ...drawn,
    ...made,
    ...year,
    ...dates.map(({ id, name }) => ({ kind: 'date' as const, label: WAYS.date(name), href: `/datas/${id}` })),
    ...[...apart, ...leads.flatMap(({ searches = [] }) => searches)]
      .filter((search) => phraseKey(search) !== phraseKey(reading.literal))
      .slice(0, MOST_SEARCHES)
      .map((search) => ({ kind: 'search' as const, label: WAYS.search(search), href: catalogueHref({ search }) })),
    ...leads
      .flatMap(({ goals = [] }) => goals)
      .map((goal) => ({ kind: 'goal' as const, label: WAYS.goal(goal), href: goalHref(goal) })),
    ...(isDay ? [{ kind: 'date' as const, label: WAYS.dates, href: '/datas' }] : []),
    ...(isLittle && reading.parts.length > 0
      ? [{ kind: 'request' as const, label: WAYS.request(theme), href: `/pedidos?tema=${encodeURIComponent(theme)}` }]
      : []),
    ...(drawn.length + made.length === 0 ? wordsOf(reading, isLittle, vocabulary) : []),
  ]
}

/** A kind that is made of a person's own words, where little was found and no kind draws it. */
function wordsOf(reading: Reading, isLittle: boolean, vocabulary: Vocabulary): Way[] {
  const kind = vocabulary.creations.find(({ id }) => id === 'caca-palavras-proprio')
  const isWord = reading.parts.some(({ role }) => role === 'subject')
  if (!kind || !isLittle || !isWord) return []
  return [{ kind: 'create', label: WAYS.ownWords, href: `/criar/${kind.id}` }]
}
