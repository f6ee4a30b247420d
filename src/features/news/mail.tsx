import { MailAction, MailHeading, MailLayout, MailNote, MailText } from '../../platform/mail/layout.tsx'
import { NEWS_MAIL } from './texts.ts'

interface NewsMailProps {
  readonly site: string
  /** Of all that is new, and the titles that are named. */
  readonly count: number
  readonly titles: readonly string[]
  readonly categories: readonly string[]
  /** Of the catalogue. */
  readonly url: string
  /** Of the page that ends these mails. */
  readonly unsubscribeUrl: string
}

/** New sheets in the categories of one user. */
export function NewsMail({ site, count, titles, categories, url, unsubscribeUrl }: NewsMailProps) {
  const intro = NEWS_MAIL.intro(count, categories)
  return (
    <MailLayout site={site} title={NEWS_MAIL.subject(count, site)} preview={intro}>
      <MailHeading>{NEWS_MAIL.heading}</MailHeading>
      <MailText>{intro}</MailText>
      {titles.map((title) => (
        <MailText key={title}>• {title}</MailText>
      ))}
      <MailAction href={url}>{NEWS_MAIL.action}</MailAction>
      <MailNote>
        {NEWS_MAIL.note} {NEWS_MAIL.unsubscribe}: {unsubscribeUrl}
      </MailNote>
    </MailLayout>
  )
}
