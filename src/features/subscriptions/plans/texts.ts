import { FREE_DAILY_DOWNLOADS, RENEWAL_GRACE_DAYS } from '../rules.ts'
import { ANNUAL_SAVING_CENTS, formatPrice, PREMIUM_PRICE_CENTS, YEAR_BY_MONTHS_CENTS } from './rules.ts'

const monthly = formatPrice(PREMIUM_PRICE_CENTS.monthly)
const annual = formatPrice(PREMIUM_PRICE_CENTS.annual)

/** Marks what comes later. */
export const SOON = 'Em breve'

/** A line of a card: what the plan has, or has not. */
export interface PlanFeature {
  readonly text: string
  readonly included: boolean
  readonly strong?: boolean
  /** Promised, not there yet. */
  readonly soon?: boolean
}

const has = (text: string, more: { strong?: boolean; soon?: boolean } = {}): PlanFeature => ({
  text,
  included: true,
  ...more,
})
const lacks = (text: string): PlanFeature => ({ text, included: false })

/** The page of the plans. */
export const PLANS_TEXTS = {
  create: 'Nos dois planos: crie folhas com o nome e as palavras da criança',
  title: 'Planos: escolha o seu ritmo de imprimir',
  description: `Baixe ${FREE_DAILY_DOWNLOADS} atividades por dia sem pagar, ou todas que quiser com o Premium, a partir de ${monthly} por mês.`,
  intro: 'Comece de graça. Mude ou cancele quando quiser.',
  periods: { legend: 'Período de cobrança', monthly: 'Mensal', annual: 'Anual', show: 'Ver preços' },
  included: 'Incluído:',
  notIncluded: 'Não incluído:',
  needsScript: 'Para assinar, ligue o JavaScript do navegador e recarregue a página.',
  free: {
    name: 'Gratuito',
    terms: 'sem prazo, sem cartão',
    features: [
      has(`${FREE_DAILY_DOWNLOADS} downloads por dia`),
      has('Todas as categorias'),
      lacks('Atividades premium'),
      lacks('Suporte prioritário'),
      lacks('Sugerir melhorias'),
    ],
  },
  premium: {
    name: 'Premium',
    features: [
      has('Downloads ilimitados', { strong: true }),
      has('Mais de 500 atividades exclusivas', { strong: true }),
      has('Suporte prioritário'),
      has('Canal para sugerir melhorias'),
      has('Pedidos de atividades sob medida'),
      has('Aviso de material novo', { soon: true }),
    ],
  },
  prices: {
    monthly: { price: monthly, per: 'por mês' },
    annual: {
      price: annual,
      per: 'por ano',
      before: formatPrice(YEAR_BY_MONTHS_CENTS),
      beforeHint: 'Preço de 12 meses:',
      badge: `Economize ${formatPrice(ANNUAL_SAVING_CENTS)}`,
      note: 'Assinando agora, você mantém esse valor enquanto sua assinatura estiver ativa, mesmo que os preços subam no futuro.',
    },
  },
  buttons: {
    loading: 'Carregando...',
    current: 'Este é seu plano atual',
    toAnnual: 'Mudar para plano anual',
    toMonthly: 'Mudar para plano mensal',
    start: 'Começar agora',
    subscribe: 'Assinar agora',
  },
} as const

/** Under the periods, whichever is chosen: the saving is seen without a tap. */
export const YEARLY_SAVING = `No plano anual, ${annual} por ano: ${formatPrice(ANNUAL_SAVING_CENTS)} a menos.`

/** Shown when a person chooses the free plan. */
export const FREE_CHOSEN = { title: 'Plano atualizado', description: 'Você está no plano Gratuito.' } as const
/** For a paid plan that is no longer sold: the server keeps it to its end. */
export const FREE_LATER = {
  title: 'Plano atualizado',
  description: 'Seu plano Básico vale até o fim do período. Depois, a conta fica no Gratuito.',
} as const

/** A cell of the comparison: words, or yes, no, soon. */
export type ComparisonCell = { readonly words: string } | 'yes' | 'no' | 'soon'

interface ComparisonRow {
  readonly name: string
  readonly free: ComparisonCell
  readonly premium: ComparisonCell
}

const COMPARISON_ROWS: readonly ComparisonRow[] = [
  { name: 'Downloads', free: { words: `${FREE_DAILY_DOWNLOADS} por dia` }, premium: { words: 'Ilimitados' } },
  { name: 'Atividades exclusivas', free: 'no', premium: { words: 'Mais de 500' } },
  { name: 'Suporte prioritário', free: 'no', premium: 'yes' },
  { name: 'Sugerir melhorias', free: 'no', premium: 'yes' },
  { name: 'Atividades sob medida', free: 'no', premium: 'yes' },
  { name: 'Aviso de material novo', free: 'no', premium: 'soon' },
]

export const COMPARISON = {
  title: 'Compare os planos',
  feature: 'Recurso',
  yes: 'Sim',
  no: 'Não',
  rows: COMPARISON_ROWS,
} as const

/** The three questions of /plans. */
export const PLAN_QUESTIONS = {
  title: 'Dúvidas sobre os planos',
  questions: [
    {
      question: 'Como funciona a cobrança?',
      answer: `No cartão, a renovação é automática a cada mês (${monthly}) ou ano (${annual}). No PIX, você paga uma vez e usa até o fim do período, sem renovação. O pagamento é feito no Mercado Pago: os dados do seu cartão não passam pelo nosso site.`,
    },
    {
      question: 'O que acontece no fim do período?',
      answer: `No cartão, a assinatura se renova e o Premium continua. Se a cobrança falhar, ele segue por até ${RENEWAL_GRACE_DAYS} dias enquanto ela é tentada de novo. No PIX, ou depois de um cancelamento, a conta volta ao plano Gratuito, e o que você já baixou continua seu.`,
    },
    {
      question: 'O que quer dizer “downloads ilimitados”?',
      answer:
        'Que não há limite por dia: baixe e imprima quantas folhas precisar para as pessoas que você atende. Só um uso muito acima do que uma pessoa consegue imprimir, como copiar o catálogo inteiro, suspende os downloads até o dia seguinte.',
    },
  ],
} as const
