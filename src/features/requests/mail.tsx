import { MailAction, MailHeading, MailLayout, MailNote, MailText } from '../../platform/mail/layout.tsx'
import type { RequestState } from './rules.ts'
import { ANSWER_MAIL } from './texts.ts'

interface AnswerMailProps {
  readonly site: string
  readonly theme: string
  readonly state: RequestState
  readonly answer: string | null
  /** Of the sheet, or of the page of requests. */
  readonly url: string
}

/** The team's answer to a request. */
export function AnswerMail({ site, theme, state, answer, url }: AnswerMailProps) {
  return (
    <MailLayout site={site} title={ANSWER_MAIL.subject(state, site)} preview={ANSWER_MAIL.about(theme)}>
      <MailHeading>{ANSWER_MAIL.heading(state)}</MailHeading>
      <MailText>{ANSWER_MAIL.about(theme)}</MailText>
      {answer ? <MailText>{answer}</MailText> : null}
      <MailAction href={url}>{ANSWER_MAIL.action(state)}</MailAction>
      <MailNote>{ANSWER_MAIL.note}</MailNote>
    </MailLayout>
  )
}
