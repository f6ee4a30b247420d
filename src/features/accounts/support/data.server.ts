import type { Db } from '../../../platform/db/pool.ts'

export async function readAccount(db: Db, userId: string, now: Date) {
  const row = await db
    .selectFrom('auth_users as u')
    .select(['u.email_verified as emailVerified', 'u.role', 'u.created_at as createdAt'])
    .select((eb) =>
      eb
        .selectFrom('auth_sessions as s')
        .select((session) => session.fn.countAll<number>().as('count'))
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.expires_at', '>', now)
        .as('sessions'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { emailVerified, role, createdAt, sessions } = row
  return { emailVerified, isAdmin: role === 'admin', createdAt, sessions: sessions ?? 0 }
}

/** @returns the number of sessions that were active at `now` */
export async function endSessions(db: Db, userId: string, now: Date): Promise<number> {
  const ended = await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .returning('expires_at as expiresAt')
    .execute()
  return ended.filter(({ expiresAt }) => expiresAt > now).length
}
