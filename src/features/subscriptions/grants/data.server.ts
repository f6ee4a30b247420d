import type { Db } from '../../../platform/db/pool.ts'

export async function insertDecision(
  db: Db,
  decision: { userId: string; kind: 'grant' | 'end'; at: Date; until: Date | null; reason: string; by: string },
): Promise<void> {
  await db
    .insertInto('premium_decisions')
    .values({
      user_id: decision.userId,
      kind: decision.kind,
      decided_at: decision.at,
      until: decision.until,
      reason: decision.reason,
      decided_by: decision.by,
    })
    .execute()
}
