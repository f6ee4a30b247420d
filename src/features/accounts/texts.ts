import type { Message } from '../../platform/message.ts'

export const FIELD_ERRORS = {
  nameTooShort: 'O nome deve ter pelo menos 3 caracteres',
  nameTooLong: 'O nome deve ter no máximo 200 caracteres',
  nameUnreadable: 'O nome tem um caractere que não pode ser usado',
  email: 'Por favor, insira um email válido',
  emailTaken: 'Este email já está cadastrado.',
  emailMissing: 'Digite o seu email',
  passwordMissing: 'Digite a sua senha',
  passwordTooShort: 'A senha deve ter pelo menos 6 caracteres',
  passwordTooLong: 'A senha deve ter no máximo 128 caracteres',
  terms: 'Você precisa aceitar os termos de uso para continuar',
  newPasswordTooShort: 'A nova senha deve ter pelo menos 6 caracteres.',
  passwordsDiffer: 'As senhas não coincidem. Por favor, verifique.',
} as const

/** Titles of toasts, by refused field of /register. */
export const SIGN_UP_TITLES = {
  name: 'Nome inválido',
  email: 'Email inválido',
  password: 'Senha inválida',
  terms_accepted: 'Termos não aceitos',
} as const

export const UNEXPECTED: Message = {
  title: 'Erro inesperado',
  description: 'Ocorreu um erro inesperado. Por favor, tente novamente.',
}

export const SIGN_UP_MESSAGES = {
  success: (name: string): Message => ({
    title: 'Conta criada com sucesso!',
    description: `Bem-vindo, ${name}! Sua conta foi criada.`,
  }),
  /** Confirmation is required before the first sign-in (rule: email confirmation). */
  confirmFirst: (email: string): Message => ({
    title: 'Conta criada com sucesso!',
    description: `Enviamos um link de confirmação para ${email}. Abra-o para entrar.`,
  }),
  failed: { title: 'Erro ao criar conta', description: 'Erro ao criar conta' },
} as const

export const SIGN_IN_MESSAGES = {
  fieldsMissing: {
    title: 'Preencha todos os campos',
    description: 'O email e senha são obrigatórios para fazer login',
  },
  success: (name: string): Message => ({
    title: 'Login realizado com sucesso',
    description: `Bem-vindo de volta, ${name}!`,
  }),
  refused: { title: 'Erro ao fazer login', description: 'Erro ao fazer login. Verifique suas credenciais.' },
  withoutData: { title: 'Erro ao fazer login', description: 'Dados de autenticação inválidos' },
  unexpected: { title: 'Erro ao fazer login', description: 'Ocorreu um erro inesperado' },
  google: { title: 'Erro no login com Google', description: 'Não foi possível entrar com o Google. Tente novamente.' },
  googleDenied: {
    title: 'Erro no login com Google',
    description: 'Você cancelou a entrada com o Google.',
  },
  googleEmailNotConfirmed: {
    title: 'Erro no login com Google',
    description: 'O Google ainda não confirmou este email. Confirme-o na sua conta Google e tente novamente.',
  },
  googleUnexpected: {
    title: 'Erro no login com Google',
    description: 'Erro inesperado durante o login com Google',
  },
} as const

/** (rule: password reset; rule: unknown addresses) */
export const RESET_MESSAGES = {
  emailMissing: {
    title: 'Email necessário',
    description: 'Digite seu email antes de solicitar a redefinição de senha',
  },
  emailMalformed: {
    title: 'Email não encontrado',
    description: 'Este email não está cadastrado em nossa plataforma',
  },
  sent: {
    title: 'Email enviado!',
    description: 'Se este email estiver cadastrado, você receberá as instruções para redefinir sua senha',
  },
  failed: { title: 'Erro ao enviar email', description: 'Não foi possível enviar o email de redefinição' },
  linkOver: {
    title: 'Este link não vale mais',
    description: 'Ele expirou ou já foi usado. Peça outro abaixo.',
  },
  changed: { title: 'Senha alterada', description: 'Entre com a sua nova senha.' },
  notChanged: { title: 'Erro ao alterar senha' },
} as const

/** /confirm-email (rule: email confirmation) */
export const CONFIRMATION_MESSAGES = {
  confirmed: { title: 'Email confirmado', description: 'Pronto: este endereço é seu.' },
  disowned: {
    title: 'Agradecemos o aviso',
    description: 'A senha dessa conta foi apagada e todos os acessos foram encerrados.',
  },
} as const
