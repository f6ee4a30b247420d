/** Cases for the team, in the words of the mail: kind → subject and advice. */
export const ALERTS = {
  refused_payment: {
    subject: 'Pagamento que não confere',
    advice: 'Confira o pagamento no painel do provedor. Se for nosso, devolva-o ou libere o Premium à mão.',
  },
  in_mediation: {
    subject: 'Disputa aberta por um pagador',
    advice: 'Responda à disputa no painel do provedor. O Premium continua até a decisão.',
  },
  charged_back: {
    subject: 'Cobrança contestada (chargeback)',
    advice: 'O período foi retirado e a assinatura cancelada. Apresente a defesa no painel do provedor, se couber.',
  },
  partially_refunded: {
    subject: 'Pagamento devolvido em parte',
    advice: 'O período continua valendo. Se a intenção era encerrar, encerre o Premium na área de administração.',
  },
  unknown_status: {
    subject: 'Pagamento em situação desconhecida',
    advice: 'O provedor usou uma situação que o site não conhece. Confira o pagamento no painel dele.',
  },
  charged_after_cancellation: {
    subject: 'Cobrança depois do cancelamento',
    advice:
      'Uma cobrança entrou depois de a pessoa cancelar. O site a devolve sozinho e avisa a pessoa; se não conseguir, chega outro aviso.',
  },
  paid_without_account: {
    subject: 'Pagamento de uma conta excluída',
    advice: 'A conta que abriu esta assinatura não existe mais. Devolva o pagamento no painel do provedor.',
  },
  extra_subscription: {
    subject: 'Assinatura em dobro no provedor',
    advice:
      'O provedor abriu duas assinaturas para o mesmo pedido. A segunda está sendo cancelada: confira. Se as duas cobraram, devolva uma das cobranças na página da pessoa.',
  },
  cancellation_stuck: {
    subject: 'O provedor não cancela uma assinatura',
    advice: 'O cancelamento foi pedido várias vezes sem efeito. Cancele a assinatura no painel do provedor.',
  },
  refund_stuck: {
    subject: 'O provedor não devolve um pagamento',
    advice: 'A pessoa desistiu dentro do prazo e a devolução não saiu. Devolva o pagamento no painel do provedor.',
  },
  paid_twice: {
    subject: 'Dois pagamentos da mesma compra',
    advice:
      'Duas páginas de pagamento foram pagas. Os períodos foram somados. Se a pessoa quiser o dinheiro de um dos dois, devolva-o com um clique na lista dos pagamentos.',
  },
  order_refused: {
    subject: 'O provedor recusa os pedidos de pagamento',
    advice:
      'Confira no painel se a conta está habilitada e, para o PIX, se há uma chave cadastrada: ninguém consegue pagar enquanto isso.',
  },
  charge_day_ignored: {
    subject: 'O provedor não respeitou a data da primeira cobrança',
    advice: 'A assinatura foi cancelada na hora. Confira se houve cobrança e devolva-a.',
  },
  notification_stuck: {
    subject: 'Notificação de pagamento que não se aplica',
    advice: 'O site tentou várias vezes e não conseguiu. Veja o registro de erros e a situação do provedor.',
  },
  misconfigured: {
    subject: 'O provedor recusa as credenciais do site',
    advice: 'Confira MERCADOPAGO_ACCESS_TOKEN: ninguém consegue assinar enquanto isso.',
  },
  credentials: {
    subject: 'As credenciais do Mercado Pago não servem para vender',
    advice: 'Abra /webhook-diagnostic e toque em “Conferir credenciais”: cada problema diz o que fazer.',
  },
  claim: {
    subject: 'Reclamação aberta no provedor',
    advice: 'Responda à reclamação no painel do provedor.',
  },
} as const

export type AlertKind = keyof typeof ALERTS
