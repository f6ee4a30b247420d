import { sql } from 'kysely'
import { type Db, transaction } from '../../../../platform/db/pool.ts'
import {
  type Activities,
  byTitle,
  COLUMNS,
  inAnySearchGroup,
  type ListFilter,
  narrowed,
  toActivity,
  visible,
} from '../../filter.data.server.ts'
import type { Activity } from '../../schema.ts'

/** Weights of what a word occurs in: age and goal, description, category, tags and search words, titles. */
const WEIGHTS = '{0.1, 0.3, 0.7, 1}'
/** More matches than these are not ranked: a word that names a tenth of the catalogue tells nothing apart. */
const MOST_RANKED = 1_000

/** The condition of a text query (see rules.ts). */
export const matchesQuery = (query: string) =>
  sql<boolean>`search_document @@ to_tsquery('public.activity_words', ${query})`

/** What is looked for behind the four groups of a search. */
export interface NearQuery {
  /** See rules.ts. */
  readonly query: string
  /** The groups found nothing, so that nothing of theirs has to be left out. */
  readonly alone: boolean
}

/** What matches a text query, without what the four groups of the search have already. */
function near<O>(from: Activities<O>, filter: ListFilter, { query, alone }: NearQuery): Activities<O> {
  const found = narrowed(from, filter).where(matchesQuery(query))
  return filter.foldedText === '' || alone
    ? found
    : found.where((eb) => eb.not(inAnySearchGroup(filter.foldedText)(eb)))
}

/** Part of what was found: activities to skip, and how many at most. */
export interface CountedStretch {
  readonly offset: number
  readonly limit: number
  /** False: of more than are ranked, the total only says that they are more. */
  readonly counted: boolean
}

/**
 * A stretch of them: the best first, or as `filter.sort` says; and how many there are in all. Only keys are ranked and
 * sorted: whole rows take far longer.
 */
export function selectNear(
  db: Db,
  filter: ListFilter,
  wanted: NearQuery,
  { offset, limit, counted }: CountedStretch,
): Promise<{ activities: Activity[]; total: number }> {
  const rank = sql<number>`ts_rank(${WEIGHTS}, search_document, to_tsquery('public.activity_words', ${wanted.query}))`
  const titles = <O>(found: Activities<O>) => byTitle(found, filter.sort === 'alpha_desc' ? 'desc' : 'asc')
  const best = <O>(found: Activities<O>) => titles(filter.sort === null ? found.orderBy(rank, 'desc') : found)
  return transaction(db, async (trx) => {
    // The planner takes comparing two documents for cheap, and would read the whole table where a word is common.
    await sql`set local enable_seqscan = off`.execute(trx)
    const found = () => near(visible(trx), filter, wanted)
    const count = async () => {
      const row = await found()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    }
    const few = found()
      .select(['id', 'title', 'title_folded', 'search_document'])
      .limit(MOST_RANKED + 1)
    const ranked = await trx
      .selectFrom(few.as('activities'))
      .$call(best)
      .select((eb) => ['id', eb.fn.countAll<number>().over().as('matches')] as const)
      .offset(offset)
      .limit(limit)
      .execute()
    const [first] = ranked
    if (!first) return { activities: [], total: await count() }
    const matches = Number(first.matches)
    const isRanked = matches <= MOST_RANKED
    const shown = trx.selectFrom('activities').select(COLUMNS)
    const rows = isRanked
      ? shown.where(
          'id',
          'in',
          ranked.map(({ id }) => id),
        )
      : shown.where('id', 'in', titles(found()).select('id').offset(offset).limit(limit))
    const activities = await rows.$call(isRanked ? best : titles).execute()
    return { activities: activities.map(toActivity), total: isRanked || !counted ? matches : await count() }
  })
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
