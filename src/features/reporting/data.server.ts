import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { Category } from '../catalogue/taxonomy/rules.ts'
import type { Plan } from '../subscriptions/schema.ts'

/** Number of activities and users now, from their tallies and journal (migration 0004). */
export async function countThings(db: Db): Promise<{ activities: number; people: number }> {
  const { rows } = await sql<{ activities: number | null; people: number | null }>`
    select sum(total) filter (where name = 'activities')::bigint as activities,
           sum(total) filter (where name = 'people')::bigint as people
    from (select name, total from row_tallies union all select name, amount from row_journal) as so_far`.execute(db)
  return { activities: rows[0]?.activities ?? 0, people: rows[0]?.people ?? 0 }
}

/** Tallies and journal in one statement, so that a line being folded is neither missed nor counted twice. */
const downloadsSoFar = sql`
  select date_key, category, downloads from download_days
  union all
  select date_key, category, amount from download_journal`

export interface DownloadSums {
  readonly total: number
  /** By date key, from `since` on; days without downloads are absent. */
  readonly perDay: ReadonlyMap<string, number>
  readonly perCategory: ReadonlyMap<string, number>
}

/** Sums of all downloads at one moment (migration 0004): all together, by day from `since` on, by category. */
export async function sumDownloads(db: Db, since: string): Promise<DownloadSums> {
  const { rows } = await sql<{ date_key: string | null; category: string | null; downloads: number }>`
    select date_key, category, sum(downloads)::bigint as downloads
    from (${downloadsSoFar}) as so_far
    group by grouping sets ((), (category), (date_key))
    having grouping(date_key) = 1 or date_key >= ${since}::date`.execute(db)
  const perDay = new Map<string, number>()
  const perCategory = new Map<string, number>()
  let total = 0
  for (const { date_key, category, downloads } of rows) {
    if (date_key !== null) perDay.set(date_key, downloads)
    else if (category !== null) perCategory.set(category, downloads)
    else total = downloads ?? 0
  }
  return { total, perDay, perCategory }
}

export interface TopActivity {
  readonly id: string
  readonly title: string
  readonly category: Category
  readonly downloadCount: number
}

/**
 * The most downloaded activities. Those in the journal may have moved since it was folded, each by its count there; the
 * tallies' first `limit`, and as many more as there are in the journal, contain the answer. Other tables are read by
 * subqueries for one row each: as joins, the planner would read them whole.
 */
export async function selectTopActivities(db: Db, limit: number): Promise<TopActivity[]> {
  const { rows } = await sql<TopActivity>`
    with moved as (
      select activity_id, sum(amount) as amount from download_journal group by activity_id
    ), tallied as (
      (select t.activity_id, t.downloads from download_activities t
       where (select a.deleted_at is null from activities a where a.id = t.activity_id)
       order by t.downloads desc, t.activity_id limit ${limit} + (select count(*) from moved))
      union
      select m.activity_id,
        coalesce((select t.downloads from download_activities t where t.activity_id = m.activity_id), 0)
      from moved m
      where (select a.deleted_at is null from activities a where a.id = m.activity_id)
    ), best as (
      select activity_id, downloads + coalesce(amount, 0) as downloads
      from tallied left join moved using (activity_id)
      where downloads + coalesce(amount, 0) > 0
      order by 2 desc, 1
      limit ${limit}
    )
    select a.id, a.title, a.category, best.downloads::bigint as "downloadCount"
    from best join activities a on a.id = best.activity_id
    order by best.downloads desc, a.id`.execute(db)
  return rows
}

export interface RecentUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly plan: Plan
}

export function selectRecentUsers(db: Db, limit: number): Promise<RecentUser[]> {
  return db
    .selectFrom('profiles')
    .select(['id', 'name', 'email', 'plan'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Folds at most `lines` lines of each journal into its tallies. @returns how many there were in the longer one */
export async function foldJournals(db: Db, lines: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    select greatest(fold_download_journal(${lines}::integer), fold_row_journal(${lines}::integer)) as folded`.execute(
    db,
  )
  return rows[0]?.folded ?? 0
}
