import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type NetworkProxy, openProxy } from './proxy.ts'

interface Mail {
  readonly to: string
  readonly messageId: string
  readonly subject: string
}

/** A mail server behind a proxy, and what it has taken. */
export interface Mailbox {
  readonly proxy: NetworkProxy
  readonly settings: Readonly<Record<string, string>>
  /** Mails taken, in their order: one that came twice is here twice. */
  readonly mails: readonly Mail[]
  /** While true a mail is held back before it is taken. */
  hold(held: boolean): void
  /** Number of mails being received. */
  held(): number
  /** Drops what was taken so far. */
  forget(): void
  close(): Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  let waiting = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          waiting += 1
          await gate.promise
          waiting -= 1
          const { messageId = '', subject = '' } = await PostalMime.parse(raw)
          for (const { address } of session.envelope.rcptTo) mails.push({ to: address, messageId, subject })
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => {}) // connections are cut on purpose
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const proxy = await openProxy((server.server.address() as AddressInfo).port)
  return {
    proxy,
    mails,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
      MAIL_FROM: 'Atividário <nao-responda@exemplo.com.br>',
    },
    hold(held) {
      if (held) gate = Promise.withResolvers<void>()
      else gate.resolve()
    },
    held: () => waiting,
    forget: () => void mails.splice(0),
    async close() {
      gate.resolve()
      await proxy.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
