/** Names of the means of payment, by the provider's own words for them. */
export const METHODS: Readonly<Record<string, string>> = {
  pix: 'PIX',
  visa: 'Cartão Visa',
  master: 'Cartão Mastercard',
  debvisa: 'Cartão Visa',
  debmaster: 'Cartão Mastercard',
  amex: 'Cartão American Express',
  elo: 'Cartão Elo',
  debelo: 'Cartão Elo',
  hipercard: 'Cartão Hipercard',
  account_money: 'Saldo no Mercado Pago',
}

/** Statuses of a payment: the provider's, and those of the monitoring list. */
export const PAYMENT_STATUS_LABELS: Readonly<Record<string, string>> = {
  success: 'Sucesso',
  approved: 'Aprovado',
  authorized: 'Autorizado',
  pending: 'Pendente',
  error: 'Erro',
  rejected: 'Recusado',
  refunded: 'Devolvido',
  cancelled: 'Cancelado',
  charged_back: 'Contestado no banco',
  in_mediation: 'Em disputa',
  in_process: 'Em análise',
}

/** Subjects of the provider's notifications, by its own topics. */
export const TOPICS: Readonly<Record<string, string>> = {
  payment: 'Pagamento',
  subscription_preapproval: 'Assinatura no cartão',
  subscription_authorized_payment: 'Cobrança da assinatura',
  topic_chargebacks_wh: 'Contestação no banco',
  topic_claims_integration_wh: 'Reclamação',
}

/** Event of a notification, by the end of its action (`payment.updated`). */
export const EVENTS: Readonly<Record<string, string>> = {
  created: 'criação',
  updated: 'mudança',
}
