import type { Year } from '../store/rules.ts'
import type { ReadyBooklet } from './schema.ts'

const many = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

/** The pages of ready-made booklets. */
export const READY = {
  path: '/cadernos',
  href: (id: string) => `/cadernos/${id}`,
  /** The week of a school year; null for children of several years. */
  week: (year: Year): { readonly id: string; readonly label: string } | null =>
    year === 'atendimento'
      ? null
      : year === 'infantil'
        ? { id: 'semana-infantil', label: 'Uma semana pronta para a Educação Infantil' }
        : { id: `semana-${year}-ano`, label: `Uma semana pronta para o ${year}º ano` },
  title: 'Cadernos prontos',
  lead: 'Atividades que já combinam, na ordem certa. Mude o que quiser e imprima para a turma.',
  meta: {
    title: 'Cadernos prontos para imprimir: por ano, por data e por habilidade',
    description:
      'Cadernos de atividades prontos para imprimir: uma semana para cada ano escolar, um para cada data e degraus do fácil ao desafio.',
  },
  metaOf: (title: string) => `${title}: caderno de atividades para imprimir`,
  shelves: {
    ano: 'Por ano escolar',
    data: 'Para as datas',
    degraus: 'Degraus de uma habilidade',
    ferias: 'Para as férias',
  } satisfies Record<ReadyBooklet['group'], string>,
  sheets: (count: number) => many(count, 'atividade', 'atividades'),
  /** `free`: how many of them everybody may download. */
  counted: (count: number, free: number) =>
    `${many(count, 'atividade', 'atividades')}, ${free === count ? 'todas gratuitas' : free === 0 ? 'do Premium' : many(free, 'gratuita', 'gratuitas')}`,
  /** Some of the sheets by title. */
  within: (titles: readonly string[]) => `Com ${titles.map((title) => `“${title}”`).join(', ')} e mais.`,
  back: 'Todos os cadernos prontos',
  nothing: 'Os cadernos prontos ainda estão sendo montados. Volte daqui a pouco.',
} as const
