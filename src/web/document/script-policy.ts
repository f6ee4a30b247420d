import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const HAS_ADDRESS = /\ssrc\s*=/
const IS_DATA = /\stype\s*=\s*"application\/ld\+json"/
const NONCE_SOURCE = /'nonce-([^']*)'/

/** An inline script of a page that runs. */
export interface InlineScript {
  /** Offset of its text in the page (UTF-16 units). */
  readonly start: number
  readonly text: string
}

/** The inline scripts of a page that run; data in script elements is not included. */
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

/** A page of many people: without the nonce of its rendering, and with the scripts that carried it. */
export interface SharedPage {
  readonly html: string
  readonly scripts: readonly InlineScript[]
}

/**
 * A nonce would be the same for all who get a page from memory, so its scripts are named by their hashes. Only those that
 * carried the nonce count, which only our own code knows while it renders: a script that came into the page in a
 * person's text has no nonce and stays forbidden.
 * @param policy of the rendering, with its nonce; without one no script is allowed
 */
export function withoutNonce(html: string, policy: string): SharedPage {
  const [, nonce] = NONCE_SOURCE.exec(policy) ?? []
  if (!nonce) return { html, scripts: [] }
  const attribute = ` nonce="${nonce}"`
  const trusted = inlineScripts(html).map(({ start }) => {
    const tag = html.slice(html.lastIndexOf('<script', start), start)
    return tag.includes(attribute)
  })
  const plain = html.replaceAll(attribute, '')
  return { html: plain, scripts: inlineScripts(plain).filter((_, index) => trusted[index]) }
}

/** The policy for a page that many people get: its scripts by their hashes, instead of a nonce. */
export function hashedPolicy(policy: string, scripts: readonly InlineScript[]): string {
  return withSources(policy, scriptSources(scripts))
}
