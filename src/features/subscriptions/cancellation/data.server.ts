import type { Db } from '../../../platform/db/pool.ts'

/** Cancels a renewing premium of before the ledger. @returns whether there was one */
export async function cancelCarried(
  db: Db,
  userId: string,
  asked: { cancellationRequestedAt: Date; cancellationReason: string | null },
): Promise<boolean> {
  const result = await db
    .updateTable('premium_decisions')
    .set({
      status: 'cancelled',
      cancellation_requested_at: asked.cancellationRequestedAt,
      cancellation_reason: asked.cancellationReason,
    })
    .where('user_id', '=', userId)
    .where('kind', '=', 'carried')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
