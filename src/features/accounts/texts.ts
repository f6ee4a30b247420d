import type { Message } from '../../platform/message.ts'

/** Under the fields, and as the text of their toasts. */
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

/** Toast titles of a refused field of /register. */
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

/** Toasts of /register (rule: fixed texts). */
export const SIGN_UP_MESSAGES = {
  success: (name: string): Message => ({
    title: 'Conta criada com sucesso!',
    description: `Bem-vindo, ${name}! Sua conta foi criada.`,
  }),
  /** When confirmation is required before the first sign-in (rule: email confirmation). */
  confirmFirst: (email: string): Message => ({
    title: 'Conta criada com sucesso!',
    description: `Enviamos um link de confirmação para ${email}. Abra-o para entrar.`,
  }),
  failed: { title: 'Erro ao criar conta', description: 'Erro ao criar conta' },
} as const

/** Toasts of /login (rule: fixed texts). */
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

/** Toasts of asking for a new password (rule: password reset; rule: unknown addresses). */
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

/** What /confirm-email answers (rule: email confirmation). */
export const CONFIRMATION_MESSAGES = {
  confirmed: { title: 'Email confirmado', description: 'Pronto: este endereço é seu.' },
  disowned: {
    title: 'Agradecemos o aviso',
    description: 'A senha dessa conta foi apagada e todos os acessos foram encerrados.',
  },
} as const

/** The frame of sign-in and sign-up. */
const SHARED_LABELS = {
  email: 'Email',
  password: 'Senha',
  or: 'ou',
  google: 'Continuar com Google',
} as const

export const SIGN_UP_SCREEN = {
  ...SHARED_LABELS,
  title: 'Criar conta',
  intro: 'Leva menos de um minuto.',
  name: 'Nome',
  passwordHint: 'Use 6 caracteres ou mais e evite senhas comuns, como 123456.',
  termsBefore: 'Li e aceito os ',
  termsLink: 'termos de uso',
  receiveEmails: 'Quero receber novidades por email',
  optional: '(opcional)',
  submit: 'Criar conta',
  busy: 'Processando...',
  haveAccount: 'Já tem conta?',
  signIn: 'Entrar',
  signInWithThis: 'Entrar com este email',
  welcome: 'Bem-vindo',
  aside: 'A conta gratuita dá direito a downloads todos os dias. Não pedimos cartão.',
  description: 'Crie sua conta gratuita e baixe todos os dias atividades prontas para imprimir.',
} as const

export const SIGN_IN_SCREEN = {
  ...SHARED_LABELS,
  title: 'Acessar sua conta',
  intro: 'Bom ver você por aqui.',
  forgot: 'Esqueceu a senha?',
  submit: 'Entrar',
  busy: 'Processando...',
  noAccount: 'Ainda não tem conta?',
  signUp: 'Criar conta',
  welcome: 'Olá',
  aside: 'Suas folhas estão onde você deixou. Entre para baixar as atividades gratuitas de hoje.',
  description: 'Entre na sua conta para baixar as atividades do dia.',
} as const

export const RESET_SCREEN = {
  ...SHARED_LABELS,
  title: 'Redefinir senha',
  intro: 'Escolha uma senha nova para a sua conta.',
  newPassword: 'Nova senha',
  passwordHint: SIGN_UP_SCREEN.passwordHint,
  confirmation: 'Confirmar nova senha',
  submit: 'Salvar nova senha',
  busy: 'Processando...',
  requestIntro: 'Digite o email da sua conta. Enviaremos um link para você criar outra senha.',
  request: 'Enviar link',
  toSignIn: 'Voltar para Entrar',
  welcome: 'Olá',
  aside: 'Depois de salvar, os aparelhos em que sua conta estava aberta precisarão entrar de novo.',
  description: 'Escolha uma nova senha para a sua conta.',
} as const

export const CONFIRMATION_SCREEN = {
  title: 'Confirmar email',
  description: 'Confirme que o endereço de email da sua conta é seu.',
  intro: (email: string) => `Uma conta foi criada com o endereço ${email}.`,
  password: SHARED_LABELS.password,
  passwordHint: 'A senha da sua conta mostra que foi você que a criou.',
  submit: 'Confirmar meu email',
  notMe: 'Não fui eu',
  notMeHint: 'Se você não criou essa conta, apagamos a senha dela e encerramos todos os acessos.',
  already: 'Este email já está confirmado.',
  home: 'Ir para o início',
  invalid: 'Este link de confirmação expirou ou não é válido.',
  invalidHint: 'Peça um link para criar outra senha: abri-lo também confirma o seu email.',
  askReset: 'Pedir um link',
  disownedHint: 'Se quiser usar a conta, peça um link para criar uma senha só sua.',
  welcome: 'Olá',
  aside: 'Com o email confirmado, só você recupera a sua conta.',
} as const
