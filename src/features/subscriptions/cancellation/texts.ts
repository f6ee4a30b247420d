/** Texts for a user who leaves Premium: by cancelling, or by the right of withdrawal. */
import { formatDay } from '../../../platform/local-time.ts'
import { formatPrice } from '../plans/rules.ts'
import { FREE_DAILY_DOWNLOADS } from '../rules.ts'
import type { CancelReply } from '../schema.ts'

const untilDay = (end: string | null) => (end ? formatDay(end) : 'o fim do período pago')

/** States in which no access is left. */
const ENDED: ReadonlySet<string> = new Set(['expired', 'inactive'])

const BUSY = 'Processando...'

/** Benefits that end with Premium. */
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
  done: ({ subscriptionStatus, subscriptionEnd }: CancelReply) => ({
    title: 'Cancelamento processado',
    description: ENDED.has(subscriptionStatus)
      ? 'Sua assinatura foi cancelada e nada mais será cobrado. Sua conta está no plano Gratuito.'
      : `Sua assinatura foi cancelada, mas você manterá acesso premium até ${untilDay(subscriptionEnd)}.`,
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
  consequences: (keepsUntil: string | null) => [
    keepsUntil
      ? `O Premium continua até ${formatDay(keepsUntil)}, e nada mais é cobrado.`
      : 'Nada mais é cobrado. Como não há período pago pela frente, o Premium não continua.',
    `${keepsUntil ? 'Depois, a' : 'A'} conta volta ao plano Gratuito, com ${FREE_DAILY_DOWNLOADS} downloads por dia.`,
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
  intro: (keepsUntil: string | null) =>
    keepsUntil
      ? `Você continua com o Premium até ${formatDay(keepsUntil)}. Depois disso, perde:`
      : 'Não há período pago pela frente: ao cancelar, nada mais é cobrado e o Premium não continua. Você fica sem:',
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

/** The right of withdrawal, CDC art. 49 (rule: right of withdrawal). */
export const WITHDRAWAL = {
  title: 'Direito de arrependimento',
  text: (until: string, amountCents: number) =>
    `Até ${formatDay(until)} você pode desistir sem dar motivo e receber ${formatPrice(amountCents)} de volta.`,
  offer: 'Desistir e receber o dinheiro de volta',
  confirmTitle: 'Desistir da assinatura?',
  consequences: [
    'O valor volta inteiro pelo mesmo meio: no PIX, em instantes; no cartão, em até duas faturas.',
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
