import type { Db } from '../../../platform/db/pool.ts'
import { TERMS_VERSION } from './rules.ts'

/** The first acceptance of a version stays. */
export async function insertAcceptance(db: Db, userId: string, at?: Date): Promise<void> {
  await db
    .insertInto('terms_acceptances')
    .values({ user_id: userId, version: TERMS_VERSION, ...(at && { accepted_at: at }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
