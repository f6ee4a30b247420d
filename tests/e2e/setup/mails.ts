import { expect } from '@playwright/test'
import { MAIL_PORT } from './ports.ts'

const MAILS = `http://127.0.0.1:${MAIL_PORT}`

export interface ReceivedMail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

async function mailsTo(email: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${MAILS}/mails.json?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as ReceivedMail[]
}

/** The one mail to this address whose subject says so; waits for the job that sends it. */
export async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  const found = async () => (await mailsTo(email)).filter((mail) => subject.test(mail.subject))
  await expect.poll(found, { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await found()
  if (!mail) throw new Error(`the mail to ${email} is gone again`)
  return mail
}

/** The page that shows it. */
export const pageOf = ({ id }: ReceivedMail) => `${MAILS}/mails/${id}`

/** The first address in its text. */
export const linkIn = ({ text }: ReceivedMail) => /https?:\S+/.exec(text)?.[0] ?? ''
