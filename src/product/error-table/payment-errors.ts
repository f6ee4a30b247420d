import type { ErrorEntry } from './entry.ts'

/** Checkout, cancellation, withdrawal and notifications. */
export const PAYMENT_ERRORS = {
  webhook_signature: {
    status: 401,
    title: 'Assinatura inválida',
    description: 'A notificação não traz uma assinatura válida do provedor de pagamento.',
    reportable: false,
  },
  premium_not_running: {
    status: 409,
    title: 'Nada a encerrar',
    description: 'Esta conta não tem um plano pago no momento.',
    reportable: false,
  },
  active_access: {
    status: 409,
    title: 'Assinatura já ativa',
    description: 'Você já possui acesso ativo.',
    reportable: false,
  },
  nothing_to_cancel: {
    status: 409,
    title: 'Erro ao cancelar',
    description: 'Não há assinatura ativa para cancelar.',
    reportable: false,
  },
  not_withdrawable: {
    status: 409,
    title: 'Erro ao desistir',
    description: 'O prazo de 7 dias para desistir já passou, ou não há pagamento para devolver.',
    reportable: false,
  },
  not_charged_yet: {
    status: 409,
    title: 'Nada foi cobrado ainda',
    description:
      'Os 7 dias para desistir começam com a primeira cobrança. Se você não quer mais o Premium, cancele a assinatura: nada será cobrado.',
    reportable: false,
  },
  refund_changed: {
    status: 409,
    title: 'Este pagamento mudou',
    description: 'Uma devolução deste pagamento já foi feita ou pedida. Atualize a página e confira.',
    reportable: false,
  },
  refund_too_old: {
    status: 409,
    title: 'Pagamento antigo demais para devolver',
    description:
      'O Mercado Pago devolve um pagamento até 180 dias depois de aprovado. Combine com a pessoa outra forma, como um PIX da conta da empresa.',
    reportable: false,
  },
  checkout_refused: {
    status: 422,
    title: 'Dados inválidos',
    description: 'Dados inválidos: o provedor de pagamento não aceitou o pedido.',
    reportable: false,
  },
  refund_refused: {
    status: 422,
    title: 'Erro ao desistir',
    description: 'O provedor de pagamento não aceitou a devolução. Nossa equipe foi notificada e vai falar com você.',
    reportable: false,
  },
  payments_not_configured: {
    status: 500,
    title: 'Erro de configuração',
    description: 'Token de acesso do provedor de pagamento ausente ou recusado.',
    reportable: true,
  },
  provider_unreachable: {
    status: 503,
    title: 'Erro de conexão',
    description: 'Não foi possível conectar ao provedor de pagamento.',
    reportable: true,
  },
} as const satisfies Record<string, ErrorEntry>
