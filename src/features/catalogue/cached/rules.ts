import { isRecord } from '../../../platform/is-record.ts'
import { type CatalogueAddress, createdSince } from '../address/rules.ts'
import { collapseById, PAGE_STEP, POPULAR_COUNT, RECENT_COUNT, ROW_COUNT } from '../rules.ts'
import type { Activity } from '../schema.ts'
import { compareAlphabetically, rank } from '../search/ranking.rules.ts'
import { MAX_SUGGESTIONS } from '../search/rules.ts'
import { CATEGORIES, type Category } from '../taxonomy/rules.ts'

/**
 * What the browser can say from the activities it still has, by the rules the database follows, when the server cannot
 * be reached. Each answer is null when nothing fits: from a part of the catalogue, nobody can say that there is
 * nothing.
 */

/** What a list is asked for; see CatalogueAddress. */
type ListPlace = Pick<CatalogueAddress, 'search' | 'category' | 'filters'>

const newestFirst = (a: Activity, b: Activity) =>
  b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Whether an activity fits; null where only the server can say it: an activity does not tell what facets it has. */
function fitsAt({ category, filters }: ListPlace, now: Date): ((activity: Activity) => boolean) | null {
  const { sort: _order, date, age, format, plan, ...others } = filters
  if (Object.values(others).some((value) => value !== null)) return null
  return (activity) =>
    (category === null || activity.category === category) &&
    (date === null || activity.createdAt >= createdSince(date, now).toISOString()) &&
    (age === null || activity.ageRange === age) &&
    (format === null || activity.format === format) &&
    (plan === null || activity.isPremium === (plan === 'premium'))
}

function ordered(activities: Activity[], { search, filters }: ListPlace): Activity[] {
  const matching = search === '' ? activities.sort(newestFirst) : rank(activities, search)
  if (filters.sort === null) return matching
  const direction = filters.sort === 'alpha_asc' ? 1 : -1
  // The id breaks a tie the same way in both directions, as in the database.
  return matching.sort((a, b) =>
    a.title === b.title ? compareAlphabetically(a, b) : direction * compareAlphabetically(a, b),
  )
}

/** A stretch of the list at a place of the catalogue (rule: filters); `total` counts the known ones. */
export function listFrom(
  known: readonly Activity[],
  place: ListPlace,
  { now, offset = 0, limit = PAGE_STEP }: { now: Date; offset?: number; limit?: number },
): { activities: Activity[]; total: number } | null {
  const fits = fitsAt(place, now)
  if (!fits) return null
  const fitting = ordered(known.filter(fits), place)
  const activities = fitting.slice(offset, offset + limit)
  return activities.length > 0 ? { activities, total: fitting.length } : null
}

/** The rows of the catalogue: the newest of each category. */
export function rowsFrom(known: readonly Activity[]): { category: Category; activities: Activity[] }[] | null {
  const newest = [...known].sort(newestFirst)
  const rows = CATEGORIES.map((category) => ({
    category,
    activities: newest.filter((activity) => activity.category === category).slice(0, ROW_COUNT),
  })).filter((row) => row.activities.length > 0)
  return rows.length > 0 ? rows : null
}

/** What home shows. `random` as Math.random. */
export function homeFrom(
  known: readonly Activity[],
  random: () => number,
): { recent: Activity[]; popular: Activity[]; count: number } | null {
  if (known.length === 0) return null
  const shuffled = known.map((activity) => ({ activity, place: random() })).sort((a, b) => a.place - b.place)
  return {
    recent: [...known].sort(newestFirst).slice(0, RECENT_COUNT),
    popular: shuffled.slice(0, POPULAR_COUNT).map(({ activity }) => activity),
    count: known.length,
  }
}

/** Suggestions for a text being typed. */
export function suggestionsFrom(known: readonly Activity[], typed: string): Activity[] | null {
  const found = rank(known, typed).slice(0, MAX_SUGGESTIONS)
  return found.length > 0 ? found : null
}

/**
 * The fields of an activity and what `typeof` says of each. A field added to or taken from Activity must change here,
 * and with it {@link CACHE_VERSION}: what an older version of the site stored is then not read.
 */
const FIELDS = {
  id: 'string',
  slug: 'string',
  title: 'string',
  description: 'string',
  category: 'string',
  imageUrl: 'string',
  hasFile: 'boolean',
  isPremium: 'boolean',
  ageRange: 'string',
  format: 'string',
  pageCount: 'number',
  tags: 'object',
  createdAt: 'string',
} as const satisfies Record<
  Exclude<keyof Activity, 'shows' | 'plainTitle' | 'set' | 'date'>,
  'string' | 'boolean' | 'number' | 'object'
>

/** Counted up when the shape of what is cached changes in another way. */
const CACHE_FORMAT = 3
export const CACHE_VERSION = [CACHE_FORMAT, ...Object.entries(FIELDS).flat()].join(' ')

function isActivity(value: unknown): value is Activity {
  return (
    isRecord(value) &&
    Object.entries(FIELDS).every(([field, type]) => typeof value[field] === type) &&
    [value.shows, value.plainTitle, value.set, value.date].every(
      (text) => text === undefined || typeof text === 'string',
    ) &&
    Array.isArray(value.tags) &&
    CATEGORIES.some((category) => category === value.category)
  )
}

const areActivities = (value: unknown): value is Activity[] => Array.isArray(value) && value.every(isActivity)

const isNear = (value: unknown) =>
  value === undefined ||
  (isRecord(value) && typeof value.from === 'number' && (value.meant === null || typeof value.meant === 'string'))

const isList = (value: unknown) =>
  isRecord(value) && areActivities(value.activities) && typeof value.total === 'number' && isNear(value.near)

const isRow = (value: unknown) =>
  isRecord(value) && areActivities(value.activities) && CATEGORIES.some((category) => category === value.category)

/** What is cached, by the kind of its key, and how to know it. */
const SHAPES = {
  home: (data) =>
    isRecord(data) && areActivities(data.recent) && areActivities(data.popular) && typeof data.count === 'number',
  catalogue: (data) =>
    isRecord(data) &&
    (data.list === null ? Array.isArray(data.rows) && data.rows.every(isRow) : data.rows === null && isList(data.list)),
  stretch: isList,
  activity: (data) => isRecord(data) && isActivity(data.activity) && areActivities(data.related),
} as const satisfies Record<string, (data: unknown) => boolean>

/** The kinds of cached reads. */
export type CachedKind = keyof typeof SHAPES

/** Whether `data` is what a cached read of this kind holds. For what comes back from local storage. */
export function isCached(kind: unknown, data: unknown): boolean {
  return typeof kind === 'string' && Object.hasOwn(SHAPES, kind) && SHAPES[kind as CachedKind](data)
}

function* activitiesWithin(data: unknown): Generator<Activity> {
  if (isActivity(data)) yield data
  else if (Array.isArray(data) || isRecord(data)) for (const part of Object.values(data)) yield* activitiesWithin(part)
}

/** Every activity in what was read, each once; where two readings differ, the one named first counts. */
export function activitiesIn(readings: readonly unknown[]): Activity[] {
  return collapseById(readings.flatMap((data) => [...activitiesWithin(data)]))
}
