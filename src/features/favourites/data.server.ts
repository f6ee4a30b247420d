import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import type { OwnList } from './schema.ts'

export type Trx = Transaction<DB>

/** The hearts first, then in the user's order. */
export async function selectLists(db: Db, userId: string): Promise<OwnList[]> {
  const rows = await db
    .selectFrom('favourite_lists as list')
    .select(['list.id', 'list.name', 'list.is_default', 'list.share_token'])
    .select((eb) =>
      eb
        .selectFrom('favourite_items as item')
        .innerJoin('activities', 'activities.id', 'item.activity_id')
        .where('activities.status', '=', 'ativo')
        .whereRef('item.list_id', '=', 'list.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('count'),
    )
    .where('list.user_id', '=', userId)
    .orderBy('list.is_default', 'desc')
    .orderBy('list.position')
    .orderBy('list.created_at')
    .orderBy('list.id')
    .execute()
  return rows.map(({ id, name, is_default, share_token, count }) => ({
    id,
    name,
    isDefault: is_default,
    count: Number(count),
    shareToken: share_token,
  }))
}

/** The id of the user's hearts, or null before the first one. */
export async function findDefault(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('favourite_lists')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst()
  return row?.id ?? null
}

/** @returns the new list, behind the others, or null for a name that the user has already */
export async function insertList(
  trx: Trx,
  list: { userId: string; name: string; isDefault: boolean },
): Promise<string | null> {
  const row = await trx
    .insertInto('favourite_lists')
    .values({
      user_id: list.userId,
      name: list.name,
      is_default: list.isDefault,
      position: sql`(select coalesce(max(position), 0) + 1 from favourite_lists where user_id = ${list.userId})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** True if another list of the user has this name, in any case. */
export async function hasName(trx: Trx, userId: string, name: string, except: string): Promise<boolean> {
  const row = await trx
    .selectFrom('favourite_lists')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

/** Null unless it is this user's list. */
export async function findOwn(db: Db, userId: string, listId: string): Promise<{ isDefault: boolean } | null> {
  const row = await db
    .selectFrom('favourite_lists')
    .select('is_default')
    .where('id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { isDefault: row.is_default } : null
}

export async function changeList(
  trx: Trx,
  listId: string,
  change: { name: string } | { share_token: string | null },
): Promise<void> {
  await trx.updateTable('favourite_lists').set(change).where('id', '=', listId).execute()
}

export async function deleteList(trx: Trx, listId: string): Promise<void> {
  await trx.deleteFrom('favourite_lists').where('id', '=', listId).execute()
}

/** Writes the order of a user's lists. */
export async function writeListOrder(trx: Trx, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update favourite_lists set position = ordered.place
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, place)
    where user_id = ${userId} and favourite_lists.id = ordered.id`.execute(trx)
}

/** Marks a batch as applied; false if it was already. */
export async function insertBatch(trx: Trx, userId: string, id: string): Promise<boolean> {
  const row = await trx
    .insertInto('favourite_batches')
    .values({ user_id: userId, id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findShared(db: Db, token: string): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('favourite_lists')
    .select(['id', 'name'])
    .where('share_token', '=', token)
    .executeTakeFirst()
  return row ?? null
}
