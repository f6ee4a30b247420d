import { formatMoment } from '../../../platform/local-time.ts'
import type { Message } from '../../../platform/message.ts'
import type { ErrorCode } from '../../../product/errors.ts'
import { formatPrice } from '../plans/rules.ts'
import { methodName, planName } from '../texts.ts'
import type { TwinPayment } from './schema.ts'

/** Words about a purchase that was paid twice (rule: paid twice). */
export const PAID_TWICE = {
  title: 'Pagos em dobro',
  intro:
    'A pessoa pagou a mesma compra duas vezes. Os períodos foram somados; se ela quiser o dinheiro de um dos dois, ele volta com um clique. Devolver uma cobrança do cartão também encerra a assinatura dela.',
  waiting: 'Devolução pedida: o provedor ainda não confirmou.',
  refund: (amountCents: number) => `Devolver ${formatPrice(amountCents)}`,
  again: 'Pedir de novo',
  busy: 'Devolvendo...',
  refundOf: ({ amountCents, id }: TwinPayment) => `Devolver ${formatPrice(amountCents)} do pagamento ${id}`,
  done: (amountCents: number) => ({
    title: 'Pagamento devolvido',
    description: `${formatPrice(amountCents)} voltam pelo meio em que a pessoa pagou, e ela recebe um email.`,
  }),
  gone: { title: 'Nada a devolver', description: 'Um dos dois pagamentos já foi devolvido.' },
  refused: {
    title: 'O provedor recusou a devolução',
    description: 'Veja o pagamento no painel do provedor: pode não haver saldo, ou o prazo dele ter passado.',
  },
  unreachable: {
    title: 'O provedor não respondeu',
    description: 'A devolução foi anotada. Peça de novo em instantes: ela não sai duas vezes.',
  },
  auditSummary: (paymentId: string) => `Pagamento ${paymentId}, pago em dobro, devolvido`,
} as const

/** `Premium mensal, R$11,90, PIX, 21/12/2026, 14:30`. */
export function twinText(payment: TwinPayment): string {
  const { billingPeriod, amountCents, lastDigits, paidAt } = payment
  const method = methodName(payment)
  const means = lastDigits ? `${method} final ${lastDigits}` : method
  return [planName(billingPeriod), formatPrice(amountCents), means, formatMoment(paidAt)].join(', ')
}

/** Why a payment was not given back. */
export function refundFailure(code: ErrorCode): Message {
  if (code === 'not_found') return PAID_TWICE.gone
  return code === 'refund_refused' ? PAID_TWICE.refused : PAID_TWICE.unreachable
}
