import { SCHOOL_DATES } from '../dates/rules.ts'
import { GOAL_TEXTS } from './goals.texts.ts'
import type { FacetName, Level, SchoolYear, Theme } from './rules.ts'

const YEARS: Record<SchoolYear, string> = {
  infantil: 'Educação Infantil',
  '1': '1º ano',
  '2': '2º ano',
  '3': '3º ano',
  '4': '4º ano',
  '5': '5º ano',
}

const LEVELS: Record<Level, string> = { facil: 'Fácil', medio: 'Médio', desafio: 'Desafio' }

const THEMES: Record<Theme, string> = {
  bichos: 'Bichos',
  comidas: 'Comidas e frutas',
  natureza: 'Jardim e natureza',
  mar: 'Mar e praia',
  ceu: 'Céu e espaço',
  passeio: 'Passeio e transportes',
  'casa-e-escola': 'Casa e escola',
  brinquedos: 'Brinquedos e jogos',
  festa: 'Festa',
  gente: 'Pessoas e emoções',
  formas: 'Formas e padrões',
}

export const FACET_LABELS: Record<FacetName, string> = {
  year: 'Ano escolar',
  level: 'Nível',
  theme: 'Tema',
  goal: 'Objetivo',
  occasion: 'Data comemorativa',
  bncc: 'BNCC',
}

/** Words for "not set". */
export const NO_FACET: Record<FacetName, string> = {
  year: 'Qualquer ano',
  level: 'Qualquer nível',
  theme: 'Qualquer tema',
  goal: 'Qualquer objetivo',
  occasion: 'Qualquer data comemorativa',
  bncc: 'Qualquer habilidade',
}

const WORDS: Record<FacetName, Readonly<Record<string, string>>> = {
  year: YEARS,
  level: LEVELS,
  theme: THEMES,
  goal: Object.fromEntries(Object.entries(GOAL_TEXTS).map(([goal, { name }]) => [goal, name])),
  occasion: Object.fromEntries(SCHOOL_DATES.map(({ id, name }) => [id, name])),
  bncc: {},
}

/** A value in words; codes are their own. */
export const facetWords = (name: FacetName, value: string): string => WORDS[name][value] ?? value

export const FACETS = {
  more: 'Mais filtros',
  /** '1º ano (57)'. */
  counted: (words: string, count: number) => `${words} (${count})`,
} as const

/** The heading of a list: with a chosen school year it says so, since on a phone the filters are closed. */
export function headingOf({
  category,
  year,
  all,
}: {
  category: string | null
  year: SchoolYear | null
  all: string
}): string {
  if (year === null) return category ?? all
  if (category !== null) return `${category}: ${YEARS[year]}`
  return `Atividades d${year === 'infantil' ? 'a' : 'o'} ${YEARS[year]}`
}
