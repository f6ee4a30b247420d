import { MailAction, MailHeading, MailLayout, MailNote, MailText } from '../../../platform/mail/layout.tsx'
import type { MailText as Content } from './texts.ts'

/** Layout of every mail of the account. */
export function AccountMail({ site, content, url }: { site: string; content: Content; url: string | null }) {
  return (
    <MailLayout site={site} title={content.subject} preview={content.preview}>
      <MailHeading>{content.heading}</MailHeading>
      {content.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {url && content.action ? <MailAction href={url}>{content.action}</MailAction> : null}
      {content.after ? <MailText>{content.after}</MailText> : null}
      <MailNote>{content.note}</MailNote>
    </MailLayout>
  )
}
