import { CsvError, parse } from 'csv-parse/sync'
import type { TableKind } from '../schema.ts'
import { TABLE_FAULTS } from '../texts.ts'

const MEGABYTE = 1024 * 1024
export const TABLE_MB = 32
export const TABLE_ROWS_MAX = 300_000
/** The widest of our tables has 22. */
const COLUMNS_MAX = 200
/** Longest record, in bytes: a description has 4000 characters. */
const RECORD_BYTES_MAX = 64 * 1024

export interface TableRow {
  /** First line in the file, counted from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface Table {
  readonly kind: TableKind
  readonly rows: readonly TableRow[]
}

/** Refuses the whole table; the message is for the administrator. */
export class TableFault extends Error {
  override readonly name = 'TableFault'
}

/** UTF-8 or UTF-16 if marked as such or valid, else Latin-1 as spreadsheets on Windows write it. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most frequent of `,` `;` and tab in the first line, outside quotes. */
export function separatorOf(text: string): ',' | ';' | '\t' {
  const head = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => head.split(separator).length
  return ([',', ';', '\t'] as const).reduce((best, next) => (count(next) > count(best) ? next : best))
}

const COLUMNS: readonly (readonly [TableKind, readonly (readonly string[])[]])[] = [
  ['downloads', [['user_id'], ['activity_id'], ['date_key']]],
  ['activities', [['slug', 'id'], ['title'], ['category']]],
  ['profiles', [['id'], ['email']]],
]

/** Null for other columns. */
export function kindOfTable(columns: readonly string[]): TableKind | null {
  const has = new Set(columns)
  const found = COLUMNS.find(([, needed]) => needed.every((names) => names.some((name) => has.has(name))))
  return found?.[0] ?? null
}

/**
 * Reads a CSV in any encoding, with any separator.
 * @throws TableFault with the reason for the administrator
 */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.byteLength > TABLE_MB * MEGABYTE) throw new TableFault(TABLE_FAULTS.tooLarge(TABLE_MB))
  const text = decodeTable(bytes)
  // The head first: other tables are not read to their end.
  const [head] = recordsOf(text, { records: 1 })
  if (!head) throw new TableFault(TABLE_FAULTS.empty)
  const columns = head.record.map((name) => name.trim().toLowerCase())
  if (columns.length > COLUMNS_MAX) throw new TableFault(TABLE_FAULTS.tooManyColumns(COLUMNS_MAX))
  const doubled = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index)
  const kind = kindOfTable(columns)
  if (doubled) throw new TableFault(TABLE_FAULTS.doubledColumn(doubled))
  if (!kind) throw new TableFault(TABLE_FAULTS.unknownKind)
  const body = recordsOf(text, { records: TABLE_ROWS_MAX + 2, cells: columns.length }).slice(1)
  if (body.length === 0) throw new TableFault(TABLE_FAULTS.empty)
  if (body.length > TABLE_ROWS_MAX) throw new TableFault(TABLE_FAULTS.tooManyRows(TABLE_ROWS_MAX))
  const rows = body.map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(columns.map((name, index) => [name, (record[index] ?? '').trim()])),
  }))
  return { kind, rows }
}

/** Limits of records, and of cells in each. */
function recordsOf(text: string, { records: to, cells }: { records: number; cells?: number }) {
  try {
    // Last line of each record, counted from 1.
    const ends: number[] = []
    const records: string[][] = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      max_record_size: RECORD_BYTES_MAX,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to,
      on_record(record: string[], { lines }) {
        ends.push(lines)
        return cells === undefined ? record : record.slice(0, cells)
      },
    })
    return records.map((record, index) => ({ record, line: (ends[index - 1] ?? 0) + 1 }))
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : null
    throw new TableFault(TABLE_FAULTS.unreadable(line))
  }
}
