import type { Plan } from '../subscriptions/schema.ts'
import { PLAN_LABELS } from './users/texts.ts'

/** Words of the dashboard. */
export const REPORTING_TEXTS = {
  title: 'Dashboard',
  description: 'Os números do site: atividades, contas e downloads, por dia e por categoria.',
  refresh: 'Atualizar',
  refreshing: 'Atualizando...',
  readAt: (moment: string) => `Lido em ${moment}`,
  retry: 'Tentar novamente',
  loadFailed: 'Não foi possível carregar os dados',
  unknownError: 'Erro desconhecido',

  stats: 'Números do site',
  totalActivities: 'Total de Atividades',
  totalUsers: 'Usuários Cadastrados',
  totalDownloads: 'Total de Downloads',
  todayDownloads: 'Downloads Hoje',

  top: 'Atividades mais baixadas',
  noTop: 'Nenhum download registrado ainda',
  downloads: (count: number) => (count === 1 ? '1 download' : `${count.toLocaleString('pt-BR')} downloads`),
  recent: 'Usuários recentes',
  noRecent: 'Nenhum usuário cadastrado ainda',
  allUsers: 'Ver todos os usuários',

  openPayments: 'Ver os pagamentos',

  perDay: 'Downloads por dia',
  perDaySpan: 'Últimos 30 dias',
  perDaySummary: (total: number, most: number, day: string) =>
    total === 0
      ? 'Nenhum download nos últimos 30 dias.'
      : `${total.toLocaleString('pt-BR')} nos últimos 30 dias. O dia com mais downloads foi ${day}, com ${most.toLocaleString('pt-BR')}.`,
  asTable: 'Ver em tabela',
  day: 'Dia',
  downloadsColumn: 'Downloads',
  perCategory: 'Downloads por categoria',
  perCategorySpan: 'Desde o início',
  share: (percent: string) => `${percent} do total`,
} as const

/** The dashboard's name of a plan; 'Gratuito' if unknown. */
export const planLabel = (plan: Plan | null): string => PLAN_LABELS[plan ?? 'gratuito']
