import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'

/** Number of visible activities by code; skills without any are absent. */
export async function selectSheetCounts(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: string }>`
    select code, count(*) as count from activities, unnest(bncc) as code
    where status = 'ativo' group by code`.execute(db)
  return new Map(rows.map(({ code, count }) => [code, Number(count)]))
}

export async function selectCodes(db: Db, activityId: string): Promise<string[]> {
  const row = await db.selectFrom('activities').select('bncc').where('id', '=', activityId).executeTakeFirst()
  return row?.bncc ?? []
}
