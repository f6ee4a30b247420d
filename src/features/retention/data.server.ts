import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { RowKind } from './rules.ts'

/** Rows of each kind older than a date. Every condition uses an index, or a small table. */
const OLD: Readonly<Record<RowKind, { table: string; before: (date: Date) => RawBuilder<boolean> }>> = {
  session: { table: 'auth_sessions', before: (date) => sql`expires_at < ${date}` },
  verification: { table: 'auth_verifications', before: (date) => sql`expires_at < ${date}` },
  rateLimit: { table: 'rate_limits', before: (date) => sql`expire < ${date.getTime()}` },
  variant: { table: 'variants', before: (date) => sql`created_at < ${date}` },
  searchMiss: { table: 'search_misses', before: (date) => sql`last_at < ${date}` },
  contactMessage: { table: 'contact_messages', before: (date) => sql`created_at < ${date}` },
  creation: { table: 'creations', before: (date) => sql`created_at < ${date}` },
  provenNotification: {
    table: 'webhook_inbox',
    before: (date) => sql`signature_verdict = 'valid' and processed_at < ${date}`,
  },
  unprovenNotification: {
    table: 'webhook_inbox',
    before: (date) => sql`signature_verdict <> 'valid' and received_at < ${date}`,
  },
  favouriteBatch: { table: 'favourite_batches', before: (date) => sql`applied_at < ${date}` },
  buyerDocument: {
    table: 'buyer_documents',
    before: (date) => sql`given_at < ${date} and not exists (
      select from payments p where p.user_id = buyer_documents.user_id and p.approved_at >= ${date})`,
  },
  paymentMonitoring: { table: 'payment_monitoring', before: (date) => sql`created_at < ${date}` },
}

/**
 * Removes at most `limit` rows in one statement, so that locks are short. Rows that another transaction is removing are
 * skipped.
 * @returns the number of removed rows
 */
export async function deleteOld(db: Db, kind: RowKind, before: Date, limit: number): Promise<number> {
  const { table, before: isOld } = OLD[kind]
  const rows = sql.table(table)
  const { numAffectedRows } = await sql`
    delete from ${rows} where ctid = any(array(
      select ctid from ${rows} where ${isOld(before)} limit ${limit} for update skip locked))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
