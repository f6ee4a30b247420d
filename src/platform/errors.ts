interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** Toast title, pt-BR. */
  readonly title: string
  /** Toast description, pt-BR; may be empty. */
  readonly description: string
  /** True when a person of the team has to look at it. */
  readonly reportable: boolean
}

/** Every error a door can answer with: code → status, texts, whether it is reported. Texts of part 1 §8 to the letter. */
export const ERRORS = {
  invalid_input: {
    status: 400,
    title: 'Dados inválidos',
    description: 'Verifique suas informações e tente novamente.',
    reportable: false,
  },
  malformed_json: {
    status: 400,
    title: 'Dados inválidos',
    description: 'O corpo da requisição não é um JSON válido.',
    reportable: false,
  },
  empty_body: {
    status: 400,
    title: 'Dados inválidos',
    description: 'O corpo da requisição está vazio.',
    reportable: false,
  },
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
  reset_link_invalid: {
    status: 400,
    title: 'Erro ao alterar senha',
    description: 'Este link expirou ou já foi usado. Peça outro na tela de entrada.',
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
  webhook_signature: {
    status: 401,
    title: 'Assinatura inválida',
    description: 'A notificação não traz uma assinatura válida do provedor de pagamento.',
    reportable: false,
  },
  access_denied: {
    status: 403,
    title: 'Acesso negado',
    description: 'Você precisa estar logado para acessar esta funcionalidade',
    reportable: false,
  },
  not_yours: {
    status: 403,
    title: 'Acesso negado',
    description: 'Esta conta não pode acessar dados de outra pessoa.',
    reportable: false,
  },
  foreign_origin: {
    status: 403,
    title: 'Acesso negado',
    description: 'A requisição veio de outro endereço.',
    reportable: false,
  },
  bad_signature: {
    status: 403,
    title: 'Erro no download',
    description: 'Não foi possível baixar o arquivo. Tente novamente mais tarde',
    reportable: false,
  },
  email_not_confirmed: {
    status: 403,
    title: 'Erro ao fazer login',
    description: 'Confirme seu email pelo link que enviamos antes de entrar.',
    reportable: false,
  },
  not_found: {
    status: 404,
    title: 'Não encontrado',
    description: 'O endereço ou o registro não existe.',
    reportable: false,
  },
  method_not_allowed: {
    status: 405,
    title: 'Método não permitido',
    description: 'Este endereço não aceita este método.',
    reportable: false,
  },
  already_confirmed: {
    status: 409,
    title: 'Email já confirmado',
    description: 'Esta conta já confirmou o email.',
    reportable: false,
  },
  premium_not_running: {
    status: 409,
    title: 'Nada a encerrar',
    description: 'Esta conta não tem um plano pago no momento.',
    reportable: false,
  },
  email_taken: {
    status: 409,
    title: 'Erro ao criar conta',
    description: 'Este email já está cadastrado',
    reportable: false,
  },
  active_access: {
    status: 409,
    title: 'Assinatura já ativa',
    description: 'Você já possui acesso ativo.',
    reportable: false,
  },
  nothing_to_cancel: {
    status: 409,
    title: 'Erro ao cancelar',
    description: 'Não há assinatura ativa para cancelar.',
    reportable: false,
  },
  not_withdrawable: {
    status: 409,
    title: 'Erro ao desistir',
    description: 'O prazo de 7 dias para desistir já passou, ou não há pagamento para devolver.',
    reportable: false,
  },
  body_too_large: {
    status: 413,
    title: 'Requisição grande demais',
    description: 'O corpo da requisição passa do tamanho permitido.',
    reportable: false,
  },
  image_too_large: {
    status: 413,
    title: 'Arquivo muito grande (máx: 5MB)',
    description: 'O tamanho máximo permitido é 5MB',
    reportable: false,
  },
  pdf_too_large: {
    status: 413,
    title: 'Arquivo muito grande (máx: 10MB)',
    description: 'O tamanho máximo permitido é 10MB',
    reportable: false,
  },
  unsupported_media: {
    status: 415,
    title: 'Formato não aceito',
    description: 'Envie o corpo como JSON.',
    reportable: false,
  },
  upload_not_image: {
    status: 415,
    title: 'Selecione uma imagem válida',
    description: 'Use um arquivo PNG, JPEG, WebP, GIF ou AVIF que abra sem erros.',
    reportable: false,
  },
  upload_not_pdf: {
    status: 415,
    title: 'Selecione um PDF válido',
    description: 'O arquivo não é um PDF, está incompleto ou não abre.',
    reportable: false,
  },
  image_too_heavy: {
    status: 422,
    title: 'Selecione uma imagem válida',
    description: 'A imagem tem pixels demais. Reduza o tamanho e tente novamente.',
    reportable: false,
  },
  pdf_encrypted: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF está protegido por senha ou criptografado. Envie uma cópia sem proteção.',
    reportable: false,
  },
  pdf_scripts: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF contém JavaScript. Envie uma cópia sem scripts.',
    reportable: false,
  },
  pdf_actions: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF contém ações que rodam sozinhas ou mídia. Envie uma cópia impressa em PDF.',
    reportable: false,
  },
  pdf_attachments: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF traz outros arquivos anexados. Envie uma cópia sem anexos.',
    reportable: false,
  },
  pdf_forms: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF usa formulários XFA. Envie uma cópia impressa em PDF.',
    reportable: false,
  },
  pdf_mixed: {
    status: 422,
    title: 'PDF não aceito',
    description: 'Depois do fim do PDF há dados de outro formato. Envie uma cópia limpa.',
    reportable: false,
  },
  pdf_too_many_pages: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF tem mais de 50 páginas, que é o máximo.',
    reportable: false,
  },
  pdf_too_heavy: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF ocupa memória ou tempo demais ao abrir. Envie uma cópia mais leve.',
    reportable: false,
  },
  checkout_refused: {
    status: 422,
    title: 'Dados inválidos',
    description: 'Dados inválidos: o provedor de pagamento não aceitou o pedido.',
    reportable: false,
  },
  refund_refused: {
    status: 422,
    title: 'Erro ao desistir',
    description: 'O provedor de pagamento não aceitou a devolução. Nossa equipe foi notificada e vai falar com você.',
    reportable: false,
  },
  rate_limited: {
    status: 429,
    title: 'Muitas tentativas',
    description: 'Aguarde um pouco e tente novamente.',
    reportable: false,
  },
  unexpected: {
    status: 500,
    title: 'Erro inesperado',
    description: 'Ocorreu um erro inesperado. Por favor, tente novamente.',
    reportable: true,
  },
  payments_not_configured: {
    status: 500,
    title: 'Erro de configuração',
    description: 'Token de acesso do provedor de pagamento ausente ou recusado.',
    reportable: true,
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
  thumbnail_not_stored: {
    status: 500,
    title: 'Erro no upload',
    description: 'Erro ao fazer upload da miniatura',
    reportable: true,
  },
  file_not_stored: {
    status: 500,
    title: 'Erro no upload',
    description: 'Erro ao fazer upload do arquivo da atividade',
    reportable: true,
  },
  unavailable: {
    status: 503,
    title: 'Serviço indisponível',
    description: 'Tente novamente em alguns instantes.',
    reportable: true,
  },
  subscription_not_cancelled: {
    status: 503,
    title: 'Erro ao excluir conta',
    description:
      'Não conseguimos cancelar a renovação da sua assinatura agora, por isso nada foi excluído. Tente novamente em alguns minutos.',
    reportable: true,
  },
  provider_unreachable: {
    status: 503,
    title: 'Erro de conexão',
    description: 'Não foi possível conectar ao provedor de pagamento.',
    reportable: true,
  },
  google_unavailable: {
    status: 503,
    title: 'Erro no login com Google',
    description: 'O login com Google não está disponível no momento.',
    reportable: false,
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

/** The JSON body of every error answer. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    title: string
    description: string
    requestId?: string
    issues?: { path: string; message: string }[]
  }
}

/** A failure the product expects: thrown by services, turned into an answer by the edge through {@link ERRORS}. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: { path: string; message: string }[] | undefined

  constructor(code: ErrorCode, options: { cause?: unknown; issues?: { path: string; message: string }[] } = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
  }

  get status() {
    return ERRORS[this.code].status
  }

  toBody(requestId?: string): ErrorBody {
    const { title, description } = ERRORS[this.code]
    return { error: { code: this.code, title, description, requestId, issues: this.issues } }
  }
}
