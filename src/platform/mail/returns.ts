import { createHmac, timingSafeEqual } from 'node:crypto'
import { isGone } from './mailer.ts'

/** The mailbox that gets what mail servers return after they took a mail. */
export interface ReturnsConfig {
  /** `imaps://user:password@host:993`. */
  readonly url: string
  /** Its address: the envelope sender of every mail. */
  readonly address: string
}

/** Header of every mail; servers return it with the mail, whatever they make of the other identifiers. */
export const TOKEN_HEADER = 'X-Delivery-Token'

/** Proves that this product sent a mail to the address. A stranger has no token for someone else's. */
export const deliveryToken = (address: string, key: string): string =>
  createHmac('sha256', key).update(`delivery\n${address.toLowerCase()}`).digest('base64url')

/** A report about a mail of this product. */
export interface ReturnedMail {
  /** Address the mail was sent to. */
  readonly address: string
  /** Enhanced status (RFC 3463) if the mailbox is gone; null for every other report: a delay, a full mailbox, a policy. */
  readonly gone: string | null
}

/** Of one report; more would be no answer to one of our mails, which have one recipient. */
const ADDRESSES_MAX = 10
/** Longest line that is looked at for an address, in characters: whoever writes to the mailbox chooses the text. */
const LINE_MAX = 400
const ADDRESS_LINE = /^(?:to|(?:final|original)-recipient)\s*:.*?([^\s<>;:]+@[^\s<>;:]+)>?$/i

/** Addresses that a report and the headers in it name as recipients. */
const recipients = (lines: string): string[] =>
  lines
    .split('\n')
    .filter((line) => line.length <= LINE_MAX)
    .flatMap((line) => ADDRESS_LINE.exec(line.trimEnd())?.slice(1, 2) ?? [])
    .slice(0, ADDRESSES_MAX)

/** Values of a header, folded lines joined, anywhere in a message and in the parts it carries. */
function values(lines: string, name: string): string[] {
  return [...lines.matchAll(new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)$`, 'gim'))].map(([, value = '']) => value.trim())
}

function isToken(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => Buffer.from(text))
  return one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Reads a delivery report (RFC 3464), as a server returns it to the envelope sender.
 * @param source the whole message or its first part; any bytes as text
 * @returns null for every other mail, and for a report whose token does not fit an address in it
 */
export function readReturn(source: string, key: string): ReturnedMail | null {
  const lines = source.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ')
  const [header = ''] = lines.split('\n\n', 1)
  if (!values(header, 'content-type').some((type) => /^multipart\/report\b/i.test(type))) return null
  const tokens = values(lines, TOKEN_HEADER)
  const address = recipients(lines).find((one) => tokens.some((token) => isToken(token, deliveryToken(one, key))))
  if (address === undefined) return null
  const failed = values(lines, 'action').some((action) => /^failed\b/i.test(action))
  const [status] = values(lines, 'status').flatMap((value) => /^\d\.\d{1,3}\.\d{1,3}/.exec(value) ?? [])
  return { address, gone: failed && status !== undefined && isGone(status) ? status : null }
}
