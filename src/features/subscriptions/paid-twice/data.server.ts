import type { Db } from '../../../platform/db/pool.ts'

/** Cases shown at once, the newest. */
const CASES_SHOWN = 20

const cases = (db: Db) =>
  db
    .selectFrom('payment_alerts as a')
    .innerJoin('payments as p', 'p.provider_payment_id', 'a.about')
    .innerJoin('profiles as u', 'u.id', 'p.user_id')
    .select(['a.id', 'a.about as paymentId', 'a.refunded_payment as chosen', 'u.id as userId', 'u.name', 'u.email'])
    .where('a.kind', '=', 'paid_twice')

export type StoredCase = Awaited<ReturnType<typeof listCases>>[number]

export function listCases(db: Db) {
  return cases(db).orderBy('a.created_at', 'desc').limit(CASES_SHOWN).execute()
}

export function findCase(db: Db, id: number) {
  return cases(db).where('a.id', '=', id).executeTakeFirst()
}

/** Notes which payment goes back, unless the other one was chosen before. @returns whether it is this one */
export async function choose(db: Db, id: number, paymentId: string): Promise<boolean> {
  const result = await db
    .updateTable('payment_alerts')
    .set({ refunded_payment: paymentId })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('refunded_payment', 'is', null), eb('refunded_payment', '=', paymentId)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Takes a choice back that the provider refused. */
export async function forget(db: Db, id: number): Promise<void> {
  await db.updateTable('payment_alerts').set({ refunded_payment: null }).where('id', '=', id).execute()
}
