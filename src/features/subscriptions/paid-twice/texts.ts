import { formatMoment } from '../../../platform/local-time.ts'
import type { Message } from '../../../platform/message.ts'
import { MINUTE_MS } from '../../../platform/time.ts'
import type { ErrorCode } from '../../../product/errors.ts'
import { formatPrice } from '../plans/rules.ts'
import { STAFF_REFUND } from '../staff-refund/texts.ts'
import { methodName, planName } from '../texts.ts'
import type { PaidTwiceCase, TwinPayment } from './schema.ts'

/** Words about a purchase that was paid twice (rule: paid twice). */
export const PAID_TWICE = {
  title: 'Pagos em dobro',
  intro:
    'A mesma compra foi paga duas vezes. Ninguém perde o acesso enquanto você decide: os dois períodos foram somados. Pergunte à pessoa qual dos pagamentos ela quer de volta; só um dos dois é devolvido aqui.',
  /** The event, and the time between both. */
  story: ([first, second]: PaidTwiceCase['payments']) =>
    `Pagou ${planName(first.billingPeriod)} duas vezes, com ${between(first.paidAt, second.paidAt)} entre um pagamento e o outro.`,
  write: (email: string) => `Escrever para ${email}`,
  mailSubject: 'Seu pagamento em dobro no Atividário',
  order: ['1º pagamento', '2º pagamento'],
  choose: 'Devolver este',
  chooseOf: (order: string, payment: TwinPayment) => `Devolver este: ${order}, ${twinName(payment)}`,
  /** Consequence of a refund. */
  consequence: ({ type }: Pick<TwinPayment, 'type'>) =>
    type === 'subscription'
      ? 'O dinheiro volta para o cartão em até duas faturas, e a assinatura no cartão termina: não há próxima cobrança. O período do outro pagamento continua. Não dá para desfazer.'
      : 'O dinheiro volta em instantes para a conta que pagou. O período deste pagamento sai do acesso; o do outro continua. Não dá para desfazer.',
  waiting: 'Devolução pedida: o Mercado Pago ainda não confirmou.',
  refund: (amountCents: number) => `Devolver ${formatPrice(amountCents)}`,
  again: 'Pedir de novo',
  busy: 'Devolvendo...',
  done: (amountCents: number) => ({
    title: 'Pagamento devolvido',
    description: `${formatPrice(amountCents)} voltam pelo meio em que a pessoa pagou, e ela recebe um email.`,
  }),
  processing: {
    title: STAFF_REFUND.processing.title,
    description: 'O Mercado Pago ainda não confirmou. O caso fica aqui até lá. Se pedir de novo, não sai duas vezes.',
  },
  gone: { title: 'Nada a devolver', description: 'Um dos dois pagamentos já foi devolvido.' },
  refused: {
    title: 'O Mercado Pago recusou a devolução',
    description: 'Veja o pagamento no painel do Mercado Pago: pode não haver saldo.',
  },
  tooOld: { title: 'Pagamento antigo demais para devolver', description: STAFF_REFUND.tooOld },
  unreachable: {
    title: 'O Mercado Pago não respondeu',
    description: 'A devolução foi anotada. Peça de novo em instantes: ela não sai duas vezes.',
  },
  auditSummary: (paymentId: string) => `Pagamento ${paymentId}, pago em dobro, devolvido`,
} as const

/** `PIX, R$11,90`, `Cartão Visa final 1234, R$11,90`. */
export function twinName(payment: TwinPayment): string {
  const { amountCents, lastDigits } = payment
  const method = methodName(payment)
  const means = lastDigits ? `${method} final ${lastDigits}` : method
  return `${means}, ${formatPrice(amountCents)}`
}

/** When it was paid, and what for: `22/11/2026 21:05, Premium mensal`. */
export const twinMoment = ({ billingPeriod, paidAt }: TwinPayment): string =>
  `${formatMoment(paidAt)}, ${planName(billingPeriod)}`

/** The time between two moments (ISO 8601), rounded: `12 minutos`. */
function between(first: string, second: string): string {
  const minutes = Math.round(Math.abs(Date.parse(second) - Date.parse(first)) / MINUTE_MS)
  const hours = Math.round(minutes / 60)
  if (minutes < 1) return 'menos de um minuto'
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`
  return hours === 1 ? '1 hora' : `${hours} horas`
}

/** Why a payment was not given back. */
export function refundFailure(code: ErrorCode): Message {
  if (code === 'not_found') return PAID_TWICE.gone
  if (code === 'refund_too_old') return PAID_TWICE.tooOld
  return code === 'refund_refused' ? PAID_TWICE.refused : PAID_TWICE.unreachable
}
