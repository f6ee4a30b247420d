import { createTransport } from 'nodemailer'
import { assertSendable, goneStatus, MailboxGoneError, type Mailer } from './mailer.ts'

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
 */
export function createSmtpMailer(options: {
  url: string
  from: string
  replyTo: string | null
  timeouts?: SmtpTimeouts
}): Mailer {
  const { connect, greeting, silence } = options.timeouts ?? TIMEOUTS
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
