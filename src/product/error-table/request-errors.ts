import type { ErrorEntry } from './entry.ts'

/** Whatever any call may meet. */
export const REQUEST_ERRORS = {
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
  body_too_large: {
    status: 413,
    title: 'Requisição grande demais',
    description: 'O corpo da requisição passa do tamanho permitido.',
    reportable: false,
  },
  unsupported_media: {
    status: 415,
    title: 'Formato não aceito',
    description: 'Envie o corpo como JSON.',
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
  contact_full: {
    status: 503,
    title: 'Recebemos mensagens demais hoje',
    description: 'Tente de novo amanhã, ou escreva para o email que está no fim da página.',
    reportable: true,
  },
  overloaded: {
    status: 503,
    title: 'Muita gente ao mesmo tempo',
    description: 'O site está recebendo mais visitas do que consegue atender. Tente novamente em alguns instantes.',
    reportable: false,
  },
  unavailable: {
    status: 503,
    title: 'Serviço indisponível',
    description: 'Tente novamente em alguns instantes.',
    reportable: true,
  },
} as const satisfies Record<string, ErrorEntry>
