import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import type { Filters } from './address/rules.ts'
import { FACET_NAMES, type FacetName } from './facets/rules.ts'
import type { Activity } from './schema.ts'
import { escapeLike } from './search/rules.ts'
import { CATEGORIES, type Category } from './taxonomy/rules.ts'

/** What a list asks the database for. `foldedText` is '' for no search; `since` is the date filter as a moment. */
export interface ListFilter extends Omit<Filters, 'date'> {
  category: Category | null
  foldedText: string
  since: Date | null
}

export const COLUMNS = [
  'id',
  'slug',
  'title',
  'plain_title',
  'set_name',
  'school_date',
  'description',
  'category',
  'image_url',
  'file_url',
  'is_premium',
  'age_range',
  'format',
  'page_count',
  'tags',
  'shows',
  'created_at',
] as const

type ActivityRow = Pick<Selectable<DB['activities']>, (typeof COLUMNS)[number]>

/** An activity as everybody gets it. */
export function toActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...(row.plain_title !== null && { plainTitle: row.plain_title }),
    ...(row.set_name !== null && { set: row.set_name }),
    ...(row.school_date !== null && { date: row.school_date }),
    description: row.description,
    category: row.category,
    imageUrl: row.image_url,
    hasFile: row.file_url !== null,
    isPremium: row.is_premium,
    ageRange: row.age_range,
    format: row.format,
    pageCount: row.page_count,
    tags: row.tags,
    ...(row.shows !== null && { shows: row.shows }),
    createdAt: row.created_at.toISOString(),
  }
}

/** Activities visitors may see (rule: activity status). */
export const visible = (db: Db) => db.selectFrom('activities').where('status', '=', 'ativo')

export type Activities<O> = SelectQueryBuilder<DB, 'activities', O>

const newestFirst = <O>(query: Activities<O>) => query.orderBy('created_at', 'desc').orderBy('id')

// "C" is the order of code points, the same on every installation whatever its locale.
export const byTitle = <O>(query: Activities<O>, direction: 'asc' | 'desc') =>
  query.orderBy(sql`title_folded collate "C"`, direction).orderBy(sql`title collate "C"`, direction).orderBy('id')

// tags_folded is indexed but joins the tags; the second condition makes sure that one tag contains the text.
const tagContains = (eb: ExpressionBuilder<DB, 'activities'>, contains: string) =>
  eb.and([
    eb('tags_folded', 'like', contains),
    sql<boolean>`exists (select from unnest(tags) as tag where fold(tag) like ${contains})`,
  ])

/** The condition of a facet's value. */
export function hasFacet(name: FacetName, value: string) {
  if (name === 'level' || name === 'theme') return sql<boolean>`${sql.ref(name)} = ${value}`
  if (name === 'occasion') return sql<boolean>`school_date = ${value}`
  const column = { year: 'school_years', goal: 'goals', bncc: 'bncc' }[name]
  return sql<boolean>`${sql.ref(column)} @> array[${value}]`
}

/** Everything of a filter but its search. */
export function narrowed<O>(query: Activities<O>, filter: ListFilter): Activities<O> {
  const { category, since, age, format, plan } = filter
  let matched = query
  if (category !== null) matched = matched.where('category', '=', category)
  if (since !== null) matched = matched.where('created_at', '>=', since)
  if (age !== null) matched = matched.where('age_range', '=', age)
  if (format !== null) matched = matched.where('format', '=', format)
  if (plan !== null) matched = matched.where('is_premium', '=', plan === 'premium')
  for (const name of FACET_NAMES) {
    const value = filter[name]
    if (value !== null) matched = matched.where(hasFacet(name, value))
  }
  return matched
}

function matching<O>(query: Activities<O>, filter: ListFilter): Activities<O> {
  const matched = narrowed(query, filter)
  return filter.foldedText === '' ? matched : matched.where(inAnySearchGroup(filter.foldedText))
}

/** The condition of all four groups of a search together. */
export function inAnySearchGroup(foldedText: string) {
  const contains = `%${escapeLike(foldedText)}%`
  return (eb: ExpressionBuilder<DB, 'activities'>) =>
    eb.or([eb('title_folded', 'like', contains), eb('description_folded', 'like', contains), tagContains(eb, contains)])
}

function ordered<O>(query: Activities<O>, sort: ListFilter['sort']): Activities<O> {
  return sort === null ? newestFirst(query) : byTitle(query, sort === 'alpha_asc' ? 'asc' : 'desc')
}

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

/**
 * One stretch of a list, newest first or as `sort` says. A search without `sort` is ranked: {@link selectSearchGroup}.
 */
export async function selectList(db: Db, filter: ListFilter, offset: number, limit: number): Promise<Activity[]> {
  const rows = await ordered(matching(visible(db), filter), filter.sort)
    .select(COLUMNS)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(toActivity)
}

/** How many visible activities were made for each date of the school year, by its id. */
export async function selectDateCounts(db: Db): Promise<Map<string, number>> {
  const rows = await visible(db)
    .where('school_date', 'is not', null)
    .groupBy('school_date')
    .select((eb) => ['school_date as date', eb.fn.countAll<number>().as('count')] as const)
    .execute()
  return new Map(rows.map(({ date, count }) => [date ?? '', Number(count)]))
}

/** How many visible activities a list has in all. */
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

/** Slugs of the visible activities with the moment each last changed, in an order of their own (by id). */
export async function selectAddresses(
  db: Db,
  offset: number,
  limit: number,
): Promise<{ slug: string; updatedAt: Date }[]> {
  return visible(db).select(['slug', 'updated_at as updatedAt']).orderBy('id').offset(offset).limit(limit).execute()
}
