import { defineJob, type JobPolicy } from '../../../platform/jobs/job.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { drawMail, type MailKind } from './texts.ts'

/** Over some four hours: long enough for a mail server to be mended, short enough for a link to be of use. */
const POLICY: JobPolicy = {
  retryLimit: 8,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
}

/** Asks somebody to confirm their address. */
export const confirmationMail = defineJob<{ userId: string }>('confirmation-mail', POLICY)

/** Sends the link to /reset-password. Sent for unknown addresses too (null), so that the answer takes as long. */
export const passwordResetMail = defineJob<{ userId: string | null }>('password-reset-mail', POLICY)

interface MailWork {
  readonly mailer: Mailer
  /** The product's name. */
  readonly site: string
  readonly findUser: (userId: string) => Promise<{ id: string; email: string; emailVerified: boolean } | undefined>
  readonly confirmationUrl: (email: string) => Promise<string>
  readonly passwordResetUrl: (userId: string) => Promise<string>
}

/** Sends the mails of the account in this process. Links are made at the last moment and never stand in the queue. */
export async function workMails(jobs: Jobs, work: MailWork): Promise<void> {
  const send = (kind: MailKind, to: string, url: string) =>
    work.mailer.send({ to, ...drawMail(kind, { url, site: work.site }) })

  await jobs.work(confirmationMail, async ({ userId }) => {
    const user = await work.findUser(userId)
    if (user && !user.emailVerified) await send('confirmation', user.email, await work.confirmationUrl(user.email))
  })
  await jobs.work(passwordResetMail, async ({ userId }) => {
    const user = userId === null ? undefined : await work.findUser(userId)
    if (user) await send('passwordReset', user.email, await work.passwordResetUrl(user.id))
  })
}
