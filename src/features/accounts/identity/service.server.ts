import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { AppError } from '../../../product/errors.ts'
import { baseOf, type IdentityOptions } from './options.service.server.ts'

const RESET_LIFETIME_S = 60 * 60
const RESET_TOKEN_BYTES = 32

/**
 * better-auth on our tables: passwords, sessions and one-time links; Google builds on it. `disableSignUp`: the accounts
 * service signs users up, with the profile in one transaction.
 */
export function createIdentity(options: IdentityOptions) {
  const { siteOrigin } = options
  const base = baseOf(options)
  const auth = betterAuth(base)

  return {
    auth,
    base,

    /** A new link for the password mail: used once, valid for an hour. */
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
 * better-auth hides failures behind its error 500. Its other calls only query the database, so that was unreachable.
 * @throws AppError unavailable, or the given error
 */
export function outOfReach(error: unknown): never {
  if (error instanceof APIError && error.statusCode >= 500) throw new AppError('unavailable', { cause: error })
  throw error
}

/** Reason of a refused sign-in; it does not reveal if the address is known. */
export async function refusalOf(answer: Response): Promise<'bad_credentials' | 'email_not_confirmed' | 'unavailable'> {
  if (answer.status >= 500) return 'unavailable'
  const { code }: { code?: string } = await answer.json()
  return code === 'EMAIL_NOT_VERIFIED' ? 'email_not_confirmed' : 'bad_credentials'
}

export type Auth = ReturnType<typeof createIdentity>['auth']

/** Headers of a better-auth answer for the browser: cookies, and the token for programs. */
export function sessionHeaders({ headers }: { headers: Headers }): Headers {
  const passed = new Headers()
  for (const cookie of headers.getSetCookie()) passed.append('set-cookie', cookie)
  const token = headers.get('set-auth-token')
  if (token) passed.set('set-auth-token', token)
  return passed
}
