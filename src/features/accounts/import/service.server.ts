import type { Db } from '../../../platform/db/pool.ts'
import { findConflict, insertImportedPerson } from './data.server.ts'
import type { ImportedPerson } from './schema.ts'

/**
 * Imports users of another site: accounts with their plan, without a password, for unproven addresses. A password reset
 * proves the address and sets the first password.
 */
export function createPeopleImport({ db }: { db: Db }) {
  return {
    conflictOf: (person: ImportedPerson): Promise<'known' | 'email_taken' | null> => findConflict(db, person),

    /** @param within runs in the same transaction */
    insert: (person: ImportedPerson, within: (trx: Db) => Promise<void>): Promise<void> =>
      insertImportedPerson(db, person, within),
  }
}
