/** Actions as the log names them; one it does not know is shown as it is written. */
export const ACTION_LABELS: Readonly<Record<string, string>> = {
  'activity.created': 'Atividade criada',
  'activity.updated': 'Atividade atualizada',
  'activity.deleted': 'Atividade excluída',
  'import.finished': 'Importação concluída',
  'user.imported': 'Usuário importado',
  'user.premium_granted': 'Premium concedido',
  'user.premium_ended': 'Premium encerrado',
  'user.sessions_ended': 'Sessões encerradas',
  'user.confirmation_resent': 'Confirmação reenviada',
}

/** Fields as the log names them. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  title: 'Título',
  description: 'Descrição',
  category: 'Categoria',
  status: 'Status',
  isPremium: 'Premium',
  is_premium: 'Premium',
  ageRange: 'Idade',
  age_range: 'Idade',
  format: 'Formato',
  pageCount: 'Páginas',
  page_count: 'Páginas',
  tags: 'Tags',
  imageUrl: 'Miniatura',
  image_url: 'Miniatura',
  fileUrl: 'Arquivo',
  file_url: 'Arquivo',
  plan: 'Plano',
  billingPeriod: 'Período',
  subscriptionEnd: 'Válido até',
  sessions: 'Sessões',
}

export const fieldLabel = (field: string): string => FIELD_LABELS[field] ?? field

/** Words of /admin/audit. */
export const AUDIT_TEXTS = {
  title: 'Registro',
  description: 'Tudo o que a administração mudou no site: quem, quando, o quê, como era e como ficou.',
  intro: 'Tudo o que a administração mudou: quem, quando e o quê.',
  action: 'Ação',
  everyAction: 'Todas as ações',
  actor: 'Quem',
  everybody: 'Todas as pessoas',
  apply: 'Filtrar',
  clear: 'Limpar',
  when: 'Quando',
  what: 'O que mudou',
  gone: 'Conta excluída',
  details: 'Ver detalhes',
  field: 'Campo',
  before: 'Antes',
  after: 'Depois',
  nothing: '—',
  yes: 'Sim',
  no: 'Não',
  reason: (text: string) => `Motivo: ${text}`,
  onSubject: (name: string) => `Em: ${name}`,
  empty: 'Nenhum registro encontrado',
  emptyHint: 'Quando alguém da administração mudar algo, aparece aqui.',
  newest: 'Voltar ao início',
  older: 'Mais antigos',
  paging: 'Páginas do registro',
} as const
