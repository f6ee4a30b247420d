import { render } from '@react-email/render'
import { type MailContent, MailFrame } from './frame.tsx'
import { alertContent, type MailSite, REMINDERS, type ReminderFacts, type ReminderKind } from './texts.ts'

/** A mail but for its addressee: subject, plain text, and the same as HTML. */
async function draw(content: MailContent, site: MailSite) {
  const mail = <MailFrame site={site.name} content={content} />
  return { subject: content.subject, html: await render(mail), text: await render(mail, { plainText: true }) }
}

export const drawReminder = (kind: ReminderKind, facts: ReminderFacts, site: MailSite) =>
  draw(REMINDERS[kind](site, facts), site)

export const drawAlert = (alert: Parameters<typeof alertContent>[1], site: MailSite) =>
  draw(alertContent(site, alert), site)
