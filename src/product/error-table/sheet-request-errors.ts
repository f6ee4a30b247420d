import type { ErrorEntry } from './entry.ts'

/** Requests for sheets, and votes. */
export const SHEET_REQUEST_ERRORS = {
  requests_for_premium: {
    status: 403,
    title: 'Recurso exclusivo Premium',
    description: 'Apenas assinantes Premium podem sugerir melhorias e novas funcionalidades',
    reportable: false,
  },
  too_many_requests_open: {
    status: 409,
    title: 'Você já tem 10 pedidos abertos',
    description: 'Espere a resposta de um deles para pedir outro.',
    reportable: false,
  },
  request_merged: {
    status: 409,
    title: 'Este pedido foi juntado a outro',
    description: 'Responda ao pedido em que ele está, ou separe os dois antes.',
    reportable: false,
  },
  requests_not_mergeable: {
    status: 409,
    title: 'Estes pedidos não podem ser juntados',
    description: 'Só se juntam dois pedidos abertos e do mesmo tipo. Recarregue a página e escolha de novo.',
    reportable: false,
  },
} as const satisfies Record<string, ErrorEntry>
