import type { Message } from '../../../platform/message.ts'
import type { ErrorCode } from '../../../product/errors.ts'

/** The payment provider's name (rule: payment provider). */
const PROVIDER = 'Mercado Pago'

const PAYMENT_ERROR = 'Erro no pagamento'

/** Messages of the checkout (rule: fixed texts). */
export const CHECKOUT_MESSAGES = {
  starting: { title: 'Processando...', description: 'Redirecionando para o pagamento...' },
  opened: {
    title: 'Redirecionamento concluído',
    description: `A página de pagamento foi aberta em uma nova aba (${PROVIDER})`,
  },
  signInFirst: { title: 'Login necessário', description: 'Faça login para continuar com a assinatura.' },
  noLocalUser: { title: 'Erro ao obter dados do usuário', description: 'Por favor, tente fazer login novamente.' },
  noUrl: { title: PAYMENT_ERROR, description: 'URL de checkout não foi recebida do servidor' },
  notConnected: {
    title: 'Erro de conexão',
    description: 'Problema de conexão. Verifique sua internet e tente novamente.',
  },
  unexpected: { title: PAYMENT_ERROR, description: 'Ocorreu um erro ao processar seu pagamento.' },
} as const satisfies Record<string, Message>

const INVALID: Message = { title: 'Dados inválidos', description: 'Verifique suas informações e tente novamente.' }

const ACTIVE: Message = { title: 'Assinatura já ativa', description: 'Você já possui uma assinatura ativa.' }
const NOT_CONFIGURED: Message = {
  title: 'Erro de configuração',
  description: 'Erro de configuração do sistema de pagamento. Nossa equipe foi notificada.',
}

/** Text of a refusal's code (rule: checkout failures). */
const BY_CODE = {
  active_access: ACTIVE,
  payments_not_configured: NOT_CONFIGURED,
  checkout_refused: INVALID,
  invalid_input: INVALID,
  malformed_json: INVALID,
  empty_body: INVALID,
  provider_unreachable: CHECKOUT_MESSAGES.notConnected,
} as const satisfies Partial<Record<ErrorCode, Message>>

/** Messages for refusals whose code has no row (the provider's own): the first row whose words the refusal contains. */
const BY_WORDS: readonly (readonly [words: string, message: Message])[] = [
  ['já possui acesso ativo', ACTIVE],
  ['Token', NOT_CONFIGURED],
  ['Dados inválidos', INVALID],
  ['conectar', CHECKOUT_MESSAGES.notConnected],
]

/** The message for a checkout that was refused; null is a refusal without a reason (rule: checkout failures). */
export function checkoutRefusal(refusal: { readonly code: string; readonly description: string } | null): Message {
  if (!refusal) return CHECKOUT_MESSAGES.unexpected
  const known = Object.entries(BY_CODE).find(([code]) => code === refusal.code)?.[1]
  if (known) return known
  const said = BY_WORDS.find(([words]) => refusal.description.includes(words))?.[1]
  if (said) return said
  return refusal.description.trim()
    ? { title: PAYMENT_ERROR, description: refusal.description }
    : CHECKOUT_MESSAGES.unexpected
}

/** Message of the open page once the payment has arrived. */
export const PAYMENT_ARRIVED = {
  title: 'Pagamento confirmado',
  description: 'Seu plano Premium já está valendo nesta página.',
} as const

/** The new tab, until the payment page is there. */
export const WAITING_TAB = {
  title: 'Processando...',
  text: 'Redirecionando para o pagamento...',
} as const

/** The link to the payment page if the browser opened no tab. */
export const BLOCKED_DIALOG = {
  title: 'Abra a página de pagamento',
  description: 'O navegador não deixou abrir a nova aba. Use o botão abaixo para continuar.',
  action: 'Ir para o pagamento',
} as const
