import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { AppError } from '../../../product/errors.ts'
import { baseOf, type IdentityOptions } from './options.service.server.ts'

/** Life of the link in the password mail, in seconds: an hour. */
const RESET_LIFETIME_S = 60 * 60
/** Length of its token before encoding, in bytes. */
const RESET_TOKEN_BYTES = 32

/**
 * better-auth on our own tables: passwords, sessions and one-time links. Google builds on the same base.
 * It does not sign people up (`disableSignUp`): the accounts service does, with the profile, in one
 * transaction.
 */
export function createIdentity(options: IdentityOptions) {
  const { siteOrigin } = options
  const base = baseOf(options)
  const auth = betterAuth(base)

  return {
    auth,
    base,

    /** A new link for the password mail: valid once, for an hour. */
    async passwordResetUrl(userId: string): Promise<string> {
      const token = randomBytes(RESET_TOKEN_BYTES).toString('base64url')
      const { internalAdapter } = await auth.$context
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: userId,
        expiresAt: new Date(Date.now() + RESET_LIFETIME_S * 1000),
      })
      return `${siteOrigin}/reset-password?token=${token}`
    },
  }
}

/**
 * Translates errors of better-auth's other calls: it hides failures behind its own error 500. Those calls only query
 * the database, so the database was unreachable.
 * @throws AppError unavailable, or the given error
 */
export function outOfReach(error: unknown): never {
  if (error instanceof APIError && error.statusCode >= 500) throw new AppError('unavailable', { cause: error })
  throw error
}

/** Why better-auth refused a sign-in, without telling a stranger whether the address is known. */
export async function refusalOf(answer: Response): Promise<'bad_credentials' | 'email_not_confirmed' | 'unavailable'> {
  if (answer.status >= 500) return 'unavailable'
  const { code }: { code?: string } = await answer.json()
  return code === 'EMAIL_NOT_VERIFIED' ? 'email_not_confirmed' : 'bad_credentials'
}

/** better-auth on our tables. */
export type Auth = ReturnType<typeof createIdentity>['auth']

/** The headers of an answer of better-auth that concern the browser: cookies, and the token for programs. */
export function sessionHeaders({ headers }: { headers: Headers }): Headers {
  const passed = new Headers()
  for (const cookie of headers.getSetCookie()) passed.append('set-cookie', cookie)
  const token = headers.get('set-auth-token')
  if (token) passed.set('set-auth-token', token)
  return passed
}
