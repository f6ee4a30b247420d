import type { Db } from '../../../platform/db/pool.ts'

/** Stores an alert. @returns its id, or null for a repetition */
export async function insertAlert(db: Db, alert: { kind: string; about: string; detail: string }, now: Date) {
  const row = await db
    .insertInto('payment_alerts')
    .values({ ...alert, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export function findAlert(db: Db, id: number) {
  return db.selectFrom('payment_alerts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Addresses of the administrators. */
export async function adminAddresses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('auth_users').select('email').where('role', '=', 'admin').orderBy('email').execute()
  return rows.map(({ email }) => email)
}
