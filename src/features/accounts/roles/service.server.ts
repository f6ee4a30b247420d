import type { Db } from '../../../platform/db/pool.ts'
import { AppError } from '../../../product/errors.ts'
import { findUserByEmail, grantAdminRole } from '../data.server.ts'
import type { AdminSession, Session, SessionInfo } from '../schema.ts'

/**
 * The only place that creates a {@link Session}, from a user that better-auth or the database has just verified. For the
 * accounts service alone.
 */
export function toSession(user: {
  id: string
  name: string
  email: string
  role: string
  termsDue?: boolean
}): Session {
  const { id: userId, name, email, role, termsDue } = user
  const info: SessionInfo = { userId, name, email, isAdmin: role === 'admin', ...(termsDue && { termsDue }) }
  return info as Session
}

export function requireSession(session: Session | null): Session {
  if (!session) throw new AppError('authentication_required')
  return session
}

export function requireAdmin(session: Session | null): AdminSession {
  const proven = requireSession(session)
  if (!isAdminSession(proven)) throw new AppError('access_denied')
  return proven
}

function isAdminSession(session: Session): session is AdminSession {
  return session.isAdmin
}

export type GrantOutcome = 'granted' | 'already' | 'unknown'

/**
 * Makes an account an administrator by command (rule: first administrator). The operator vouches for the address, so it
 * need not be confirmed. Takes effect with the user's next request.
 */
export async function grantAdmin(db: Db, email: string): Promise<GrantOutcome> {
  const user = await findUserByEmail(db, email.trim())
  if (!user) return 'unknown'
  if (user.role === 'admin') return 'already'
  await grantAdminRole(db, user.id)
  return 'granted'
}

/** For commands that act in an administrator's name; null if the address belongs to no administrator. */
export async function adminIdOf(db: Db, email: string): Promise<string | null> {
  const user = await findUserByEmail(db, email.trim())
  return user?.role === 'admin' ? user.id : null
}
