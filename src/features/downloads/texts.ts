import type { Message } from '../../platform/message.ts'

const FAILED = 'Erro no download'

export const DOWNLOAD_MESSAGES = {
  signInFirst: { title: 'Você precisa fazer login', description: 'Faça login para baixar atividades' },
  premiumOnly: {
    title: 'Conteúdo premium',
    description: 'Faça upgrade para o plano Premium para acessar este conteúdo',
  },
  dailyLimit: {
    title: 'Limite diário atingido',
    description:
      'Você atingiu o limite de downloads diários do seu plano. Faça upgrade para desbloquear atividades ilimitadas',
  },
  unusualUse: {
    title: 'Uso incomum detectado',
    description: 'Detectamos um uso incomum na sua conta. Tente novamente amanhã',
  },
  /** Default; the server's message replaces it. */
  refused: { title: 'Limite atingido', description: 'Limite de downloads atingido' },
  notRegistered: { title: FAILED, description: 'Não foi possível registrar o download' },
  invalidReply: { title: FAILED, description: 'Resposta inválida do servidor' },
  notOpened: { title: 'Sem conexão', description: 'A folha não chegou. Verifique a internet e tente de novo' },
  fileFailed: { title: FAILED, description: 'Não foi possível baixar o arquivo. Tente novamente mais tarde' },
  sampleFailed: { title: FAILED, description: 'Não foi possível gerar o arquivo de amostra' },
  unexpected: { title: FAILED, description: 'Ocorreu um erro inesperado. Por favor, tente novamente.' },
  started: { title: 'Download em andamento', description: 'Seu arquivo está sendo preparado' },
} as const satisfies Record<string, Message>

/** After too many calls; `waitS` is null if the wait is unknown. */
export const tooFast = (waitS: number | null): Message => ({
  title: 'Muitos pedidos seguidos',
  description:
    waitS === null
      ? 'Tente de novo em instantes'
      : `Tente de novo em instantes: ${waitS === 1 ? 'falta 1 segundo' : `faltam ${waitS} segundos`}`,
})

export const ACTION_TEXTS = {
  print: 'Imprimir',
  /** After a sign-in, on a device that opens files only at a press. */
  printNow: 'Você já entrou. Toque em Imprimir para abrir a folha.',
} as const

export const GRANT_MESSAGES = {
  granted: 'Download registrado',
  repeated: 'Você já baixou esta atividade hoje: este download não conta de novo',
} as const

/** (rule: sample sheet) */
export const SAMPLE_SHEET_TEXTS = {
  label: 'Folha de amostra',
  category: 'Categoria',
  ageRange: 'Idade',
  format: 'Formato',
  pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  tags: 'Temas',
  name: 'Nome',
  date: 'Data',
  space: 'Espaço para a atividade',
} as const
