import { expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '../../../product/errors.ts'
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

// The rule goes by words of the message: every code whose message has them gets its row.
const BY_WORDS = [
  ['já possui acesso ativo', 'Assinatura já ativa'],
  ['Token', 'Erro de configuração'],
  ['Dados inválidos', 'Dados inválidos'],
  ['conectar', 'Erro de conexão'],
] as const

it.each(BY_WORDS)('every refusal that says «%s» → %s', (words, title) => {
  const saying = Object.entries(ERRORS).filter(([, error]) => `${error.title}: ${error.description}`.includes(words))
  expect(saying).not.toEqual([])
  for (const [code, { description }] of saying)
    expect(checkoutRefusal({ code, description }), code).toMatchObject({ title })
})

it.each<[string, ErrorCode | 'unknown', string]>([
  ['Você já possui acesso ativo ao Premium.', 'unknown', 'Assinatura já ativa'],
  ['Token de acesso ausente', 'unknown', 'Erro de configuração'],
  ['Dados inválidos: payer.email', 'unknown', 'Dados inválidos'],
  ['Não foi possível conectar ao provedor', 'unknown', 'Erro de conexão'],
  ['Token: já possui acesso ativo', 'unknown', 'Assinatura já ativa'],
  ['O token expirou', 'unknown', 'Erro no pagamento'],
  // The code knows better than the words.
  ['Dados inválidos', 'active_access', 'Assinatura já ativa'],
])('«%s» of %s → %s', (description, code, title) => {
  expect(checkoutRefusal({ code, description })).toMatchObject({ title })
})

it.each([[null], [{ code: 'internal', description: ' ' }]])('a refusal without a reason: %j', (refusal) => {
  expect(checkoutRefusal(refusal)).toEqual({
    title: 'Erro no pagamento',
    description: 'Ocorreu um erro ao processar seu pagamento.',
  })
})
