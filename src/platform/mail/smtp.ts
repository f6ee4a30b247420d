import { createTransport } from 'nodemailer'
import { assertSendable, type Mailer } from './mailer.ts'

/** Time limits of one delivery, in ms. */
interface SmtpTimeouts {
  /** Until the connection is open, name look-up included. */
  readonly connect: number
  /** Until the server says hello. */
  readonly greeting: number
  /** Silence during the conversation. */
  readonly silence: number
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 30_000 }

/**
 * Delivers through an SMTP server, one connection for each mail.
 * @param options.url `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…:465`
 * @param options.from `Name <address>`
 */
export function createSmtpMailer(options: { url: string; from: string; timeouts?: SmtpTimeouts }): Mailer {
  const { connect, greeting, silence } = options.timeouts ?? TIMEOUTS
  const transport = createTransport({
    url: options.url,
    dnsTimeout: connect,
    connectionTimeout: connect,
    greetingTimeout: greeting,
    socketTimeout: silence,
    // No mail of ours carries files or remote content; nothing in one may make the server read any.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  // Of the sender's own domain, as RFC 5322 §3.6.4 wants it.
  const domain = /@([^\s<>@]+)>?$/.exec(options.from)?.[1] ?? 'localhost'

  return {
    async send(mail) {
      assertSendable(mail)
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        messageId: `<${mail.id}@${domain}>`,
        text: mail.text,
        html: mail.html,
        // RFC 3834: keeps out-of-office replies away.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}
