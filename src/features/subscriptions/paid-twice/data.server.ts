import type { Db } from '../../../platform/db/pool.ts'

const cases = (db: Db) =>
  db
    .selectFrom('payment_alerts as a')
    .innerJoin('payments as p', 'p.provider_payment_id', 'a.about')
    .innerJoin('profiles as u', 'u.id', 'p.user_id')
    .select(['a.id', 'a.about as paymentId', 'a.refunded_payment as chosen', 'u.id as userId', 'u.name', 'u.email'])
    .where('a.kind', '=', 'paid_twice')

export type StoredCase = Awaited<ReturnType<typeof listCases>>[number]

/** Cases after one of them, the longest waiting first; many of them are settled. */
export function listCases(db: Db, after: number, limit: number) {
  return cases(db)
    .where('a.id', '>', after)
    .whereRef('p.refunded_cents', '<', 'p.amount_cents')
    .orderBy('a.id')
    .limit(limit)
    .execute()
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
