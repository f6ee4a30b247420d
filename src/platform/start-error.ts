import { ConfigError } from './config.ts'

/** Everything an operator can mend by hand, by the system's error code. */
const CAUSES: Record<string, (where: Where) => string> = {
  EADDRINUSE: ({ port }) =>
    `PORT: a porta ${port} já está em uso ou não pode ser aberta; feche o outro programa ou escolha outra (PORT=3001 npm start)`,
  EACCES: ({ dataDir }) => `DATA_DIR: sem permissão para escrever em ${dataDir}`,
  EROFS: ({ dataDir }) => `DATA_DIR: ${dataDir} está em um disco somente de leitura`,
  ENOTDIR: ({ dataDir }) => `DATA_DIR: ${dataDir} não é uma pasta`,
  EEXIST: ({ dataDir }) => `DATA_DIR: ${dataDir} não é uma pasta`,
  ENOSPC: ({ dataDir }) => `DATA_DIR: não há espaço livre em ${dataDir}`,
  ECONNREFUSED: () => 'DATABASE_URL: o servidor não aceita conexões neste endereço',
  ENOTFOUND: () => 'DATABASE_URL: o servidor não foi encontrado',
  EAI_AGAIN: () => 'DATABASE_URL: o nome do servidor não pôde ser resolvido',
  ETIMEDOUT: () => 'DATABASE_URL: o servidor não respondeu a tempo',
  '28P01': () => 'DATABASE_URL: usuário ou senha recusados',
  '28000': () => 'DATABASE_URL: usuário recusado',
  '3D000': () => 'DATABASE_URL: o banco de dados não existe',
}

interface Where {
  readonly port: number
  readonly dataDir: string
}

/** The lines to print when the process cannot start: what to mend, or the bare message when nobody foresaw it. */
export function describeStartError(error: unknown, where: Where | null): readonly string[] {
  if (error instanceof ConfigError) return error.lines
  const code = codeOf(error)
  const known = code === undefined ? undefined : CAUSES[isListening(error) ? 'EADDRINUSE' : code]
  if (known && where) return [known(where)]
  return [error instanceof Error ? error.message : String(error)]
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
