import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { Level } from '../facets/rules.ts'
import { type ActivityRow, COLUMNS, type ListFilter, narrowed, toActivity, visible } from '../filter.data.server.ts'
import type { Activity } from '../schema.ts'
import { type Counted, sharedName } from './rules.ts'
import { inSetOrder } from './set-order.rules.ts'

/** The sheets of one level of a topic. */
export interface Rung {
  /** Null for uploaded sheets. */
  readonly level: Level | null
  readonly activities: Activity[]
  readonly total: number
  readonly free: number
}

interface RungRow extends ActivityRow {
  level: Level | null
  total: string
  free: string
}

/** The first sheets of every level: free ones first, then the newest. `more` narrows to a kind or a set. */
export async function selectLadder(
  db: Db,
  filter: ListFilter,
  more: { readonly kind?: string; readonly set?: string },
  perLevel: number,
): Promise<Rung[]> {
  let query = narrowed(visible(db), filter)
  if (more.kind !== undefined) query = query.where(sql<boolean>`recipe ->> 'kind' = ${more.kind}`)
  if (more.set !== undefined) query = query.where('set_name', '=', more.set)
  const placed = query.select([
    ...COLUMNS,
    'level',
    sql<string>`count(*) over (partition by level)`.as('total'),
    sql<string>`count(*) filter (where not is_premium) over (partition by level)`.as('free'),
    sql<string>`row_number() over (partition by level order by is_premium, created_at desc, id)`.as('place'),
  ])
  const rows = (await db
    .selectFrom(placed.as('placed'))
    .selectAll()
    .where(sql<boolean>`place <= ${perLevel}`)
    .orderBy('level')
    .orderBy('place')
    .execute()) as unknown as RungRow[]
  const rungs = new Map<Level | null, Rung>()
  for (const row of rows) {
    const rung = rungs.get(row.level) ?? {
      level: row.level,
      activities: [],
      total: Number(row.total),
      free: Number(row.free),
    }
    rung.activities.push(toActivity(row))
    rungs.set(row.level, rung)
  }
  return [...rungs.values()]
}

/** The kinds of sheets by name, with the number of their sheets. */
export async function selectKinds(db: Db): Promise<Counted[]> {
  const { rows } = await sql<{ id: string; first: string; last: string; count: number; goal: string | null }>`
    select recipe ->> 'kind' as id, count(*)::int as count,
      min(plain_title collate "C") as first, max(plain_title collate "C") as last, max(goal) as goal
    from activities
    where status = 'ativo' and recipe is not null and plain_title is not null
    group by recipe ->> 'kind'`.execute(db)
  return rows
    .map(({ id, first, last, count, goal }) => ({ id, name: sharedName(first, last), count, goal }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

/** The sets by name, with the number of their sheets. */
export async function selectSets(db: Db): Promise<Counted[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select set_name as name, count(*)::int as count from activities
    where status = 'ativo' and set_name is not null group by set_name order by set_name`.execute(db)
  return rows.map(({ name, count }) => ({ id: name, name, count }))
}

/** Every sheet of a set, in the order of its use. */
export async function selectSet(db: Db, name: string, limit: number): Promise<Activity[]> {
  const rows = await visible(db)
    .where('set_name', '=', name)
    .select([
      ...COLUMNS,
      'level',
      sql<string | null>`recipe ->> 'kind'`.as('sheet_kind'),
      sql<string | null>`recipe ->> 'theme'`.as('sheet_theme'),
    ])
    .orderBy('id')
    .limit(limit)
    .execute()
  const sheets = rows.map((row) => ({
    row,
    title: row.title,
    level: row.level as Level | null,
    kind: row.sheet_kind,
    theme: row.sheet_theme,
  }))
  return inSetOrder(sheets).map(({ row }) => toActivity(row))
}

/** Kinds with little on a sheet before a child has used it: other pictures come before theirs. */
const SPARSE_KINDS = ['passo-a-passo', 'quebra-cabeca', 'copiar-na-malha']

const SUBJECT_COLUMNS = {
  dates: sql`school_date`,
  goals: sql`unnest(goals)`,
  years: sql`unnest(school_years)`,
  themes: sql`theme`,
  codes: sql`unnest(bncc)`,
} as const

/** Subjects of sheets that have pictures beside their names. */
export type SampledSubject = keyof typeof SUBJECT_COLUMNS

/** Pictures of some sheets of every subject: free ones first, of several kinds, in colour, then the newest. */
export async function selectSamples(
  db: Db,
  of: SampledSubject,
  count: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ subject: string; pictures: string[] }>`
    select subject, array_agg(image_url order by place) as pictures
    from (
      select subject, image_url,
        row_number() over (
          partition by subject
          order by is_premium, kind = any(${SPARSE_KINDS}), of_kind > 1, is_coloured desc, created_at desc, id
        ) as place
      from (
        select *, row_number() over (
          partition by subject, kind order by is_premium, is_coloured desc, created_at desc, id
        ) as of_kind
        from (
          select ${SUBJECT_COLUMNS[of]} as subject, image_url, is_premium, created_at, id,
            format = 'Colorido' as is_coloured, coalesce(recipe ->> 'kind', '') as kind
          from activities
          where status = 'ativo'
        ) as sheets
        where subject is not null
      ) as ranked
    ) as placed
    where place <= ${count}
    group by subject
    order by subject`.execute(db)
  return new Map(rows.map(({ subject, pictures }) => [subject, pictures]))
}
