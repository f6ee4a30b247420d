import type { Db } from '../../../platform/db/pool.ts'
import type { Category } from '../../catalogue/taxonomy/rules.ts'
import { EXPORTED, type ExportedRow } from './rules.ts'

/** The next activities by slug, in one category or in all, in any status; without deleted ones. */
export function selectSlice(
  db: Db,
  { category, after, limit }: { category: Category | null; after: string; limit: number },
): Promise<ExportedRow[]> {
  return db
    .selectFrom('activities')
    .select(EXPORTED)
    .where('deleted_at', 'is', null)
    .where('slug', '>', after)
    .where((eb) => (category === null ? eb.lit(true) : eb('category', '=', category)))
    .orderBy('slug')
    .limit(limit)
    .execute()
}
