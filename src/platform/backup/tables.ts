import { type Client, escapeIdentifier } from 'pg'
import { BackupError } from './error.ts'

/** Schema of the product's own tables. The queue of jobs has another, which it makes and mends itself. */
const SCHEMA = 'public'

/** The migrations' own table: it is compared, not copied. */
const MIGRATIONS_TABLE = 'schema_migrations'

export interface Table {
  readonly name: string
  /** Columns that are written; computed ones come by themselves. */
  readonly columns: readonly string[]
  /** Puts the rows in the same order on every server, whatever its language: what is hashed has to be comparable. */
  readonly order: string
  /** Tables this one refers to, itself left out. */
  readonly refersTo: readonly string[]
}

export interface Sequence {
  readonly name: string
  /** Text: it may be larger than a number holds. */
  readonly value: string
  readonly isCalled: boolean
}

const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
    array(select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
          from pg_index i cross join unnest(i.indkey::int[]) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
    array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind = 'r' and c.relname <> $2
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`

/**
 * Every table of the product, those that others refer to first.
 * @throws BackupError for a table without a primary key, or tables that refer to each other in a circle
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'order'> & { key: string[] }>(TABLES, [SCHEMA, MIGRATIONS_TABLE])
  return referredFirst(
    rows.map(({ key, ...table }) => {
      if (key.length === 0) throw new BackupError(`a tabela ${table.name} não tem chave primária`)
      return { ...table, order: key.join(', ') }
    }),
  )
}

/** @throws BackupError when tables refer to each other in a circle */
export function referredFirst<T extends Pick<Table, 'name' | 'refersTo'>>(tables: readonly T[]): T[] {
  const sorted: T[] = []
  const placed = new Set<string>()
  let left = [...tables]
  while (left.length > 0) {
    const free = left.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)))
    if (free.length === 0) {
      throw new BackupError(`tabelas que se referem umas às outras: ${left.map(({ name }) => name).join(', ')}`)
    }
    for (const table of free) placed.add(table.name)
    sorted.push(...free)
    left = left.filter(({ name }) => !placed.has(name))
  }
  return sorted
}

/** Current value of every sequence of the product's tables. */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind = 'S' order by c.relname`,
    [SCHEMA],
  )
  const sequences: Sequence[] = []
  for (const { name } of found) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${qualified(name)}`,
    )
    for (const row of rows) sequences.push({ name, ...row })
  }
  return sequences
}

export async function setSequence(client: Client, { name, value, isCalled }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [qualified(name), value, isCalled])
}

/** `public."name"` */
export function qualified(name: string): string {
  return `${SCHEMA}.${escapeIdentifier(name)}`
}

const columnList = ({ columns }: Pick<Table, 'columns'>) => columns.map((name) => escapeIdentifier(name)).join(', ')

/** The statement that reads a table whole, in its order, in PostgreSQL's own text format (exact to the last digit). */
export function copyOutOf(table: Table): string {
  return `copy (select ${columnList(table)} from ${qualified(table.name)} order by ${table.order}) to stdout`
}

export function copyInto(table: Pick<Table, 'name' | 'columns'>): string {
  return `copy ${qualified(table.name)} (${columnList(table)}) from stdin`
}

/** Every server then writes values in the same format, whatever its configuration. */
export async function setNeutralFormat(client: Client): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 3; set bytea_output = 'hex'; set client_encoding = 'UTF8';
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`)
}

/** Names of the tables that hold a row. */
export async function tablesWithRows(client: Client): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ some: boolean }>(`select exists (select 1 from ${qualified(name)}) as some`)
    if (rows[0]?.some) filled.push(name)
  }
  return filled
}

/** Removes everything the migrations and the queue of jobs made. Extensions stay. */
export async function dropProduct(client: Client): Promise<void> {
  const notOfExtension = `not exists (select 1 from pg_depend d where d.objid = o.oid and d.deptype = 'e')`
  const { rows } = await client.query<{ sql: string }>(
    `select format('drop table if exists %I.%I cascade', n.nspname, o.relname) as sql
     from pg_class o join pg_namespace n on n.oid = o.relnamespace
     where n.nspname = $1 and o.relkind in ('r', 'p') and ${notOfExtension}
     union all
     select format('drop routine if exists %s cascade', o.oid::regprocedure)
     from pg_proc o join pg_namespace n on n.oid = o.pronamespace where n.nspname = $1 and ${notOfExtension}
     union all
     select format('drop text search configuration if exists %I.%I cascade', n.nspname, o.cfgname)
     from pg_ts_config o join pg_namespace n on n.oid = o.cfgnamespace where n.nspname = $1 and ${notOfExtension}
     union all
     select format('drop text search dictionary if exists %I.%I cascade', n.nspname, o.dictname)
     from pg_ts_dict o join pg_namespace n on n.oid = o.dictnamespace where n.nspname = $1 and ${notOfExtension}
     union all
     select 'drop schema if exists jobs cascade'`,
    [SCHEMA],
  )
  for (const { sql } of rows) await client.query(sql)
}
