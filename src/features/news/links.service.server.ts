import { createHmac, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBE } from './texts.ts'

const sign = (userId: string, key: string) => createHmac('sha256', key).update(`news\n${userId}`).digest('base64url')

/** Token in a mail with which a user ends these mails without signing in. It opens no other page and never expires. */
export const unsubscribeToken = (userId: string, key: string): string => `${userId}.${sign(userId, key)}`

/** Addresses that end these mails for one user: a page that asks, and the one click of mail programs (RFC 8058). */
export function unsubscribeAddresses(userId: string, key: string, origin: string) {
  const query = `?token=${encodeURIComponent(unsubscribeToken(userId, key))}`
  return { page: `${origin}${UNSUBSCRIBE.path}${query}`, oneClick: `${origin}/functions/v1/unsubscribe${query}` }
}

/** The user of a token; null for a forged one. */
export function personOf(token: string, key: string): string | null {
  const userId = /^([0-9a-f-]{36})\.[A-Za-z0-9_-]{43}$/.exec(token)?.[1]
  if (userId === undefined) return null
  const [given, expected] = [token, unsubscribeToken(userId, key)].map((text) => Buffer.from(text))
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}
