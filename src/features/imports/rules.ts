import { formulaSign } from '../../platform/csv.ts'
import { SCHOOL_DATE_IDS, type SchoolDateId } from '../catalogue/dates/rules.ts'
import {
  CODES_MAX,
  codesFrom,
  DESCRIPTION_LENGTH_MAX,
  malformedCodes,
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
import { fileNameOf, localMomentOf, readerOf, tagsOf } from './cells.rules.ts'
import type { TableRow } from './table/rules.ts'
import { ROW_PROBLEMS } from './texts.ts'

/** A row with problems is skipped. */
export interface Read<T> {
  readonly values: T
  readonly problems: readonly string[]
}

/** Limits of the screen: megabytes in all, and files beside the table. The command accepts more. */
export const IMPORT_MB = 256
export const IMPORT_FILES_MAX = 1_000

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const AGE_LENGTH_MAX = 40
const NAME_LENGTH_MAX = 200

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
  readonly publish_at: Date | null
  /** File names, or null. */
  readonly image: string | null
  readonly file: string | null
  readonly createdAt: Date | null
}

export function readActivityRow(row: TableRow): Read<ActivityRow> {
  const { problems, cell, text, oneOf, boolean, moment, integer } = readerOf(row)
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
    publish_at: moment('publish_at', localMomentOf),
    image: cell('image_url') === '' ? null : fileNameOf(cell('image_url')),
    file: cell('file_url') === '' ? null : fileNameOf(cell('file_url')),
    createdAt: moment('created_at'),
  }
  // Without the status a new activity would be public at once.
  if (values.publish_at !== null && values.status !== 'inativo') problems.push(ROW_PROBLEMS.notScheduled)
  return { values, problems }
}

/** Goals by id; an unknown one is a problem. */
function goalsOf(cell: string, problems: string[]): Goal[] {
  const named = cell.split(/[,;|{}"]/).flatMap((name) => name.trim() || [])
  const unknown = named.filter((name) => !GOALS.some((goal) => goal === name))
  if (unknown.length > 0) problems.push(ROW_PROBLEMS.notOneOf('goals', GOALS))
  return GOALS.filter((goal) => named.includes(goal))
}

/** Required columns that a new activity lacks. */
export function missingForNew(row: ActivityRow): string[] {
  const texts = (['title', 'description', 'category'] as const).filter((column) => row[column] === null)
  return [
    ...texts.map(ROW_PROBLEMS.missing),
    ...(row.image === null ? [ROW_PROBLEMS.fileNeeded('image_url')] : []),
    ...(row.file === null ? [ROW_PROBLEMS.fileNeeded('file_url')] : []),
  ]
}

const DAILY_LIMIT_MAX = 1_000_000

/** Reads a row of `profiles`. */
export function readProfileRow(row: TableRow) {
  const { problems, cell, text, oneOf, boolean, moment, integer, uuid } = readerOf(row)
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
    // Such tables repeat the plan's limit in every row: it is not the user's own limit.
    own_daily_limit: dailyLimit === FREE_DAILY_DOWNLOADS ? null : dailyLimit,
    createdAt: moment('created_at'),
  }
  return { values, problems }
}

/** Reads a row of `downloads`. */
export function readDownloadRow(row: TableRow) {
  const { problems, cell, text, needed, moment, uuid } = readerOf(row)
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
