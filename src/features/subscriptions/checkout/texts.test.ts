import { expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '../../../platform/errors.ts'
import { checkoutRefusal } from './texts.ts'

const CONNECTION = ['Erro de conexão', 'Problema de conexão. Verifique sua internet e tente novamente.'] as const
const INVALID = ['Dados inválidos', 'Verifique suas informações e tente novamente.'] as const

it.each<[ErrorCode, string, string]>([
  ['active_access', 'Assinatura já ativa', 'Você já possui uma assinatura ativa.'],
  [
    'payments_not_configured',
    'Erro de configuração',
    'Erro de configuração do sistema de pagamento. Nossa equipe foi notificada.',
  ],
  ['checkout_refused', ...INVALID],
  ['invalid_input', ...INVALID],
  ['provider_unreachable', ...CONNECTION],
  ['rate_limited', 'Erro no pagamento', ERRORS.rate_limited.description],
])('%s → %s', (code, title, description) => {
  expect(checkoutRefusal({ code, description: ERRORS[code].description })).toEqual({ title, description })
})

it('a refusal without a reason', () => {
  expect(checkoutRefusal(null)).toEqual({
    title: 'Erro no pagamento',
    description: 'Ocorreu um erro ao processar seu pagamento.',
  })
})
