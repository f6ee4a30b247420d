import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { ImportedPerson } from './schema.ts'

export async function findConflict(db: Db, { id, email }: ImportedPerson): Promise<'known' | 'email_taken' | null> {
  const rows = await db
    .selectFrom('auth_users')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', id), eb(eb.fn('lower', ['email']), '=', email)]))
    .execute()
  if (rows.some((row) => row.id === id)) return 'known'
  return rows.length > 0 ? 'email_taken' : null
}

/** The account without a password, and its profile, in one transaction. */
export async function insertImportedPerson(
  db: Db,
  person: ImportedPerson,
  within: (trx: Db) => Promise<void>,
): Promise<void> {
  const { createdAt, ...profile } = person
  const { id, name, email } = person
  const since = createdAt && { created_at: createdAt }
  await transaction(db, async (trx) => {
    await trx
      .insertInto('auth_users')
      .values({ id, name, email, ...since })
      .execute()
    await trx
      .insertInto('profiles')
      .values({ ...profile, ...since })
      .execute()
    await within(trx)
  })
}
