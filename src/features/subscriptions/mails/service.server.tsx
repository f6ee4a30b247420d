import { drawMail } from '../../../platform/mail/draw.ts'
import { PaymentMail } from './mail.tsx'
import type { MailContent, MailSite, NoticeFacts } from './schema.ts'
import { alertContent, NOTICES, type NoticeKind } from './texts.ts'

/** A mail but for its addressee: subject, plain text, and the same as HTML. */
async function draw(content: MailContent, site: MailSite) {
  return { subject: content.subject, ...(await drawMail(<PaymentMail site={site.name} content={content} />)) }
}

export const drawNotice = (kind: NoticeKind, facts: NoticeFacts, site: MailSite) =>
  draw(NOTICES[kind](site, facts), site)

export const drawAlert = (alert: Parameters<typeof alertContent>[1], site: MailSite) =>
  draw(alertContent(site, alert), site)
