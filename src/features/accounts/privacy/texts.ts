import type { Message } from '../../../platform/message.ts'

export const PRIVACY_MESSAGES = {
  exported: { title: 'Dados baixados', description: 'O arquivo está na pasta de downloads do seu aparelho.' },
  notExported: {
    title: 'Erro ao baixar dados',
    description: 'Não foi possível reunir os seus dados. Tente novamente.',
  },
  deleted: { title: 'Conta excluída', description: 'Seus dados foram apagados. Agradecemos a sua companhia.' },
  notDeleted: { title: 'Erro ao excluir conta', description: 'Não foi possível excluir a conta. Tente novamente.' },
} as const satisfies Record<string, Message>

export const DELETION_FIELD_ERRORS = {
  passwordMissing: 'Digite a sua senha',
  emailDiffers: 'Digite o email desta conta',
} as const

/** The profile's section about personal data (rule: personal data). */
export const PRIVACY_SECTION = {
  title: 'Seus dados',
  intro: 'Estes direitos são seus pela Lei Geral de Proteção de Dados (LGPD).',
  export: 'Baixar meus dados',
  exportBusy: 'Reunindo...',
  exportHint: 'Um arquivo JSON com tudo o que guardamos sobre você.',
  delete: 'Excluir minha conta',
  deleteHint: 'Apaga a conta e os dados pessoais, sem volta.',
} as const

export const DELETION_FORM = {
  title: 'Excluir minha conta',
  intro: 'Essa ação não pode ser desfeita. Ao excluir a conta:',
  consequences: [
    'seu nome, seu email, sua senha e seu perfil são apagados agora;',
    'você sai de todos os aparelhos no mesmo instante;',
    'a turma e o caderno guardados neste aparelho são apagados;',
    'se você tem o Premium, ele termina agora e a renovação automática é cancelada;',
    'o histórico de downloads e de pagamentos fica sem o seu nome, só para as contas do site e as exigências da lei.',
  ],
  password: 'Senha',
  email: 'Email da conta',
  emailHint: (email: string) => `Para confirmar, digite ${email}`,
  submit: 'Excluir minha conta',
  cancel: 'Manter a conta',
  busy: 'Excluindo...',
} as const

export const EXPORT_ABOUT = (siteName: string) =>
  `Tudo o que o ${siteName} guarda sobre a sua conta. Datas em UTC, valores em centavos de real. Senhas e códigos de acesso não fazem parte do arquivo.`
