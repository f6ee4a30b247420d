import { csvHead, csvLine } from '../../../platform/csv.ts'
import { fileNameOf } from '../cells.rules.ts'

export const EXPORTED = [
  'slug',
  'title',
  'plain_title',
  'description',
  'category',
  'is_premium',
  'age_range',
  'format',
  'page_count',
  'tags',
  'level',
  'theme',
  'set_name',
  'school_date',
  'goals',
  'bncc',
  'school_years',
  'status',
  'publish_at',
  'image_url',
  'file_url',
  'created_at',
  'id',
] as const
type Column = (typeof EXPORTED)[number]
/** An activity with these columns. */
export type ExportedRow = Readonly<Record<Column, string | number | boolean | Date | readonly string[] | null>>

/** A list in one cell, in the format of imports: commas, or JSON for names with separators. */
const listCell = (values: readonly string[]): string =>
  values.some((value) => /[,;|"{}[\]]/.test(value)) ? JSON.stringify(values) : values.join(', ')

/**
 * A cell in the format of imports. Files have no address, like those of a ZIP. Imports skip `school_years`: skills and
 * age decide them.
 */
function cellOf(row: ExportedRow, column: Column): string {
  const value = row[column]
  if (value === null) return ''
  if (column === 'image_url' || column === 'file_url') return fileNameOf(String(value))
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return Array.isArray(value) ? listCell(value) : String(value)
}

export const tableHead = (): string => csvHead(EXPORTED)

export const tableLine = (row: ExportedRow): string => csvLine(EXPORTED.map((column) => cellOf(row, column)))

/** `day` as YYYY-MM-DD. */
export const tableFileName = (day: string): string => `atividades-${day}.csv`
