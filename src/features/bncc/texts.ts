import { countSheets } from '../../product/count-sheets.ts'
import type { Stage } from './rules.ts'
import type { Skill } from './schema.ts'

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  EI: 'Educação Infantil',
  EI01: 'Bebês (até 1 ano e 6 meses)',
  EI02: 'Crianças bem pequenas (até 3 anos e 11 meses)',
  EI03: 'Crianças pequenas (4 a 5 anos e 11 meses)',
  '1': '1º ano',
  '2': '2º ano',
  '3': '3º ano',
  '4': '4º ano',
  '5': '5º ano',
}

/** 'Educação Infantil, crianças pequenas' or '1º e 2º ano'. */
export function stageOf({ stage, group, years = [] }: Skill): string {
  if (stage === 'EI') return `Educação Infantil · ${STAGE_NAMES[`EI${group}` as Stage] ?? ''}`
  const [first = 1, last = first] = [years[0], years.at(-1)]
  if (years.length < 2) return `${first}º ano`
  return years.length === 2 ? `${first}º e ${last}º ano` : `${first}º ao ${last}º ano`
}

export const BNCC = {
  path: '/bncc',
  title: 'Habilidades da BNCC',
  description:
    'Encontre folhas de atividades pelo código ou pelo texto das habilidades da BNCC, da Educação Infantil ao 5º ano.',
  intro: 'As folhas que apoiam o trabalho com cada habilidade.',
  support:
    'Uma folha sozinha não esgota uma habilidade da Base Nacional Comum Curricular: ela é um apoio para a sua aula ou o seu atendimento.',
  search: 'Código ou palavras',
  example: 'EF02MA06',
  stage: 'Etapa ou ano',
  everyStage: 'Todas',
  more: 'Mais filtros',
  field: 'Campo ou componente',
  everyField: 'Todos',
  all: 'Mostrar também as que ainda não têm folha',
  submit: 'Filtrar',
  stages: STAGE_NAMES,
  found: (count: number) => (count === 1 ? '1 habilidade' : `${count} habilidades`),
  none: 'Nenhuma habilidade encontrada',
  noneHint: 'Tente outro código ou outras palavras, ou tire um dos filtros.',
  clear: 'Limpar',
  sheets: countSheets,
  withoutSheets: 'Ainda sem folhas',
  credit: 'Dados da BNCC: bncc.dev (mantido pela Profy), CC BY 4.0, com correções.',
  creditHref: 'https://github.com/bncc-dev/bncc-dados',
} as const

export const SKILL = {
  title: (code: string) => `${code}: atividades para imprimir`,
  description: (code: string, text: string) => `Folhas que apoiam a habilidade ${code} da BNCC: ${text}`,
  more: 'Mais sobre a habilidade',
  objects: 'Objetos de conhecimento',
  unit: 'Unidade ou campo de atuação',
  sheets: (count: number) => `${countSheets(count)} para esta habilidade`,
  seeAll: 'Ver todas as folhas',
  back: 'Todas as habilidades',
} as const

export const CHIPS = {
  title: 'Habilidades da BNCC que esta folha apoia',
  copyCode: 'Copiar código',
  copySkill: 'Copiar código e texto',
  copyPlan: 'Copiar para o plano',
  copied: 'Copiado',
  notCopied: { title: 'Não foi possível copiar', description: 'Selecione o texto e copie.' },
  seeSheets: 'Ver as folhas desta habilidade',
} as const
