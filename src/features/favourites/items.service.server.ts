/** The activities in a list. The caller has checked its owner. */
import type { Db } from '../../platform/db/pool.ts'
import { AppError } from '../../product/errors.ts'
import { findDefault, insertList, type Trx } from './data.server.ts'
import { insertItems, publicOf, selectItems, writeOrder } from './items.data.server.ts'
import { type Direction, MAX_ITEMS, MAX_LISTS, moved } from './rules.ts'
import { DEFAULT_LIST_NAME } from './texts.ts'

/** Ids of the activities with a heart, newest first. */
export async function savedBy(db: Db, userId: string): Promise<string[]> {
  const list = await findDefault(db, userId)
  return list ? (await selectItems(db, list)).map(({ id }) => id) : []
}

/** The id of the hearts, created on first use. An existing list of their name keeps it. */
export async function hearts(trx: Trx, userId: string): Promise<string> {
  const known = await findDefault(trx, userId)
  if (known) return known
  for (let i = 1; i <= MAX_LISTS; i += 1) {
    const name = i === 1 ? DEFAULT_LIST_NAME : `${DEFAULT_LIST_NAME} ${i}`
    const id = await insertList(trx, { userId, name, isDefault: true })
    if (id) return id
  }
  throw new AppError('too_many_lists')
}

/**
 * Adds public activities. Of several from a device the newest fit in.
 * @throws AppError list_full for a single one above the limit
 */
export async function put(trx: Trx, listId: string, ids: readonly string[], at: 'beginning' | 'end'): Promise<void> {
  const there = new Set((await selectItems(trx, listId)).map(({ id }) => id))
  const known = await publicOf(trx, ids)
  const wanted = ids.filter((id) => known.has(id) && !there.has(id))
  if (there.size + wanted.length > MAX_ITEMS && ids.length === 1) throw new AppError('list_full')
  await insertItems(trx, listId, wanted.slice(0, Math.max(0, MAX_ITEMS - there.size)), at)
}

/** Moves by one place among the public ones; others stay behind them. */
export async function moveItem(trx: Trx, listId: string, activityId: string, direction: Direction): Promise<void> {
  const items = await selectItems(trx, listId)
  const of = (isPublic: boolean) => items.flatMap((item) => (item.isPublic === isPublic ? [item.id] : []))
  await writeOrder(trx, listId, [...moved(of(true), activityId, direction), ...of(false)])
}
