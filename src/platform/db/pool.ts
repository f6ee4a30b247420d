import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import { type DatabaseLog, silentLog } from './log.ts'
import { impatientSocket } from './socket.ts'
import type { DB } from './types.gen.ts'

/** The database as features see it; a transaction of it fits too. */
export type Db = Kysely<DB>

/** An open database. */
export interface Database {
  readonly db: Db
  readonly pool: Pool
  /** Waits for running queries, then closes every connection. May be called more than once. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections at most. */
  readonly max?: number
  readonly log?: DatabaseLog
  /** A statement that runs longer is cancelled (SQLSTATE 57014). */
  readonly statementTimeoutMs?: number
  /** Silence after which a connection counts as dead; 5 s more than a statement may take. */
  readonly silenceMs?: number
}

const DEFAULT_CONNECTIONS = 10

/** Every query of a request is faster; a slower one is a mistake and must not hold a connection. */
const STATEMENT_TIMEOUT_MS = 15_000

/** Idle time after which the server ends a transaction and releases its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000

/** Longest wait of a request for a connection: for a free one of the pool, or for the server's answer. */
const CONNECT_TIMEOUT_MS = 5_000

/** Silence beyond the longest statement after which the server counts as gone. */
const SILENCE_BEYOND_MS = 5_000

/** Idle timeout of a connection: shorter than the silence after which it counts as dead. */
const IDLE_CONNECTION_MS = 15_000

/**
 * Opens a pool of connections; they are made when needed, so this does not fail while the server is away. Values:
 * `bigint` → number (RangeError beyond 2^53), `date` → `yyyy-mm-dd`, `numeric` → string, `timestamptz` → Date, `jsonb`
 * → parsed. A connection that breaks while idle is logged and replaced; one that breaks in use fails its query alone.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const log = options.log ?? silentLog
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  const pool = new Pool({
    connectionString: url,
    application_name: 'atividario',
    max: options.max ?? DEFAULT_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    stream: impatientSocket(options.silenceMs ?? statementTimeoutMs + SILENCE_BEYOND_MS),
    types: { getTypeParser },
  })
  // The borrower of a connection notices its end by the failing query. The event comes as well, the pool does not
  // listen on lent connections, and an unhandled error event ends the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (err) => log.error({ err }, 'an idle database connection broke'))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  return {
    db,
    pool,
    close() {
      closing ??= db.destroy().then(() => (pool.ended ? undefined : pool.end()))
      return closing
    },
  }
}

/** Failures after which the same transaction may well succeed: `serialization_failure`, `deadlock_detected`. */
const RETRYABLE = new Set(['40001', '40P01'])
const TRANSACTION_ATTEMPTS = 3

/**
 * Runs `work` in a transaction: committed when it returns, rolled back when it throws. Inside a transaction it joins
 * it. PostgreSQL may end one of several transactions that deadlock; that one runs again, so `work` must use the
 * database alone.
 */
export async function transaction<T>(db: Db, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const retryable = error instanceof DatabaseError && RETRYABLE.has(error.code ?? '')
      if (!retryable || attempt === TRANSACTION_ATTEMPTS) throw error
    }
  }
}

function isTransaction(db: Db): db is Transaction<DB> {
  return db.isTransaction
}

/** Parsers of this pool alone: other code in the process that uses `pg` keeps its own. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary') {
    if (oid === types.builtins.INT8) return parseInt8
    if (oid === types.builtins.DATE) return String
  }
  return types.getTypeParser(oid, format)
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}
