import { createHmac, timingSafeEqual } from 'node:crypto'

/** Separates these signatures from others made with the same secret. */
const PURPOSE = 'storage-object-v1'

/** The line break cannot occur in a key, so key and expiry never run into each other. */
const digest = (secret: string, key: string, expiresAtMs: number) =>
  createHmac('sha256', secret).update(`${PURPOSE}\n${key}\n${expiresAtMs}`).digest()

/**
 * Signature (base64url, 43 characters) that lets its holder read `key` until `expiresAtMs` (epoch, ms).
 * It covers both, so neither can be changed.
 */
export function signKey(secret: string, key: string, expiresAtMs: number): string {
  return digest(secret, key, expiresAtMs).toString('base64url')
}

/** True while the signature is the one of exactly this key and expiry, and the expiry is ahead of `nowMs`. */
export function verifyKey(secret: string, key: string, expiresAtMs: number, signature: string, nowMs: number): boolean {
  if (!Number.isSafeInteger(expiresAtMs)) return false
  // Compared as text, not as decoded bytes: base64url has several spellings of the same bytes.
  const expected = Buffer.from(signKey(secret, key, expiresAtMs))
  const received = Buffer.from(signature)
  return received.length === expected.length && timingSafeEqual(received, expected) && nowMs < expiresAtMs
}
