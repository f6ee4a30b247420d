import { type CopyContents, readContents, type Sealed } from '../copy.rules.ts'

/** Rounds of PBKDF2 with SHA-256, as OWASP asks since 2023. */
const ROUNDS = 600_000
const SALT_BYTES = 16
/** Of AES-GCM. */
const IV_BYTES = 12

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const words = new TextEncoder().encode(password.normalize('NFC'))
  const material = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** The contents of a copy, readable with the password alone. */
export async function seal(contents: CopyContents, password: string): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await keyOf(password, salt, ROUNDS)
  const text = new TextEncoder().encode(JSON.stringify(contents))
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text))
  return { salt: toBase64(salt), iv: toBase64(iv), rounds: ROUNDS, data: toBase64(data) }
}

/** The sealed contents; null with another password, and when the file was changed. */
export async function openSealed({ salt, iv, rounds, data }: Sealed, password: string): Promise<CopyContents | null> {
  try {
    const key = await keyOf(password, fromBase64(salt), rounds)
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data))
    return readContents(JSON.parse(new TextDecoder().decode(text)))
  } catch {
    return null
  }
}
