/** One message as the reader sees it. */
export interface Message {
  readonly title: string
  readonly description: string
}

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
  unexpected: { title: PAYMENT_ERROR, description: 'Ocorreu um erro ao processar seu pagamento.' },
} as const satisfies Record<string, Message>

/** What a refusal's message contains, and what is said then; the first row that fits (rule: checkout failures). */
const CATALOGUE: readonly (Message & { readonly contains: string })[] = [
  {
    contains: 'já possui acesso ativo',
    title: 'Assinatura já ativa',
    description: 'Você já possui uma assinatura ativa.',
  },
  {
    contains: 'Token',
    title: 'Erro de configuração',
    description: 'Erro de configuração do sistema de pagamento. Nossa equipe foi notificada.',
  },
  {
    contains: 'Dados inválidos',
    title: 'Dados inválidos',
    description: 'Verifique suas informações e tente novamente.',
  },
  {
    contains: 'conectar',
    title: 'Erro de conexão',
    description: 'Problema de conexão. Verifique sua internet e tente novamente.',
  },
]

/** A call that found no server, in the words of the catalogue. */
export const NOT_CONNECTED = 'Não foi possível conectar ao servidor'

/** The message for a checkout that was refused with `message` (rule: checkout failures). */
export function checkoutRefusal(message: string): Message {
  const row = CATALOGUE.find(({ contains }) => message.includes(contains))
  if (row) return { title: row.title, description: row.description }
  return message.trim() ? { title: PAYMENT_ERROR, description: message } : CHECKOUT_MESSAGES.unexpected
}

/** Said by the page that stayed open, once the payment has arrived. */
export const PAYMENT_ARRIVED = {
  title: 'Pagamento confirmado',
  description: 'Seu plano Premium já está valendo nesta página.',
} as const

/** The new tab, until the payment page is there. */
export const WAITING_TAB = {
  title: 'Processando...',
  text: 'Redirecionando para o pagamento...',
} as const

/** The way to the payment page when the browser opened no tab. */
export const BLOCKED_DIALOG = {
  title: 'Abra a página de pagamento',
  description: 'O navegador não deixou abrir a nova aba. Use o botão abaixo para continuar.',
  action: `Ir para o ${PROVIDER}`,
} as const
