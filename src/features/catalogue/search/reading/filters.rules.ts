/** School years, ages and levels in a typed text: filters that narrow a search if there are sheets for them. */
import type { Level, SchoolYear } from '../../facets/rules.ts'
import { AGE_RANGES } from '../../taxonomy/rules.ts'
import { numberOf, ordinalOf } from './words.rules.ts'

/** A filter in words. */
export type SaidFilter =
  | { readonly name: 'year'; readonly value: SchoolYear }
  | { readonly name: 'age'; readonly value: (typeof AGE_RANGES)[number] }
  | { readonly name: 'level'; readonly value: Level }

/** Positions of words that mention a filter; `filter` is null if they only leave the text, e.g. as a repetition. */
export interface SaidAt {
  readonly from: number
  readonly to: number
  readonly filter: SaidFilter | null
  /** True for a school year after the last one of the catalogue. */
  readonly isBeyond?: boolean
}

/** Oldest age that «anos» can mean in a text; «100 anos» is another thing. */
const OLDEST = 17
const LAST_YEAR = 5
const LAST_SCHOOL_YEAR = 9
const [TODDLERS, YOUNG, OLDER, OLDEST_RANGE] = AGE_RANGES

/** «3 anos e meio»: words behind an age that belong to it. */
const AFTER_AGES = new Set(['de idade', 'e meio', 'e pouco'])

/** The age range of an age in years. */
export function ageRangeOf(age: number): (typeof AGE_RANGES)[number] {
  if (age <= 4) return TODDLERS
  if (age <= 7) return YOUNG
  return age <= 10 ? OLDER : OLDEST_RANGE
}

const age = (value: (typeof AGE_RANGES)[number]): SaidFilter => ({ name: 'age', value })
const year = (value: SchoolYear): SaidFilter => ({ name: 'year', value })
const level = (value: Level): SaidFilter => ({ name: 'level', value })

/** Names of groups in day nursery and preschool; `N` is a number from 1 to 5 in figures, letters or Roman. */
const STAGES: readonly (readonly [phrase: string, filter: SaidFilter])[] = [
  ['educacao infantil', year('infantil')],
  ['ed infantil', year('infantil')],
  ['ensino infantil', year('infantil')],
  ['jardim de infancia', year('infantil')],
  ['jardim infancia', year('infantil')],
  ['jardim N', year('infantil')],
  ['pre escola', year('infantil')],
  ['pre escolar', year('infantil')],
  ['pre N', year('infantil')],
  ['preescola', year('infantil')],
  ['infantil N', year('infantil')],
  ['mini maternal', age(TODDLERS)],
  ['maternal N', age(TODDLERS)],
  ['maternalzinho', age(TODDLERS)],
  ['maternal', age(TODDLERS)],
  ['bercario N', age(TODDLERS)],
  ['bercario', age(TODDLERS)],
  ['creche', age(TODDLERS)],
  ['bebe', age(TODDLERS)],
  ['bebes', age(TODDLERS)],
]
const GROUP_NUMBERS = new Set('1 2 3 4 5 i ii iii iv v um dois tres'.split(' '))

/** Levels, and words in front of them. */
const LEVELS: Readonly<Record<string, Level>> = {
  facil: 'facil',
  faceis: 'facil',
  facinho: 'facil',
  facinhas: 'facil',
  iniciante: 'facil',
  iniciantes: 'facil',
  dificil: 'desafio',
  dificeis: 'desafio',
  desafiador: 'desafio',
  desafiadora: 'desafio',
  desafiadoras: 'desafio',
  avancado: 'desafio',
  avancada: 'desafio',
}
/** Words that are levels only after «nível»: alone they mean other things. */
const NAMED_LEVELS: Readonly<Record<string, Level>> = {
  medio: 'medio',
  simples: 'facil',
  desafio: 'desafio',
  basico: 'facil',
}
const BEFORE_LEVELS = new Set(['nivel', 'mais', 'bem', 'muito', 'super'])
/** «Para quem está começando» is the first level; «começando a ler» is a subject. */
const BEGINNING = 'quem esta comecando'.split(' ')

function stageAt(words: readonly string[], i: number): SaidAt | null {
  for (const [phrase, filter] of STAGES) {
    const parts = phrase.split(' ')
    const fits = parts.every((part, j) =>
      part === 'N' ? GROUP_NUMBERS.has(words[i + j] ?? '') : part === words[i + j],
    )
    if (fits) return { from: i, to: i + parts.length, filter }
  }
  // «Pré» alone is the year before school; before another word it is a part of it: pré-escrita.
  if (words[i] === 'pre' && i === words.length - 1) return { from: i, to: i + 1, filter: year('infantil') }
  return null
}

/** «Série» is the former name of a school year. */
const YEAR_WORDS = new Set(['ano', 'aninho', 'serie'])

function schoolYearAt(words: readonly string[], i: number): SaidAt | null {
  const joined = /^([1-9])[oa]?(?:ano|serie)$/.exec(words[i] ?? '')
  if (joined) return schoolYear(Number(joined[1]), i, i + 1, words)
  // «3.º ano» has its sign as a separate word.
  const isParted = /^[1-9]$/.test(words[i] ?? '') && ['o', 'a'].includes(words[i + 1] ?? '')
  const unitAt = i + (isParted ? 2 : 1)
  if (!YEAR_WORDS.has(words[unitAt] ?? '')) return schoolYearsAt(words, i)
  const number = yearNumber(words[i])
  return number === null ? null : schoolYear(number, i, unitAt + 1, words)
}

function yearNumber(word: string | undefined): number | null {
  const number = ordinalOf(word) ?? (/^[1-9]$/.test(word ?? '') ? Number(word) : null)
  return number !== null && number <= LAST_SCHOOL_YEAR ? number : null
}

/** Several years, «1º ao 5º ano»: a filter only for two consecutive years, since the first one has sheets for both. */
function schoolYearsAt(words: readonly string[], i: number): SaidAt | null {
  const [first, last] = [yearNumber(words[i]), yearNumber(words[i + 2])]
  if (first === null || last === null || !YEAR_WORDS.has(words[i + 3] ?? '')) return null
  if (!['a', 'ao', 'e', 'ate', 'ou'].includes(words[i + 1] ?? '')) return null
  const { to, ...said } = schoolYear(first, i, i + 4, words)
  return last === first + 1 || said.isBeyond ? { ...said, to } : { from: i, to, filter: null }
}

function schoolYear(number: number, from: number, to: number, words: readonly string[]): SaidAt {
  const rest = words.slice(to).join(' ')
  const stage = /^(?:d[oe] )?(?:(?:ensino )?fundamental(?: (?:1|i))?|ensino medio)(?= |$)/.exec(rest)?.[0] ?? ''
  const end = to + (stage === '' ? 0 : stage.split(' ').length)
  if (number > LAST_YEAR || stage.endsWith('medio')) return { from, to: end, filter: null, isBeyond: true }
  return { from, to: end, filter: year(String(number) as SchoolYear) }
}

/** Number of {@link AFTER_AGES} from a place on. */
const tailOf = (words: readonly string[], at: number) => (AFTER_AGES.has(`${words[at]} ${words[at + 1]}`) ? 2 : 0)

function ageAt(words: readonly string[], i: number, isOpen: (at: number) => boolean): SaidAt | null {
  const joined = Number(/^(\d{1,2})an(?:os|inhos)$/.exec(words[i] ?? '')?.[1])
  if (joined <= OLDEST) return { from: i, to: i + 1 + tailOf(words, i + 1), filter: age(ageRangeOf(joined)) }
  const first = numberOf(words[i])
  if (first === null) return null
  const joint = ['a', 'e', 'ate', 'ou'].includes(words[i + 1] ?? '') ? 2 : 1
  const second = numberOf(words[i + joint])
  const unitAt = second === null ? i + 1 : i + joint + 1
  const unit = words[unitAt]
  const isMonths = unit === 'meses'
  if (first > OLDEST && !isMonths) return null
  const isSingular = unit === 'ano' && first === 1 && !/\d/.test(words[i] ?? '')
  if (!isMonths && !isSingular && unit !== 'anos' && unit !== 'aninhos') return null
  const exact = AGE_RANGES.find((range) => range === `${first}-${second} anos`)
  const range = isMonths ? TODDLERS : (exact ?? (isOpen(i) ? OLDEST_RANGE : ageRangeOf(first)))
  return { from: i, to: unitAt + 1 + tailOf(words, unitAt + 1), filter: age(range) }
}

function levelAt(words: readonly string[], i: number): SaidAt | null {
  const end = i + BEGINNING.length
  if (BEGINNING.every((word, j) => words[i + j] === word) && words[end] !== 'a')
    return { from: i, to: end, filter: level('facil') }
  const before = BEFORE_LEVELS.has(words[i] ?? '') ? 1 : 0
  const word = words[i + before] ?? ''
  const value = LEVELS[word] ?? (words[i] === 'nivel' ? NAMED_LEVELS[word] : undefined)
  return value === undefined ? null : { from: i, to: i + before + 1, filter: level(value) }
}

/**
 * Filters that a text mentions, in its order, each name once: the words of a repetition only leave the text.
 * @param isOpen whether a plus sign is behind a word: «10+ anos»
 */
export function saidFilters(words: readonly string[], isOpen: (at: number) => boolean = () => false): SaidAt[] {
  const said: SaidAt[] = []
  for (let i = 0; i < words.length; ) {
    const found = stageAt(words, i) ?? schoolYearAt(words, i) ?? ageAt(words, i, isOpen) ?? levelAt(words, i)
    if (!found) {
      i++
      continue
    }
    const again = said.some(({ filter }) => filter !== null && filter.name === found.filter?.name)
    said.push(again ? { ...found, filter: null } : found)
    i = found.to
  }
  return said
}
