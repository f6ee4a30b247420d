import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type DatabaseLog, silentLog } from './log.ts'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000
const KEEP_ALIVE_AFTER_MS = 10_000

/**
 * Hears the notifications of a channel (`NOTIFY`) on a connection of its own, until closed.
 * When the connection breaks it is made again, ever more slowly; since what was said meanwhile is lost, `onNotify` is
 * then called once with null: take it as "anything may have happened".
 * @param channel name of the channel, as in `pg_notify`
 * @param onNotify gets the payload; what it throws is logged
 * @throws Error when the first connection fails
 */
export async function listen(
  url: string,
  channel: string,
  onNotify: (payload: string | null) => void,
  options: { log?: DatabaseLog } = {},
): Promise<{ close(): Promise<void> }> {
  const log = options.log ?? silentLog
  const closing = new AbortController()

  const tell = (payload: string | null) => {
    try {
      onNotify(payload)
    } catch (err) {
      log.error({ err, channel }, 'a database notification could not be handled')
    }
  }
  const connect = async (): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      application_name: 'atividario-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    })
    client.on('error', (err) => log.warn({ err, channel }, 'the listening connection broke'))
    client.on('notification', ({ payload }) => tell(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', () => {
      if (!closing.signal.aborted) void reconnect()
    })
    return client
  }
  const reconnect = async () => {
    for (let wait = FIRST_RETRY_MS; !closing.signal.aborted; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      await sleep(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return
      try {
        current = await connect()
        if (closing.signal.aborted) return await current.end()
        log.info({ channel }, 'listening again')
        return tell(null)
      } catch (err) {
        log.warn({ err, channel }, 'the listening connection cannot be made again yet')
      }
    }
  }

  let current = await connect()
  return {
    async close() {
      closing.abort()
      await current.end().catch(() => {})
    },
  }
}
