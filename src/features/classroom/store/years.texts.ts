import type { SchoolYear, Year } from './rules.ts'

export const YEAR_NAMES: Readonly<Record<Year, string>> = {
  infantil: 'Infantil',
  '1': '1º ano',
  '2': '2º ano',
  '3': '3º ano',
  '4': '4º ano',
  '5': '5º ano',
  atendimento: 'Atendimento',
}

/** 'o 1º ano', 'a Educação Infantil'. */
export const theYear = (year: SchoolYear): string =>
  year === 'infantil' ? 'a Educação Infantil' : `o ${YEAR_NAMES[year]}`
