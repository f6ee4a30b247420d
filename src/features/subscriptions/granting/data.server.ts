import type { Db } from '../../../platform/db/pool.ts'

/** Premium until a moment, without renewal. False when there is no such profile. */
export async function writePremium(db: Db, userId: string, until: Date, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set({
      plan: 'premium',
      billing_period: null,
      subscription_status: 'one_time_active',
      subscription_end_date: until,
      cancellation_requested_at: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Premium over, now. False when there is no such profile. */
export async function writePremiumEnd(db: Db, userId: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set({
      plan: 'gratuito',
      billing_period: null,
      subscription_status: 'expired',
      subscription_end_date: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
