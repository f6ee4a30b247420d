import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createCaptureMailer } from './capture.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp.ts'

/** Sender of mails that never leave the machine. */
const captureSender = (siteName: string) => `${siteName} <nao-responda@localhost>`

/** The mailer the settings ask for: SMTP, or files in `mail/` under the data folder. */
export function openMailer(config: Pick<Config, 'smtp' | 'dataDir' | 'siteName'>): Mailer {
  if (config.smtp) return createSmtpMailer(config.smtp)
  return createCaptureMailer({ dir: join(config.dataDir, 'mail'), from: captureSender(config.siteName) })
}
