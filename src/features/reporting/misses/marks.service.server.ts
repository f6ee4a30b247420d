import { createHmac } from 'node:crypto'

/** Key of a text, and the eight bits that distinguish its callers; neither can be read back. */
export function marksOf(text: string, caller: string, secret: string): { key: string; slot: number } {
  const hash = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest()
  return { key: hash('text', text).toString('base64url'), slot: hash('caller', text, caller)[0] ?? 0 }
}
