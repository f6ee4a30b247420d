import type { Db } from '../../../platform/db/pool.ts'
import type { SignatureVerdict } from '../signature/service.server.ts'
import type { Json } from './rules.ts'

export interface Delivery {
  readonly requestId: string | null
  readonly topic: string
  readonly resourceId: string | null
  readonly action: string | null
  readonly body: Json
  readonly verdict: SignatureVerdict
  /** The same for the same delivery. */
  readonly key: string
  readonly at: Date
}

/** Stores deliveries. @returns the id of each, or null where the same was stored before or earlier in the list */
export async function insertDeliveries(db: Db, deliveries: readonly Delivery[]): Promise<(number | null)[]> {
  const rows = await db
    .insertInto('webhook_inbox')
    .values(
      deliveries.map((delivery) => ({
        request_id: delivery.requestId,
        topic: delivery.topic,
        resource_id: delivery.resourceId,
        action: delivery.action,
        body: JSON.stringify(delivery.body),
        signature_verdict: delivery.verdict,
        delivery_key: delivery.key,
        received_at: delivery.at,
        // An unproven delivery is only stored as a trace: it is never processed.
        processed_at: delivery.verdict === 'valid' ? null : delivery.at,
      })),
    )
    .onConflict((conflict) => conflict.column('delivery_key').doNothing())
    .returning(['id', 'delivery_key'])
    .execute()
  const ids = new Map(rows.map(({ delivery_key, id }) => [delivery_key, id]))
  return deliveries.map(({ key }) => {
    const id = ids.get(key) ?? null
    ids.delete(key)
    return id
  })
}

/** Traces of unproven deliveries stored since a moment. */
export async function countUnproven(db: Db, since: Date): Promise<number> {
  const row = await db
    .selectFrom('webhook_inbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('signature_verdict', '<>', 'valid')
    .where('received_at', '>=', since)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** A proven delivery that still has to be handled, with the newest one about the same thing. */
export async function findWaiting(db: Db, id: number) {
  const row = await db
    .selectFrom('webhook_inbox')
    .select(['id', 'topic', 'resource_id', 'body', 'attempts'])
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .where('signature_verdict', '=', 'valid')
    .executeTakeFirst()
  if (!row?.resource_id) return null
  const newest = await db
    .selectFrom('webhook_inbox')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('topic', '=', row.topic)
    .where('resource_id', '=', row.resource_id)
    .where('processed_at', 'is', null)
    .executeTakeFirst()
  return { ...row, resourceId: row.resource_id, newestId: newest?.id ?? row.id }
}

/** Proven deliveries that are still unread, oldest first. */
export async function listFresh(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_inbox')
    .select('id')
    .where('processed_at', 'is', null)
    .where('attempts', '=', 0)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Proven, unhandled deliveries received before a moment. */
export async function listForgotten(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_inbox')
    .select('id')
    .where('processed_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks every delivery about a resource, up to this one, as handled: the fetched state is newer than all of them. */
export async function markHandled(
  db: Db,
  about: { topic: string; resourceId: string; newestId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_inbox')
    .set({ processed_at: now, last_error: null })
    .where('topic', '=', about.topic)
    .where('resource_id', '=', about.resourceId)
    .where('id', '<=', about.newestId)
    .where('processed_at', 'is', null)
    .execute()
}

export async function markFailed(db: Db, id: number, message: string): Promise<void> {
  await db
    .updateTable('webhook_inbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_error: message }))
    .where('id', '=', id)
    .execute()
}
