/** A file that comes with a mail. */
export interface Attachment {
  readonly name: string
  readonly type: 'application/pdf'
  readonly content: Buffer
}

/** One mail as the product asks for it. Sender and transport are the mailer's. */
export interface OutgoingMail {
  /** One bare address: no name, no list. */
  readonly to: string
  readonly subject: string
  /** Address that answers go to; the mailer's own unless given. One bare address. */
  readonly replyTo?: string
  readonly text: string
  readonly html: string
  /**
   * The same for every try to send this mail, such as the id of its job: letters, digits, `-`. It becomes the
   * Message-ID, by which mail servers know a mail they have already taken.
   */
  readonly id: string
  readonly attachments?: readonly Attachment[]
  /** For mails people may do without: a POST to it, without a session, ends them (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves once the mail was accepted for delivery. Sending is slow and may fail: call it from a job, which retries.
   * @throws InvalidMailError for an address, a subject or an id that could smuggle headers or recipients in;
   * MailboxGoneError where the server refuses the mailbox for good; the transport's own error when it did not take the mail
   */
  send(mail: OutgoingMail): Promise<void>
}

/** The mail is invalid; trying again would not help. */
export class InvalidMailError extends Error {
  override readonly name = 'InvalidMailError'

  constructor(field: 'to' | 'replyTo' | 'subject' | 'id') {
    super(`the mail's "${field}" is not acceptable`)
  }
}

/** The mail server refuses the mailbox for good. The message names the server's status alone, never the address. */
export class MailboxGoneError extends Error {
  override readonly name = 'MailboxGoneError'

  constructor(status: string) {
    super(`the mail server has no such mailbox (${status})`)
  }
}

/** The status of a refused recipient, with its enhanced status (RFC 3463) where the server gives one. */
const REFUSAL = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/
const GONE = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])
/** Statuses that mean the mailbox if the server gives no enhanced status. */
const GONE_PLAIN = new Set(['550', '551', '553'])

/** True for enhanced statuses of unknown, ambiguous, moved or disabled mailboxes, and of domains that take no mail. */
export const isGone = (enhanced: string): boolean => GONE.has(enhanced)

/**
 * The status by which a server's answer to RCPT reports that the mailbox does not exist; null for every other refusal:
 * a full mailbox, a policy or a blocked sender prove little about the address.
 */
export function goneStatus(response: string): string | null {
  const [, status = '', enhanced] = REFUSAL.exec(response) ?? []
  if (enhanced !== undefined) return status.startsWith('5') && isGone(enhanced) ? `${status} ${enhanced}` : null
  return GONE_PLAIN.has(status) ? status : null
}

/** RFC 5321: 64 characters, @, 255 characters, but 254 in all. */
const ADDRESS_LENGTH_MAX = 254
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u
const SUBJECT_LENGTH_MAX = 200
/** Control characters and the line separators of Unicode: what could end a header. */
const LINE_ENDING = /[\p{Cc}\u2028\u2029]/u
const ID = /^[A-Za-z0-9-]{1,64}$/

const isAddress = (text: string) => text.length <= ADDRESS_LENGTH_MAX && ADDRESS.test(text)

/** Every adapter checks with this before anything else. @throws InvalidMailError */
export function assertSendable({ to, replyTo, subject, id }: OutgoingMail): void {
  if (!ID.test(id)) throw new InvalidMailError('id')
  if (!isAddress(to)) throw new InvalidMailError('to')
  if (replyTo !== undefined && !isAddress(replyTo)) throw new InvalidMailError('replyTo')
  if (subject.trim() === '' || subject.length > SUBJECT_LENGTH_MAX || LINE_ENDING.test(subject)) {
    throw new InvalidMailError('subject')
  }
}
