import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { GOALS, THEMES } from '../facets/rules.ts'
import { toActivity } from '../filter.data.server.ts'
import { matchesQuery } from '../search/near/data.server.ts'
import { escapeLike } from '../search/rules.ts'
import type { Category } from '../taxonomy/rules.ts'
import { retiredSlug } from './rules.ts'
import type { AdminActivity } from './schema.ts'

type Row = Selectable<DB['activities']>

/** Columns of an activity that may be set. */
export type ActivityColumns = Updateable<DB['activities']>

/** An activity in the administrators' form. */
export function toAdminActivity(row: Row): AdminActivity {
  return {
    ...toActivity(row),
    level: row.level,
    theme: THEMES.find((theme) => theme === row.theme) ?? null,
    goals: GOALS.filter((goal) => row.goals.includes(goal)),
    bncc: row.bncc,
    skillsReviewedAt: row.skills_reviewed_at?.toISOString() ?? null,
    status: row.status,
    publishAt: row.publish_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}

export interface AdminFilter {
  readonly category: Category | null
  /** Folded; '' for no search. */
  readonly foldedText: string
  /** In place of the text: near matches of a search without results. */
  readonly nearQuery?: string | null
}

/** Everything but what was deleted. */
const present = (db: Db) => db.selectFrom('activities').where('deleted_at', 'is', null)

function matching(db: Db, { category, foldedText, nearQuery = null }: AdminFilter) {
  const contains = `%${escapeLike(foldedText)}%`
  return present(db)
    .$if(category !== null, (query) => query.where('category', '=', category ?? 'Colorir'))
    .$if(nearQuery !== null, (query) => query.where(matchesQuery(nearQuery ?? '')))
    .$if(foldedText !== '' && nearQuery === null, (query) =>
      query.where((eb) => eb.or([eb('title_folded', 'like', contains), eb('description_folded', 'like', contains)])),
    )
}

/**
 * A stretch of the administrators' list, newest first. What is sorted and skipped is no more than the keys: whole rows of
 * a hundred thousand matches take far longer.
 */
export async function selectAdminList(
  db: Db,
  filter: AdminFilter,
  offset: number,
  limit: number,
): Promise<AdminActivity[]> {
  const selection = matching(db, filter)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
  const rows = await db
    .selectFrom('activities')
    .where('id', 'in', selection)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toAdminActivity)
}

export async function countAdminList(db: Db, filter: AdminFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The activity whatever its status, or undefined; `lock` keeps everybody else from changing or downloading it. */
export function findActivity(db: Db, id: string, { lock = false } = {}): Promise<Row | undefined> {
  return present(db)
    .where('id', '=', id)
    .selectAll()
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Slugs that are `base` or begin with it and a hyphen. */
export async function slugsLike(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activities')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${escapeLike(base)}-%`)]))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Inserts an activity unless its slug was taken meanwhile; undefined then. */
export function insertActivity(db: Db, row: Insertable<DB['activities']>): Promise<Row | undefined> {
  return db
    .insertInto('activities')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** True if this slug is taken. */
export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom('activities').select('id').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}

/**
 * Changes an activity. Its version always increases, even within one millisecond. Another picture loses the description
 * of the old one (one that differs only in its mark keeps it), and another file loses the recipe.
 */
export function updateActivity(
  db: Db,
  id: string,
  changes: ActivityColumns,
  { isNewPicture }: { isNewPicture: boolean },
): Promise<Row | undefined> {
  return db
    .updateTable('activities')
    .set((eb) => ({
      ...changes,
      ...(isNewPicture && { shows: null }),
      ...(changes.file_url !== undefined && {
        recipe: eb.case().when('file_url', '=', changes.file_url).then(eb.ref('recipe')).else(null).end(),
      }),
      updated_at: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Makes activities active whose publication date has come; answers with their number. Each counts as created on its
 * date: it is new to everybody from then on.
 */
export async function publishUntil(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('activities')
    .set((eb) => ({
      status: 'ativo',
      created_at: eb.ref('publish_at').$notNull(),
      publish_at: null,
      updated_at: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    }))
    .where('publish_at', '<=', now)
    .where('status', '=', 'inativo')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Downloads of an activity. */
export async function countDownloads(db: Db, activityId: string): Promise<number> {
  const { count } = await db
    .selectFrom('downloads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function wasDownloaded(db: Db, activityId: string): Promise<boolean> {
  const row = await db.selectFrom('downloads').select('id').where('activity_id', '=', activityId).executeTakeFirst()
  return row !== undefined
}

export async function deleteActivity(db: Db, id: string): Promise<void> {
  await db.deleteFrom('activities').where('id', '=', id).execute()
}

/** Takes an activity away for everybody while the history keeps its name; its slug is free again. */
export async function retireActivity(db: Db, id: string): Promise<void> {
  await db
    .updateTable('activities')
    .set({
      status: 'inativo',
      slug: retiredSlug(id),
      image_url: '',
      shows: null,
      file_url: null,
      recipe: null,
      deleted_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** The database's own message if the database refused; else null. */
export const databaseMessage = (error: unknown): string | null =>
  error instanceof DatabaseError ? error.message : null
