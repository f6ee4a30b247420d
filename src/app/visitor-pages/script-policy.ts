import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const HAS_ADDRESS = /\ssrc\s*=/
const IS_DATA = /\stype\s*=\s*"application\/ld\+json"/
const NONCE_SOURCE = /'nonce-[^']*'/

/** CSP sources that allow exactly the inline scripts of a page: its own bytes, whoever gets them. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (HAS_ADDRESS.test(attributes) || IS_DATA.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}

/**
 * The policy for a page that many people get: a nonce would be the same for all of them, so the inline scripts are
 * named by their hashes instead.
 */
export function hashedPolicy(policy: string, html: string): string {
  return policy.replace(NONCE_SOURCE, scriptHashes(html).join(' ')).replace(/(?<! ) +;/g, ';')
}
