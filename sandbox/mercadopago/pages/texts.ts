import { toReais } from '../money.ts'
import type { FaultName, InvoiceStatus, Notification, Payment, Subscription } from '../state.ts'

const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

export const money = (centavos: number) => MONEY.format(toReais(centavos))
export const moment = (at: number | null) => (at === null ? 'sem data' : MOMENT.format(at))
export const every = ({ everyMonths }: Subscription) =>
  everyMonths === 1 ? 'por mês' : everyMonths === 12 ? 'por ano' : `a cada ${everyMonths} meses`

export const SUBSCRIPTION_STATUS: Record<Subscription['status'], string> = {
  pending: 'pendente',
  authorized: 'autorizada',
  paused: 'pausada',
  cancelled: 'cancelada',
}

export const INVOICE_STATUS: Record<InvoiceStatus, string> = {
  scheduled: 'agendada',
  processed: 'processada',
  recycling: 'em novas tentativas',
  cancelled: 'cancelada',
}

export const PAYMENT_STATUS: Record<Payment['status'], string> = {
  pending: 'pendente',
  approved: 'aprovado',
  authorized: 'autorizado',
  in_process: 'em análise',
  in_mediation: 'em mediação',
  rejected: 'recusado',
  cancelled: 'cancelado',
  refunded: 'reembolsado',
  charged_back: 'contestado',
}

/** The provider's word beside ours, because tests and logs speak that one. */
export const statusText = (texts: Record<string, string>, status: string, detail?: string) =>
  `${texts[status] ?? status} (${detail ? `${status}, ${detail}` : status})`

export const OPERATION: Record<Payment['operation'], string> = {
  regular_payment: 'pagamento',
  recurring_payment: 'cobrança de assinatura',
  card_validation: 'validação do cartão',
}

export const NOTIFICATION_STATUS: Record<Notification['status'], string> = {
  waiting: 'na fila',
  delivered: 'entregue',
  dropped: 'perdida de propósito',
  abandoned: 'desistiu',
}

export const FAULT_TEXT: Record<FaultName, string> = {
  duplicate: 'Avisos em dobro',
  delay: 'Avisos atrasados',
  reorder: 'Avisos fora de ordem',
  drop: 'Avisos perdidos',
  bad_signature: 'Avisos com assinatura errada',
  error_400: 'API responde 400 sem fazer nada',
  error_500: 'API responde 500 sem fazer nada',
  lost_answer: 'API faz o pedido e responde 500',
  error_429: 'API responde 429',
  slow: 'API lenta',
  wrong_body: 'API responde HTML no lugar de JSON',
  no_content: 'API faz o pedido e responde 204 sem corpo',
  ignored_cancel: 'Cancelamento responde 200 sem efeito',
  pending_refund: 'Devolução fica em processamento',
  forgets_key: 'API esquece a chave de idempotência',
  goes_on_unpaid: 'Assinatura não paga continua autorizada',
  names_reference: 'Cobrança com o número do nosso pedido',
  empty_charges: 'Busca de cobranças vem vazia',
  orders_application: 'Aplicação feita para Orders: pagamentos recusados',
  not_activated: 'Credenciais não ativadas: nada pode ser criado',
  mixed_users: 'Assinatura entre usuário de teste e real: recusada',
  other_country: 'Conta de outro país',
  revoked_token: 'Access Token revogado',
  real_account: 'Conta real, e não de teste',
}

export const FAULT_UNIT = { copies: 'Cópias', ms: 'Milissegundos', seconds: 'Segundos' }
