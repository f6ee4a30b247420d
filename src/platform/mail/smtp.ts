import { createTransport } from 'nodemailer'
import { assertSendable, goneStatus, MailboxGoneError, type Mailer } from './mailer.ts'
import { deliveryToken, TOKEN_HEADER } from './returns.ts'

/** Time limits of one delivery, in ms. */
interface SmtpTimeouts {
  /** Until the connection is open, name look-up included. */
  readonly connect: number
  /** Until the server's greeting. */
  readonly greeting: number
  /** Silence during the conversation. */
  readonly silence: number
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 30_000 }

/** The status of an error of nodemailer by which the mailbox is gone; null for every other error. */
function statusOf(error: unknown): string | null {
  if (!(error instanceof Error) || Reflect.get(error, 'command') !== 'RCPT TO') return null
  const response: unknown = Reflect.get(error, 'response')
  return typeof response === 'string' ? goneStatus(response) : null
}

/**
 * Delivers through an SMTP server, one connection for each mail.
 * @param options.url `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…:465`
 * @param options.from `Name <address>`
 * @param options.replyTo where answers go; null = to the sender
 * @param options.returns where servers return mails, and the key of their tokens; null = to the sender, without a token
 */
export function createSmtpMailer(options: {
  url: string
  from: string
  replyTo: string | null
  returns?: { readonly address: string; readonly key: string } | null
  timeouts?: SmtpTimeouts
}): Mailer {
  const { connect, greeting, silence } = options.timeouts ?? TIMEOUTS
  const returns = options.returns ?? null
  const transport = createTransport({
    url: options.url,
    dnsTimeout: connect,
    connectionTimeout: connect,
    greetingTimeout: greeting,
    socketTimeout: silence,
    // Our mails keep their files in memory and have no remote content, so a mail must not make the server read any.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  // Of the sender's own domain, as RFC 5322 §3.6.4 wants it.
  const domain = /@([^\s<>@]+)>?$/.exec(options.from)?.[1] ?? 'localhost'

  return {
    async send(mail) {
      assertSendable(mail)
      const replyTo = mail.replyTo ?? options.replyTo
      const sending = transport.sendMail({
        from: options.from,
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        to: { name: '', address: mail.to },
        ...(returns !== null && {
          envelope: { from: returns.address, to: mail.to },
          // RFC 3461: a report carries the headers alone, not what a person was told.
          dsn: { return: 'headers', notify: ['failure'] },
        }),
        subject: mail.subject,
        messageId: `<${mail.id}@${domain}>`,
        text: mail.text,
        html: mail.html,
        attachments: (mail.attachments ?? []).map(({ name: filename, type: contentType, content }) => ({
          filename,
          contentType,
          content,
        })),
        // RFC 3834: keeps out-of-office replies away.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(returns !== null && { [TOKEN_HEADER]: deliveryToken(mail.to, returns.key) }),
          ...(mail.unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      await sending.catch((error: unknown) => {
        const status = statusOf(error)
        throw status === null ? error : new MailboxGoneError(status)
      })
    },
  }
}
