/** The activities in a list; the lists themselves are in data.server.ts. */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { Trx } from './data.server.ts'

/** In the list's order; non-public ones last. */
export async function selectItems(db: Db, listId: string): Promise<{ id: string; isPublic: boolean }[]> {
  const rows = await db
    .selectFrom('favourite_items as item')
    .innerJoin('activities', 'activities.id', 'item.activity_id')
    .select(['item.activity_id as id', 'activities.status'])
    .where('item.list_id', '=', listId)
    .orderBy(sql`activities.status = 'ativo'`, 'desc')
    .orderBy('item.position')
    .orderBy('item.activity_id')
    .execute()
  return rows.map(({ id, status }) => ({ id, isPublic: status === 'ativo' }))
}

/** The public ones among these. */
export async function publicOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('activities')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'ativo')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Inserts activities at the beginning or the end, in the given order. Existing ones stay in place. */
export async function insertItems(
  trx: Trx,
  listId: string,
  ids: readonly string[],
  at: 'beginning' | 'end',
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into favourite_items (list_id, activity_id, position)
    select ${listId}, new.id, ends.edge + (new.place - ${at === 'end' ? 0 : ids.length + 1})
    from unnest(${ids}::uuid[]) with ordinality as new (id, place),
      (select coalesce(${at === 'end' ? sql`max(position)` : sql`min(position)`}, 0) as edge
       from favourite_items where list_id = ${listId}) as ends
    on conflict do nothing`.execute(trx)
}

export async function deleteItems(trx: Trx, listId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('favourite_items').where('list_id', '=', listId).where('activity_id', 'in', ids).execute()
}

export async function writeOrder(trx: Trx, listId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update favourite_items set position = ordered.place
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, place)
    where list_id = ${listId} and activity_id = ordered.id`.execute(trx)
}
