import { FREE_DAILY_DOWNLOADS } from '../rules.ts'
import { formatPrice, PREMIUM_PRICE_CENTS } from './rules.ts'

const monthly = formatPrice(PREMIUM_PRICE_CENTS.monthly)
const annual = formatPrice(PREMIUM_PRICE_CENTS.annual)

/** The plans page. */
export const PLANS_TEXTS = {
  title: 'Planos',
  description: `Baixe ${FREE_DAILY_DOWNLOADS} atividades por dia sem pagar, ou todas que quiser com o Premium, a partir de ${monthly} por mês.`,
  intro: `Comece sem pagar nada. O Premium abre o caderno inteiro: por ${monthly} ao mês ou ${annual} ao ano.`,
  free: {
    name: 'Gratuito',
    price: 'Gratuito',
    period: 'para sempre',
    features: [
      `${FREE_DAILY_DOWNLOADS} downloads por dia`,
      'Catálogo completo para ver e pesquisar',
      'PDF pronto para imprimir em A4',
    ],
    action: 'Começar agora',
    current: 'Este é seu plano atual',
  },
  premium: {
    name: 'Premium',
    price: monthly,
    period: `por mês, ou ${annual} por ano`,
    features: [
      'Downloads ilimitados',
      'Mais de 500 atividades exclusivas',
      'Atendimento prioritário',
      'Canal para sugerir melhorias',
    ],
    current: 'Este é seu plano atual',
  },
} as const
