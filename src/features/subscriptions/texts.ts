import { formatDay, formatMoment } from '../../platform/local-time.ts'
import { formatPrice } from './plans/rules.ts'
import { FREE_DAILY_DOWNLOADS } from './rules.ts'
import type { BillingPeriod, Receipt, SubscriptionSummary } from './schema.ts'

const PERIODS: Record<BillingPeriod, string> = { monthly: 'mensal', annual: 'anual' }

/** The plan by its name and period: 'Premium mensal'. */
export const planName = (period: BillingPeriod | null): string => (period ? `Premium ${PERIODS[period]}` : 'Premium')

const untilDay = (end: string | null) => (end ? formatDay(end) : 'o fim do período pago')

const BUSY = 'Processando...'

/** What goes with Premium. */
export const LOSSES = [
  { text: `Downloads ilimitados (voltam a ser ${FREE_DAILY_DOWNLOADS} por dia)`, soon: false },
  { text: 'Acesso a mais de 500 atividades premium', soon: false },
  { text: 'Notificações de novos materiais', soon: true },
  { text: 'Sugerir melhorias', soon: false },
  { text: 'Status premium', soon: false },
] as const

/** Messages of cancelling (rule: fixed texts). */
export const CANCEL_MESSAGES = {
  failed: { title: 'Erro ao cancelar', description: 'Não foi possível atualizar o status da assinatura.' },
  signedOut: { title: 'Erro de autenticação', description: 'Faça login para continuar.' },
  done: (end: string | null) => ({
    title: 'Cancelamento processado',
    description: `Sua assinatura foi cancelada, mas você manterá acesso premium até ${untilDay(end)}.`,
  }),
  stayed: { title: 'Assinatura mantida', description: 'Que bom que você fica! Nada mudou na sua assinatura.' },
  doneOnPage: {
    title: 'Assinatura cancelada',
    description: 'Sua assinatura foi cancelada com sucesso. Esperamos você de volta em breve!',
  },
} as const

/** The dialog of the profile. */
export const CANCEL_DIALOG = {
  confirmTitle: 'Cancelar assinatura',
  plan: 'Plano',
  end: 'Acesso até',
  consequencesTitle: 'O que acontece se você cancelar:',
  consequences: (end: string | null) => [
    `O Premium continua até ${untilDay(end)}, e nada mais é cobrado.`,
    `Depois, a conta volta ao plano Gratuito, com ${FREE_DAILY_DOWNLOADS} downloads por dia.`,
    'As atividades premium deixam de poder ser baixadas. O que você já baixou continua seu.',
  ],
  keep: 'Manter assinatura',
  proceed: 'Continuar cancelamento',
  feedbackTitle: 'Conte o motivo, se quiser',
  feedbackText: 'A resposta é opcional e só a nossa equipe lê.',
  reason: 'Motivo (opcional)',
  back: 'Voltar',
  confirm: 'Confirmar cancelamento',
  busy: BUSY,
} as const

/** /cancel-subscription. */
export const CANCEL_PAGE = {
  title: 'Cancelar assinatura',
  description: 'Veja o que muda ao cancelar o Premium e até quando você continua com acesso antes de confirmar.',
  heading: 'Antes de cancelar a sua assinatura',
  intro: (end: string | null) => `Você continua com o Premium até ${untilDay(end)}. Depois disso, perde:`,
  testimonial: {
    title: 'Um recado de quem faz as folhas',
    quote:
      'São as assinaturas que pagam as folhas novas e deixam as gratuitas abertas para quem não pode pagar. Agradecemos por ter feito parte disso.',
    from: (siteName: string) => `Equipe do ${siteName}`,
  },
  keep: 'Continuar com minha assinatura',
  proceed: 'Continuar com o cancelamento',
  confirmTitle: 'Confirmar cancelamento',
  confirmText: 'Essa ação não pode ser desfeita',
  back: 'Voltar',
  confirm: 'Confirmar cancelamento',
  busy: BUSY,
  nothing: {
    none: {
      title: 'Não há assinatura para cancelar',
      text: 'Esta conta está no plano Gratuito e não tem nenhuma cobrança automática.',
    },
    pass: (end: string | null) => ({
      title: 'Não há o que cancelar',
      text: `Seu Premium foi pago uma vez e não se renova: ele termina sozinho em ${untilDay(end)}.`,
    }),
    cancelled: (end: string | null) => ({
      title: 'Sua assinatura já está cancelada',
      text: `Nada mais será cobrado. Você continua com o Premium até ${untilDay(end)}.`,
    }),
  },
  profile: 'Voltar ao perfil',
} as const

/** What the profile says about the plan beside its name. */
export const PLAN_NOTICES = {
  failed: 'Não conseguimos renovar seu Premium',
  pix: 'PIX esperando pagamento',
  openPix: 'Abrir o código PIX',
  next: 'Próxima cobrança',
  changeCard: 'Trocar cartão',
  renewPix: 'Renovar com PIX',
  renewPixText: (end: string) =>
    `Seu Premium vai até ${formatDay(end)}. Você pode renovar quando quiser: o novo período começa nesse dia.`,
  renewTitle: 'Renovação do Premium',
  card: 'no cartão',
} as const

/** `R$11,90 em 21/12/2026, no cartão final 1234.` */
export function nextChargeText({ at, amountCents, lastDigits }: NonNullable<SubscriptionSummary['nextCharge']>) {
  const card = lastDigits ? `${PLAN_NOTICES.card} final ${lastDigits}` : PLAN_NOTICES.card
  return `${formatPrice(amountCents)} em ${formatDay(at)}, ${card}.`
}

export function failedRenewalTexts({ accessUntil, amountCents }: NonNullable<SubscriptionSummary['failedRenewal']>) {
  return `A cobrança de ${formatPrice(amountCents)} não foi aprovada. Vamos tentar de novo nos próximos dias, e seu acesso continua até ${formatDay(accessUntil)}. Troque de cartão para não perder o Premium, ou cancele: sem pagamento, a assinatura termina sozinha nesse dia.`
}

export function pendingPixText({ amountCents, period, expiresAt }: NonNullable<SubscriptionSummary['pendingPix']>) {
  return `${planName(period)}, ${formatPrice(amountCents)}. O código vale até ${formatMoment(expiresAt)}.`
}

/** The right of withdrawal, CDC art. 49 (rule: right of withdrawal). */
export const WITHDRAWAL = {
  title: 'Direito de arrependimento',
  text: (until: string) =>
    `Até ${formatDay(until)} você pode desistir sem dar motivo e receber de volta tudo o que pagou.`,
  offer: 'Desistir e receber o dinheiro de volta',
  confirmTitle: 'Desistir da assinatura?',
  consequences: [
    'Todo o valor pago volta pelo mesmo meio: no PIX, em instantes; no cartão, em até duas faturas.',
    'O Premium termina agora, e a conta volta ao plano Gratuito.',
    'Nada mais será cobrado.',
  ],
  back: 'Voltar',
  confirm: 'Confirmar desistência',
  busy: BUSY,
  refunded: (amount: string) => ({
    title: 'Dinheiro devolvido',
    description: `Devolvemos ${amount} pelo meio em que você pagou. Sua conta está no plano Gratuito.`,
  }),
  processing: (amount: string) => ({
    title: 'Devolução em andamento',
    description: `Pedimos ao Mercado Pago a devolução de ${amount} e acompanhamos até o fim. Sua conta está no plano Gratuito.`,
  }),
  failed: { title: 'Erro ao desistir', description: 'Não foi possível pedir a devolução. Tente novamente.' },
} as const

/** Names of the means of payment, by the provider's own words for them. */
const METHODS: Readonly<Record<string, string>> = {
  pix: 'PIX',
  visa: 'Cartão Visa',
  master: 'Cartão Mastercard',
  debvisa: 'Cartão Visa',
  debmaster: 'Cartão Mastercard',
  amex: 'Cartão American Express',
  elo: 'Cartão Elo',
  debelo: 'Cartão Elo',
  hipercard: 'Cartão Hipercard',
  account_money: 'Saldo no Mercado Pago',
}

/** A means of payment as people call it; one we do not know is named by its kind. */
export function methodName({ method, type }: Pick<Receipt, 'method' | 'type'>): string {
  return METHODS[method] ?? (type === 'one_time' ? 'PIX' : 'Cartão')
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
  pdf: 'Recibo em PDF',
  empty: { title: 'Nenhum pagamento ainda', text: 'Os pagamentos do Premium aparecem aqui.' },
} as const
