import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieValue, deviceCookieName, setDeviceCookie } from './rules.ts'

/** An account's current credentials. */
export interface Credentials {
  readonly email: string
  readonly passwordHash: string
}

const NONCE_BYTES = 16
const SHAPE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Browsers in which a user has signed in before. Each has a separate count of wrong passwords, so that strangers'
 * guesses cannot lock the user out. The cookie only proves this: it neither names nor signs in the user. It expires with
 * its password, so that an attacker with an old password gets no extra attempts.
 */
export function createDevices({ secret, secure }: { secret: string; secure: boolean }) {
  const proof = ({ email, passwordHash }: Credentials, nonce: string) =>
    createHmac('sha256', secret).update(`device\n${email}\n${passwordHash}\n${nonce}`).digest('base64url')

  return {
    /** The browser's number if these credentials were used in it before, else null. */
    known(credentials: Credentials | null, headers: Headers): string | null {
      if (!credentials) return null
      const value = cookieValue(headers.get('cookie'), deviceCookieName(secure))
      const [, nonce = '', given = ''] = SHAPE.exec(value ?? '') ?? []
      if (!nonce) return null
      return timingSafeEqual(Buffer.from(given), Buffer.from(proof(credentials, nonce))) ? nonce : null
    },

    remember(credentials: Credentials): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      return setDeviceCookie(`${nonce}.${proof(credentials, nonce)}`, secure)
    },
  }
}

export type Devices = ReturnType<typeof createDevices>
