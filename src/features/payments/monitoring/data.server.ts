import type { Db } from '../../../platform/db/pool.ts'
import type { MonitoringVerdict } from './rules.ts'

/** One row of the monitoring list (spec part 2 §3 Payment monitoring record). */
export interface MonitoringEntry extends MonitoringVerdict {
  /** The provider's id of the payment, or of the subscription. */
  readonly paymentId: string
  readonly amountCents: number | null
  readonly method: string | null
  readonly userId: string | null
}

const CENTS = 100

/** Lists a payment, or brings its row up to date. */
export async function upsertMonitoring(db: Db, entry: MonitoringEntry, now: Date): Promise<void> {
  const values = {
    status: entry.status,
    amount: entry.amountCents === null ? null : (entry.amountCents / CENTS).toFixed(2),
    payment_method: entry.method,
    user_id: entry.userId,
    error_message: entry.errorMessage,
    processed_at: now,
  }
  await db
    .insertInto('payment_monitoring')
    .values({ payment_id: entry.paymentId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(values))
    .execute()
}
