import { formatDay } from '../../../platform/local-time.ts'
import { formatPrice } from '../../subscriptions/plans/rules.ts'
import type { Plan } from '../../subscriptions/schema.ts'

/** Words of /admin/users (rule: administrator search). */
export const USERS_TEXTS = {
  title: 'Usuários',
  description: 'As contas do site: plano, downloads do dia e, em cada uma, tudo o que o atendimento precisa saber.',
  count: (total: number) => `${total.toLocaleString('pt-BR')} no total`,
  found: (total: number) => (total === 1 ? '1 encontrado' : `${total.toLocaleString('pt-BR')} encontrados`),
  foundMore: (atLeast: number) => `mais de ${atLeast.toLocaleString('pt-BR')} encontrados`,
  search: 'Nome, email, plano ou id',
  submit: 'Buscar',
  clear: 'Limpar',
  plan: 'Plano',
  everyPlan: 'Todos',
  user: 'Usuário',
  downloads: 'Downloads hoje',
  id: 'ID',
  used: (used: number, limit: number | null) => (limit === null ? `${used}, sem limite` : `${used}/${limit}`),
  usedSpoken: (used: number, limit: number | null) => (limit === null ? `${used}, sem limite` : `${used} de ${limit}`),
  open: (name: string) => `Abrir ${name}`,
  empty: 'Nenhum usuário encontrado',
  emptyHint: 'Tente outro texto ou outro plano.',
  none: 'Nenhum usuário cadastrado ainda',
  paging: 'Páginas da lista',
  previous: 'Anterior',
  next: 'Próxima',

  reasonMissing: 'Escreva o motivo (pelo menos 3 caracteres)',
  reasonTooLong: 'O motivo pode ter no máximo 500 caracteres',
  reasonUnreadable: 'Escreva o motivo em uma linha só, sem caracteres especiais de controle',
  dateMissing: 'Escolha a data',
  datePast: 'Escolha uma data a partir de hoje',
  dateFar: 'Escolha uma data de até 5 anos a partir de hoje',
} as const

/** Plans as lists name them. */
export const PLAN_LABELS = { premium: 'Premium', basico: 'Básico', gratuito: 'Gratuito' } as const satisfies Record<
  Plan,
  string
>

export const STATUS_LABELS: Readonly<Record<string, string>> = {
  inactive: 'Inativa',
  active: 'Ativa, com renovação',
  one_time_active: 'Ativa, sem renovação',
  cancelled: 'Cancelada',
  expired: 'Expirada',
  pending: 'Pendente',
}

/** The state of one contract: a single payment never renews. */
export function contractLabel(status: string, type: 'subscription' | 'one_time'): string {
  const known = status === 'active' && type === 'one_time' ? 'one_time_active' : status
  return STATUS_LABELS[known] ?? status
}

export const PERIOD_LABELS = { monthly: 'Mensal', annual: 'Anual' } as const

export const PAYMENT_TYPE_LABELS = { subscription: 'cartão, com renovação', one_time: 'pagamento único' } as const

/** `R$11,90 em 21/12/2026`; `at` as ISO 8601. */
export const chargeText = ({ at, amountCents }: { at: string; amountCents: number }) =>
  `${formatPrice(amountCents)} em ${formatDay(at)}`

/** The log's text of a change; never names the user. */
export const AUDIT_SUMMARIES = {
  granted: (until: string) => `Premium concedido até ${until.split('-').reverse().join('/')}`,
  ended: 'Premium encerrado',
  sessions: 'Sessões encerradas em todos os aparelhos',
  resent: 'Email de confirmação enviado de novo',
} as const
