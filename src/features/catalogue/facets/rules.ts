import { SCHOOL_DATE_IDS, type SchoolDateId } from '../dates/rules.ts'

/** Facets of a sheet beside the filters: age, level, theme, goal (rule: facets). */

/** School years: Educação Infantil and the years 1 to 5 of Ensino Fundamental. */
export const SCHOOL_YEARS = ['infantil', '1', '2', '3', '4', '5'] as const
export type SchoolYear = (typeof SCHOOL_YEARS)[number]

export const LEVELS = ['facil', 'medio', 'desafio'] as const
export type Level = (typeof LEVELS)[number]

/** Themes that children name. */
export const THEMES = [
  'bichos',
  'comidas',
  'natureza',
  'mar',
  'ceu',
  'passeio',
  'casa-e-escola',
  'brinquedos',
  'festa',
  'gente',
  'formas',
] as const
export type Theme = (typeof THEMES)[number]

/** Skills that children practise, in the words of professionals (rule: goals). */
export const GOALS = [
  'coordenacao-fina',
  'rastreio-visual',
  'discriminacao-visual',
  'atencao',
  'memoria',
  'planejamento',
  'sons-e-silabas',
  'leitura-e-escrita',
  'contagem',
  'calculo',
  'raciocinio',
  'emocoes',
  'vocabulario',
  'calma',
] as const
export type Goal = (typeof GOALS)[number]

/** Code of a skill of the BNCC. */
export const SKILL_CODE = /^E[IF]\d\d[A-Z]{2}\d\d$/

/** The facets of a list; null = not set. */
export interface Facets {
  year: SchoolYear | null
  level: Level | null
  theme: Theme | null
  goal: Goal | null
  /** A date of the school year. */
  occasion: SchoolDateId | null
  bncc: string | null
}

/** In the order in which they are offered. */
export const FACET_NAMES = [
  'year',
  'level',
  'theme',
  'goal',
  'occasion',
  'bncc',
] as const satisfies readonly (keyof Facets)[]
export type FacetName = (typeof FACET_NAMES)[number]

export const NO_FACETS: Facets = { year: null, level: null, theme: null, goal: null, occasion: null, bncc: null }

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((candidate) => candidate === value) ?? null

/** Reads facets from an address; unknown and malformed values count as not given. */
export function parseFacets(given: (name: FacetName) => string | null): Facets {
  const bncc = given('bncc')
  return {
    year: oneOf(SCHOOL_YEARS, given('year')),
    level: oneOf(LEVELS, given('level')),
    theme: oneOf(THEMES, given('theme')),
    goal: oneOf(GOALS, given('goal')),
    occasion: oneOf(SCHOOL_DATE_IDS, given('occasion')),
    bncc: bncc !== null && SKILL_CODE.test(bncc) ? bncc : null,
  }
}

/** True when a facet is chosen. */
export const hasFacets = (facets: Facets): boolean => FACET_NAMES.some((name) => facets[name] !== null)

/** The address of a goal's page. */
export const goalHref = (goal: Goal) => `/objetivos/${goal}`
