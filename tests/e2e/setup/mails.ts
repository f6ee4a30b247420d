import { expect } from '@playwright/test'
import { MAIL_PORT } from './ports.ts'

/** Mailbox of a product, by the port of its sandbox. */
const mailsAt = (port: number) => `http://127.0.0.1:${port}`

export interface ReceivedMail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Files that came with it. */
  readonly files: readonly { readonly name: string }[]
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** Every mail to an address, newest first. */
export async function mailsTo(email: string, port = MAIL_PORT): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailsAt(port)}/mails.json?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as ReceivedMail[]
}

/** The one mail to this address with this subject; waits for the job that sends it. */
export async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  const found = async () => (await mailsTo(email)).filter((mail) => subject.test(mail.subject))
  await expect.poll(found, { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await found()
  if (!mail) throw new Error(`the mail to ${email} is gone again`)
  return mail
}

/** The page that shows it. */
export const pageOf = ({ id }: Pick<ReceivedMail, 'id'>, port = MAIL_PORT) => `${mailsAt(port)}/mails/${id}`

/** The first address in its text. */
export const linkIn = ({ text }: ReceivedMail) => /https?:\S+/.exec(text)?.[0] ?? ''
