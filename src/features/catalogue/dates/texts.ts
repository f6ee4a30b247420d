import { SCHOOL_DATES, type SchoolDateId } from './rules.ts'

/** '22 de agosto' of `2026-08-22`, '1º de fevereiro' of `2027-02-01`. */
export const dayWords = (day: string) =>
  new Date(`${day}T12:00:00Z`)
    .toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(/^1 /, '1º ')

export const DATES_PAGE = {
  path: '/datas',
  title: 'Datas do ano escolar',
  description:
    'Atividades para imprimir de Carnaval, Páscoa, Festa Junina, Folclore, Natal e outras datas do ano escolar.',
  intro: 'O que vem aí, da data mais próxima à mais distante.',
  wholeYear: 'O ano todo',
  back: 'Todas as datas',
} as const

const OF = new Map<SchoolDateId, string>(SCHOOL_DATES.map(({ id, of }) => [id, of]))

/** The page of one date. */
export const DATE_PAGE = {
  title: (id: SchoolDateId) => `Atividades ${OF.get(id)}`,
  description: (id: SchoolDateId) =>
    `Folhas de atividades ${OF.get(id)} em PDF para imprimir, de várias categorias e níveis.`,
  next: (day: string) => `Próxima vez: ${dayWords(day)}`,
} as const

/** On home, from four weeks before a date on (rule: school dates). */
export const COMING = {
  before: 'Chegando:',
  date: (name: string, day: string) => `${name}, ${dayWords(day)}`,
} as const
