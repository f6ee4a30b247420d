import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type Db, transaction } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import type { ProfileRow } from './profile/schema.ts'
import { insertAcceptance } from './terms/data.server.ts'
import { TERMS_VERSION } from './terms/rules.ts'

export const PASSWORD_PROVIDER = 'credential'

export interface NewPerson {
  readonly name: string
  /** Trimmed and lower-cased. */
  readonly email: string
  readonly passwordHash: string
  readonly emailVerified?: boolean
  readonly role?: 'user' | 'admin'
  readonly profile: {
    readonly terms_accepted: boolean
    readonly receive_emails: boolean
    readonly plan?: ProfileRow['plan']
    readonly billing_period?: 'monthly' | 'annual'
    readonly subscription_status?: 'active'
    readonly subscription_end_date?: Date
  }
}

/**
 * Inserts user, password and profile in one transaction.
 * @param within runs in the same transaction
 * @returns the new id, or null for a taken address (also when two sign up at the same moment)
 */
export async function insertPerson(
  db: Db,
  person: NewPerson,
  within?: (trx: Transaction<DB>, userId: string) => Promise<void>,
): Promise<string | null> {
  const id = randomUUID()
  const { name, email } = person
  return transaction(db, async (trx) => {
    const user = await trx
      .insertInto('auth_users')
      .values({ id, name, email, email_verified: person.emailVerified ?? false, role: person.role ?? 'user' })
      .onConflict((oc) => oc.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!user) return null
    await trx
      .insertInto('auth_accounts')
      .values({
        id: randomUUID(),
        user_id: id,
        account_id: id,
        provider_id: PASSWORD_PROVIDER,
        password: person.passwordHash,
      })
      .execute()
    await trx
      .insertInto('profiles')
      .values({ id, name, email, ...person.profile })
      .execute()
    if (person.profile.terms_accepted) await insertAcceptance(trx, id)
    await within?.(trx, id)
    return id
  })
}

/** An existing profile is not changed. */
export async function insertProfile(db: Db, profile: { id: string; name: string; email: string }): Promise<void> {
  await transaction(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('profiles')
      .values({ ...profile, terms_accepted: true, receive_emails: true })
      .onConflict((oc) => oc.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) await insertAcceptance(trx, profile.id)
  })
}

const USER_COLUMNS = [
  'u.id',
  'u.name',
  'u.email',
  'u.role',
  'u.email_verified as emailVerified',
  'u.mailbox_proven as mailboxProven',
] as const

/** The token's user and end of session. */
export async function findSessionUser(db: Db, token: string) {
  return db
    .selectFrom('auth_sessions as s')
    .innerJoin('auth_users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.name', 'u.email', 'u.role', 's.expires_at as expiresAt'])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('terms_acceptances as t')
              .select('t.user_id')
              .whereRef('t.user_id', '=', 'u.id')
              .where('t.version', '=', TERMS_VERSION),
          ),
        )
        .$castTo<boolean>()
        .as('termsDue'),
    )
    .where('s.token', '=', token)
    .executeTakeFirst()
}

/** The account, with flags for its profile and password. */
export async function findUserById(db: Db, userId: string) {
  return db
    .selectFrom('auth_users as u')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select(USER_COLUMNS)
    .select((eb) => [
      eb('p.id', 'is not', null).as('hasProfile'),
      eb
        .exists(
          eb
            .selectFrom('auth_accounts as a')
            .select('a.id')
            .whereRef('a.user_id', '=', 'u.id')
            .where('a.provider_id', '=', PASSWORD_PROVIDER),
        )
        .$castTo<boolean>()
        .as('hasPassword'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
}

/** @param email compared without case */
export async function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('auth_users as u')
    .select(USER_COLUMNS)
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export async function grantAdminRole(db: Db, userId: string): Promise<void> {
  await db.updateTable('auth_users').set({ role: 'admin', updated_at: sql`now()` }).where('id', '=', userId).execute()
}

export async function deleteSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('user_id', '=', userId).execute()
}
