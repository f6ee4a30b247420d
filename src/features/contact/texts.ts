import { type AnswerTime, MESSAGE_MAX, shownNumber, type Topic } from './rules.ts'

const CONTACT_PATH = '/contato'

export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  duvida: 'Dúvida sobre o site ou as folhas',
  pagamento: 'Pagamento, assinatura ou devolução',
  erro: 'Encontrei um erro em uma folha',
  dados: 'Meus dados pessoais (LGPD)',
  escola: 'Escola, secretaria ou imprensa',
}

export const CONTACT_ERRORS = {
  topic: 'Escolha um assunto',
  message: 'Conte um pouco mais, com 10 letras ou mais',
  tooLong: `Use até ${MESSAGE_MAX.toLocaleString('pt-BR')} letras`,
  unreadable: 'O texto tem um caractere que não pode ser usado',
} as const

/** The page that shows the number of a sent message. */
export const contactSentHref = (number: string, topic: Topic): string =>
  `${CONTACT_PATH}?assunto=${topic}&numero=${number}`

/** `2 dias úteis`, `15 dias`. */
export function answerTimeText({ days, unit }: AnswerTime): string {
  const noun = days === 1 ? 'dia' : 'dias'
  if (unit === 'calendar') return `${days} ${noun}`
  return `${days} ${noun} ${days === 1 ? 'útil' : 'úteis'}`
}

export const CONTACT = {
  path: CONTACT_PATH,
  title: 'Fale com a gente',
  description:
    'Escreva para a equipe: dúvidas, pagamento, erro em uma folha ou os seus dados. Cada mensagem ganha um número e um prazo de resposta.',
  intro: 'Toda mensagem é lida por uma pessoa, e a resposta chega por email.',
  topic: 'Assunto',
  chooseTopic: 'Escolha o assunto',
  email: 'Seu email',
  message: 'Mensagem',
  messageHint: 'Não escreva nome, diagnóstico nem escola de criança.',
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  before: 'Antes de escrever',
  beforeText: 'Talvez a resposta já esteja pronta:',
  faq: 'Perguntas frequentes',
  requests: 'Pedir uma folha',
  profile: 'Plano, recibos e devolução',
  times: 'Em quanto tempo respondemos',
  timeOf: (time: AnswerTime) => `até ${answerTimeText(time)}`,
  premiumTime: (time: AnswerTime) => `Com o Premium, a sua mensagem passa na frente: até ${answerTimeText(time)}.`,
  identity: 'Quem responde',
  emailLine: 'Prefere escrever do seu próprio email?',
  officer: 'Encarregado pelos dados pessoais (LGPD, art. 41):',
  /** After sending. */
  sentTitle: 'Mensagem enviada',
  sentNumber: (number: string) => `Seu número é ${shownNumber(number)}.`,
  sentText: (time: AnswerTime) =>
    `Respondemos por email em até ${answerTimeText(time)}. Mandamos também uma cópia do número para o seu email.`,
  another: 'Enviar outra mensagem',
} as const

export const CONTACT_MAILS = {
  staffSubject: (number: string, topic: Topic, isPremium: boolean) =>
    `[${shownNumber(number)}]${isPremium ? ' [Premium]' : ''} ${TOPIC_NAMES[topic]}`,
  staffPreview: 'Mensagem pela página de contato',
  staffNote: (time: AnswerTime) =>
    `Responder a este email escreve para a pessoa. Prazo: ${answerTimeText(time)}. A cópia no banco é apagada em 30 dias.`,
  from: (email: string) => `De: ${email}`,
  receiptSubject: (number: string, site: string) => `Recebemos sua mensagem no ${site} (${shownNumber(number)})`,
  receiptHeading: 'Recebemos a sua mensagem',
  receiptText: (number: string, topic: Topic) => `Número: ${shownNumber(number)}. Assunto: ${TOPIC_NAMES[topic]}.`,
  receiptTime: (time: AnswerTime) => `A resposta chega neste email em até ${answerTimeText(time)}.`,
  receiptNote: 'Se não foi você quem escreveu, ignore esta mensagem: nenhuma conta foi criada.',
} as const
