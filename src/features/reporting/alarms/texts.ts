import { counted } from '../../../product/counted.ts'
import type { Alarm } from './rules.ts'

const minutes = (value: number) => counted(value, 'minuto', 'minutos')
const PAYMENTS = { to: '/payment-monitoring', label: 'Ver os pagamentos' } as const

interface Need {
  readonly title: string
  /** Its meaning, or its remedy. */
  readonly advice: string
  /** The screen for it, if this site has one. */
  readonly link?: { readonly to: string; readonly label: string }
}

/** The alarms in words. */
const ALARMS: Readonly<Record<Alarm['name'], (value: number) => Need>> = {
  disputes: (value) => ({
    title: counted(value, 'cobrança contestada', 'cobranças contestadas'),
    advice: 'Responda no painel do Mercado Pago: até lá o dinheiro fica preso.',
    link: PAYMENTS,
  }),
  noticeMinutes: (value) => ({
    title: `Um aviso de pagamento espera há ${minutes(value)}`,
    advice: 'Quem pagou pode ainda estar sem o Premium.',
    link: { to: '/webhook-diagnostic', label: 'Abrir o diagnóstico' },
  }),
  failedPayments: (value) => ({
    title: `${counted(value, 'tarefa de pagamento falhou', 'tarefas de pagamento falharam')} nesta semana`,
    advice: 'Abra o pagamento e use “Processar novamente”.',
    link: PAYMENTS,
  }),
  jobMinutes: (value) => ({
    title: `Uma tarefa do site espera há ${minutes(value)}`,
    advice: 'A fila parou, e com ela os emails: reinicie o site no servidor.',
  }),
  failedMails: (value) => ({
    title: `${counted(value, 'email não saiu', 'emails não saíram')} nesta semana`,
    advice: 'Confira o serviço de email. Depois, reenvie a confirmação na página da pessoa.',
    link: { to: '/admin/users', label: 'Ver os usuários' },
  }),
  failedJobs: (value) => ({
    title: `${counted(value, 'tarefa interna falhou', 'tarefas internas falharam')} nesta semana`,
    advice: 'Nome e motivo estão no registro do servidor.',
  }),
}

/** Work that people sent. */
interface Sent {
  readonly requests: number
  readonly messages: number
}

const requests = (count: number): Need => ({
  title: counted(count, 'pedido espera resposta', 'pedidos esperam resposta'),
  advice: 'Quem pediu recebe a resposta por email.',
  link: { to: '/admin/requests', label: 'Responder os pedidos' },
})

const messages = (count: number): Need => ({
  title: counted(count, 'mensagem nesta semana', 'mensagens nesta semana'),
  advice: 'Vieram pela página de contato e estão no email da equipe.',
})

/** The alarms, then what people sent; empty on a quiet day. */
export function needsOf(alarms: readonly Alarm[], sent?: Sent): (Need & { readonly urgent: boolean })[] {
  return [
    ...alarms.map(({ name, value }) => ({ ...ALARMS[name](value), urgent: true })),
    ...(sent && sent.requests > 0 ? [{ ...requests(sent.requests), urgent: false }] : []),
    ...(sent && sent.messages > 0 ? [{ ...messages(sent.messages), urgent: false }] : []),
  ]
}

export const NEEDS_TEXTS = {
  title: 'Precisa de você',
} as const
