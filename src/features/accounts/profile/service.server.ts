import type { Db } from '../../../platform/db/pool.ts'
import { AppError } from '../../../product/errors.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { findPasswordHash } from '../password/data.server.ts'
import type { Session } from '../schema.ts'
import { findProfile, renamePerson } from './data.server.ts'
import type { ProfileChange, ProfileRow } from './schema.ts'

export function createProfiles({ db }: { db: Db }) {
  return {
    /** @throws AppError not_found for an account without a profile; the next sign-in creates it */
    async read(session: Session): Promise<ProfileRow> {
      const row = await findProfile(db, session.userId)
      if (!row) throw new AppError('not_found')
      return row
    },

    /** False for accounts that only signed in with Google. */
    async hasPassword(session: Session): Promise<boolean> {
      return (await findPasswordHash(db, session.userId)) !== null
    },

    /** @throws AppError not_found, profile_not_updated */
    async change(session: Session, { name }: ProfileChange): Promise<ProfileRow> {
      const known = await renamePerson(db, session.userId, name).catch(failAs('profile_not_updated'))
      if (!known) throw new AppError('not_found')
      return this.read(session)
    },
  }
}

export type Profiles = ReturnType<typeof createProfiles>
