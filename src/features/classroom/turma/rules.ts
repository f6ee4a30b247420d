import type { LetterStyle, Level } from '../../../../sheets/scene/scene.ts'
import { plainLetters } from '../../../platform/plain-letters.ts'
import {
  AREAS,
  type Area,
  type Child,
  type ClassRule,
  type LevelChoice,
  newChild,
  type SchoolClass,
  schoolYear,
  type Year,
} from '../store/rules.ts'

export const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
/** In the order of the groups. */
export const LEVEL_CHOICES: readonly LevelChoice[] = ['sheet', ...LEVELS]

const everywhere = (level: LevelChoice) => ({ matematica: level, leitura: level, coordenacao: level })

/** Letters that a class begins with. */
export const FIRST_LETTERS: Readonly<Record<Year, LetterStyle>> = {
  infantil: 'bastao',
  '1': 'bastao',
  '2': 'imprensa',
  '3': 'imprensa',
  '4': 'imprensa',
  '5': 'imprensa',
  atendimento: 'bastao',
}

/** The catalogue for a class: its school year is a filter like another. */
export function catalogueFor(year: Year | null): string {
  const own = schoolYear(year)
  return own ? `/activities?year=${own}` : '/activities'
}

/** A class of these names, in their order. */
export function newClass(
  { name, year, names }: { readonly name: string; readonly year: Year; readonly names: readonly string[] },
  newId: () => string,
): SchoolClass {
  return {
    id: newId(),
    name,
    year,
    rule: { levels: everywhere('sheet'), letters: FIRST_LETTERS[year], ink: 'color' },
    children: names.map((one, place) => newChild(newId(), one, place)),
  }
}

/** A name as a created sheet takes it: «Ana B. 2» is «Ana B». */
export const nameOnSheet = (name: string): string =>
  name
    .replace(/[^\p{L}\s'’-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The names of a class as a list on created sheets, one a line. */
export const nameList = ({ children }: SchoolClass): string =>
  children
    .map(({ name }) => nameOnSheet(name))
    .filter((name) => name !== '')
    .join('\n')

type Levels = ClassRule['levels']

/** A child as it works: its own choices, elsewhere those of the class. */
export interface WaysOf {
  readonly levels: Levels
  readonly letters: ClassRule['letters']
  readonly ink: ClassRule['ink']
  readonly interest: string | null
  readonly fewer: boolean
}

export function waysOf({ rule }: Pick<SchoolClass, 'rule'>, child: Child | null): WaysOf {
  return {
    levels: { ...rule.levels, ...child?.levels },
    letters: child?.letters ?? rule.letters,
    ink: child?.ink ?? rule.ink,
    interest: child?.interest ?? null,
    fewer: child?.fewer ?? false,
  }
}

/** One area, or all of them together. */
export type AreaChoice = Area | 'all'

/** The level in an area; null in all together where the areas differ. */
export function levelIn(levels: Levels, area: AreaChoice): LevelChoice | null {
  if (area !== 'all') return levels[area]
  return AREAS.every((one) => levels[one] === levels.matematica) ? levels.matematica : null
}

/** Levels with that of an area, or of all, changed. */
export const withLevel = <Own extends Partial<Levels>>(levels: Own, area: AreaChoice, level: LevelChoice) => ({
  ...levels,
  ...(area === 'all' ? everywhere(level) : { [area]: level }),
})

/** A difference of a child from its class. */
export type Difference =
  | { readonly what: 'level'; readonly area: AreaChoice; readonly level: LevelChoice }
  | { readonly what: 'letters'; readonly letters: ClassRule['letters'] }
  | { readonly what: 'ink'; readonly ink: ClassRule['ink'] }
  | { readonly what: 'interest'; readonly interest: string }
  | { readonly what: 'fewer' }

/** Differences of a child, level first; the same level everywhere is one. */
export function differencesOf({ rule }: Pick<SchoolClass, 'rule'>, child: Child): Difference[] {
  const ways = waysOf({ rule }, child)
  const areas = AREAS.filter((area) => ways.levels[area] !== rule.levels[area])
  const same = levelIn(ways.levels, 'all')
  const levels: Difference[] =
    same && areas.length === AREAS.length
      ? [{ what: 'level', area: 'all', level: same }]
      : areas.map((area) => ({ what: 'level', area, level: ways.levels[area] }))
  return [
    ...levels,
    ...(ways.letters === rule.letters ? [] : [{ what: 'letters', letters: ways.letters } as const]),
    ...(ways.ink === rule.ink ? [] : [{ what: 'ink', ink: ways.ink } as const]),
    ...(ways.interest === null ? [] : [{ what: 'interest', interest: ways.interest } as const]),
    ...(ways.fewer ? [{ what: 'fewer' } as const] : []),
  ]
}

/** Levels without those of the class, which are not stored with a child. */
const besides = ({ levels }: ClassRule, own: Child['levels']): Child['levels'] =>
  Object.fromEntries(Object.entries(own).filter(([area, level]) => levels[area as Area] !== level))

/** The child at a level. */
export const atLevel = (
  { rule }: Pick<SchoolClass, 'rule'>,
  child: Child,
  area: AreaChoice,
  level: LevelChoice,
): Child => ({
  ...child,
  levels: besides(rule, withLevel(child.levels, area, level)),
})

/** The class under another rule: children's choices that equal the class's are removed. */
export function underRule(one: SchoolClass, rule: ClassRule): SchoolClass {
  const children = one.children.map((child) => ({
    ...child,
    levels: besides(rule, child.levels),
    letters: child.letters === rule.letters ? null : child.letters,
    ink: child.ink === rule.ink ? null : child.ink,
  }))
  return { ...one, rule, children }
}

/** A list with one of it so many places further up or down; unchanged beyond its ends. */
export function moved<T extends { readonly id: string }>(list: readonly T[], id: string, by: number): readonly T[] {
  const from = list.findIndex((one) => one.id === id)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return list
  const next = [...list]
  const [one] = next.splice(from, 1)
  if (one) next.splice(to, 0, one)
  return next
}

export const matches = (child: Child, search: string): boolean =>
  plainLetters(child.name).includes(plainLetters(search.trim()))

export const isAway = (child: Child, today: string): boolean => child.awayOn === today
