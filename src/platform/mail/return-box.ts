import type { ImapFlow } from 'imapflow'

/** Time limits, in ms. */
interface BoxTimeouts {
  readonly connect: number
  readonly greeting: number
  /** Silence during the conversation. */
  readonly silence: number
}

const TIMEOUTS: BoxTimeouts = { connect: 10_000, greeting: 10_000, silence: 30_000 }
/** Messages of one reading; the next goes on. */
const MESSAGES_MAX = 200
/** Bytes read of a message: reports begin with what happened, and anybody can write to the mailbox. */
const SOURCE_MAX = 64 * 1024

interface ReadOptions {
  /** `imaps://user:password@host:993`; `imap://` uses STARTTLS where it is offered. */
  readonly url: string
  /** Gets a message as text; true removes it from the mailbox, false leaves it there as read. */
  readonly take: (source: string) => Promise<boolean>
  /** Ends the reading; messages that were taken before may come again. */
  readonly signal?: AbortSignal
  readonly timeouts?: BoxTimeouts
}

/**
 * Reads the unread messages of a mailbox, oldest first, 200 at most. A message whose removal fails comes again.
 * @returns the number of messages read
 * @throws the library's error where the server is away, refuses the password or hangs up
 */
export async function readMailbox({ url, take, signal, timeouts = TIMEOUTS }: ReadOptions): Promise<number> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  // Loaded by the process that reads, not by those that serve.
  const library = await import('imapflow')
  const client = new library.ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    maxLiteralSize: 2 * SOURCE_MAX,
  })
  // Each call reports its own error; without a listener, one between two calls would end the process.
  client.on('error', () => {})
  const close = () => client.close()
  signal?.addEventListener('abort', close)
  try {
    await client.connect()
    await client.mailboxOpen('INBOX')
    const unread = ((await client.search({ seen: false }, { uid: true })) || []).slice(0, MESSAGES_MAX)
    if (unread.length > 0) await sort(client, unread, take)
    await client.logout()
    return unread.length
  } finally {
    signal?.removeEventListener('abort', close)
    client.close()
  }
}

async function sort(client: ImapFlow, unread: readonly number[], take: ReadOptions['take']): Promise<void> {
  const [taken, left]: [number[], number[]] = [[], []]
  const messages = client.fetch([...unread].join(','), { source: { maxLength: SOURCE_MAX } }, { uid: true })
  for await (const { uid, source } of messages) {
    const isTaken = await take(source?.toString('latin1') ?? '')
    ;(isTaken ? taken : left).push(uid)
  }
  if (taken.length > 0) await client.messageDelete(taken.join(','), { uid: true })
  if (left.length > 0) await client.messageFlagsAdd(left.join(','), ['\\Seen'], { uid: true })
}
