import { createElement } from 'react'
import { defineJob, type JobPolicy } from '../../../platform/jobs/job.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { drawMail } from '../../../platform/mail/draw.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { AccountMail } from './mail.tsx'
import { MAILS, type MailKind } from './texts.ts'

/** Retries for some four hours: a mail server can be mended, and the link is still of use. */
const POLICY: JobPolicy = {
  retryLimit: 8,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
}

export const confirmationMail = defineJob<{ userId: string }>('confirmation-mail', POLICY)

/** Sends the link to /reset-password. Unknown addresses (null) have a job too, so that the answer takes as long. */
export const passwordResetMail = defineJob<{ userId: string | null }>('password-reset-mail', POLICY)

export const passwordChangedMail = defineJob<{ userId: string }>('password-changed-mail', POLICY)

/** Reports that an account now signs in with Google, without its password (google/rules.ts). */
export const googleJoinedMail = defineJob<{ userId: string }>('google-joined-mail', POLICY)

/**
 * Confirms a deletion. The job holds the last copy of the address, which is deleted with it. It omits the name, which
 * may be a text that the sender wanted a stranger to read.
 */
export const accountDeletedMail = defineJob<{ to: string }>('account-deleted-mail', { ...POLICY, forgets: true })

/** Reads what mail servers returned. */
export const mailReturns = defineJob<Record<string, never>>('mail-returns', {
  retryLimit: 3,
  retryDelaySeconds: 120,
  expireInSeconds: 300,
})
export const RETURNS_CRON = '*/10 * * * *'

interface MailWork {
  readonly mailer: Mailer
  readonly site: string
  /** Last line of every mail; may be empty. */
  readonly imprint: string
  readonly findUser: (userId: string) => Promise<{ id: string; email: string; emailVerified: boolean } | undefined>
  readonly confirmationUrl: (userId: string) => Promise<string>
  readonly passwordResetUrl: (userId: string) => Promise<string>
  /** Page that sends a new link. */
  readonly passwordForgottenUrl: string
}

/** Sends the account's mails in this process. Creates links just before sending, so that the queue never holds one. */
export async function registerMailJobs(jobs: Jobs, work: MailWork): Promise<void> {
  const send = async (kind: MailKind, { id }: { id: string }, to: string, url: string | null) => {
    const content = MAILS[kind](work.site)
    const mail = await drawMail(createElement(AccountMail, { site: work.site, content, url }), work.imprint)
    await work.mailer.send({ id, to, subject: content.subject, ...mail })
  }

  await jobs.work(confirmationMail, async ({ userId }, run) => {
    const user = await work.findUser(userId)
    if (user && !user.emailVerified) await send('confirmation', run, user.email, await work.confirmationUrl(user.id))
  })
  await jobs.work(passwordResetMail, async ({ userId }, run) => {
    const user = userId === null ? undefined : await work.findUser(userId)
    if (user) await send('passwordReset', run, user.email, await work.passwordResetUrl(user.id))
  })
  await jobs.work(passwordChangedMail, async ({ userId }, run) => {
    const user = await work.findUser(userId)
    if (user) await send('passwordChanged', run, user.email, work.passwordForgottenUrl)
  })
  await jobs.work(googleJoinedMail, async ({ userId }, run) => {
    const user = await work.findUser(userId)
    if (user) await send('googleJoined', run, user.email, work.passwordForgottenUrl)
  })
  await jobs.work(accountDeletedMail, ({ to }, run) => send('accountDeleted', run, to, null))
}
