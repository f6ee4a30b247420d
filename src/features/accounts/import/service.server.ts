import type { Db } from '../../../platform/db/pool.ts'
import { findConflict, insertImportedPerson } from './data.server.ts'
import type { ImportedPerson } from './schema.ts'

/**
 * People imported from another site: accounts with their plan and no password, for addresses nobody has proven yet.
 * Resetting the password proves the address and makes the first one.
 */
export function createPeopleImport({ db }: { db: Db }) {
  return {
    /** Whether a person can be imported: not if they exist already, or if the address belongs to another account. */
    conflictOf: (person: ImportedPerson): Promise<'known' | 'email_taken' | null> => findConflict(db, person),

    /** @param within runs in the same transaction */
    insert: (person: ImportedPerson, within: (trx: Db) => Promise<void>): Promise<void> =>
      insertImportedPerson(db, person, within),
  }
}
