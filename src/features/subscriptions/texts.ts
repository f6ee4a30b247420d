import { formatDay, formatMoment } from '../../platform/local-time.ts'
import { methodLabel } from '../payments/words/rules.ts'
import { formatPrice } from './plans/rules.ts'
import type { BillingPeriod, Receipt, SubscriptionSummary } from './schema.ts'

const PERIODS: Record<BillingPeriod, string> = { monthly: 'mensal', annual: 'anual' }

/** The plan by its name and period: 'Premium mensal'. */
export const planName = (period: BillingPeriod | null): string => (period ? `Premium ${PERIODS[period]}` : 'Premium')

/** Texts of the profile beside the plan's name. */
export const PLAN_NOTICES = {
  failed: 'Não conseguimos renovar seu Premium',
  pix: 'PIX esperando pagamento',
  openPix: 'Abrir o código PIX',
  next: 'Próxima cobrança',
  starting: 'Seu Premium está a caminho',
  startingText: (price: string) =>
    `O cartão foi aceito. O Premium começa quando a primeira cobrança, de ${price}, for aprovada: costuma levar até uma hora. Não é preciso pagar de novo.`,
  changeCard: 'Trocar cartão',
  renewPix: 'Renovar com PIX',
  renewPixText: (end: string) =>
    `Seu Premium vai até ${formatDay(end)}. Você pode renovar quando quiser: o novo período começa nesse dia.`,
  renewTitle: 'Renovação do Premium',
  payCard: 'Pagar com outro cartão',
  payPix: 'Pagar com PIX',
  card: 'no cartão',
} as const

/** `R$11,90 em 21/12/2026, no cartão final 1234.` */
export function nextChargeText({ at, amountCents, lastDigits }: NonNullable<SubscriptionSummary['nextCharge']>) {
  const card = lastDigits ? `${PLAN_NOTICES.card} final ${lastDigits}` : PLAN_NOTICES.card
  return `${formatPrice(amountCents)} em ${formatDay(at)}, ${card}.`
}

export function failedRenewalTexts(failed: NonNullable<SubscriptionSummary['failedRenewal']>) {
  const { accessUntil, amountCents, paused } = failed
  if (paused) {
    return `O Mercado Pago pausou sua assinatura e a cobrança de ${formatPrice(amountCents)} não está sendo feita. Seu acesso continua até ${formatDay(accessUntil)}. Para não perder o Premium, pague de novo com outro cartão ou com PIX: a assinatura nova toma o lugar desta. Sem pagamento, ela termina sozinha nesse dia, e você pode cancelar antes.`
  }
  return `A cobrança de ${formatPrice(amountCents)} não foi aprovada. Vamos tentar de novo nos próximos dias, e seu acesso continua até ${formatDay(accessUntil)}. Troque de cartão para não perder o Premium, ou cancele: sem pagamento, a assinatura termina sozinha nesse dia.`
}

export function pendingPixText({ amountCents, period, expiresAt }: NonNullable<SubscriptionSummary['pendingPix']>) {
  return `${planName(period)}, ${formatPrice(amountCents)}. O código vale até ${formatMoment(expiresAt)}.`
}

/** A means of payment as people call it; one we do not know is named by its kind. */
export function methodName({ method, type }: Pick<Receipt, 'method' | 'type'>): string {
  const label = methodLabel(method)
  if (label !== method) return label
  return type === 'one_time' ? 'PIX' : 'Cartão'
}

/** The payments of a person, on the profile. */
export const RECEIPTS = {
  title: 'Pagamentos',
  date: 'Data',
  period: 'Período',
  method: 'Método',
  amount: 'Valor',
  status: 'Situação',
  range: (start: string, end: string) => `${formatDay(start)} a ${formatDay(end)}`,
  noPeriod: 'Sem período',
  statuses: { paid: 'Pago', refunded: 'Devolvido', disputed: 'Em disputa' },
  refunded: (refundedCents: number) => `${formatPrice(refundedCents)} devolvidos`,
  pdf: 'Recibo em PDF',
  empty: { title: 'Nenhum pagamento ainda', text: 'Os pagamentos do Premium aparecem aqui.' },
} as const
