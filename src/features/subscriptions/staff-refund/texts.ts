import type { Message } from '../../../platform/message.ts'
import type { ErrorCode } from '../../../product/errors.ts'
import { formatPrice } from '../plans/rules.ts'

/** Words of a refund by an administrator (rule: refund by staff). */
export const STAFF_REFUND = {
  open: 'Devolver',
  openOf: (amountCents: number, paymentId: string) =>
    `Devolver o pagamento ${paymentId}, de ${formatPrice(amountCents)}`,
  title: 'Devolver pagamento',
  intro: (amountCents: number, leftCents: number) =>
    amountCents === leftCents
      ? `Pagamento de ${formatPrice(amountCents)}.`
      : `Pagamento de ${formatPrice(amountCents)}; ainda dá para devolver ${formatPrice(leftCents)}.`,
  howMuch: 'Quanto devolver',
  whole: (leftCents: number) => `Tudo: ${formatPrice(leftCents)}`,
  part: 'Uma parte',
  amount: 'Valor em reais',
  amountHelp: (leftCents: number) => `De R$0,01 a ${formatPrice(leftCents)}, como 5,00.`,
  amountWrong: (leftCents: number) => `Escreva um valor de R$0,01 a ${formatPrice(leftCents)}, como 5,00`,
  why: 'Motivo',
  whyHelp: 'Fica no registro da administração. Não escreva dados pessoais.',
  reasonMissing: 'Escreva o motivo (pelo menos 3 caracteres)',
  reasonTooLong: 'O motivo pode ter no máximo 500 caracteres',
  reasonUnreadable: 'Escreva o motivo em uma linha só, sem caracteres especiais de controle',
  goOn: 'Continuar',
  back: 'Voltar',
  question: (amountCents: number, name: string) => `Devolver ${formatPrice(amountCents)} a ${name}?`,
  /** Consequence of the refund. */
  consequence: (isWhole: boolean, renews: boolean) => {
    if (!isWhole)
      return 'O período pago continua valendo e a assinatura, se houver, também. A pessoa recebe um email. Não dá para desfazer.'
    return renews
      ? 'O período deste pagamento sai do acesso e a assinatura no cartão termina: não há próxima cobrança. A pessoa recebe um email. Não dá para desfazer.'
      : 'O período deste pagamento sai do acesso. A pessoa recebe um email. Não dá para desfazer.'
  },
  confirm: (amountCents: number) => `Devolver ${formatPrice(amountCents)}`,
  busy: 'Devolvendo...',
  done: (amountCents: number): Message => ({
    title: 'Pagamento devolvido',
    description: `${formatPrice(amountCents)} voltam pelo meio em que a pessoa pagou, e ela recebe um email.`,
  }),
  processing: {
    title: 'Devolução pedida',
    description: 'O Mercado Pago ainda não confirmou. O site continua pedindo e avisa se não sair.',
  },
  waiting: (amountCents: number) => `Devolução de ${formatPrice(amountCents)} pedida, ainda sem confirmação`,
  given: (amountCents: number) => `${formatPrice(amountCents)} já devolvidos`,
  changed: {
    title: 'Este pagamento mudou',
    description: 'Alguém já devolveu ou pediu uma devolução dele. Atualize a página e confira antes de pedir de novo.',
  },
  /** In place of the button. */
  tooOld:
    'Passaram os 180 dias em que o Mercado Pago devolve um pagamento. Combine com a pessoa outra forma, como um PIX da conta da empresa.',
  refused: {
    title: 'O Mercado Pago recusou a devolução',
    description: 'Veja o pagamento no painel do Mercado Pago: pode não haver saldo.',
  },
  unreachable: {
    title: 'O Mercado Pago não respondeu',
    description: 'Nada saiu ainda, ou saiu e não foi confirmado. Atualize a página em instantes e confira.',
  },
  audit: {
    asked: (amountCents: number, paymentId: string) =>
      `Devolução de ${formatPrice(amountCents)} do pagamento ${paymentId} pedida`,
    done: (amountCents: number, paymentId: string) =>
      `${formatPrice(amountCents)} do pagamento ${paymentId} devolvidos`,
    refused: (amountCents: number, paymentId: string) =>
      `Devolução de ${formatPrice(amountCents)} do pagamento ${paymentId} não saiu`,
  },
} as const

/** Why a refund was not given; null for a failure with a separate text. */
export function staffRefundFailure(code: ErrorCode | undefined): Message | null {
  if (code === 'refund_changed') return STAFF_REFUND.changed
  if (code === 'refund_refused') return STAFF_REFUND.refused
  return code === 'provider_unreachable' ? STAFF_REFUND.unreachable : null
}
