import { ONE_LINE, SEVERAL_LINES } from '../../platform/control-characters.ts'
import { formulaSign, isFormula } from '../../platform/csv.ts'
import { localField, momentOfField } from '../../platform/local-time.ts'
import { isUuid } from '../../platform/uuid.ts'
import { normalizeTags } from '../catalogue/editing/rules.ts'
import { fold } from '../catalogue/search/rules.ts'
import type { TableRow } from './table/rules.ts'
import { ROW_PROBLEMS } from './texts.ts'

/** Removes the quote that exports put before a formula. */
const unmarked = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell)

/** Yes or no in any spelling of exports; null for an empty cell, undefined for other texts. */
export function booleanOf(cell: string): boolean | null | undefined {
  if (cell === '') return null
  const word = fold(cell)
  if (['true', 't', '1', 'sim', 's', 'yes', 'y', 'verdadeiro'].includes(word)) return true
  return ['false', 'f', '0', 'nao', 'n', 'no', 'falso'].includes(word) ? false : undefined
}

/** A date as databases write it, UTC by default; null for an empty cell, undefined for an invalid one. */
export function momentOf(cell: string): Date | null | undefined {
  if (cell === '') return null
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(cell)
  if (!match) return undefined
  const [, day, time = '00:00:00', zone = 'Z'] = match
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const moment = new Date(`${day}T${time.replace(/(\.\d{3})\d+$/, '$1')}${offset}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/**
 * A moment as people and spreadsheets in Brazil write it, in São Paulo's time, or as databases write it with a zone;
 * null for an empty cell, undefined for an invalid one.
 */
export function localMomentOf(cell: string): Date | null | undefined {
  const iso = cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1').replace(' ', 'T')
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?)?$/.exec(iso)
  if (!match) return momentOf(cell)
  const [, day, time = '00:00'] = match
  const moment = momentOfField(`${day}T${time}`)
  return moment && localField(moment) === `${day}T${time}` ? moment : undefined
}

/** A database's list (`{a,b}`), JSON (`["a"]`), or separated by `,` `;` or `|`. */
export function tagsOf(cell: string): string[] {
  const list = /^\{(.*)\}$/s.exec(cell)?.[1]
  const json = /^\[.*\]$/s.test(cell) ? parseList(cell) : null
  if (json) return normalizeTags(json)
  return normalizeTags((list ?? cell).split(/[,;|]/).map((tag) => tag.trim().replace(/^"(.*)"$/, '$1')))
}

function parseList(cell: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(cell)
    return Array.isArray(parsed) ? parsed.filter((tag): tag is string => typeof tag === 'string') : null
  } catch {
    return null
  }
}

/** The file name at the end of an address or a path. */
export function fileNameOf(cell: string): string {
  const path = cell.split(/[?#]/, 1)[0] ?? ''
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Reads the cells of a row and collects problems. */
export function readerOf({ cells }: TableRow) {
  const problems: string[] = []
  const cell = (column: string) => cells[column] ?? ''
  const text = (column: string, longest: number, { lines = false } = {}): string | null => {
    const written = cell(column)
    if (written === '') return null
    const value = unmarked(written)
    const sign = value === written ? formulaSign(value) : null
    if (sign) problems.push(ROW_PROBLEMS.formula(column, sign))
    if (value.length > longest) problems.push(ROW_PROBLEMS.tooLong(column, longest))
    if (!(lines ? SEVERAL_LINES : ONE_LINE).test(value)) problems.push(ROW_PROBLEMS.unreadable(column))
    return value
  }
  return {
    problems,
    cell,
    text,
    needed(column: string, longest: number): string {
      const value = text(column, longest)
      if (value === null) problems.push(ROW_PROBLEMS.missing(column))
      return value ?? ''
    },
    /** Compared without case or accents. */
    oneOf<T extends string>(column: string, values: readonly T[]): T | null {
      const value = cell(column)
      if (value === '') return null
      const found = values.find((candidate) => fold(candidate) === fold(value))
      if (!found) problems.push(ROW_PROBLEMS.notOneOf(column, values))
      return found ?? null
    },
    boolean(column: string): boolean | null {
      const value = booleanOf(cell(column))
      if (value === undefined) problems.push(ROW_PROBLEMS.notBoolean(column))
      return value ?? null
    },
    moment(column: string, read = momentOf): Date | null {
      const value = read(cell(column))
      if (value === undefined) problems.push(ROW_PROBLEMS.notDate(column))
      return value ?? null
    },
    integer(column: string, least: number, most: number, problem: string): number | null {
      const value = cell(column)
      if (value === '') return null
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      if (!(number >= least && number <= most)) problems.push(problem)
      return number
    },
    uuid(column: string): string {
      const value = cell(column)
      if (!isUuid(value)) problems.push(ROW_PROBLEMS.notId(column))
      return value.toLowerCase()
    },
  }
}
