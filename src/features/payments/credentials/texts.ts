import type { Finding, Problem } from './schema.ts'

/** Names of the checks, as people read them. */
export const CHECK_LABELS: Record<Finding['check'], string> = {
  secret: 'Assinatura secreta das notificações',
  token: 'Access Token',
  country: 'País da conta',
  account: 'Conta que recebe',
  publicKey: 'Public Key',
  payments: 'Permissão de vender',
}

/** Findings where all is well. */
export const CHECK_OK: Record<Finding['check'], string> = {
  secret: 'Está definida.',
  token: 'O Mercado Pago reconhece o token.',
  country: 'A conta é do Brasil.',
  account: 'A conta é a que deve receber.',
  publicKey: 'Está definida.',
  payments: 'A aplicação pode criar pagamentos e assinaturas.',
}

/** Each problem, and the way to mend it. */
export const PROBLEM_TEXTS: Record<Problem, { readonly message: string; readonly advice: string }> = {
  no_secret: {
    message: 'Falta a assinatura secreta: nenhuma notificação pode ser aceita.',
    advice: 'Copie a “assinatura secreta” de Webhooks, no painel, para MERCADOPAGO_WEBHOOK_SECRET e reinicie o site.',
  },
  odd_secret: {
    message: 'O valor não parece uma assinatura secreta: é outra credencial ou está incompleto.',
    advice: 'Copie de novo a “assinatura secreta” de Webhooks, no painel, para MERCADOPAGO_WEBHOOK_SECRET.',
  },
  test_token: {
    message: 'O Access Token é de teste (TEST-): nenhuma venda chega à conta.',
    advice: 'Use o Access Token de produção (APP_USR-) da aplicação em MERCADOPAGO_ACCESS_TOKEN.',
  },
  refused_token: {
    message: 'O Mercado Pago recusa o Access Token: está errado, foi trocado ou foi revogado.',
    advice: 'Copie de novo o Access Token de produção para MERCADOPAGO_ACCESS_TOKEN e reinicie o site.',
  },
  other_country: {
    message: 'A conta não é do Brasil: preços em reais e PIX são recusados.',
    advice: 'Use as credenciais de uma conta de vendedor aberta em mercadopago.com.br.',
  },
  test_account: {
    message: 'A conta é de um usuário de teste: o dinheiro das vendas não é de verdade.',
    advice: 'Para vender, use as credenciais da conta real. As de usuários de teste também começam com APP_USR-.',
  },
  other_account: {
    message: 'O token é de outra conta, e não da que está em MERCADOPAGO_COLLECTOR_ID: nenhum pagamento confere.',
    advice: 'Corrija MERCADOPAGO_COLLECTOR_ID, ou tire essa configuração: o site pergunta de quem é o token.',
  },
  no_public_key: {
    message: 'Falta a Public Key: o cartão é pedido na página do Mercado Pago, e não na do site.',
    advice: 'Copie a Public Key da mesma aplicação para MERCADOPAGO_PUBLIC_KEY.',
  },
  test_public_key: {
    message: 'A Public Key é de teste (TEST-): os cartões digitados no site são recusados.',
    advice: 'Use a Public Key de produção da mesma aplicação em MERCADOPAGO_PUBLIC_KEY.',
  },
  orders_application: {
    message: 'A aplicação recusa pagamentos e aceita assinaturas: foi criada para a API de Orders. O PIX não vende.',
    advice: 'Crie no painel uma aplicação com Checkout Transparente e a API de Pagamentos, e use as credenciais dela.',
  },
  not_activated: {
    message: 'A aplicação recusa pagamentos e assinaturas: as credenciais de produção não foram ativadas.',
    advice: 'No painel, em Credenciais de produção, preencha setor e site, aceite os termos e toque em Ativar.',
  },
  no_subscriptions: {
    message: 'A aplicação aceita pagamentos e recusa assinaturas: o cartão não vende.',
    advice: 'Confira no painel se a conta está habilitada para assinaturas; use outra aplicação se preciso.',
  },
  unreachable: {
    message: 'O Mercado Pago não respondeu: não deu para conferir.',
    advice: 'Tente de novo em alguns minutos. O site continua com as credenciais que tem.',
  },
}

/** Words of the panel on /webhook-diagnostic. */
export const CREDENTIALS_TEXTS = {
  title: 'Credenciais do Mercado Pago',
  intro:
    'Pergunta ao Mercado Pago o que estas credenciais podem fazer, sem criar nenhuma cobrança. O site também confere ao iniciar e uma vez por dia.',
  start: 'Conferir credenciais',
  running: 'Conferindo...',
  checkedAt: (moment: string) => `Conferido em ${moment}`,
  statuses: { success: 'CERTO', warning: 'AVISO', error: 'ERRO', unknown: 'SEM RESPOSTA' },
  failed: 'Não foi possível conferir',
  /** For the terminal and the log's reader. */
  atStart: (message: string) => `Credenciais do Mercado Pago: ${message}`,
} as const
