import type { Db } from '../../../platform/db/pool.ts'
import { findConflict, insertArrival } from './data.server.ts'
import type { ArrivingPerson } from './schema.ts'

/**
 * People who move in from another site: accounts with their plan and no password, for addresses nobody has proven yet.
 * Resetting the password proves the address and makes the first one.
 */
export function createArrivals({ db }: { db: Db }) {
  return {
    /** Whether a person can be imported: not if they exist already, or if the address belongs to another account. */
    conflictOf: (person: ArrivingPerson): Promise<'known' | 'email_taken' | null> => findConflict(db, person),

    /** @param within runs in the same transaction */
    admit: (person: ArrivingPerson, within: (trx: Db) => Promise<void>): Promise<void> =>
      insertArrival(db, person, within),
  }
}
