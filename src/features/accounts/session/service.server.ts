import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/db/pool.ts'
import { failAs } from '../../../platform/out-of-reach.ts'
import type { Clock } from '../../../platform/time.ts'
import { findSessionUser } from '../data.server.ts'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from './rules.ts'

/** What signs a session: 32 bytes in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/
const BEARER = /^bearer\s+(\S+)$/i

export interface SessionReaderDeps {
  readonly db: Db
  /** The one better-auth signs with. */
  readonly secret: string
  /** Whether cookies are for https alone: their name says so. */
  readonly secure: boolean
  readonly clock: Clock
}

/**
 * Reads whose session a request shows, as better-auth writes it, at a fraction of what its own reading costs
 * (docs/adr/0030). Begins, renews and ends none.
 */
export function createSessionReader({ db, secret, secure, clock }: SessionReaderDeps) {
  // The first of that name counts; a browser sends one.
  const cookie = new RegExp(`(?:^|;)\\s*${secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE}\\s*=\\s*"?([^;"\\s]*)`)

  /** The token of a value `token.signature`; null when we did not sign it. */
  function provenToken(value: string): string | null {
    const dot = value.lastIndexOf('.')
    if (dot < 1) return null
    const [token, signature] = [value.slice(0, dot), value.slice(dot + 1)]
    if (!SIGNATURE.test(signature)) return null
    const expected = createHmac('sha256', secret).update(token).digest()
    return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? token : null
  }

  /**
   * The user whose session it is; null when it is forged, malformed, over or ended. One query; none without a signature
   * of ours.
   * @throws AppError unavailable
   */
  return async (headers: Headers) => {
    const [, bearer = ''] = BEARER.exec(headers.get('authorization') ?? '') ?? []
    const [, inCookie = ''] = cookie.exec(headers.get('cookie') ?? '') ?? []
    const token = provenToken(decoded(bearer)) ?? provenToken(decoded(inCookie))
    const found = token === null ? null : await findSessionUser(db, token).catch(failAs('unavailable'))
    return found && found.expiresAt >= clock() ? found : null
  }
}

/** As it was before it became a cookie's value; programs may send either. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export type SessionReader = ReturnType<typeof createSessionReader>
