import type { Entitlement } from '../../../../features/subscriptions/rules.ts'

/** Words of /profile. */
export const PROFILE_TEXTS = {
  title: 'Seu Perfil',
  description: 'Veja os downloads de hoje, seus dados, seu plano e tudo o que você já baixou.',
  menu: 'Sua conta',
  changePassword: 'Alterar Senha',
  suggest: 'Sugerir Melhorias',
  goPremium: 'Seja Premium',
  goAnnual: 'Mudar para Anual',
  cancel: 'Cancelar Assinatura',
  signOut: 'Sair',
  personal: 'Informações pessoais',
  edit: 'Editar',
  name: 'Nome',
  email: 'Email',
  plan: 'Plano atual',
  status: 'Situação',
} as const

/** The profile that could not be read. */
export const PROFILE_FAILURE = {
  title: 'Erro',
  description: 'Não foi possível carregar os dados do perfil.',
  retry: 'Tentar novamente',
} as const

const PLAN_NAMES = { gratuito: 'Gratuito', basico: 'Básico', premium: 'Premium' } as const
/** For display only. */
const PERIOD_NAMES = { monthly: 'mensal', annual: 'anual' } as const

type Subscription = Pick<Entitlement, 'plan' | 'billingPeriod' | 'status'>

/** 'Premium', 'Básico', 'Gratuito'; the period beside it, where there is one. */
export function planLabel({ plan, billingPeriod }: Subscription): { name: string; period: string | null } {
  return { name: PLAN_NAMES[plan], period: billingPeriod && PERIOD_NAMES[billingPeriod] }
}

/** The state of a subscription in words, or null for a person who never had one. */
export function statusLabel({ status, isUnpaid }: Subscription & { readonly isUnpaid: boolean }): string | null {
  switch (status) {
    case 'active':
      return isUnpaid ? 'Ativa, com a última cobrança não paga' : 'Ativa, com renovação automática'
    case 'one_time_active':
      return 'Ativa, sem renovação'
    case 'cancelled':
      return 'Cancelada'
    case 'expired':
      return 'Encerrada'
    case 'inactive':
      return null
  }
}

/** Label of a subscription's end date, by its state. */
export function endLabel({ status }: Subscription): string {
  if (status === 'active') return 'Período pago até'
  return status === 'expired' ? 'Terminou em' : 'Acesso até'
}
