import { MailAction, MailHeading, MailLayout, MailNote, MailText } from '../../../platform/mail/layout.tsx'
import type { MailContent } from './schema.ts'

/** Every mail about payments: what it is about, paragraphs, one thing to do, and why it came. */
export function PaymentMail({ site, content }: { site: string; content: MailContent }) {
  const { subject, paragraphs, action, footer } = content
  return (
    <MailLayout site={site} title={subject} preview={paragraphs[0] ?? subject}>
      <MailHeading>{subject}</MailHeading>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailAction href={action.url}>{action.label}</MailAction>
      <MailNote>{footer}</MailNote>
    </MailLayout>
  )
}
