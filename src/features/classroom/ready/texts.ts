import { counted } from '../../../product/counted.ts'
import { schoolYear, type Year } from '../store/rules.ts'
import { theYear } from '../store/years.texts.ts'
import type { ReadyBooklet } from './schema.ts'

/** The pages of ready-made booklets. */
export const READY = {
  path: '/cadernos',
  href: (id: string) => `/cadernos/${id}`,
  /** The week of a class's school year; null without one. */
  week(year: Year | null) {
    const own = schoolYear(year)
    if (own === null) return null
    const id = own === 'infantil' ? 'semana-infantil' : `semana-${own}-ano`
    return { id, label: `Uma semana pronta para ${theYear(own)}` }
  },
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
  sheets: (count: number) => counted(count, 'atividade', 'atividades'),
  /** `free`: those that everybody may download. */
  counted(count: number, free: number) {
    const some = free === 0 ? 'do Premium' : counted(free, 'gratuita', 'gratuitas')
    return `${counted(count, 'atividade', 'atividades')}, ${free === count ? 'todas gratuitas' : some}`
  },
  /** Some of the sheets by title. */
  within: (titles: readonly string[]) => `Com ${titles.map((title) => `“${title}”`).join(', ')} e mais.`,
  back: 'Todos os cadernos prontos',
  nothing: 'Os cadernos prontos ainda estão sendo montados. Volte daqui a pouco.',
} as const
