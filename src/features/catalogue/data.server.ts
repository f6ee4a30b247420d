import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import {
  type ActivityRow,
  COLUMNS,
  type ListFilter,
  matching,
  ordered,
  toActivity,
  visible,
} from './filter.data.server.ts'
import type { Activity } from './schema.ts'
import { CATEGORIES } from './taxonomy/rules.ts'

/**
 * One slice of a list, newest first or in the order of `sort`. A search without `sort` is ranked: {@link
 * selectSearchGroup}.
 */
export async function selectList(db: Db, filter: ListFilter, offset: number, limit: number): Promise<Activity[]> {
  const rows = await ordered(matching(visible(db), filter), filter.sort)
    .select(COLUMNS)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(toActivity)
}

/** Number of visible activities for each date of the school year, by its id. */
export async function selectDateCounts(db: Db): Promise<Map<string, number>> {
  const rows = await visible(db)
    .where('school_date', 'is not', null)
    .groupBy('school_date')
    .select((eb) => ['school_date as date', eb.fn.countAll<number>().as('count')] as const)
    .execute()
  return new Map(rows.map(({ date, count }) => [date ?? '', Number(count)]))
}

/** Total number of visible activities in a list. */
export async function countList(db: Db, filter: ListFilter): Promise<number> {
  const row = await matching(visible(db), filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** `limit` visible activities at random. Only ids are shuffled, so that whole rows need not be sorted. */
export async function selectRandom(db: Db, limit: number): Promise<Activity[]> {
  const chosen = visible(db).select('id').orderBy(sql`random()`).limit(limit)
  const rows = await db
    .selectFrom('activities')
    .where('id', 'in', chosen)
    .select(COLUMNS)
    .orderBy(sql`random()`)
    .execute()
  return rows.map(toActivity)
}

/** The newest `perCategory` activities of every category, in one query; categories in menu order. */
export async function selectNewestOfEach(db: Db, perCategory: number): Promise<Activity[]> {
  const { rows } = await sql<ActivityRow>`
    select newest.*
    from unnest(${[...CATEGORIES]}::text[]) with ordinality as wanted (name, position)
    cross join lateral (
      select ${sql.join(COLUMNS.map((column) => sql.ref(column)))} from activities
      where status = 'ativo' and category = wanted.name
      order by created_at desc, id
      limit ${perCategory}
    ) as newest
    order by wanted.position, newest.created_at desc, newest.id`.execute(db)
  return rows.map(toActivity)
}

/** The visible activity with this id or slug, or null. */
export async function selectOne(db: Db, key: 'id' | 'slug', value: string): Promise<Activity | null> {
  const row = await visible(db).where(key, '=', value).select(COLUMNS).executeTakeFirst()
  return row ? toActivity(row) : null
}

/** The visible activities among these ids, in no order. */
export async function selectSome(db: Db, ids: readonly string[]): Promise<Activity[]> {
  if (ids.length === 0) return []
  const rows = await visible(db).where('id', 'in', ids).select(COLUMNS).execute()
  return rows.map(toActivity)
}

/** Slugs of the visible activities with the moment of their last change, in a stable order (by id). */
export async function selectAddresses(
  db: Db,
  offset: number,
  limit: number,
): Promise<{ slug: string; updatedAt: Date }[]> {
  return visible(db).select(['slug', 'updated_at as updatedAt']).orderBy('id').offset(offset).limit(limit).execute()
}
