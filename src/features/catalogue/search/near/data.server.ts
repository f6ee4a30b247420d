import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/pool.ts'
import {
  type Activities,
  byTitle,
  COLUMNS,
  inAnySearchGroup,
  type ListFilter,
  narrowed,
  toActivity,
  visible,
} from '../../data.server.ts'
import type { Activity } from '../../schema.ts'

/** Weights of what a word occurs in: age and goal, description, category, tags and search words, titles. */
const WEIGHTS = '{0.1, 0.3, 0.7, 1}'
/** More matches than these are not ranked: a word that names a tenth of the catalogue tells nothing apart. */
const MOST_RANKED = 2_000

/** The condition of a text query (see rules.ts). */
export const matchesQuery = (query: string) =>
  sql<boolean>`search_document @@ to_tsquery('public.activity_words', ${query})`

/** What matches a text query, without what the four groups of the search have already. */
function near<O>(from: Activities<O>, filter: ListFilter, query: string): Activities<O> {
  const found = narrowed(from, filter).where(matchesQuery(query))
  return filter.foldedText === '' ? found : found.where((eb) => eb.not(inAnySearchGroup(filter.foldedText)(eb)))
}

/** How many visible activities match a text query behind the four groups. */
export async function countNear(db: Db, filter: ListFilter, query: string): Promise<number> {
  const { count } = await near(visible(db), filter, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A stretch of them: the best first, or as `filter.sort` says. `total` is what {@link countNear} gave. */
export async function selectNear(
  db: Db,
  filter: ListFilter,
  query: string,
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Promise<Activity[]> {
  const found = near(visible(db), filter, query).select(COLUMNS).offset(offset).limit(limit)
  const rank = sql<number>`ts_rank(${WEIGHTS}, search_document, to_tsquery('public.activity_words', ${query}))`
  const ranked = filter.sort === null && total <= MOST_RANKED ? found.orderBy(rank, 'desc') : found
  const rows = await byTitle(ranked, filter.sort === 'alpha_desc' ? 'desc' : 'asc').execute()
  return rows.map(toActivity)
}

/** Words of the catalogue, as they are written, that look like a plain one: the most alike first, itself if it is one. */
export async function selectWordsLike(db: Db, word: string): Promise<{ word: string; written: string }[]> {
  return db
    .selectFrom('search_vocabulary')
    .select(['word', 'written'])
    .where(sql<boolean>`word % ${word}`)
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .orderBy('word')
    .limit(10)
    .execute()
}

/** The codes of visible activities that begin so, with how many activities carry each; two at most. */
export async function selectCodesLike(db: Db, beginning: string): Promise<{ code: string; count: number }[]> {
  const { rows } = await sql<{ code: string; count: string }>`
    select code, count(*) as count from activities, unnest(bncc) as code
    where status = 'ativo' and code like ${`${beginning}%`}
    group by code order by code limit 2`.execute(db)
  return rows.map(({ code, count }) => ({ code, count: Number(count) }))
}
