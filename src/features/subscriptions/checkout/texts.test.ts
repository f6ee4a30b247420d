import { expect, it } from 'vitest'
import { checkoutRefusal, NOT_CONNECTED } from './texts.ts'

it.each([
  ['Este usuário já possui acesso ativo ao Premium.', 'Assinatura já ativa', 'Você já possui uma assinatura ativa.'],
  [
    'Token do provedor não configurado',
    'Erro de configuração',
    'Erro de configuração do sistema de pagamento. Nossa equipe foi notificada.',
  ],
  ['Dados inválidos: billingPeriod', 'Dados inválidos', 'Verifique suas informações e tente novamente.'],
  [
    'Não foi possível conectar ao provedor',
    'Erro de conexão',
    'Problema de conexão. Verifique sua internet e tente novamente.',
  ],
  [NOT_CONNECTED, 'Erro de conexão', 'Problema de conexão. Verifique sua internet e tente novamente.'],
  ['O cartão venceu.', 'Erro no pagamento', 'O cartão venceu.'],
  ['', 'Erro no pagamento', 'Ocorreu um erro ao processar seu pagamento.'],
  ['  ', 'Erro no pagamento', 'Ocorreu um erro ao processar seu pagamento.'],
  // The first row wins.
  ['já possui acesso ativo: Token', 'Assinatura já ativa', 'Você já possui uma assinatura ativa.'],
  ['token', 'Erro no pagamento', 'token'],
])('%j → %s', (message, title, description) => {
  expect(checkoutRefusal(message)).toEqual({ title, description })
})
