import type { Db } from '../../../platform/db/pool.ts'

export async function findDocument(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('buyer_documents').select('cpf').where('user_id', '=', userId).executeTakeFirst()
  return row?.cpf ?? null
}

export async function keepDocument(db: Db, userId: string, cpf: string, now: Date): Promise<void> {
  await db
    .insertInto('buyer_documents')
    .values({ user_id: userId, cpf, given_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ cpf, given_at: now }))
    .execute()
}

export async function dropDocument(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('buyer_documents').where('user_id', '=', userId).execute()
}
