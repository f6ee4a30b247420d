import { type Db, transaction } from '../../../platform/db/pool.ts'
import { type ContractDocument, contractDocumentSchema } from './schema.ts'

/** Lines processes up that start together: one version is stored once. */
const LOCK = 7_340_021

/** Stores the terms unless they are the newest version already. */
export async function keepVersion(db: Db, document: ContractDocument, fingerprint: string, now: Date): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [val(LOCK)]).as('locked')).execute()
    const newest = await trx
      .selectFrom('contract_versions')
      .select('fingerprint')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (newest?.fingerprint === fingerprint) return
    await trx
      .insertInto('contract_versions')
      .values({ fingerprint, document: JSON.stringify(document), since: now })
      .execute()
  })
}

/** The terms a subscription was ordered under; null for one of before the versions. */
export async function findContract(db: Db, subscriptionId: string) {
  const row = await db
    .selectFrom('subscriptions as s')
    .innerJoin('contract_versions as c', 'c.id', 's.contract_id')
    .innerJoin('profiles as u', 'u.id', 's.user_id')
    .select(['c.document', 'c.since', 's.created_at', 's.type', 's.billing_period', 's.amount_cents'])
    .select(['u.name', 'u.email'])
    .where('s.id', '=', subscriptionId)
    .executeTakeFirst()
  return row ? { ...row, document: contractDocumentSchema.parse(row.document) } : null
}
