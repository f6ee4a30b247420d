/** A search by the groups of its matches; rank in ranking.rules.ts defines them. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import {
  byTitle,
  COLUMNS,
  type ListFilter,
  matching,
  narrowed,
  tagContains,
  toActivity,
  visible,
} from '../filter.data.server.ts'
import type { Activity } from '../schema.ts'
import { escapeLike } from './rules.ts'

/** The groups of a search, the best first (rule: search groups). */
export const SEARCH_GROUPS = [0, 1, 2, 3] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** The condition of one group, which no activity of another fulfils. */
function inSearchGroup(group: SearchGroup, foldedText: string) {
  const text = escapeLike(foldedText)
  const contains = `%${text}%`
  const title = sql<boolean>`title_folded like ${contains}`
  const description = sql<boolean>`description_folded like ${contains}`
  return (eb: ExpressionBuilder<DB, 'activities'>) => {
    if (group === 0) return sql<boolean>`title_folded like ${`${text}%`}`
    if (group === 1) return eb.and([title, sql<boolean>`title_folded not like ${`${text}%`}`])
    if (group === 2) return eb.and([description, eb.not(title)])
    return eb.and([tagContains(eb, contains), eb.not(title), eb.not(description)])
  }
}

/** Shortest text the trigram index can serve, in characters. */
const INDEXED_LENGTH = 3
/** Up to this many matches, sorting them is cheaper than walking the title index. */
const FEW_MATCHES = 1_000

/**
 * A stretch of one group of a search, by title. Groups are asked one after the other, since the first often suffice.
 * Few matches are found by their trigrams. Where there are more, the list by title is gone through until there are
 * enough: matches can cluster at its end, where no estimate expects them, so that the other way round either
 * of the two would take a tenth of a second (docs/adr/0026).
 * @param stretch.size matches of the whole group; null when nobody counted them
 */
export async function selectSearchGroup(
  db: Db,
  filter: ListFilter,
  stretch: { group: SearchGroup; offset: number; limit: number; size: number | null },
): Promise<Activity[]> {
  const { group, offset, limit, size } = stretch
  const found = () => narrowed(visible(db), filter).where(inSearchGroup(group, filter.foldedText))
  const mayBeFew = size === null ? offset + limit <= FEW_MATCHES : size <= FEW_MATCHES
  // Titles with the same beginning are neighbours in the title index.
  if (group !== 0 && filter.foldedText.length >= INDEXED_LENGTH && mayBeFew) {
    const few = await db
      .selectFrom(
        found()
          .select([...COLUMNS, 'title_folded'])
          .limit(FEW_MATCHES + 1)
          .as('activities'),
      )
      .$call((query) => byTitle(query, 'asc'))
      .select([...COLUMNS, sql<number>`count(*) over ()`.as('matches')])
      .offset(offset)
      .limit(limit)
      .execute()
    if (Number(few[0]?.matches ?? 0) <= FEW_MATCHES) return few.map(toActivity)
  }
  const page = byTitle(found(), 'asc').select('id').offset(offset).limit(limit)
  const rows = await byTitle(db.selectFrom('activities').where('id', 'in', page), 'asc')
    .select(COLUMNS)
    .execute()
  return rows.map(toActivity)
}

/** How many visible activities each group of a search has, in the order of {@link SEARCH_GROUPS}. */
export async function countSearchGroups(db: Db, filter: ListFilter): Promise<number[]> {
  const row = await matching(visible(db), filter)
    .select((eb) =>
      SEARCH_GROUPS.map((group) =>
        eb.fn.countAll<number>().filterWhere(inSearchGroup(group, filter.foldedText)).as(`group${group}`),
      ),
    )
    .executeTakeFirstOrThrow()
  return SEARCH_GROUPS.map((group) => Number(row[`group${group}`]))
}
