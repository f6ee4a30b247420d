import type { Refusal } from './schema.ts'

/** What the monitoring list says beside a payment. */
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
