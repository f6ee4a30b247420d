import type { BillingPeriod } from '../schema.ts'
import { EVERY_PERIOD, PREMIUM_TERMS } from '../seller/texts.ts'
import { formatPrice, PREMIUM_PRICE_CENTS } from './rules.ts'

const PERIOD_WORDS: Record<BillingPeriod, string> = { monthly: 'mensal', annual: 'anual' }

const ONE_PERIOD: Record<BillingPeriod, string> = { monthly: 'um mês', annual: 'um ano' }

/** The choice of how to pay. */
export const PAYMENT_DIALOG = {
  title: 'Como você quer pagar?',
  summary: (period: BillingPeriod) => `Premium ${PERIOD_WORDS[period]}, ${formatPrice(PREMIUM_PRICE_CENTS[period])}.`,
  switching: 'Quem já assina não paga duas vezes pelos mesmos dias: a assinatura atual só termina quando a nova valer.',
  methods: {
    subscription: {
      name: 'Cartão',
      tags: ['Recomendado', 'Renovação automática'],
      terms: (period: BillingPeriod) =>
        `Renova por ${formatPrice(PREMIUM_PRICE_CENTS[period])} ${EVERY_PERIOD[period]} até você cancelar.`,
    },
    one_time: {
      name: 'PIX',
      tags: ['Instantâneo', 'Pagamento único'],
      terms: (period: BillingPeriod) =>
        `Paga ${formatPrice(PREMIUM_PRICE_CENTS[period])} uma vez e usa por ${ONE_PERIOD[period]}. Nada é cobrado depois.`,
    },
  },
  withdrawal: PREMIUM_TERMS.withdrawal,
  where:
    'O pagamento abre em uma nova aba. O Mercado Pago processa, e os números do cartão não passam pelo nosso site.',
} as const
