import { type RawBuilder, sql } from 'kysely'
import { type Db, transaction } from '../../../../platform/db/pool.ts'
import type { Theme } from '../../facets/rules.ts'
import {
  type Activities,
  byTitle,
  COLUMNS,
  hasFacet,
  inAnySearchGroup,
  type ListFilter,
  narrowed,
  toActivity,
  visible,
} from '../../filter.data.server.ts'
import type { Activity } from '../../schema.ts'
import { inAnyWholeGroup } from '../data.server.ts'
import type { SaidFilter } from '../reading/filters.rules.ts'
import type { Weighed } from './plan.rules.ts'

/** Weights of what a word occurs in: age and goal, description, category, tags and search words, titles. */
const WEIGHTS = '{0.1, 0.3, 0.7, 1}'
/** More matches are not ranked, which would take longer than finding them: a category of today's catalogue is below. */
const MOST_RANKED = 2_000

/** The condition of a text query (see reading/rules.ts). */
export const matchesQuery = (query: string) =>
  sql<boolean>`search_document @@ to_tsquery('public.activity_words', ${query})`

const rankOf = (query: string) =>
  sql<number>`ts_rank(${WEIGHTS}, search_document, to_tsquery('public.activity_words', ${query}))`

/** A filter that a text mentions, or a theme that it names. */
export type Fit = SaidFilter | { readonly name: 'theme'; readonly value: Theme }

/** Query behind the four groups of a search. */
export interface NearQuery {
  /** The query of text search; null if the text mentions only filters. */
  readonly query: string | null
  /** Matches of the groups that come before these: no matches, those of whole words, or all. */
  readonly before: 'none' | 'whole' | 'all'
  /** Filters that what is found has to fit. */
  readonly narrow: readonly SaidFilter[]
  /** Filters that what comes first fits. */
  readonly prefer: readonly Fit[]
  /** False if no match fits the filters that the text mentions. */
  readonly hasFitting: boolean
  /** The order: each counts by how well it is met. */
  readonly order: readonly Weighed[]
  /** True if what is found need not meet all of `order`: then most of it comes first. */
  readonly isLoose: boolean
}

/** The condition of a filter that a text mentions, or of a theme that it names. */
function fits(filter: Fit): RawBuilder<boolean> {
  if (filter.name === 'age') return sql<boolean>`age_range = ${filter.value}`
  return hasFacet(filter.name, filter.value)
}

/** The condition of a near query without those of its list. */
export const isNear = ({ query, narrow }: Pick<NearQuery, 'query' | 'narrow'>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`true`, ...(query === null ? [] : [matchesQuery(query)]), ...narrow.map(fits)], sql` and `)})`

/** Matches of a near query, without those of the groups that come before them. */
function near<O>(from: Activities<O>, filter: ListFilter, wanted: NearQuery): Activities<O> {
  const found = narrowed(from, filter).where(isNear(wanted))
  if (filter.foldedText === '' || wanted.before === 'none') return found
  const before = wanted.before === 'all' ? inAnySearchGroup : inAnyWholeGroup
  return found.where((eb) => eb.not(before(filter.foldedText)(eb)))
}

/** Part of what was found: activities to skip, and how many at most. */
export interface CountedSlice {
  readonly offset: number
  readonly limit: number
  /** False: above the ranking limit, the total is only a lower bound. */
  readonly counted: boolean
}

/** The score of a match by the order of its query. */
function scoreOf({ order, isLoose }: NearQuery): RawBuilder<number> {
  const terms = order.map(({ query, weight, isMet }) => {
    // A rank counts words of a phrase wherever they are.
    if (isMet) return sql`${weight}::float * (${matchesQuery(query)})::int`
    return isLoose
      ? sql`${weight}::float * (case when ${matchesQuery(query)} then 1 else 0 end + 0.1 * ${rankOf(query)})`
      : sql`${weight}::float * ${rankOf(query)}`
  })
  return sql<number>`(${terms.length === 0 ? sql`0::float` : sql.join(terms, sql` + `)})`
}

/** Number of some filters that an activity fits. */
const fitted = (prefer: readonly Fit[]): RawBuilder<number> =>
  sql<number>`(${sql.join([sql`0`, ...prefer.map((filter) => sql`coalesce((${fits(filter)})::int, 0)`)], sql` + `)})`

/**
 * A slice of the matches: the best first, or in the order of `filter.sort`; and their number. Only keys are ranked and
 * sorted: whole rows take far longer.
 */
export function selectNear(
  db: Db,
  filter: ListFilter,
  wanted: NearQuery,
  { offset, limit, counted }: CountedSlice,
): Promise<{ activities: Activity[]; total: number }> {
  const titles = <O>(found: Activities<O>) => byTitle(found, filter.sort === 'alpha_desc' ? 'desc' : 'asc')
  return transaction(db, async (trx) => {
    // The planner takes comparing two documents for cheap, and would read the whole table where a word is common.
    if (wanted.query !== null) await sql`set local enable_seqscan = off`.execute(trx)
    const found = () => near(visible(trx), filter, wanted)
    const count = async () => {
      const row = await found()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    }
    const few = found()
      .select(['id', 'title', 'title_folded', 'created_at'])
      .select([scoreOf(wanted).as('score'), fitted(wanted.prefer).as('fitted')])
      .limit(MOST_RANKED + 1)
    const { rows: ranked } = await sql<{ id: string; matches: string }>`
      with few as materialized (${few})
      select id, count(*) over () as matches from few
      order by ${filter.sort === null ? bestFirst(wanted) : byTitles(filter.sort)}
      offset ${offset} limit ${limit}`.execute(trx)
    const [first] = ranked
    if (!first) return { activities: [], total: await count() }
    const matches = Number(first.matches)
    const isRanked = matches <= MOST_RANKED
    const ids = isRanked
      ? ranked.map(({ id }) => id)
      : (await titles(found()).select('id').offset(offset).limit(limit).execute()).map(({ id }) => id)
    const rows = await trx.selectFrom('activities').where('id', 'in', ids).select(COLUMNS).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const activities = ids.flatMap((id) => byId.get(id) ?? []).map(toActivity)
    return { activities, total: isRanked || !counted ? matches : await count() }
  })
}

const byTitles = (sort: ListFilter['sort']) =>
  sort === 'alpha_desc'
    ? sql`title_folded collate "C" desc, title collate "C" desc, id`
    : sql`title_folded collate "C", title collate "C", id`

/** Fitting filters, then the score; newest first for a text that mentions only filters. */
const bestFirst = ({ query }: NearQuery) =>
  query === null ? sql`fitted desc, created_at desc, id` : sql`fitted desc, score desc, ${byTitles('alpha_asc')}`

/** Number of visible activities that match each of some queries; above {@link MOST_RANKED} that number. */
export async function countMatches(db: Db, filter: ListFilter, queries: readonly string[]): Promise<number[]> {
  return transaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const counts: number[] = []
    for (const query of queries) {
      const row = await trx
        .selectFrom(
          narrowed(visible(trx), filter)
            .where(matchesQuery(query))
            .select('id')
            .limit(MOST_RANKED + 1)
            .as('matched'),
        )
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      counts.push(Number(row.count))
    }
    return counts
  })
}

/** The largest weight that an activity meets of some queries. */
export async function selectBestWeight(db: Db, filter: ListFilter, order: readonly Weighed[]): Promise<number> {
  const met = order.map(({ query, weight }) => sql`${weight}::float * (${matchesQuery(query)})::int`)
  const row = await narrowed(visible(db), filter)
    .where(matchesQuery(order.map(({ query }) => query).join(' | ')))
    .select(sql<number>`max(${sql.join(met, sql` + `)})`.as('best'))
    .executeTakeFirstOrThrow()
  return Number(row.best ?? 0)
}

/** Those of some words, plain, that the catalogue has letter by letter; its vocabulary leaves descriptions out. */
export async function selectKnownWords(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as asked (word)
    where exists (select from search_vocabulary as known where known.word = asked.word)
      or exists (select from activities where status = 'ativo' and description_folded like '%' || asked.word || '%'
                   and description_folded ~ ('\\m' || asked.word || '\\M'))`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/** Words of the catalogue, as written, that resemble a plain one: the most similar first, itself if it exists. */
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
