import { counted } from '../../product/counted.ts'
import type { TableKind } from './schema.ts'

export const TABLE_FAULTS = {
  empty: 'A planilha está vazia.',
  tooLarge: (megabytes: number) => `A planilha passa de ${megabytes} MB.`,
  tooManyRows: (rows: number) => `A planilha tem mais de ${rows.toLocaleString('pt-BR')} linhas.`,
  unreadable: (line: number | null) =>
    line === null
      ? 'A planilha não pôde ser lida como CSV.'
      : `A planilha não pôde ser lida como CSV (perto da linha ${line}).`,
  doubledColumn: (name: string) => `A coluna “${name}” aparece duas vezes.`,
  unknownKind:
    'Não reconhecemos a tabela. Atividades precisam de slug ou id, e de title, description e category; pessoas, de id e email; downloads, de user_id, activity_id e date_key.',
  tooHeavy: 'A planilha é pesada demais para ser lida.',
  tooManyColumns: (columns: number) => `A planilha tem mais de ${columns} colunas.`,
  underWay: 'Outra importação está em andamento. Espere ela terminar e tente de novo.',
  zipUnreadable: 'O arquivo ZIP não pôde ser lido.',
  zipUnsafe: 'O ZIP tem nomes que saem da pasta, atalhos ou arquivos protegidos por senha.',
  zipTooMany: (files: number) => `O ZIP tem mais de ${files.toLocaleString('pt-BR')} arquivos.`,
} as const

export const ROW_PROBLEMS = {
  formula: (column: string, sign: string) =>
    `${column}: começa com “${sign}” e poderia ser executado como fórmula numa planilha.`,
  keyMissing: 'Falta a chave: preencha slug ou id.',
  slugInvalid: 'slug: use só letras minúsculas sem acento, números e hífens.',
  missing: (column: string) => `${column}: está vazio.`,
  tooLong: (column: string, length: number) => `${column}: passa de ${length.toLocaleString('pt-BR')} caracteres.`,
  unreadable: (column: string) => `${column}: tem caracteres de controle.`,
  notOneOf: (column: string, values: readonly string[]) => `${column}: use um destes valores: ${values.join(', ')}.`,
  notBoolean: (column: string) => `${column}: use sim ou não.`,
  notPages: (most: number) => `page_count: use um número inteiro de 1 a ${most}.`,
  notCodes: (codes: readonly string[]) => `bncc: não é um código da BNCC: ${codes.slice(0, 3).join(', ')}.`,
  tooManyCodes: (most: number) => `bncc: no máximo ${most} códigos.`,
  notDate: (column: string) => `${column}: não é uma data.`,
  notScheduled: 'publish_at: só uma atividade inativa é agendada. Preencha status com inativo.',
  notId: (column: string) => `${column}: não é um identificador UUID.`,
  notEmail: 'email: não é um endereço de email.',
  notLimit: 'daily_download_limit: use um número inteiro a partir de 0.',
  twice: (line: number) => `A mesma chave já apareceu na linha ${line}.`,
  fileMissing: (column: string, name: string) => `${column}: o arquivo “${name}” não veio junto.`,
  fileNeeded: (column: string) => `${column}: uma atividade nova precisa dele.`,
  fileAmbiguous: (column: string, name: string) => `${column}: há mais de um arquivo chamado “${name}”.`,
  fileTooLarge: (column: string, megabytes: number) => `${column}: o tamanho máximo permitido é ${megabytes}MB.`,
  fileRefused: (column: string, reason: string) => `${column}: ${reason}`,
  notSaved: (reason: string) => `Não foi salva: ${reason}`,
  emailTaken: 'email: outra conta já usa este endereço.',
  unknownUser: 'user_id: não há conta com este identificador. Importe as pessoas antes.',
  unknownActivity: 'activity_id: não há atividade com este identificador. Importe as atividades antes.',
} as const

export const KIND_NAMES: Record<TableKind, string> = {
  activities: 'Atividades',
  profiles: 'Pessoas',
  downloads: 'Downloads',
}

/** The export. */
export const EXPORT_TEXTS = {
  title: 'Exportar',
  intro:
    'A planilha de todas as atividades, com códigos da BNCC, anos, nível, tema, conjunto, data, objetivos e título simples. Abre no Excel e no Google Planilhas; editada, ela pode ser importada de volta. Os arquivos não vão junto.',
  category: 'Categoria',
  all: 'Todas as categorias',
  save: 'Baixar planilha (CSV)',
} as const

/** The import's screen. */
export const IMPORT_SCREEN = {
  title: 'Importar',
  metaTitle: 'Importar · Administração',
  metaDescription: 'Criar e atualizar atividades a partir de uma planilha, ou trazer um site que já existe.',
  back: 'Atividades',
  intro:
    'Envie uma planilha CSV e os arquivos que ela cita. Primeiro verificamos tudo sem mudar nada; depois você importa.',
  how: 'Como montar a planilha',
  rules: [
    'Uma linha por atividade, com as colunas slug ou id (a chave), title, description, category, image_url e file_url. Opcionais: is_premium, age_range, format, page_count, tags, plain_title, level, theme, set_name, school_date, goals, bncc, status, publish_at.',
    'Para agendar, preencha status com inativo e publish_at com o dia e a hora de Brasília: 21/12/2026 06:00.',
    'Se a chave já existe, a atividade é atualizada; células vazias e arquivos que não vieram ficam como estão.',
    'image_url e file_url são nomes de arquivos do ZIP ou da pasta. Endereços inteiros também servem: vale o nome no fim.',
    'A planilha pode estar em UTF-8 ou Latin-1, separada por vírgula, ponto e vírgula ou tabulação.',
    "Um texto que começa com =, +, - ou @ leva um apóstrofo na frente: '+ ou -. Assim nenhum programa o executa como fórmula.",
    'Para trazer um site, importe as exportações das tabelas nesta ordem: activities, profiles, downloads. As pessoas entram sem senha e criam uma nova em “Esqueceu a senha?”.',
  ],
  table: 'Planilha (CSV)',
  chooseTable: 'Escolher planilha',
  zip: 'Arquivos em um ZIP',
  chooseZip: 'Escolher ZIP',
  folder: 'Ou arquivos soltos',
  first: 'Escolha a planilha para verificar.',
  chooseFiles: 'Escolher PDFs e imagens',
  files: (count: number) => counted(count, 'arquivo escolhido', 'arquivos escolhidos'),
  upTo: (megabytes: number) => `até ${megabytes} MB`,
  check: 'Verificar',
  checking: 'Verificando...',
  run: 'Importar',
  running: 'Importando...',
  cancel: 'Parar',
  sending: (share: number) =>
    share < 1 ? `Enviando os arquivos: ${Math.floor(share * 100)}%` : 'Arquivos enviados, lendo a planilha',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} linhas`,
  checkedTitle: 'Resultado da verificação',
  doneTitle: 'Resultado da importação',
  kind: (name: string) => `Tabela: ${name}`,
  summary: (
    {
      created,
      updated,
      unchanged,
      problems,
    }: { created: number; updated: number; unchanged: number; problems: number },
    dry: boolean,
  ) =>
    [
      counted(created, dry ? 'a criar' : 'criada', dry ? 'a criar' : 'criadas'),
      counted(updated, dry ? 'a atualizar' : 'atualizada', dry ? 'a atualizar' : 'atualizadas'),
      counted(unchanged, 'já existe', 'já existem'),
      counted(problems, 'com problema', 'com problema'),
    ].join(' · '),
  noProblems: 'Nenhum problema encontrado.',
  partial: 'As linhas com problema ficam de fora; as outras entram inteiras.',
  line: 'Linha',
  row: 'Registro',
  problem: 'Problema',
  more: (count: number) => `e mais ${counted(count, 'linha com problema', 'linhas com problema')}.`,
  failed: {
    title: 'Erro ao importar',
    description: 'A ligação caiu ou o servidor não respondeu. O que já entrou, entrou inteiro: verifique de novo.',
  },
  stopped: { title: 'Importação parada', description: 'As linhas que já entraram ficam; as outras não mudaram.' },
  finished: { title: 'Importação concluída', description: 'O catálogo já mostra o que mudou.' },
} as const

export const AUDIT_SUMMARY = (kind: TableKind, created: number, updated: number) =>
  `Importou ${KIND_NAMES[kind].toLowerCase()}: ${counted(created, 'criação', 'criações')}, ${counted(updated, 'atualização', 'atualizações')}`
