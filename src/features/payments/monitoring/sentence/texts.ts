/** Events of a payment in one sentence, without the provider's words. */
export const SENTENCES = {
  nameless: 'Alguém',
  ofNameless: 'alguém',
  contract: {
    pending: (name: string, when: string) =>
      `${name} abriu o pagamento por cartão em ${when} e não concluiu. Nada foi cobrado.`,
    approved: (name: string, when: string) =>
      `${name} autorizou a renovação automática no cartão em ${when}. Cada cobrança aparece em uma linha própria.`,
    cancelled: (name: string) => `A renovação automática de ${name} foi cancelada. Nada mais será cobrado.`,
    paused: (name: string) =>
      `A renovação automática de ${name} está pausada no Mercado Pago. Enquanto isso, nada é cobrado.`,
  },
  pix: {
    success: (name: string, amount: string, when: string) =>
      `${name} pagou ${amount} por PIX em ${when}. O acesso Premium foi liberado.`,
    pending: (name: string, amount: string, when: string) =>
      `${name} gerou um PIX de ${amount} em ${when} e ainda não pagou. Nada foi cobrado.`,
    expired: (name: string) => `O código PIX de ${name} venceu sem pagamento. Nada foi cobrado.`,
    rejected: (name: string, amount: string, when: string) =>
      `O PIX de ${amount} de ${name} foi recusado em ${when}. Nada foi cobrado.`,
  },
  card: {
    success: (name: string, amount: string, when: string) =>
      `O cartão de ${name} foi cobrado em ${amount} em ${when}. O acesso Premium foi liberado.`,
    pending: (name: string, amount: string, when: string) =>
      `A cobrança de ${amount} no cartão de ${name}, de ${when}, está em análise. Nada foi liberado ainda.`,
    expired: (name: string) => `A cobrança no cartão de ${name} venceu. Nada foi cobrado.`,
    rejected: (name: string, amount: string, when: string) =>
      `O cartão de ${name} foi recusado em ${when}, na cobrança de ${amount}. Nada foi cobrado.`,
  },
  approved: (name: string, when: string) => `O Mercado Pago aprovou o pagamento de ${name} em ${when}.`,
  refunded: (name: string, amount: string) => `${amount} foram devolvidos a ${name}. O acesso foi retirado.`,
  chargedBack: (name: string, amount: string) =>
    `${name} contestou no banco a cobrança de ${amount}. O acesso foi retirado.`,
  cancelled: (name: string) => `O pagamento de ${name} foi cancelado antes de ser concluído. Nada foi cobrado.`,
  refused: (amount: string, when: string) =>
    `Um pagamento de ${amount} chegou em ${when}, mas não confere com o que foi contratado. Nada foi liberado: veja no painel do Mercado Pago.`,
  unknown: (status: string) => `O Mercado Pago informou um estado que o site não conhece (${status}).`,
  unknownAmount: 'valor não informado',
} as const

/** The provider's codes for a refusal (`status_detail`), for the administrator who answers the person. */
export const REFUSAL_REASONS: Readonly<Record<string, string>> = {
  accredited: 'aprovado',
  bank_error: 'o banco não respondeu',
  cc_rejected_3ds_challenge: 'a confirmação pedida pelo banco não foi feita',
  cc_rejected_3ds_mandatory: 'o banco exige uma confirmação a mais',
  cc_rejected_bad_filled_card_number: 'o número do cartão foi digitado errado',
  cc_rejected_bad_filled_date: 'a validade do cartão foi digitada errada',
  cc_rejected_bad_filled_other: 'um dado do cartão foi digitado errado',
  cc_rejected_bad_filled_security_code: 'o código de segurança foi digitado errado',
  cc_rejected_blacklist: 'o Mercado Pago não aceita este cartão',
  cc_rejected_call_for_authorize: 'o banco pede que o titular autorize a compra',
  cc_rejected_card_disabled: 'o cartão não está ativo',
  cc_rejected_card_error: 'o cartão não pôde ser usado',
  cc_rejected_card_type_not_allowed: 'este tipo de cartão não é aceito',
  cc_rejected_duplicated_payment: 'uma cobrança igual acabou de ser feita',
  cc_rejected_high_risk: 'a análise de risco do Mercado Pago não aprovou',
  cc_rejected_insufficient_amount: 'o cartão não tem limite ou saldo',
  cc_rejected_invalid_installments: 'o cartão não aceita este parcelamento',
  cc_rejected_max_attempts: 'houve tentativas demais com este cartão',
  cc_rejected_other_reason: 'o banco recusou sem dizer o motivo',
  cc_rejected_time_out: 'o banco demorou demais a responder',
  cc_amount_rate_limit_exceeded: 'o valor passa do limite do cartão',
  rejected_by_bank: 'o banco recusou',
  rejected_by_regulations: 'uma regra bancária impede este pagamento',
  rejected_insufficient_data: 'faltaram dados do pagador',
  rejected_high_risk: 'a análise de risco do Mercado Pago não aprovou',
  insufficient_amount: 'não havia saldo',
}
