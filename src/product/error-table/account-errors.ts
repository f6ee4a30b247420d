import type { ErrorEntry } from './entry.ts'

/** Sign-up, sign-in, profile and privacy. */
export const ACCOUNT_ERRORS = {
  invalid_email: {
    status: 400,
    title: 'Erro ao criar conta',
    description: 'Email inválido',
    reportable: false,
  },
  weak_password: {
    status: 400,
    title: 'Erro ao criar conta',
    description: 'Senha muito fraca',
    reportable: false,
  },
  weak_new_password: {
    status: 400,
    title: 'Erro ao alterar senha',
    description: 'Senha muito fraca',
    reportable: false,
  },
  confirmation_link_invalid: {
    status: 400,
    title: 'Link sem validade',
    description: 'Este link de confirmação expirou ou não é válido.',
    reportable: false,
  },
  reset_link_invalid: {
    status: 400,
    title: 'Erro ao alterar senha',
    description: 'Este link expirou ou já foi usado. Peça outro em Entrar.',
    reportable: false,
  },
  no_password: {
    status: 400,
    title: 'Erro ao alterar senha',
    description: 'Esta conta ainda não tem senha. Peça um link por email para criar uma.',
    reportable: false,
  },
  wrong_current_password: {
    status: 400,
    title: 'Erro ao alterar senha',
    description: 'Senha atual incorreta',
    reportable: false,
  },
  deletion_wrong_password: {
    status: 400,
    title: 'Erro ao excluir conta',
    description: 'Senha incorreta',
    reportable: false,
  },
  deletion_wrong_email: {
    status: 400,
    title: 'Erro ao excluir conta',
    description: 'O email digitado não é o desta conta',
    reportable: false,
  },
  not_signed_in: {
    status: 401,
    title: 'Você precisa fazer login',
    description: 'Faça login para baixar atividades',
    reportable: false,
  },
  bad_credentials: {
    status: 401,
    title: 'Erro ao fazer login',
    description: 'Email ou senha incorretos',
    reportable: false,
  },
  authentication_required: {
    status: 401,
    title: 'Erro de autenticação',
    description: 'Faça login para continuar.',
    reportable: false,
  },
  session_invalid: {
    status: 401,
    title: 'Erro ao alterar senha',
    description: 'Sessão inválida. Faça login novamente.',
    reportable: false,
  },
  email_not_confirmed: {
    status: 403,
    title: 'Erro ao fazer login',
    description: 'Confirme seu email pelo link que enviamos antes de entrar.',
    reportable: false,
  },
  already_confirmed: {
    status: 409,
    title: 'Email já confirmado',
    description: 'Esta conta já confirmou o email.',
    reportable: false,
  },
  email_taken: {
    status: 409,
    title: 'Erro ao criar conta',
    description: 'Este email já está cadastrado',
    reportable: false,
  },
  sign_up_failed: {
    status: 500,
    title: 'Erro ao criar conta',
    description: 'Não foi possível criar a conta',
    reportable: true,
  },
  profile_unreadable: {
    status: 500,
    title: 'Erro ao fazer login',
    description: 'Erro ao obter perfil do usuário',
    reportable: true,
  },
  profile_not_created: {
    status: 500,
    title: 'Erro ao fazer login',
    description: 'Erro ao criar perfil do usuário',
    reportable: true,
  },
  mail_not_sent: {
    status: 500,
    title: 'Erro ao enviar email',
    description: 'Não foi possível enviar o email de redefinição',
    reportable: true,
  },
  profile_not_updated: {
    status: 500,
    title: 'Erro ao atualizar perfil',
    description: 'Não foi possível salvar as suas informações. Tente novamente.',
    reportable: true,
  },
  password_not_changed: {
    status: 500,
    title: 'Erro ao alterar senha',
    description: 'Não foi possível alterar a senha. Tente novamente.',
    reportable: true,
  },
  account_not_deleted: {
    status: 500,
    title: 'Erro ao excluir conta',
    description: 'Não foi possível excluir a conta. Tente novamente.',
    reportable: true,
  },
  subscription_not_cancelled: {
    status: 503,
    title: 'Erro ao excluir conta',
    description:
      'Não conseguimos cancelar a renovação da sua assinatura agora, por isso nada foi excluído. Tente novamente em alguns minutos.',
    reportable: true,
  },
  google_unavailable: {
    status: 503,
    title: 'Erro no login com Google',
    description: 'O login com Google não está disponível no momento.',
    reportable: false,
  },
} as const satisfies Record<string, ErrorEntry>
