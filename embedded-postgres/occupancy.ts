import { Socket } from 'node:net'
import { Client, DatabaseError } from 'pg'

/**
 * Registers the processes that use the embedded server, so that the last one stops it and only the last one. Every
 * process that started or adopted the server is an occupant: it holds one idle session with a shared advisory lock. A
 * leaving process releases its lock and asks for the exclusive one: it gets it when no occupant is left, and then stops
 * the server. PostgreSQL drops the lock of a dead process, so after a kill -9 the process that adopts the server is its
 * only occupant. A file of process ids could not detect a reused number, nor decide between two processes that leave at
 * once.
 */
export interface Occupancy {
  /** Fulfilled when the place is lost: the server ended, restarted, or ended this session. */
  readonly lost: Promise<void>
  /**
   * Gives up the place.
   * @returns the right to stop the server if no other occupant is left, held until `done` (newcomers wait); null when
   * another one has it, or the server is gone
   */
  leave(): Promise<{ done(): Promise<void> } | null>
}

/** Key of the advisory lock in the database `postgres`: the letters `occu` as a number. */
const LOCK_KEY = 0x6f636375

/** Longest time until the session of a dead process is noticed, in ms. */
const LAST_BREATH_MS = 500

const CONNECT_TIMEOUT_MS = 5_000

/** Longest wait of a newcomer while the last occupant stops the server, before it checks again. */
const OCCUPY_TIMEOUT_MS = 5_000

/** `lock_not_available`, PostgreSQL's answer when the wait for a lock is over. */
const LOCK_NOT_AVAILABLE = '55P03'

/** First characters of PostgreSQL's codes for sessions it ends because it stops. */
const OPERATOR_INTERVENTION = '57P'

/**
 * Becomes an occupant of the server at `url`. Waits while the server is being stopped.
 * @throws Error when it cannot be reached, refuses the password, or stops meanwhile
 */
export async function occupy(url: string): Promise<Occupancy> {
  const session = await connect(url, 'embedded-occupant', OCCUPY_TIMEOUT_MS)
  try {
    await session.client.query('select pg_advisory_lock_shared($1)', [LOCK_KEY])
  } catch (error) {
    await session.client.end().catch(() => {})
    throw error
  }
  session.socket.unref() // it must not keep the process alive
  return { lost: session.ended, leave: () => leave(session, url) }
}

async function leave({ client, socket }: Session, url: string): Promise<{ done(): Promise<void> } | null> {
  socket.ref()
  await client.query('select pg_advisory_unlock_all()').catch(() => {}) // a broken session holds no lock
  await client.end().catch(() => {})
  const last = await connect(url, 'embedded-last-occupant', LAST_BREATH_MS).catch(() => null)
  if (!last) return null
  try {
    await last.client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    return { done: () => last.client.end().catch(() => {}) }
  } catch (error) {
    await last.client.end().catch(() => {})
    if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE) return null // another process uses it
    if (!(error instanceof DatabaseError) || error.code?.startsWith(OPERATOR_INTERVENTION)) return null // just stopped
    throw error
  }
}

interface Session {
  readonly client: Client
  readonly socket: Socket
  readonly ended: Promise<void>
}

/** @param lockTimeoutMs how long the session waits for a lock */
async function connect(url: string, name: string, lockTimeoutMs: number): Promise<Session> {
  const socket = new Socket()
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: lockTimeoutMs,
    keepAlive: true,
    stream: () => socket,
  })
  client.on('error', () => {}) // the server stopped: seen by the next query
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  return { client, socket, ended }
}
