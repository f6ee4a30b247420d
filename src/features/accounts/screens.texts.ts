/** Labels of sign-in, sign-up and reset; their messages are in texts.ts. */
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
  welcome: 'Oi',
  aside: 'Folhas com o nome de cada criança, no nível dela.',
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
  aside: 'Suas folhas estão onde você deixou.',
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
  passwordHint: 'Aqui você não está na sua conta: a senha mostra que foi você que a criou.',
  /** A link alone would confirm an account that a stranger made with this address. */
  withoutPassword: 'Não lembra a senha? Um link para criar outra também confirma o seu email.',
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
