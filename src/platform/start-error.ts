import { ConfigError } from './config.ts'

/** Everything an operator can mend by hand, by the system's error code: what is wrong with a folder… */
const FOLDER_CAUSES: Record<string, (folder: string) => string> = {
  EACCES: (folder) => `sem permissão para escrever em ${folder}`,
  EROFS: (folder) => `${folder} está em um disco somente de leitura`,
  ENOTDIR: (folder) => `${folder} não é uma pasta`,
  EEXIST: (folder) => `${folder} não é uma pasta`,
  ENOSPC: (folder) => `não há espaço livre em ${folder}`,
}

/** …and with a server. */
const SERVER_CAUSES: Record<string, string> = {
  ECONNREFUSED: 'o servidor não aceita conexões neste endereço',
  ENOTFOUND: 'o servidor não foi encontrado',
  EAI_AGAIN: 'o nome do servidor não pôde ser resolvido',
  ETIMEDOUT: 'o servidor não respondeu a tempo',
}

const DATABASE_CAUSES: Record<string, string> = {
  ...SERVER_CAUSES,
  '28P01': 'usuário ou senha recusados',
  '28000': 'usuário recusado',
  '3D000': 'o banco de dados não existe',
}

interface Where {
  readonly port: number
  readonly dataDir: string
  /** Folder the command writes to, beside the data folder. */
  readonly target?: string
}

/** Lines to print when the process cannot start: the remedy, or the bare message of an unexpected error. */
export function describeStartError(error: unknown, where: Where | null): readonly string[] {
  if (error instanceof ConfigError) return error.lines
  const known = where && knownCause(error, where)
  if (known) return [known]
  return [error instanceof Error ? error.message : String(error)]
}

function knownCause(error: unknown, where: Where): string | undefined {
  const code = codeOf(error)
  if (code === 'EADDRINUSE' || isListening(error)) {
    const { port } = where
    return `PORT: a porta ${port} já está em uso ou não pode ser aberta; feche o outro programa ou escolha outra (PORT=3001 npm start)`
  }
  if (isOfStore(error)) {
    const server = code === undefined ? undefined : SERVER_CAUSES[code]
    return server ? `S3_ENDPOINT: ${server}` : `S3_BUCKET: o armazenamento recusou: ${error.name}, ${error.message}`
  }
  if (code === undefined) return undefined
  const folder = FOLDER_CAUSES[code]
  if (folder) return isOfTarget(error, where) ? `PASTA: ${folder(where.target)}` : `DATA_DIR: ${folder(where.dataDir)}`
  const database = DATABASE_CAUSES[code]
  return database && `DATABASE_URL: ${database}`
}

// Amazon's library adds what it knows of the call to every error.
function isOfStore(error: unknown): error is Error {
  return error instanceof Error && '$metadata' in error
}

// An error of a full disk does not name the file.
function isOfTarget(error: unknown, where: Where): where is Where & { target: string } {
  if (where.target === undefined || !(error instanceof Error)) return false
  return !('path' in error && typeof error.path === 'string') || error.path.startsWith(where.target)
}

// Only the port is listened on (bound, where processes share it): whatever is wrong then, the port is what has to change.
function isListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'bind')
}

// A pool that tried several addresses wraps their errors in one.
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return codeOf(error.cause)
}
