import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { Opening, Wanted } from './rules.ts'

interface NewAttempt extends Wanted, Opening {
  readonly userId: string
  readonly amountCents: number
  /** When its PIX code can no longer be paid; null for a card. */
  readonly expiresAt: Date | null
}

/** Notes a checkout before the provider hears of it: its id is the reference, and everything asked for stays with it. */
export async function insertSubscription(db: Db, attempt: NewAttempt, now: Date): Promise<string> {
  const row = await db
    .insertInto('subscriptions')
    .values({
      user_id: attempt.userId,
      type: attempt.type,
      billing_period: attempt.period,
      status: 'pending',
      amount_cents: attempt.amountCents,
      replaces: attempt.replaces,
      first_charge_at: attempt.startsAt,
      expires_at: attempt.expiresAt,
      created_at: now,
      updated_at: now,
      // The terms of this day are its contract.
      contract_id: sql<number>`(select max(id) from contract_versions)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Claims a request to the provider for a payer who has the page open: at most one in `gapMs`, over all processes.
 * @returns ids to ask about: open checkouts, and subscriptions that are being ended
 */
export async function claimLooks(
  db: Db,
  userId: string,
  { now, gapMs, openedSince }: { now: Date; gapMs: number; openedSince: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable('subscriptions')
    .set({ looked_at: now })
    .where('user_id', '=', userId)
    .where(({ or, and, eb }) =>
      or([
        eb('end_asked_at', 'is not', null),
        and([
          eb('created_at', '>=', openedSince),
          or([eb('provider_status', 'is', null), eb('provider_status', 'in', ['pending', 'in_process'])]),
          eb('retired_at', 'is', null),
        ]),
        // Authorised a moment ago: its first charge is in progress.
        and([
          eb('created_at', '>=', openedSince),
          eb('provider_status', '=', 'authorized'),
          eb('starts_at', 'is', null),
        ]),
      ]),
    )
    .where(({ or, eb }) => or([eb('looked_at', 'is', null), eb('looked_at', '<', new Date(now.getTime() - gapMs))]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
