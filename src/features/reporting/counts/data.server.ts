import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { Counted } from './rules.ts'

/** Numbers of one day, by what was counted. */
export interface DayCounts {
  readonly day: string
  readonly counts: ReadonlyMap<Counted, number>
}

/** Adds numbers to those that are stored. */
export async function addCounts(db: Db, { day, counts }: DayCounts): Promise<void> {
  const names = [...counts.keys()]
  if (names.length === 0) return
  await sql`
    insert into daily_counts (day, name, count)
    select ${day}::date, n.name, n.count
    from unnest(${names}::text[], ${names.map((name) => counts.get(name) ?? 0)}::bigint[]) as n (name, count)
    on conflict (day, name) do update set count = daily_counts.count + excluded.count`.execute(db)
}

/** Every count from a day on. */
export async function selectCounts(db: Db, since: string): Promise<{ day: string; name: string; count: number }[]> {
  const { rows } = await sql<{ day: string; name: string; count: number }>`
    select day::text as day, name, count::int as count from daily_counts where day >= ${since}::date`.execute(db)
  return rows
}
