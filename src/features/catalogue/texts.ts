import { formatPrice, PREMIUM_PRICE_CENTS } from '../subscriptions/plans/rules.ts'
import { FREE_DAILY_DOWNLOADS } from '../subscriptions/rules.ts'
import type { BarFilter, CategoryTextKey, DateFilter } from './address/rules.ts'

/** Page titles and descriptions; the site's name is added by the screens. */
export const HOME_META = {
  title: 'Atividades prontas para imprimir',
  description:
    'Folhas de atividades prontas para imprimir: matemática, colorir, labirintos, alfabetização e mais, para sala de aula, terapia e casa.',
}

export const CATALOGUE_TITLE = 'Catálogo de Atividades'

export const CATALOGUE_META = {
  title: CATALOGUE_TITLE,
  description:
    'Pesquise folhas de atividades em oito categorias, por idade e formato, e baixe em PDF para imprimir em casa, na escola ou no consultório.',
}

export const searchMeta = (search: string) => ({
  title: `Pesquisa por “${search}”`,
  description: `Folhas de atividades para imprimir encontradas na pesquisa por “${search}”.`,
})

/**
 * Title and description for each name of a category in the address (rule: category parameter). `heading` only where the
 * h1 changes.
 */
export const CATEGORY_META: Record<CategoryTextKey, { title: string; description: string; heading?: string }> = {
  Matemática: {
    title: 'Atividades de matemática para imprimir',
    description:
      'Contar, somar, subtrair, ler as horas e reconhecer formas: folhas de matemática em PDF para imprimir.',
  },
  Colorir: {
    title: 'Desenhos para colorir e imprimir',
    description: 'Desenhos de traço limpo para colorir, de animais a mandalas, em PDF para imprimir.',
  },
  Labirinto: {
    title: 'Labirintos para imprimir',
    description: 'Labirintos fáceis e difíceis, em PDF para imprimir, que treinam atenção e planejamento.',
  },
  Pontilhar: {
    title: 'Atividades de pontilhar para imprimir',
    description: 'Figuras de pontinhos para ligar e completar, em PDF para imprimir.',
  },
  Tracejar: {
    title: 'Atividades de tracejar para imprimir',
    description: 'Linhas, letras e números para tracejar e ganhar firmeza na mão, em PDF para imprimir.',
  },
  'Percepção Visual': {
    title: 'Atividades de percepção visual para imprimir',
    description: 'Sombras, sequências e diferenças para observar com calma, em PDF para imprimir.',
  },
  Alfabetização: {
    title: 'Atividades de alfabetização para imprimir',
    description: 'Vogais, sílabas e primeiras palavras: folhas de alfabetização em PDF para imprimir.',
  },
  Pareamento: {
    title: 'Atividades de pareamento para imprimir',
    description: 'Encontrar pares, ligar o que combina e comparar figuras, em PDF para imprimir.',
  },
  labirintos: {
    title: 'Labirintos para imprimir: do fácil ao difícil',
    description: 'Encontre a saída: labirintos em PDF para imprimir, com caminhos largos e estreitos.',
  },
  pontilhados: {
    title: 'Pontilhados para imprimir',
    description: 'Pontilhados em PDF para imprimir e seguir ponto por ponto até a figura aparecer.',
  },
  'ligar-pontos': {
    title: 'Atividades de ligar os pontos para imprimir',
    description: 'Ligue os pontos na ordem dos números e descubra o desenho, em PDF para imprimir.',
  },
  'coordenacao-motora': {
    title: 'Atividades de coordenação motora para imprimir',
    description: 'Tracejar, pontilhar e colorir: folhas que exercitam a coordenação motora fina, em PDF para imprimir.',
    heading: 'Atividades de coordenação motora',
  },
  recortar: {
    title: 'Atividades de recortar para imprimir',
    description: 'Folhas para imprimir, recortar e montar, escolhidas entre as categorias do catálogo.',
    heading: 'Atividades de recortar',
  },
  jogos: {
    title: 'Jogos para imprimir',
    description: 'Jogos e desafios de papel para imprimir: labirintos, pares, sequências e muito mais.',
    heading: 'Jogos para imprimir',
  },
}

export const HERO = {
  /** Read by assistive technology in place of the rotating word. */
  audience: 'professores, terapeutas, educadores e pedagogos',
  lead: 'Atividades prontas para imprimir, feitas para',
  words: ['Professores', 'Terapeutas', 'Educadores', 'Pedagogos'],
  counterStrong: (count: number) => `+${count.toLocaleString('pt-BR')} atividades`,
  counterRest: `· ${FREE_DAILY_DOWNLOADS} grátis por dia`,
} as const

/** Links of the home page to the tools beside the catalogue. */
export const TOOL_LINKS = {
  '/criar': 'Criar uma folha',
  '/cadernos': 'Cadernos prontos',
  '/turma': 'Folhas da turma',
} as const

export const HOME = {
  recent: 'Atividades mais recentes',
  popular: 'Atividades mais populares',
  categories: 'Qual tipo de atividade você procura hoje?',
  allCategories: 'Todas as categorias',
  topics: 'Também por tema:',
  topicNames: { 'coordenacao-motora': 'Coordenação motora', recortar: 'Recortar', jogos: 'Jogos' },
  wholeCatalogue: 'Ver o catálogo completo',
  empty: 'As primeiras atividades chegam em breve.',
} as const

export const PLANS_PANEL = {
  title: 'Folhas de graça todos os dias. O caderno inteiro no Premium.',
  intro: 'Comece sem pagar nada. Quando precisar de mais, assine por mês ou por ano.',
  free: { name: 'Gratuito', description: `${FREE_DAILY_DOWNLOADS} downloads por dia`, action: 'Começar agora' },
  premium: {
    name: 'Premium',
    description: `Downloads ilimitados e mais de 500 atividades exclusivas, a partir de ${formatPrice(PREMIUM_PRICE_CENTS.monthly)} por mês`,
    action: 'Conhecer o Premium',
  },
} as const

export const CARD = {
  premium: 'Premium',
  previewMissing: 'Prévia indisponível',
} as const

export const DIALOG = {
  download: 'Baixar atividade',
  premiumOnly: 'Exclusivo Premium',
  busy: 'Processando...',
  close: 'Fechar',
  age: 'Idade',
  format: 'Formato',
  pages: 'Páginas',
  /** On paper, under the address. */
  printed: 'Isto é só a prévia. Para imprimir a folha em tamanho real, baixe o PDF nesse endereço.',
} as const

export const ACTIVITY_PAGE = {
  back: 'Catálogo de Atividades',
  plans: 'Ver os planos',
  related: 'Atividades parecidas',
  seeCategory: (category: string) => `Ver tudo de ${category}`,
} as const

/** '1 página' or 'N páginas'. */
export function pageCount(count: number): string {
  return count === 1 ? '1 página' : `${count} páginas`
}

export const CAROUSEL = {
  previous: 'Anterior',
  next: 'Próximo',
  pause: 'Pausar movimento',
  resume: 'Retomar movimento',
} as const

export const SEARCH = {
  label: 'Pesquisar atividades',
  placeholders: { hero: 'Tema ou letra…', bar: 'Pesquisar atividades', header: 'Pesquisar' },
  submit: 'Buscar',
  clear: 'Apagar a pesquisa',
  suggestions: 'Sugestões',
  noMatchBefore: 'Nenhuma atividade encontrada para',
  allCategories: 'Ver todas as categorias',
  found: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  /** A category or a code as a suggestion. */
  place: (name: string, count: number) => `${name}: ${count} ${count === 1 ? 'atividade' : 'atividades'}`,
} as const

export const LIST = {
  showing: (shown: number, total: number) =>
    `Mostrando ${shown} de ${total} ${total === 1 ? 'atividade' : 'atividades'}`,
  loadMore: 'Carregar mais atividades',
  loading: 'Carregando...',
  /** Heading of the near matches of a search (rule: near matches). */
  near: 'Resultados próximos',
  /** Before the text as it was probably meant. */
  meantBefore: 'Mostrando resultados para',
  complete: '✓ Todas as atividades foram carregadas',
  nextPage: 'Ver as próximas atividades',
  firstPage: 'Voltar ao começo',
  emptyTitle: 'Nenhuma atividade encontrada',
  emptyDescription: 'Tente ajustar seus filtros ou fazer uma pesquisa diferente',
  clear: 'Limpar',
  everything: 'Ver todas as atividades',
  searchAll: (text: string) => `Procurar “${text}” em todas as atividades`,
  /** Announced when all rows are visible again. */
  everyActivity: 'Mostrando todas as categorias',
  seeAll: 'Ver tudo',
  seeAllOf: (category: string) => `Ver tudo de ${category}`,
  everyCategory: 'Todas',
  categories: 'Categorias',
} as const

export const FAILURE = {
  title: 'Não conseguimos carregar as atividades',
  description: 'Pode ter sido a internet. Tente de novo em instantes.',
  retry: 'Tentar novamente',
  retrying: 'Tentando...',
  /** Over what is shown from memory while there is no network. */
  offline: 'Sem conexão no momento. Mostrando as atividades que este aparelho já carregou.',
  /** Over what is shown from memory while the server does not answer. */
  unanswered: 'Não conseguimos falar com o site agora. Mostrando as atividades que este aparelho já carregou.',
} as const

const DATES: Record<DateFilter, string> = {
  '7d': 'Últimos 7 dias',
  '30d': 'Últimos 30 dias',
  '3m': 'Últimos 3 meses',
}

/**
 * The filter bar: label of each filter, words for "not set", and words of the values that are not their own (rule: date
 * filter).
 */
export const FILTERS = {
  open: 'Filtros',
  freeOnly: 'Só gratuitas',
  close: 'Ver atividades',
  apply: 'Aplicar',
  chosen: (label: string, value: string) => `${label}: ${value}`,
  show: (total: number) => (total === 1 ? 'Ver 1 atividade' : `Ver ${total} atividades`),
  labels: { date: 'Data', age: 'Idade', format: 'Formato', plan: 'Plano', sort: 'Ordem' } satisfies Record<
    BarFilter,
    string
  >,
  none: {
    date: 'Qualquer data',
    age: 'Qualquer idade',
    format: 'Qualquer formato',
    plan: 'Todos os planos',
    sort: 'Mais recentes',
  } satisfies Record<BarFilter, string>,
  /** No order chosen while searching (rule: sort order). */
  bestMatches: 'Mais relevantes',
  dates: DATES,
  plans: { free: 'Gratuito', premium: 'Premium' },
  sorts: { alpha_asc: 'A-Z', alpha_desc: 'Z-A' },
} as const

/** On card and page of an activity that belongs to a set. */
export const partOfSet = (set: string) => `Conjunto «${set}»`
