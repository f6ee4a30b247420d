/** /payment-success (rule: payment verification). */
export const PAYMENT_SUCCESS = {
  title: 'Pagamento',
  description: 'Conferimos o seu pagamento com o Mercado Pago e liberamos o plano Premium na sua conta.',
  heading: 'Pagamento Processado',
  verifying: 'Verificando seu pagamento...',
  thanks: {
    title: 'Agradecemos a sua assinatura!',
    text: 'Sua assinatura está ativa: os downloads não têm mais limite diário e as atividades exclusivas estão abertas.',
  },
  /** Without the server's confirmation: no thanks before the money has arrived. */
  waiting: {
    heading: 'Aguardando a confirmação',
    text: 'O Mercado Pago ainda não confirmou um pagamento desta conta. No PIX, a confirmação costuma levar alguns segundos; no cartão, alguns minutos.',
    watched: 'Esta página se atualiza sozinha.',
    unwatched: 'Se você acabou de pagar, recarregue esta página em instantes.',
    plans: 'Ver os planos',
  },
  signedOut: {
    heading: 'Entre para conferir o pagamento',
    text: 'O pagamento fica na conta em que foi feito. Entre nela para ver o seu plano.',
    action: 'Entrar',
  },
  activities: 'Ver atividades',
  profile: 'Ir para o perfil',
  reload: 'Recarregar a página',
} as const

export const VERIFICATION_FAILED = {
  title: 'Erro na verificação',
  description: 'Não foi possível verificar seu pagamento. Tente recarregar a página.',
} as const

/** Shown once after a confirmed payment (rule: premium welcome). */
export const WELCOME_DIALOG = {
  title: 'Bem-vindo ao Premium!',
  description: 'Agora o caderno inteiro é seu.',
  benefits: [
    'Downloads ilimitados',
    'Mais de 500 atividades exclusivas',
    'Suporte prioritário',
    'Canal para sugerir melhorias',
  ],
  action: 'Começar a imprimir',
} as const
