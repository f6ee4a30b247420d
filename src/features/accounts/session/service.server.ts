import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { findSessionUser } from '../data.server.ts'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from './rules.ts'

/** 32 bytes in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/
const BEARER = /^bearer\s+(\S+)$/i

export interface TokenReaderDeps {
  readonly secret: string
  /** True if cookies are sent over https alone, which changes their name. */
  readonly secure: boolean
}

export interface SessionHeaders {
  readonly authorization?: string | undefined
  readonly cookie?: string | undefined
}

/** Reads a request's session token and checks that we signed it. Its session may have ended. */
export function createTokenReader({ secret, secure }: TokenReaderDeps) {
  // The first of that name; a browser sends one.
  const cookieValue = new RegExp(`(?:^|;)\\s*${secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE}\\s*=\\s*"?([^;"\\s]*)`)

  /** The token of `token.signature`; null with a wrong signature. */
  function provenToken(value: string): string | null {
    const dot = value.lastIndexOf('.')
    if (dot < 1) return null
    const [token, signature] = [value.slice(0, dot), value.slice(dot + 1)]
    if (!SIGNATURE.test(signature)) return null
    const expected = createHmac('sha256', secret).update(token).digest()
    return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? token : null
  }

  /** null if it is missing, malformed or forged. */
  return ({ authorization, cookie }: SessionHeaders): string | null => {
    const [, bearer = ''] = BEARER.exec(authorization ?? '') ?? []
    const [, inCookie = ''] = cookieValue.exec(cookie ?? '') ?? []
    return provenToken(decoded(bearer)) ?? provenToken(decoded(inCookie))
  }
}

export interface SessionReaderDeps {
  readonly db: Db
  readonly tokenOf: ReturnType<typeof createTokenReader>
  readonly clock: Clock
}

/** Reads a session in better-auth's format at a fraction of its cost (docs/adr/0030). Read-only. */
export function createSessionReader({ db, tokenOf, clock }: SessionReaderDeps) {
  /**
   * Null for a forged, malformed, expired or ended session. Makes one query, and only for a token with our signature.
   * @throws AppError unavailable
   */
  return async (headers: Headers) => {
    const token = tokenOf({
      authorization: headers.get('authorization') ?? undefined,
      cookie: headers.get('cookie') ?? undefined,
    })
    const found = token === null ? null : await findSessionUser(db, token).catch(failAs('unavailable'))
    return found && found.expiresAt >= clock() ? found : null
  }
}

/** Undoes the encoding of a cookie's value; programs send either form. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export type SessionReader = ReturnType<typeof createSessionReader>
