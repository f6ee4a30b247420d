import { createMiddleware } from 'hono/factory'
import type { Session } from '../../features/accounts/schema.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpContext, HttpEnv } from '../env.ts'

/** Answers about one person: no cache may store them. */
export const PRIVATE = { 'cache-control': 'private, no-store' }

/** Error for visitors: downloads and payments ask to sign in, profiles ask for a session. */
type Missing = 'not_signed_in' | 'authentication_required'

/** The session of the caller. @throws AppError `missing` */
export function sessionOf(c: HttpContext, missing: Missing = 'not_signed_in'): Session {
  const session = c.get('session')
  if (!session) throw new AppError(missing)
  return session
}

/** The session, if the request names the same person. @throws AppError `missing`, not_yours */
export function ownSession(c: HttpContext, userId: string, missing?: Missing): Session {
  const session = sessionOf(c, missing)
  if (session.userId !== userId.toLowerCase()) throw new AppError('not_yours')
  return session
}

/** For routes of signed-in users: visitors are refused before their body is judged. */
export const signedInOnly = createMiddleware<HttpEnv>(async (c, next) => {
  sessionOf(c)
  await next()
})
