/** Parts that every query of the catalogue shares: the columns, the conditions of a filter, the orders. */
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import type { Filters } from './address/rules.ts'
import type { FacetName } from './facets/rules.ts'
import type { Activity } from './schema.ts'
import { escapeLike } from './search/rules.ts'
import type { Category } from './taxonomy/rules.ts'

/** Filter of a list. `foldedText` is '' without a search; `since` is the date filter as a moment. */
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

export type ActivityRow = Pick<Selectable<DB['activities']>, (typeof COLUMNS)[number]>

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
export const tagContains = (eb: ExpressionBuilder<DB, 'activities'>, contains: string) =>
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

/**
 * Everything of a filter but its search. A parameter without a condition here has to be a facet: otherwise it does not
 * compile.
 */
export function narrowed<O>(query: Activities<O>, filter: ListFilter): Activities<O> {
  const { foldedText: _search, sort: _order, category, since, age, format, plan, ...facets } = filter
  let matched = query
  if (category !== null) matched = matched.where('category', '=', category)
  if (since !== null) matched = matched.where('created_at', '>=', since)
  if (age !== null) matched = matched.where('age_range', '=', age)
  if (format !== null) matched = matched.where('format', '=', format)
  if (plan !== null) matched = matched.where('is_premium', '=', plan === 'premium')
  for (const name of Object.keys(facets) as (keyof typeof facets)[]) {
    const value = facets[name]
    if (value !== null) matched = matched.where(hasFacet(name, value))
  }
  return matched
}

export function matching<O>(query: Activities<O>, filter: ListFilter): Activities<O> {
  const matched = narrowed(query, filter)
  return filter.foldedText === '' ? matched : matched.where(inAnySearchGroup(filter.foldedText))
}

/** The condition of all four groups of a search together. */
export function inAnySearchGroup(foldedText: string) {
  const contains = `%${escapeLike(foldedText)}%`
  return (eb: ExpressionBuilder<DB, 'activities'>) =>
    eb.or([eb('title_folded', 'like', contains), eb('description_folded', 'like', contains), tagContains(eb, contains)])
}

export function ordered<O>(query: Activities<O>, sort: ListFilter['sort']): Activities<O> {
  return sort === null ? newestFirst(query) : byTitle(query, sort === 'alpha_asc' ? 'asc' : 'desc')
}
