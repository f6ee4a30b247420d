import { MailHeading, MailLayout, MailNote, MailText } from '../../platform/mail/layout.tsx'
import type { ContactMessage } from './data.server.ts'
import { answerTime, shownNumber } from './rules.ts'
import { CONTACT_MAILS, TOPIC_NAMES } from './texts.ts'

interface Props {
  readonly site: string
  readonly message: ContactMessage
}

export function ContactMail({ site, message: { number, topic, email, message, isPremium } }: Props) {
  return (
    <MailLayout
      site={site}
      title={CONTACT_MAILS.staffSubject(number, topic, isPremium)}
      preview={CONTACT_MAILS.staffPreview}
    >
      <MailHeading>{`${TOPIC_NAMES[topic]} (${shownNumber(number)})`}</MailHeading>
      <MailText>{CONTACT_MAILS.from(email)}</MailText>
      {message.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change their place
        <MailText key={index}>{line}</MailText>
      ))}
      <MailNote>{CONTACT_MAILS.staffNote(answerTime(topic, isPremium))}</MailNote>
    </MailLayout>
  )
}

/** Carries no text that the writer typed: the address may be a stranger's. */
export function ContactReceipt({ site, message: { number, topic, isPremium } }: Props) {
  return (
    <MailLayout
      site={site}
      title={CONTACT_MAILS.receiptSubject(number, site)}
      preview={CONTACT_MAILS.receiptText(number, topic)}
    >
      <MailHeading>{CONTACT_MAILS.receiptHeading}</MailHeading>
      <MailText>{CONTACT_MAILS.receiptText(number, topic)}</MailText>
      <MailText>{CONTACT_MAILS.receiptTime(answerTime(topic, isPremium))}</MailText>
      <MailNote>{CONTACT_MAILS.receiptNote}</MailNote>
    </MailLayout>
  )
}
