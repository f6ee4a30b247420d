import { drawMail } from '../../../platform/mail/draw.ts'
import { sellerLine } from '../seller/texts.ts'
import { PaymentMail } from './mail.tsx'
import type { MailContent, MailSite, NoticeFacts } from './schema.ts'
import { alertContent, NOTICES, type NoticeKind } from './texts.ts'

/** A mail without its addressee: subject, plain text, and equivalent HTML. */
async function draw(content: MailContent, site: MailSite) {
  const mail = await drawMail(<PaymentMail site={site.name} content={content} />, sellerLine(site.seller))
  return { subject: content.subject, ...mail }
}

export const drawNotice = (kind: NoticeKind, facts: NoticeFacts, site: MailSite) =>
  draw(NOTICES[kind](site, facts), site)

export const drawAlert = (alert: Parameters<typeof alertContent>[1], site: MailSite) =>
  draw(alertContent(site, alert), site)
