import { createHmac } from 'node:crypto'

/** Key of a text, and the eight bits by which its callers are told apart; neither can be read back. */
export function marksOf(text: string, caller: string, secret: string): { key: string; slot: number } {
  const hash = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest()
  return { key: hash('text', text).toString('base64url'), slot: hash('caller', text, caller)[0] ?? 0 }
}
