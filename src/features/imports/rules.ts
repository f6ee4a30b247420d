import { isUuid } from '../../platform/uuid.ts'
import { SCHOOL_DATE_IDS, type SchoolDateId } from '../catalogue/dates/rules.ts'
import {
  CODES_MAX,
  codesFrom,
  DESCRIPTION_LENGTH_MAX,
  malformedCodes,
  normalizeTags,
  PAGES_MAX,
  SET_NAME_LENGTH_MAX,
  STATUSES,
  type Status,
  TITLE_LENGTH_MAX,
} from '../catalogue/editing/rules.ts'
import { GOALS, type Goal, LEVELS, type Level, THEMES, type Theme } from '../catalogue/facets/rules.ts'
import { fold } from '../catalogue/search/rules.ts'
import { AGE_RANGES, CATEGORIES, type Category, FORMATS } from '../catalogue/taxonomy/rules.ts'
import { FREE_DAILY_DOWNLOADS } from '../subscriptions/rules.ts'
import { billingPeriodSchema, planSchema, subscriptionStatusSchema } from '../subscriptions/schema.ts'
import type { TableRow } from './table/rules.ts'
import { ROW_PROBLEMS } from './texts.ts'

/** A row read: what it says, and what is wrong with it. Nothing is done with a row that has problems. */
export interface Read<T> {
  readonly values: T
  readonly problems: readonly string[]
}

/** What the screen takes at once: megabytes in all, files besides the table. More goes by the command. */
export const IMPORT_MB = 256
export const IMPORT_FILES_MAX = 1_000

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const AGE_LENGTH_MAX = 40
const NAME_LENGTH_MAX = 200

/** What a spreadsheet would run instead of showing: = + - @ at the beginning. Numbers are no formulas. */
export function formulaSign(cell: string): string | null {
  const sign = /^[=+\-@]/.exec(cell)?.[0] ?? null
  return sign !== null && !/^[+-]?\d[\d.,]*$/.test(cell) ? sign : null
}

const isFormula = (text: string): boolean => formulaSign(text.replace(/^'+/, '')) !== null

/** A text that no spreadsheet runs: `=1+1` as `'=1+1`. */
export const asText = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** What {@link asText} was given. */
const unmarked = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell)

/** A yes or no in any of the ways exports write it; null for nothing, undefined for something else. */
export function booleanOf(cell: string): boolean | null | undefined {
  if (cell === '') return null
  const word = fold(cell)
  if (['true', 't', '1', 'sim', 's', 'yes', 'y', 'verdadeiro'].includes(word)) return true
  return ['false', 'f', '0', 'nao', 'n', 'no', 'falso'].includes(word) ? false : undefined
}

/** A moment as databases write it, UTC unless it says otherwise; null for nothing, undefined for no date. */
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

/** Tags of a cell: a database's list (`{a,b}`), JSON (`["a"]`), or separated by `,` `;` or `|`. */
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

/** The name of the file a cell means: the end of an address or a path. */
export function fileNameOf(cell: string): string {
  const path = cell.split(/[?#]/, 1)[0] ?? ''
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Reads the cells of one row and collects what is wrong. */
function reader({ cells }: TableRow) {
  const problems: string[] = []
  const cell = (column: string) => cells[column] ?? ''
  const text = (column: string, longest: number, { lines = false } = {}): string | null => {
    const written = cell(column)
    if (written === '') return null
    const value = unmarked(written)
    const sign = value === written ? formulaSign(value) : null
    if (sign) problems.push(ROW_PROBLEMS.formula(column, sign))
    if (value.length > longest) problems.push(ROW_PROBLEMS.tooLong(column, longest))
    if (/\p{Cc}/u.test(lines ? value.replace(/[\r\n\t]/g, '') : value)) problems.push(ROW_PROBLEMS.unreadable(column))
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
    /** One of a few values, compared without case or accents. */
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
    moment(column: string): Date | null {
      const value = momentOf(cell(column))
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

/** What a row says about an activity; null where the cell is empty or missing. */
export interface ActivityRow {
  readonly id: string | null
  readonly slug: string | null
  readonly title: string | null
  readonly plain_title: string | null
  readonly description: string | null
  readonly category: Category | null
  readonly is_premium: boolean | null
  readonly age_range: string | null
  readonly format: (typeof FORMATS)[number] | null
  readonly page_count: number | null
  readonly tags: string[] | null
  readonly level: Level | null
  readonly theme: Theme | null
  readonly set_name: string | null
  readonly school_date: SchoolDateId | null
  readonly goals: Goal[] | null
  /** Codes of skills. */
  readonly bncc: string[] | null
  readonly status: Status | null
  /** Names of files; null for none. */
  readonly image: string | null
  readonly file: string | null
  readonly createdAt: Date | null
}

export function readActivityRow(row: TableRow): Read<ActivityRow> {
  const { problems, cell, text, oneOf, boolean, moment, integer } = reader(row)
  const slug = text('slug', 200)
  if (slug !== null && !SLUG.test(slug)) problems.push(ROW_PROBLEMS.slugInvalid)
  const id = text('id', 200)
  if (slug === null && id === null) problems.push(ROW_PROBLEMS.keyMissing)
  const tags = text('tags', 1000)
  const bncc = text('bncc', 1000)?.replace(/[{}"[\]]/g, ' ') ?? null
  if (bncc !== null && malformedCodes(bncc).length > 0) problems.push(ROW_PROBLEMS.notCodes(malformedCodes(bncc)))
  if (bncc !== null && codesFrom(bncc).length > CODES_MAX) problems.push(ROW_PROBLEMS.tooManyCodes(CODES_MAX))
  const goals = text('goals', 1000)
  const values: ActivityRow = {
    id,
    slug,
    title: text('title', TITLE_LENGTH_MAX),
    plain_title: text('plain_title', TITLE_LENGTH_MAX),
    description: text('description', DESCRIPTION_LENGTH_MAX, { lines: true }),
    category: oneOf('category', CATEGORIES),
    is_premium: boolean('is_premium'),
    age_range: AGE_RANGES.find((age) => fold(age) === fold(cell('age_range'))) ?? text('age_range', AGE_LENGTH_MAX),
    format: oneOf('format', FORMATS),
    page_count: integer('page_count', 1, PAGES_MAX, ROW_PROBLEMS.notPages(PAGES_MAX)),
    tags: tags === null ? null : tagsOf(tags),
    level: oneOf('level', LEVELS),
    theme: oneOf('theme', THEMES),
    set_name: text('set_name', SET_NAME_LENGTH_MAX),
    school_date: oneOf('school_date', SCHOOL_DATE_IDS),
    goals: goals === null ? null : goalsOf(goals, problems),
    bncc: bncc === null ? null : codesFrom(bncc),
    status: oneOf('status', STATUSES),
    image: cell('image_url') === '' ? null : fileNameOf(cell('image_url')),
    file: cell('file_url') === '' ? null : fileNameOf(cell('file_url')),
    createdAt: moment('created_at'),
  }
  return { values, problems }
}

/** Goals of a cell, by their ids; what is none of them is a problem. */
function goalsOf(cell: string, problems: string[]): Goal[] {
  const named = cell.split(/[,;|{}"]/).flatMap((name) => name.trim() || [])
  const unknown = named.filter((name) => !GOALS.some((goal) => goal === name))
  if (unknown.length > 0) problems.push(ROW_PROBLEMS.notOneOf('goals', GOALS))
  return GOALS.filter((goal) => named.includes(goal))
}

/** What a new activity cannot do without. */
export function missingForNew(row: ActivityRow): string[] {
  const texts = (['title', 'description', 'category'] as const).filter((column) => row[column] === null)
  return [
    ...texts.map(ROW_PROBLEMS.missing),
    ...(row.image === null ? [ROW_PROBLEMS.fileNeeded('image_url')] : []),
    ...(row.file === null ? [ROW_PROBLEMS.fileNeeded('file_url')] : []),
  ]
}

const DAILY_LIMIT_MAX = 1_000_000

/** A person imported with the table `profiles`. */
export function readProfileRow(row: TableRow) {
  const { problems, cell, text, oneOf, boolean, moment, integer, uuid } = reader(row)
  const email = cell('email').toLowerCase()
  if (!/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email) || email.length > 254 || formulaSign(email)) {
    problems.push(ROW_PROBLEMS.notEmail)
  }
  const dailyLimit = integer('daily_download_limit', 0, DAILY_LIMIT_MAX, ROW_PROBLEMS.notLimit)
  const values = {
    id: uuid('id'),
    email,
    name: text('name', NAME_LENGTH_MAX) ?? email.slice(0, email.indexOf('@')),
    terms_accepted: boolean('terms_accepted') ?? false,
    receive_emails: boolean('receive_emails') ?? false,
    plan: oneOf('plan', planSchema.options) ?? ('gratuito' as const),
    billing_period: oneOf('billing_period', billingPeriodSchema.options),
    subscription_end_date: moment('subscription_end_date'),
    subscription_status: oneOf('subscription_status', subscriptionStatusSchema.options) ?? ('inactive' as const),
    cancellation_requested_at: moment('cancellation_requested_at'),
    // Such tables carry the plan's limit in every row: it is nobody's own.
    own_daily_limit: dailyLimit === FREE_DAILY_DOWNLOADS ? null : dailyLimit,
    createdAt: moment('created_at'),
  }
  return { values, problems }
}

/** A download imported with the table `downloads`. */
export function readDownloadRow(row: TableRow) {
  const { problems, cell, text, needed, moment, uuid } = reader(row)
  const day = moment('date_key')
  if (day === null && cell('date_key') === '') problems.push(ROW_PROBLEMS.missing('date_key'))
  const values = {
    userId: uuid('user_id'),
    activityId: needed('activity_id', 200),
    title: text('activity_title', TITLE_LENGTH_MAX),
    dateKey: cell('date_key').slice(0, 10),
  }
  return { values, problems }
}
