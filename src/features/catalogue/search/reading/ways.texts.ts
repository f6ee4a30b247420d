import { GOAL_TEXTS } from '../../facets/goals.texts.ts'
import type { Goal } from '../../facets/rules.ts'

/** Labels of the ways on from a search. */
export const WAYS = {
  create: (kind: string, theme: string) => `Criar: ${kind} · ${theme}`,
  make: (kind: string) => `Criar: ${kind}`,
  dates: 'Datas do ano escolar',
  codes: 'Habilidades da BNCC',
  ownWords: 'Criar um caça-palavras com as suas palavras',
  date: (name: string) => `Todas as folhas de ${name}`,
  search: (text: string) => `Ver “${text}”`,
  goal: (goal: Goal) => `Objetivo: ${GOAL_TEXTS[goal].name}`,
  request: (theme: string) => `Pedir uma folha de “${theme}”`,
  lastYear: 'Folhas do 5º ano, o último do catálogo',
} as const
