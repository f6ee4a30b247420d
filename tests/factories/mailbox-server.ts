import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Message {
  readonly uid: number
  readonly source: string
  seen: boolean
  deleted: boolean
}

/**
 * A mailbox by IMAP4rev1 (RFC 3501) with UIDPLUS, over plain TCP: as much of it as reading unread messages, removing and
 * marking them needs.
 */
export async function startMailboxServer({ user, password }: { user: string; password: string }) {
  let messages: Message[] = []
  let uids = 0
  /** Command after which the connection is cut. */
  let cutAfter: string | null = null
  const sockets = new Set<Socket>()

  const chosen = (set = '') => {
    const numbers = set.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split(':').map(Number)
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
    return messages.filter(({ uid }) => numbers.includes(uid))
  }
  const place = (message: Message) => messages.indexOf(message) + 1
  const flags = ({ seen, deleted }: Message) => [seen ? '\\Seen' : '', deleted ? '\\Deleted' : ''].join(' ').trim()

  function answer(command: string, rest: string): readonly string[] {
    const words = rest.split(' ')
    switch (command) {
      case 'SELECT':
        return [`* ${messages.length} EXISTS`, '* OK [UIDVALIDITY 1] ok', `* OK [UIDNEXT ${uids + 1}] ok`]
      case 'UID SEARCH':
        return [`* SEARCH ${messages.flatMap(({ seen, uid }) => (seen ? [] : [uid])).join(' ')}`.trim()]
      case 'UID FETCH': {
        const max = Number(/<0\.(\d+)>/.exec(rest)?.[1])
        return chosen(words[0]).map((message) => {
          const source = message.source.slice(0, max)
          return `* ${place(message)} FETCH (UID ${message.uid} BODY[]<0> {${source.length}}\r\n${source})`
        })
      }
      case 'UID STORE':
        return chosen(words[0]).map((message) => {
          if (rest.includes('\\Seen')) message.seen = true
          if (rest.includes('\\Deleted')) message.deleted = true
          return `* ${place(message)} FETCH (UID ${message.uid} FLAGS (${flags(message)}))`
        })
      case 'UID EXPUNGE': {
        const gone = chosen(words[0]).filter(({ deleted }) => deleted)
        return gone.map((message) => {
          const line = `* ${place(message)} EXPUNGE`
          messages = messages.filter((other) => other !== message)
          return line
        })
      }
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1 UIDPLUS']
      case 'LIST':
        return ['* LIST () "/" INBOX']
      case 'LOGOUT':
        return ['* BYE']
      default:
        return []
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    const say = (...lines: readonly string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''), 'latin1')
    say('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready')
    createInterface({ input: socket }).on('line', (line) => {
      const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
      const name = command.toUpperCase()
      const refused = name === 'LOGIN' && rest.replaceAll('"', '') !== `${user} ${password}`
      say(...answer(name, rest), refused ? `${tag} NO [AUTHENTICATIONFAILED] no` : `${tag} OK done`)
      if (name === 'LOGOUT' || name === cutAfter) socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    deliver(source: string): void {
      uids += 1
      messages.push({ uid: uids, source, seen: false, deleted: false })
    },
    empty(): void {
      messages = []
    },
    /** Messages in the mailbox now. */
    contents: (): readonly { source: string; seen: boolean }[] =>
      messages.map(({ source, seen }) => ({ source, seen })),
    cutAfter(command: string | null): void {
      cutAfter = command
    },
    openConnections: () => sockets.size,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
