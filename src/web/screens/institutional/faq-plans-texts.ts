/** Questions about plans: the answers that repeat prices, limits and the right of withdrawal. */
import { formatPrice, PREMIUM_PRICE_CENTS } from '../../../features/subscriptions/plans/rules.ts'
import { FREE_DAILY_DOWNLOADS } from '../../../features/subscriptions/rules.ts'
import { link, type Topic } from './document.ts'

const monthly = formatPrice(PREMIUM_PRICE_CENTS.monthly)
const annual = formatPrice(PREMIUM_PRICE_CENTS.annual)
const plans = link('página de planos', '/plans')

/** The third tab. */
export const PLANS_TOPIC: Topic = {
  id: 'planos',
  name: 'Planos',
  questions: [
    {
      question: 'O que o plano Gratuito oferece?',
      answer: `Até ${FREE_DAILY_DOWNLOADS} downloads por dia das atividades que não são Premium, para sempre e sem cartão. A contagem recomeça à meia-noite, no horário de Brasília. Baixar de novo a mesma folha no mesmo dia não conta duas vezes.`,
    },
    {
      question: 'O que muda com o Premium?',
      answer: [
        `Os downloads deixam de ter limite diário e as atividades exclusivas se abrem. Custa ${monthly} por mês ou ${annual} por ano. Compare tudo na `,
        plans,
        '.',
      ],
    },
    {
      question: 'Quais são as formas de pagamento?',
      answer:
        'Cartão, com renovação automática, ou PIX, em pagamento único e sem renovação. O pagamento é feito no Mercado Pago: os dados do seu cartão não passam pelo nosso site.',
    },
    {
      question: 'Como cancelo a assinatura?',
      answer:
        'No seu perfil, em “Cancelar Assinatura”. As cobranças param e o Premium continua até o fim do período já pago.',
    },
    {
      question: 'Posso desistir e receber o dinheiro de volta?',
      answer: [
        'Sim. Nos 7 dias seguintes ao primeiro pagamento você pode desistir sem dar motivo e recebe tudo de volta, como garante o artigo 49 do Código de Defesa do Consumidor. Cada renovação anual dá outros 7 dias; a mensal, não. O pedido é feito no perfil e encerra o Premium na hora. Os detalhes estão nos ',
        link('termos de uso', '/terms#arrependimento'),
        '.',
      ],
    },
  ],
}
