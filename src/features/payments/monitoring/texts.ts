import type { Refusal } from './schema.ts'

/** Texts of the monitoring list beside a payment. */
export const MONITORING_TEXTS = {
  refusals: {
    collector: 'O dinheiro foi para outra conta do provedor. Nada foi creditado.',
    currency: 'A moeda não é o real. Nada foi creditado.',
    amount: 'O valor não é o do plano contratado. Nada foi creditado.',
    reference: 'Nenhuma assinatura do site tem esta referência. Nada foi creditado.',
  } satisfies Record<Refusal, string>,
  payments: {
    refunded: 'Pagamento devolvido.',
    charged_back: 'O pagador contestou a cobrança (chargeback). O período foi retirado.',
    reimbursed: 'A contestação foi resolvida a nosso favor. O período vale.',
    in_mediation: 'O pagador abriu uma disputa. O período vale até a decisão.',
    partly: 'Parte do valor foi devolvida. O período vale.',
    expired: 'O código PIX venceu sem pagamento.',
    rejected: (detail: string | null) => `Pagamento recusado${detail ? ` (${detail})` : ''}.`,
  },
  auditSummary: (id: string) => `Pagamento ${id} processado novamente`,
  subscriptions: { paused: 'Assinatura pausada no provedor.' },
} as const

/** Words of the monitoring list (rule: monitoring list). */
export const PAYMENTS_TEXTS = {
  title: 'Monitoramento de Pagamentos',
  pageTitle: 'Pagamentos',
  description:
    'Os pagamentos mais recentes do site, com o status de cada um, as notificações recebidas e o efeito delas.',
  tiles: { label: 'Resumo dos pagamentos', success: 'Sucessos', pending: 'Pendentes', error: 'Erros', total: 'Total' },
  newest: (shown: number) => `Os ${shown} mais recentes`,
  refresh: 'Atualizar',
  loading: 'Carregando...',
  empty: 'Nenhum pagamento encontrado',
  emptyHint: 'Cada pagamento aparece aqui assim que o Mercado Pago avisa.',
  none: 'N/A',
  failed: { title: 'Erro', description: 'Falha ao carregar dados de pagamentos' },
  statuses: { success: 'Sucesso', error: 'Erro', pending: 'Pendente', cancelled: 'Cancelado', approved: 'Aprovado' },
  amount: 'Valor',
  method: 'Método',
  user: 'Usuário',
  created: 'Criado',
  processed: 'Processado',
  error: 'Erro',
  filter: {
    label: 'Filtrar pagamentos',
    status: 'Status',
    every: 'Todos os status',
    search: 'Pagamento ou usuário',
    placeholder: 'Id, nome ou email',
    apply: 'Buscar',
    clear: 'Limpar',
  },
  open: 'Ver detalhes',
  detailsOf: (id: string) => `Ver detalhes do pagamento ${id}`,
  processAgain: 'Processar novamente',
  processing: 'Processando...',
  processedAgain: { title: 'Pagamento processado', description: 'O provedor foi consultado e o resultado aplicado.' },
  person: 'Pessoa',
  plan: (plan: string, end: string | null) => (end ? `Plano ${plan} até ${end}` : `Plano ${plan}`),
  effect: 'O que este pagamento liberou',
  noEffect: 'Nada foi creditado.',
  effectOf: (amount: string, status: string) => `${amount}: ${status.toLowerCase()}`,
  refunded: (amount: string) => `${amount} devolvidos`,
  types: { subscription: 'Cartão, renovação automática', one_time: 'PIX, pagamento único' },
  periods: { monthly: 'mensal', annual: 'anual' },
  period: (start: string, end: string) => `Período de ${start} a ${end}`,
  noPeriod: 'Sem período de acesso.',
  notifications: 'Notificações recebidas',
  noNotifications: 'Nenhuma notificação guardada sobre este pagamento.',
  verdicts: { valid: 'Assinatura válida', invalid: 'Assinatura inválida', missing: 'Sem assinatura' },
  attempts: (failed: number) =>
    failed === 0
      ? 'Nenhuma tentativa com falha'
      : failed === 1
        ? '1 tentativa com falha'
        : `${failed} tentativas com falha`,
  received: (moment: string) => `Recebida em ${moment}`,
  handled: (moment: string) => `Processada em ${moment}`,
  waiting: 'Ainda não processada',
  raw: 'Conteúdo recebido',
} as const
