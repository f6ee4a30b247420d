import { createHmac, timingSafeEqual } from 'node:crypto'
import { manifests, parseSignature, type SignedParts } from './rules.ts'

export type SignatureVerdict = 'valid' | 'invalid' | 'missing'

/**
 * Checks that a notification was signed with our secret: HMAC-SHA256, compared in constant time. Its age does not
 * matter (the provider's retries carry the first timestamp, and its unit varies): applying twice has no effect.
 * @throws Error without a secret: with an empty one anyone could sign
 */
export function verifySignature(parts: SignedParts, secret: string): SignatureVerdict {
  if (secret === '') throw new Error('a webhook secret is needed')
  if (!parts.signature) return 'missing'
  const given = parseSignature(parts.signature)
  if (!given) return 'invalid'
  const v1 = Buffer.from(given.v1, 'hex')
  const matches = manifests(parts, given.ts).map((text) =>
    timingSafeEqual(createHmac('sha256', secret).update(text).digest(), v1),
  )
  return matches.includes(true) ? 'valid' : 'invalid'
}

/** The provider's `x-signature` header. @throws Error without a secret, or without a part to sign */
export function signNotification(parts: Omit<SignedParts, 'signature'>, ts: string, secret: string): string {
  const [text] = manifests({ ...parts, signature: null }, ts)
  if (secret === '' || text === undefined) throw new Error('a webhook secret is needed')
  return `ts=${ts},v1=${createHmac('sha256', secret).update(text).digest('hex')}`
}
