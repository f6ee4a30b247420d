import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieValue, deviceCookieName, setDeviceCookie } from './rules.ts'

const NONCE_BYTES = 16
const SHAPE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Browsers in which a person has signed in before. Such a browser has its own count of wrong passwords, so that
 * strangers who knock in a person's name cannot lock the person out. The cookie proves that and nothing else: it says
 * neither who the person is nor lets anybody in.
 */
export function createDevices({ secret, secure }: { secret: string; secure: boolean }) {
  const proof = (email: string, nonce: string) =>
    createHmac('sha256', secret).update(`device\n${email}\n${nonce}`).digest('base64url')

  return {
    /** The browser's own number if `email` has signed in with it before, else null. */
    known(email: string, headers: Headers): string | null {
      const value = cookieValue(headers.get('cookie'), deviceCookieName(secure))
      const [, nonce = '', given = ''] = SHAPE.exec(value ?? '') ?? []
      if (!nonce) return null
      return timingSafeEqual(Buffer.from(given), Buffer.from(proof(email, nonce))) ? nonce : null
    },

    /** The Set-Cookie header that makes a browser known as one of `email`. */
    remember(email: string): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      return setDeviceCookie(`${nonce}.${proof(email, nonce)}`, secure)
    },
  }
}
