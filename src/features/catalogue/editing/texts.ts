import type { Message } from '../../../platform/message.ts'

/** Messages of result objects (rule: fixed texts). */
export const RESULT_ERRORS = {
  unknownSkills: (codes: readonly string[]) => `Não há na BNCC: ${codes.slice(0, 3).join(', ')}`,
  filesRequired: 'Thumbnail and activity file are required',
  thumbnailFailed: 'Failed to upload thumbnail',
  fileFailed: 'Failed to upload activity file',
  database: (message: string) => `Database error: ${message}`,
  noData: 'No data returned after creating activity',
  unexpectedCreating: 'Unexpected error creating activity',
  notFound: 'Could not find activity',
  unexpectedDeleting: 'Unexpected error deleting activity',
} as const

/** Reasons of a refused update (rule: fixed texts). */
export const UPDATE_ERRORS = {
  database: (message: string) => `Erro no banco de dados: ${message}`,
  none: 'Nenhuma atividade foi atualizada. Verifique se você tem permissão para editar esta atividade.',
  conflict:
    'Outra pessoa salvou esta atividade enquanto você editava. Copie o que precisar, feche e abra de novo para ver a versão atual.',
  notAdmin: 'Ocorreu um erro inesperado. Verifique se você está autenticado como admin.',
  unexpected: 'Ocorreu um erro ao atualizar a atividade',
} as const

/** Toasts of editing. */
export const EDITING_MESSAGES = {
  fieldsMissing: { title: 'Campos obrigatórios', description: 'Preencha todos os campos obrigatórios' },
  thumbnailMissing: { title: 'Imagem obrigatória', description: 'Faça o upload de uma imagem para a miniatura' },
  fileMissing: { title: 'Arquivo obrigatório', description: 'Faça o upload do arquivo da atividade' },
  thumbnailUpload: { title: 'Erro no upload', description: 'Erro ao fazer upload da miniatura' },
  fileUpload: { title: 'Erro no upload', description: 'Erro ao fazer upload do arquivo da atividade' },
  uploadCancelled: { title: 'Envio cancelado', description: 'Nada foi salvo. O que você preencheu continua aqui.' },
  created: { title: 'Atividade criada', description: 'Ela já aparece no catálogo.' },
  createdInactive: { title: 'Atividade criada', description: 'Ela está inativa: só a administração a vê.' },
  createdScheduled: (moment: string): Message => ({
    title: 'Atividade criada',
    description: `Ela aparece no catálogo em ${moment}.`,
  }),
  updated: { title: 'Atividade atualizada', description: 'As mudanças já estão no ar.' },
  deleted: { title: 'Atividade excluída', description: 'Ela saiu do catálogo.' },
} as const satisfies Record<string, Message | ((moment: string) => Message)>

export const CREATE_FAILED = 'Erro ao criar'
export const UPDATE_FAILED = 'Erro ao atualizar'
export const DELETE_FAILED = 'Erro ao excluir'
export const UNKNOWN_ERROR = 'Erro desconhecido'
export const CREATE_UNEXPECTED = 'Ocorreu um erro ao criar a atividade'
export const DELETE_UNEXPECTED = 'Ocorreu um erro ao excluir a atividade'

/** Messages about a chosen file (rule: upload limits). */
export const FILE_ERRORS = {
  tooLarge: (megabytes: number): Message => ({
    title: `Arquivo muito grande (máx: ${megabytes}MB)`,
    description: `O tamanho máximo permitido é ${megabytes}MB`,
  }),
  notImage: { title: 'Selecione uma imagem válida', description: 'Use um arquivo PNG, JPEG, WebP, GIF ou AVIF.' },
  notPdf: { title: 'Selecione um PDF válido', description: 'O arquivo da atividade tem de ser um PDF.' },
} as const

/** The page of the list. */
export const ADMIN_LIST = {
  title: 'Atividades',
  metaTitle: 'Atividades · Administração',
  metaDescription: 'Criar, editar e excluir as atividades do catálogo.',
  total: (count: number) => `${count.toLocaleString('pt-BR')} no total`,
  found: (count: number) => (count === 1 ? '1 encontrada' : `${count.toLocaleString('pt-BR')} encontradas`),
  create: 'Nova atividade',
  import: 'Importar',
  searchLabel: 'Buscar atividades',
  searchPlaceholder: 'Buscar por título ou descrição',
  search: 'Buscar',
  category: 'Categoria',
  everyCategory: 'Todas as categorias',
  columns: { activity: 'Atividade', category: 'Categoria', plan: 'Plano', actions: 'Ações' },
  free: 'Gratuito',
  inactive: 'Inativa',
  scheduled: 'Agendada',
  scheduledFor: (moment: string) => `para ${moment}`,
  edit: (title: string) => `Editar ${title}`,
  remove: (title: string) => `Excluir ${title}`,
  empty: 'Nenhuma atividade encontrada',
  emptySearch: 'Tente outra palavra ou outra categoria.',
  emptyAll: 'Crie a primeira com o botão Nova atividade.',
  clear: 'Limpar busca',
  pages: 'Páginas da lista',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Anterior',
  next: 'Próxima',
} as const

/** The question before deleting. */
export const DELETE_DIALOG = {
  title: 'Confirmar exclusão',
  text: (title: string) =>
    `Excluir “${title}”? Ela sai do catálogo e seus arquivos são apagados. Essa ação não pode ser desfeita.`,
  history: 'Quem já baixou continua com o registro no histórico.',
  cancel: 'Cancelar',
  confirm: 'Excluir',
  busy: 'Excluindo...',
} as const

/** Sentences of the audit log. */
export const AUDIT_SUMMARIES = {
  created: (title: string) => `Criou a atividade “${title}”`,
  updated: (title: string) => `Editou a atividade “${title}”`,
  deleted: (title: string) => `Excluiu a atividade “${title}”`,
  retired: (title: string) => `Excluiu a atividade “${title}”, que continua no histórico de quem a baixou`,
} as const
