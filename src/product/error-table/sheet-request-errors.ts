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
} as const satisfies Record<string, ErrorEntry>
