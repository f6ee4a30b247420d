import { hkdfSync } from 'node:crypto'

/** Purpose of a key. Two purposes never share one, so that a signature for one is invalid for the other. */
export type KeyPurpose =
  | 'sessions'
  | 'known browsers'
  | 'file grants'
  | 'limits'
  | 'news'
  | 'search misses'
  | 'mail returns'

const KEY_BYTES = 32

/** The key for one purpose, from the secret of the installation (HKDF, RFC 5869, SHA-256): 32 bytes in base64url. */
export function deriveKey(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `atividario/${purpose}`, KEY_BYTES)).toString('base64url')
}
