import { MailAction, MailHeading, MailLayout, MailNote, MailText } from '../../../platform/mail/layout.tsx'
import { NEWS_MAIL } from '../texts.ts'
import type { WelcomeDay } from './rules.ts'
import { WELCOME_MAILS, WELCOME_NOTE } from './texts.ts'

interface WelcomeMailProps {
  readonly site: string
  readonly origin: string
  readonly day: WelcomeDay
  /** Of the page that ends these mails. */
  readonly unsubscribeUrl: string
}

/** One thing to do on a day of the first week. */
export function WelcomeMail({ site, origin, day, unsubscribeUrl }: WelcomeMailProps) {
  const { subject, heading, paragraphs, action, path } = WELCOME_MAILS[day]
  return (
    <MailLayout site={site} title={subject(site)} preview={heading}>
      <MailHeading>{heading}</MailHeading>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailAction href={`${origin}${path}`}>{action}</MailAction>
      <MailNote>
        {WELCOME_NOTE} {NEWS_MAIL.unsubscribe}: {unsubscribeUrl}
      </MailNote>
    </MailLayout>
  )
}
