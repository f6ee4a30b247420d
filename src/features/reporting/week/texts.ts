import type { StepName } from './rules.ts'

const number = (count: number) => count.toLocaleString('pt-BR')

/** /admin/week. */
export const WEEK_TEXTS = {
  path: '/admin/week',
  title: 'A semana',
  description: 'O caminho das pessoas pelo site em sete dias, em números, sem cookies e sem ninguém identificado.',
  table: 'Os últimos sete dias',
  step: 'O que aconteceu',
  total: 'Semana',
  perDay: 'Ver dia a dia',
  before: 'Semana anterior',
  steps: {
    wall_seen: 'Viram o convite para criar conta',
    register_seen: 'Abriram “Criar conta”',
    accounts: 'Contas novas',
    first_print: 'Primeira folha da pessoa',
    downloads: 'Downloads',
    limit_met: 'Chegaram ao limite do dia',
    plans_seen: 'Abriram “Planos”',
    paid: 'Pagamentos aprovados',
    refunded: 'Pagamentos devolvidos',
    cancelled: 'Assinaturas canceladas',
  } satisfies Record<StepName, string>,
  note: 'Cada visita conta uma vez, também a mesma pessoa de novo: não há como saber quem é. Contas excluídas saem da conta.',
  money: 'Receita que se repete',
  perMonth: 'por mês',
  subscribers: (count: number) =>
    count === 1 ? '1 assinatura no cartão se renova.' : `${number(count)} assinaturas no cartão se renovam.`,
  moneyNote: 'Anuais divididas por 12. PIX é pago uma vez e não entra.',
  churn: 'Perda em 30 dias',
  noChurn: 'Ninguém assinava no cartão há 30 dias: ainda não há o que comparar.',
  lost: (lost: number, before: number) =>
    `${number(lost)} de ${number(before)} ${before === 1 ? 'assinatura' : 'assinaturas'} de 30 dias atrás.`,
  percent: (value: number) => `${value.toLocaleString('pt-BR')} %`,
  alarms: 'Alertas',
  noAlarms: 'Nenhum alerta agora: tarefas, avisos de pagamento e cobranças estão em dia.',
  kinds: 'Tipos mais baixados',
  uploaded: 'Folhas enviadas',
  noKinds: 'Nenhum download nesta semana.',
  misses: 'Buscas sem resultado',
  broad: 'Buscas com resultados demais',
  noBroad: 'Nenhuma busca de três pessoas encontrou folhas demais.',
  missesNote: 'De três pessoas ou mais, nos últimos 30 dias. Buscas de menos gente não podem ser lidas.',
  noMisses: 'Nenhuma busca de três pessoas ficou sem resultado.',
  waiting: 'Esperando a equipe',
  requests: (count: number) => (count === 1 ? '1 pedido aberto' : `${number(count)} pedidos abertos`),
  oldest: (day: string) => `O mais antigo é de ${day}.`,
  messages: (count: number) =>
    count === 1
      ? '1 mensagem pela página de contato em sete dias.'
      : `${number(count)} mensagens pela página de contato em sete dias.`,
  refusedMailboxes: (count: number) =>
    count === 1
      ? '1 conta com um email que não existe mais.'
      : `${number(count)} contas com emails que não existem mais.`,
  openRequests: 'Responder os pedidos',
} as const
