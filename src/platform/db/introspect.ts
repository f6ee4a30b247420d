import { Client } from 'pg'

/** A column as the catalogue of PostgreSQL describes it. */
interface Column {
  readonly table: string
  readonly name: string
  /** Name of the type in pg_type; an array's starts with `_`. */
  readonly type: string
  readonly notNull: boolean
  /** May be left out of an insert. */
  readonly hasDefault: boolean
  /** Computed by the database, never written. */
  readonly generated: boolean
  /** Definitions of the check constraints on this column alone, as PostgreSQL prints them. */
  readonly checks: readonly string[]
}

/** TypeScript types of values as `openDatabase` reads and accepts them, by PostgreSQL type. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  varchar: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  date: 'string',
  timestamptz: 'Timestamp',
  numeric: 'Numeric',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
  tsvector: 'string',
}

const HEADER = `// Made from the migrations by \`node scripts/generate-types.ts\`. Do not edit.
import type { ColumnType } from 'kysely'

/** A column with a default: may be left out of an insert. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** A column the database computes: never written. */
type Computed<T> = ColumnType<T, never, never>

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** An exact decimal number, read as text. */
type Numeric = ColumnType<string, number | string, number | string>
/** Read as parsed JSON; written as an object, or as JSON text (arrays must be text). */
type Json = ColumnType<unknown, object | string, object | string>
`

/** Every column of every table in the schema `public`; the runner's own table is not part of the product. */
const COLUMNS = `
  select c.relname as "table", a.attname as name, t.typname as type, a.attnotnull as "notNull",
    a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as generated,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
    join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

/**
 * The TypeScript source of `types.gen.ts` for the database at `url`: one interface per table, and `DB` of them all.
 * @throws Error for a column type that has no entry in {@link TYPES}
 */
export async function describeSchema(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(COLUMNS).finally(() => client.end())
  const tables = Map.groupBy(rows, (column) => column.table)
  const interfaces = [...tables].map(
    ([table, columns]) => `interface ${interfaceName(table)} {\n${columns.map(property).join('')}}\n`,
  )
  const members = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}\n`)
  return [HEADER, ...interfaces, `export interface DB {\n${members.join('')}}\n`].join('\n')
}

/** `payment_monitoring` → `PaymentMonitoringTable`. */
function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}

function property(column: Column): string {
  const read = column.notNull ? valueType(column) : `${valueType(column)} | null`
  const type = column.generated ? `Computed<${read}>` : column.hasDefault ? `Generated<${read}>` : read
  return `  ${column.name}: ${type}\n`
}

function valueType({ table, name, type, checks }: Column): string {
  const allowed = checks.map(allowedTexts).find((texts) => texts !== null)
  if (allowed) return allowed.map((text) => `'${text.replaceAll("'", "\\'")}'`).join(' | ')
  const isArray = type.startsWith('_')
  const known = TYPES[isArray ? type.slice(1) : type]
  if (!known) throw new Error(`no TypeScript type is known for ${table}.${name}, a ${type}`)
  return isArray ? `${known}[]` : known
}

/**
 * The texts a check constraint allows, or null when it is another kind of constraint. PostgreSQL prints `in (…)` as
 * `CHECK ((plan = ANY (ARRAY['a'::text, 'b'::text])))` and a single value as `CHECK ((currency = 'BRL'::text))`.
 */
export function allowedTexts(definition: string): string[] | null {
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(?<many>.*)\]\)|(?<one>'(?:[^']|'')*'::text))\)\)$/.exec(definition)
  const texts = list?.groups?.many ?? list?.groups?.one
  if (texts === undefined) return null
  const allowed = [...texts.matchAll(/(?<!')'((?:[^']|'')*)'::text/g)].map(([, text]) =>
    (text ?? '').replaceAll("''", "'"),
  )
  // A list of numbers has no texts.
  return allowed.length > 0 ? allowed : null
}
