import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { hasFacet, inAnySearchGroup, type ListFilter, narrowed, visible } from '../filter.data.server.ts'
import { isNear, type NearQuery } from '../search/near/data.server.ts'
import { FACET_NAMES, NO_FACETS } from './rules.ts'
import type { FacetCounts } from './schema.ts'

/** Most codes of the BNCC that are offered. */
const MOST_CODES = 12

/** Columns that decide the values of an activity. */
const COLUMNS = ['level', 'theme', 'goals', 'school_years', 'school_date', 'bncc', 'is_premium'] as const

/** Values of one facet in a row of `found`: from a column of one value, or of several. */
const VALUES = {
  year: sql`unnest(school_years)`,
  level: sql`level`,
  theme: sql`theme`,
  goal: sql`unnest(goals)`,
  occasion: sql`school_date`,
  bncc: sql`unnest(bncc)`,
  plan: sql`case when is_premium then 'premium' else 'free' end`,
} as const
const COUNTED = [...FACET_NAMES, 'plan'] as const

/**
 * Number of activities of a list for each value of each facet, with the other facets as chosen. One read of the list
 * without facets, in which activities with the same values are one row.
 * @param near the list's near matches, or null
 */
export async function selectFacetCounts(db: Db, filter: ListFilter, near: NearQuery | null): Promise<FacetCounts> {
  const chosen = COUNTED.flatMap((name) => {
    const value = filter[name]
    if (value === null) return []
    return [{ name, condition: name === 'plan' ? sql`is_premium = ${value === 'premium'}` : hasFacet(name, value) }]
  })
  /** Condition of the other facets. */
  const others = (name: (typeof COUNTED)[number]) =>
    sql.join(
      [sql`true`, ...chosen.filter((other) => other.name !== name).map(({ condition }) => condition)],
      sql` and `,
    )
  const { foldedText } = filter
  const list = narrowed(visible(db), { ...filter, ...NO_FACETS, plan: null })
    .$if(foldedText !== '', (query) =>
      query.where((eb) =>
        eb.or([
          ...(near?.before === 'none' ? [] : [inAnySearchGroup(foldedText)(eb)]),
          ...(near === null ? [] : [isNear(near)]),
        ]),
      ),
    )
    .select((eb) => [...COLUMNS, eb.fn.countAll().as('activities')])
    .groupBy(COLUMNS)
  const values = sql.join(
    COUNTED.map(
      (name) =>
        sql`select ${sql.lit(name)} as facet, ${VALUES[name]} as value, activities from list where ${others(name)}`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ facet: (typeof COUNTED)[number]; value: string; count: string }>`
    with list as materialized (${list}), found as (${values})
    select facet, value, sum(activities) as count from found where value is not null
    group by facet, value order by count desc, value`.execute(db)
  const of = (name: (typeof COUNTED)[number]) =>
    rows.flatMap(({ facet, value, count }) => (facet === name ? [{ value, count: Number(count) }] : []))
  return {
    year: of('year'),
    level: of('level'),
    theme: of('theme'),
    goal: of('goal'),
    occasion: of('occasion'),
    bncc: of('bncc').slice(0, MOST_CODES),
    plan: of('plan'),
  }
}
