import { Client } from 'pg'
import type { DatabaseLog } from './log.ts'
import { impatientSocket } from './socket.ts'

/** Pause before a lost connection is tried again (ms). */
const RETRY_MS = 500
/** Interval of the heartbeat (ms), and longest silence of the server. */
const HEARTBEAT_MS = 5_000
const SILENCE_MS = 15_000
/** Longest wait for a connection (ms). */
const CONNECT_TIMEOUT_MS = 5_000

export interface Subscription {
  stop(): Promise<void>
}

/**
 * Receives the notifications of one channel, from every process on the same database, on a separate connection.
 * Notifications during an interruption are lost; `onMessage` is therefore also called after each reconnection.
 * @param channel an identifier: letters, digits and underscores
 */
export function listen(
  url: string,
  channel: string,
  { onMessage, log }: { onMessage: () => void; log: DatabaseLog },
): Subscription {
  if (!/^[a-z_][a-z0-9_]*$/.test(channel)) throw new TypeError(`no name of a channel: ${channel}`)
  let stopped = false
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const own = new Client({
      connectionString: url,
      application_name: 'atividario-listen',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      stream: impatientSocket(SILENCE_MS),
    })
    client = own
    own.on('notification', onMessage)
    // Without a listener an error of the connection would end the process; 'end' follows it.
    own.on('error', (err) => log.error({ err, channel }, 'the listening database connection broke'))
    // This connection is silent for hours: without a query its end would go unnoticed.
    const heartbeat = setInterval(() => void own.query('select 1').catch(() => undefined), HEARTBEAT_MS)
    heartbeat.unref()
    const lost = () => {
      clearInterval(heartbeat)
      if (client !== own) return
      client = null
      again()
    }
    own.once('end', lost)
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      onMessage()
    } catch (err) {
      if (!stopped) log.error({ err, channel }, 'cannot listen to the database')
      await own.end().catch(() => undefined)
      lost()
    }
  }

  function again(): void {
    if (stopped) return
    timer = setTimeout(() => void connect(), RETRY_MS)
    timer.unref()
  }

  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
