import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const HAS_ADDRESS = /\ssrc\s*=/
const IS_DATA = /\stype\s*=\s*"application\/ld\+json"/
const NONCE_SOURCE = /'nonce-[^']*'/

/** An inline script of a page that runs. */
export interface InlineScript {
  /** Where its text begins in the page (UTF-16 units). */
  readonly start: number
  readonly text: string
}

/** The inline scripts of a page that run; data in script elements is none. */
export function inlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(({ index, 1: attributes = '', 2: text = '' }) => {
    if (HAS_ADDRESS.test(attributes) || IS_DATA.test(attributes)) return []
    return [{ start: index + '<script'.length + attributes.length + '>'.length, text }]
  })
}

/** The CSP source for a script, by the base64 of its SHA-256. */
export const hashSource = (digest: string) => `'sha256-${digest}'`

/** CSP sources that allow exactly these scripts, by the hash of their bytes. */
export function scriptSources(scripts: readonly InlineScript[]): string[] {
  return [...new Set(scripts.map(({ text }) => hashSource(createHash('sha256').update(text).digest('base64'))))]
}

/** The policy with these sources for scripts instead of a nonce. */
export function withSources(policy: string, sources: readonly string[]): string {
  return policy.replace(NONCE_SOURCE, sources.join(' ')).replace(/(?<! ) +;/g, ';')
}

/**
 * The policy for a page that many people get: a nonce would be the same for all of them, so the inline scripts are
 * named by their hashes instead.
 */
export function hashedPolicy(policy: string, html: string): string {
  return withSources(policy, scriptSources(inlineScripts(html)))
}
