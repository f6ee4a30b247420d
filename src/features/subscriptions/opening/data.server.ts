import type { Db } from '../../../platform/db/pool.ts'
import type { Opening, Wanted } from './rules.ts'

/** Notes a checkout before the provider hears of it: its id is the reference and the idempotency key. */
export async function insertSubscription(
  db: Db,
  subscription: Wanted & Opening & { userId: string; amountCents: number },
  now: Date,
): Promise<string> {
  const row = await db
    .insertInto('subscriptions')
    .values({
      user_id: subscription.userId,
      type: subscription.type,
      billing_period: subscription.period,
      status: 'pending',
      amount_cents: subscription.amountCents,
      replaces: subscription.replaces,
      first_charge_at: subscription.startsAt,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Notes where a checkout is paid. Of several calls at once the first one's answer stays.
 * @returns the row afterwards
 */
export async function saveOpened(
  db: Db,
  id: string,
  opened: { providerId: string; checkoutUrl: string },
  now: Date,
): Promise<{ providerId: string | null; checkoutUrl: string | null }> {
  await db
    .updateTable('subscriptions')
    .set(({ fn, val }) => ({
      // A notification may have been faster and brought the provider's id.
      provider_id: fn.coalesce('provider_id', val(opened.providerId)),
      provider_status: fn.coalesce('provider_status', val('pending')),
      checkout_url: opened.checkoutUrl,
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('checkout_url', 'is', null)
    .execute()
  const row = await db
    .selectFrom('subscriptions')
    .select(['provider_id', 'checkout_url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { providerId: row?.provider_id ?? null, checkoutUrl: row?.checkout_url ?? null }
}
